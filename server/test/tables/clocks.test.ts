import { describe, expect, test } from 'vitest';
import type { Pace } from '../../protocol/pace.ts';
import type { TableBody } from '../../tables/body.ts';
import {
  type Clocks,
  clocksAfter,
  dueOf,
  leftOf,
  type Stand,
  warnedAt,
  withMore,
} from '../../tables/clocks.ts';

const HOUR = 3600 * 1000;
const DAYS: Pace = { kind: 'days', turn: 24, bank: 3, rests: [], end: { does: 'nothing' } };
const LIVE: Pace = { kind: 'live', minutes: 10, increment: 30, end: { does: 'turn', player: 'random' } };

const body = {
  places: [
    { seat: 'flint', chair: { kind: 'person', person: 'ann' } },
    { seat: 'slate', chair: { kind: 'person', person: 'ben' } },
    { seat: 'birch', chair: { kind: 'bot', player: 'random' } },
  ],
} as unknown as TableBody;

const hour = (now: number) => ({ now: now * HOUR, down: [], hoursOf: () => undefined });
const asked = (turn: readonly string[], moment: number, more: Partial<Stand> = {}): Stand => ({
  body,
  turn,
  moment,
  ...more,
});

/** Hours left at the end of a story of turns: who is asked, at which moment, and when. */
function told(
  pace: Pace,
  story: readonly (readonly [hour: number, turn: string[], moment: number, backTo?: number])[],
) {
  let clocks: Clocks | undefined;
  for (const [now, turn, moment, backTo] of story)
    clocks = clocksAfter(
      clocks,
      pace,
      asked(turn, moment, backTo === undefined ? {} : { backTo }),
      hour(now),
    );
  if (clocks === undefined) throw new Error('nothing was told');
  return clocks;
}
const left = (clocks: Clocks, seat: string, now: number) =>
  leftOf(clocks.seats[seat] ?? { bank: 0, free: 0, asked: 0 }, hour(now)) / HOUR;

describe('clocks', () => {
  test('a pace of days gives a day for each question and takes the rest from the bank', () => {
    const clocks = told(DAYS, [
      [0, ['flint'], 0],
      [30, ['slate'], 1],
      [40, ['flint'], 2],
    ]);
    // 24 of the 30 hours were given; what Slate did not use of a day is gone.
    expect(left(clocks, 'flint', 40)).toBe(72 - 6 + 24);
    expect(left(clocks, 'slate', 40)).toBe(72 + 14);
    expect(
      left(
        told(DAYS, [
          [0, ['slate'], 0],
          [10, [], 1],
          [20, ['slate'], 2],
        ]),
        'slate',
        20,
      ),
    ).toBe(72 + 24);
  });

  test('a live pace adds its seconds each time a seat is asked', () => {
    const clocks = told(LIVE, [
      [0, ['flint'], 0],
      [0.1, ['slate'], 1],
      [0.15, ['flint'], 2],
    ]);
    const seconds = (seat: string) => Math.round(left(clocks, seat, 0.15) * 3600);
    expect(seconds('flint')).toBe(600 + 30 - 360 + 30);
    expect(seconds('slate')).toBe(600 + 30 - 180);
  });

  test('several seats that are asked at once run at once, and one that goes on being asked goes on', () => {
    const clocks = told(DAYS, [
      [0, ['flint', 'slate'], 0],
      [5, ['slate'], 1],
      [9, ['slate'], 2],
    ]);
    expect(left(clocks, 'slate', 10)).toBe(72 + 14);
    expect(clocks.seats['flint']?.since).toBeUndefined();
  });

  test('taking back and answering again gives nothing twice', () => {
    const story: [number, string[], number][] = [[0, ['flint'], 0]];
    for (let time = 1; time < 20; time += 2) story.push([time, ['slate'], 1], [time + 1, ['flint'], 0]);
    const clocks = told(DAYS, story);
    expect(left(clocks, 'flint', 20)).toBe(72 + 24 - 10);
  });

  test('going back by consent gives the time of those questions again', () => {
    const clocks = told(DAYS, [
      [0, ['flint'], 0],
      [20, ['slate'], 1],
      [21, ['flint'], 0, 0],
    ]);
    expect(left(clocks, 'flint', 21)).toBe(72 + 24);
  });

  test('bots have no clock that runs', () => {
    const clocks = told(DAYS, [[0, ['birch'], 0]]);
    expect(clocks.seats['birch']?.since).toBeUndefined();
    expect(dueOf(clocks, hour(0))).toBeUndefined();
  });

  test('the next clock to run out is the one that is due', () => {
    const clocks = told(DAYS, [
      [0, ['flint', 'slate'], 0],
      [50, ['flint'], 1],
      [60, ['flint', 'slate'], 2],
    ]);
    expect(dueOf(clocks, hour(60))).toBe(96 * HOUR);
  });

  test('a time that has run out is marked, a bot answers until the turn is over, and then it is forgotten', () => {
    const out = told(LIVE, [
      [0, ['flint'], 0],
      [1, ['flint'], 0],
    ]);
    expect(out.seats['flint']).toMatchObject({ out: true, by: 'random' });
    expect(dueOf(out, hour(1))).toBeUndefined();
    const after = clocksAfter(out, LIVE, asked(['slate'], 1), hour(1));
    expect(after.seats['flint']).toEqual({ bank: 0, free: 0, asked: 0 });
    const again = clocksAfter(after, LIVE, asked(['flint'], 2), hour(1));
    expect(Math.round(left(again, 'flint', 1) * 3600)).toBe(30);
  });

  test('more time by consent lets a clock run again that had run out', () => {
    const out = told(LIVE, [
      [0, ['flint'], 0],
      [1, ['flint'], 0],
    ]);
    const more = withMore(out, 'flint', HOUR, hour(2));
    expect(more.seats['flint']).toEqual({ bank: HOUR, free: 0, asked: 0, since: 2 * HOUR });
  });

  test('a gap costs nothing', () => {
    const clocks = told(DAYS, [[0, ['flint'], 0]]);
    const times = { ...hour(200), down: [{ from: HOUR, to: 190 * HOUR }] };
    expect(leftOf(clocks.seats['flint'] ?? { bank: 0, free: 0, asked: 0 }, times)).toBe((96 - 11) * HOUR);
  });

  test('whoever has days is warned when four hours are left, and over minutes nobody is called', () => {
    const clocks = told(DAYS, [[0, ['flint'], 0]]);
    expect(warnedAt(clocks, ['flint'], DAYS, [])).toBe((96 - 4) * HOUR);
    expect(warnedAt(clocks, ['slate'], DAYS, [])).toBeUndefined();
    expect(warnedAt(clocks, ['flint'], LIVE, [])).toBeUndefined();
  });
});
