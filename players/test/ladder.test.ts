import { defaultSetting } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { contests, type Outcome, playContest, rotations, seatPlayers, standings } from '../index.ts';

const setting = defaultSetting(demo);
const team = (seat: string) => (seat === 'alder' || seat === 'birch' ? 'wood' : 'stone');

function outcome(winners: readonly string[], scores: Record<string, number>): Outcome {
  const seating = { alder: 'oak', birch: 'oak', flint: 'rock', slate: 'rock' };
  return { seating, winners, scores, reason: 'over', decisions: 10 };
}

describe('the games of a ladder', () => {
  const seatings = rotations(demo, setting, ['search:5', 'random']);

  test('are the same whatever the number of games', () => {
    const plan = { game: 'demo', setting, seed: 's', seatings };
    expect(contests({ ...plan, games: 50 }).slice(0, 7)).toEqual(contests({ ...plan, games: 7 }));
  });

  test('take the seatings in turn and have a seed of their own each', () => {
    const games = contests({ game: 'demo', setting, games: 10, seed: 's', seatings });
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(10);
    expect(games.filter(({ seating }) => seating['alder'] === 'random')).toHaveLength(5);
  });

  test('give the same outcome whenever they are played', () => {
    const [game] = contests({ game: 'demo', setting, games: 1, seed: 's', seatings });
    if (game === undefined) throw new Error('no game');
    expect(playContest(demo, game)).toEqual(playContest(demo, game));
  });

  test('count decisions, not asks: a joint ask of four seats is four of them', () => {
    const seating = seatPlayers(demo, setting, ['random']);
    const { decisions } = playContest(demo, { game: 'demo', setting, seed: 's', seating });
    expect(decisions).toBeGreaterThanOrEqual(3 * 4 + 3);
  });
});

describe('the standings', () => {
  test('count wins, split those shared between sides, and measure margins against the best rival', () => {
    const all = standings(
      [
        outcome(['alder', 'birch'], { alder: 9, birch: 9, flint: 5, slate: 5 }),
        outcome(['alder', 'birch', 'flint', 'slate'], { alder: 7, birch: 7, flint: 7, slate: 7 }),
        outcome(['flint', 'slate'], { alder: 4, birch: 4, flint: 8, slate: 8 }),
        outcome([], { alder: 0, birch: 0, flint: 0, slate: 0 }),
      ],
      team,
    );
    expect(all).toMatchObject({ games: 4, decisions: 40, lostByAll: 1, reasons: { over: 4 } });
    expect(all.seats.find(({ id }) => id === 'alder')).toMatchObject({
      played: 4,
      wins: 2,
      share: 0.375,
      meanScore: 5,
      meanMargin: 0,
    });
    expect(all.players.find(({ id }) => id === 'oak')).toMatchObject({ played: 4, wins: 2, share: 0.375 });
  });
});
