import { defaultSetting, Match } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  contests,
  type Outcome,
  playContest,
  recordContest,
  rotations,
  seatPlayers,
  standings,
} from '../index.ts';

const setting = defaultSetting(demo);
const team = (seat: string) => (seat === 'alder' || seat === 'birch' ? 'wood' : 'stone');

const SEATING = { alder: 'oak', birch: 'oak', flint: 'rock', slate: 'rock' };

function outcome(
  winners: readonly string[],
  scores: Record<string, number>,
  seating: Record<string, string> = SEATING,
): Outcome {
  return { seed: 's', seating, winners, scores, reason: 'over', decisions: 10 };
}

describe('the games of a ladder', () => {
  const ways = rotations(demo, { setting, isSettled: false, players: ['practised:5', 'random'] });

  test('are the same whatever the number of games', () => {
    const plan = { game: 'demo', seed: 's', ways };
    expect(contests({ ...plan, games: 50 }).slice(0, 7)).toEqual(contests({ ...plan, games: 7 }));
  });

  test('can begin anywhere', () => {
    const plan = { game: 'demo', seed: 's', ways };
    expect(contests({ ...plan, games: 3, from: 7 })).toEqual(contests({ ...plan, games: 10 }).slice(7));
  });

  test('take the seatings in turn and have a seed of their own each', () => {
    const games = contests({ game: 'demo', games: 10, seed: 's', ways });
    expect(new Set(games.map(({ seed }) => seed)).size).toBe(10);
    expect(games.filter(({ seating }) => seating['alder'] === 'random')).toHaveLength(5);
  });

  test('give the same outcome whenever they are played', () => {
    const [game] = contests({ game: 'demo', games: 1, seed: 's', ways });
    if (game === undefined) throw new Error('no game');
    expect(playContest(demo, game)).toEqual(playContest(demo, game));
    const { outcome: kept, record } = recordContest(demo, game);
    expect(kept).toEqual(playContest(demo, game));
    expect(Match.replay(demo, record).result?.winners).toEqual(kept.winners);
  });

  test('count decisions, not asks: a joint ask of four seats is four of them', () => {
    const { seating } = seatPlayers(demo, { setting, isSettled: false, players: ['random'] });
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
    expect(all).toMatchObject({ games: 4, decisions: 40, lostByAll: 1 });
    expect(all.endings).toMatchObject([{ reason: 'over', games: 4, share: 1 }]);
    expect(all.length).toEqual({ mean: 10, low: 10, high: 10, shortest: 10, longest: 10 });
    expect(all.seats.find(({ id }) => id === 'alder')).toMatchObject({
      players: ['oak'],
      played: 4,
      wins: 2,
      shared: 1,
      share: 0.375,
      score: { mean: 5 },
      margin: { mean: 0 },
    });
    expect(all.players.find(({ id }) => id === 'oak')).toMatchObject({ played: 4, wins: 2, share: 0.375 });
  });

  const draw = (seating: Record<string, string>) =>
    outcome(['alder', 'birch'], { alder: 9, birch: 9, flint: 5, slate: 5 }, seating);

  test('tell who sat at a seat, each once', () => {
    const turned = { alder: 'rock', birch: 'rock', flint: 'oak', slate: 'oak' };
    const { seats } = standings([draw(SEATING), draw(turned), draw(SEATING)], team);
    expect(seats.map(({ id, players }) => `${id} ${players.join('+')}`)).toEqual([
      'alder oak+rock',
      'birch oak+rock',
      'flint rock+oak',
      'slate rock+oak',
    ]);
  });

  test('say nothing of how sure a player is who held all seats: its share is 1 in 2 whatever happens', () => {
    const same = { alder: 'oak', birch: 'oak', flint: 'oak', slate: 'oak' };
    const { players, seats } = standings([draw(same), draw(same)], team);
    expect(players).toEqual([
      {
        id: 'oak',
        played: 4,
        wins: 2,
        shared: 0,
        share: 0.5,
        score: { mean: 7 },
        margin: { mean: 0 },
      },
    ]);
    expect(seats[0]).toMatchObject({ id: 'alder', interval: expect.anything(), score: { high: 9 } });
  });

  test('say how sure a player is who met another now and then, or nobody because there is one side', () => {
    const same = { alder: 'oak', birch: 'oak', flint: 'oak', slate: 'oak' };
    const mixed = standings([draw(same), draw(SEATING)], team);
    expect(mixed.players[0]?.interval).toBeDefined();
    const alone = standings([draw(same), draw(same)], () => 'all');
    expect(alone.players[0]?.interval).toBeDefined();
  });
});
