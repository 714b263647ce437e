/** How much time people have, as schemas: agreed before the game begins, and the hours in which a person's clock rests. */
import { type Static, type TSchema, Type } from 'typebox';

function only<T extends Record<string, TSchema>>(members: T) {
  return Type.Object(members, { additionalProperties: false });
}

const Player = Type.String({ minLength: 1, maxLength: 64 });

/**
 * What happens when somebody's time has run out: nothing, or the question is declined where that is possible, or a bot
 * answers until the turn is over, or a bot takes the seat.
 */
export const AtEnd = Type.Union([
  only({ does: Type.Literal('nothing') }),
  only({ does: Type.Literal('pass') }),
  only({ does: Type.Literal('turn'), player: Player }),
  only({ does: Type.Literal('seat'), player: Player }),
]);
export type AtEnd = Static<typeof AtEnd>;

/** When clocks of a pace in days stand still, by each person's own calendar. */
const Rest = Type.Union([Type.Literal('night'), Type.Literal('weekend'), Type.Literal('holiday')]);

export const Pace = Type.Union([
  /** At one sitting: so many minutes for the game, and so many seconds more each time a seat is asked. */
  only({
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 600 }),
    increment: Type.Integer({ minimum: 0, maximum: 600 }),
    end: AtEnd,
  }),
  /** Over days: so many hours each time a seat is asked, and a bank of days for the whole game. */
  only({
    kind: Type.Literal('days'),
    turn: Type.Integer({ minimum: 1, maximum: 336 }),
    bank: Type.Integer({ minimum: 0, maximum: 60 }),
    rests: Type.Array(Rest, { maxItems: 3, uniqueItems: true }),
    end: AtEnd,
  }),
]);
export type Pace = Static<typeof Pace>;

const HourAndMinute = Type.String({ minLength: 5, maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
const Day = Type.String({ minLength: 10, maxLength: 10, pattern: '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$' });

/** When somebody rests: by the clock and the calendar of the place where they are. */
export const Hours = only({
  /** `Asia/Tokyo`. */
  zone: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' }),
  /** At most ten hours. */
  night: Type.Optional(only({ from: HourAndMinute, to: HourAndMinute })),
  /** Days of the week, Sunday is 0. */
  weekend: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 2, uniqueItems: true }),
  /** From one day to another, both included; at most 42 days in any year. */
  holidays: Type.Array(only({ from: Day, to: Day }), { maxItems: 20 }),
});
export type Hours = Static<typeof Hours>;

/** The owner, before anybody else sits there; without a pace there is all the time in the world. */
export const PaceBody = only({ pace: Type.Optional(Pace) });
export type PaceBody = Static<typeof PaceBody>;
