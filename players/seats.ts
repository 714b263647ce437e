/** Who can sit where, and who takes a seat when nobody has chosen: one set of rules for the server's seating and the page's. */
import type { NonPlayers, OptionValue, SeatId } from '@sandtable/engine';
import type { LevelId } from './thinking/levels.ts';

/** As much of a bot as seating needs. */
export interface Candidate {
  readonly id: string;
  /** The seats it can take; all when not given. */
  readonly seats?: readonly SeatId[];
  /** One of the rulebook's non-players. */
  readonly official?: boolean;
  /** Brought along by the game, not one of those that play any. */
  readonly own?: boolean;
}

/** The level that takes a seat when nobody has chosen one. */
export const MIDDLE: LevelId = 'practised';

export function canTake({ seats }: Pick<Candidate, 'seats'>, seat: SeatId): boolean {
  return seats === undefined || seats.includes(seat);
}

/** The seats that non-players hold with these options. */
export function heldSeats(
  nonPlayers: NonPlayers | undefined,
  options: Readonly<Record<string, OptionValue>>,
): readonly SeatId[] {
  return nonPlayers?.seats[String(options[nonPlayers.option])] ?? [];
}

/** The rulebook's own sit where non-players do and nowhere else, people never do; other bots may sit anywhere, for study. */
export function mayHold(sitter: 'person' | 'official' | 'bot', isHeld: boolean): boolean {
  return sitter === 'bot' || (sitter === 'official') === isHeld;
}

/** The option's value under which non-players hold just these seats; undefined when the rulebook knows no such game. */
export function valueFor({ seats }: NonPlayers, held: readonly SeatId[]): string | undefined {
  return Object.keys(seats).find((value) => isSame(seats[value] ?? [], held));
}

/**
 * Who takes a seat when nobody has chosen: the rulebook's own where non-players sit, else the middle level of the game's
 * minds, else the last of the game's own, which stand in the order of their strength, else random play.
 */
export function bestOf<T extends Candidate>(
  players: readonly T[],
  seat: SeatId,
  isHeld: boolean,
): T | undefined {
  const able = players.filter((player) => canTake(player, seat) && (player.official !== true || isHeld));
  const own = able.filter((player) => player.own === true);
  return (
    able.find((player) => player.official === true) ??
    able.find((player) => player.id === MIDDLE) ??
    own.at(-1) ??
    able.at(-1)
  );
}

function isSame(some: readonly SeatId[], others: readonly SeatId[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}
