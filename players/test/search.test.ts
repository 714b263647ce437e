import {
  defaultSetting,
  Dice,
  fastDice,
  Match,
  type Result,
  type SeatId,
  type Seen,
  Sight,
} from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { contests, findPlayer, playContest, rotations, search, standings } from '../index.ts';

const REASON = { key: 'over' };
const OPTIONS = ['a', 'b', 'c', 'd', 'e', 'f'];

function won(winner: SeatId): Result {
  const seats = ['me', 'you'];
  return {
    winners: [winner],
    standings: seats.map((seat) => ({ seat, rank: seat === winner ? 1 : 2, score: 0 })),
    reason: REASON,
  };
}

/** A made-up game: the seats of `turns` answer one after the other, then `judge` says who has won. */
function seeing(turns: readonly SeatId[], judge: (given: readonly string[], world: number) => SeatId): Seen {
  return {
    seat: 'me',
    prompt: REASON,
    options: OPTIONS,
    view: {},
    dice: { roll: () => 1, below: () => 0, shuffle: () => undefined },
    label: () => REASON,
    follow: () => ({ option: '' }),
    imagine(world) {
      const given: string[] = [];
      return {
        get turn() {
          return turns[given.length];
        },
        prompt: REASON,
        options: () => OPTIONS,
        answer: (option) => void given.push(option),
        get result() {
          return given.length < turns.length ? undefined : won(judge(given, world));
        },
        appraise: () => undefined,
        view: () => ({}),
        label: () => REASON,
        state: {},
        dice: { roll: () => 1, below: () => 0, shuffle: () => undefined },
      };
    },
    origin: () => {
      throw new Error('looked back');
    },
  };
}

describe('a search', () => {
  test('takes the option that wins', () => {
    expect(search.answer(seeing(['me'], ([mine]) => (mine === 'e' ? 'me' : 'you'))).option).toBe('e');
  });

  test('takes the option that wins in most of the worlds it cannot tell apart', () => {
    const judge = ([mine]: readonly string[], world: number) => {
      const isRare = new Dice(fastDice(String(world))).below(3) === 0;
      return mine === (isRare ? 'b' : 'd') ? 'me' : 'you';
    };
    expect(search.answer(seeing(['me'], judge)).option).toBe('d');
  });

  test('expects the best answer of the other side, not a random one', () => {
    // After c five answers of six win, but the other side will find the sixth; after a it loses three of six worlds.
    const judge = ([mine, yours]: readonly string[], world: number) => {
      if (mine === 'c') return yours === 'f' ? 'you' : 'me';
      return mine === 'a' && new Dice(fastDice(String(world))).below(2) === 0 ? 'me' : 'you';
    };
    expect(findPlayer(demo, 'search:3000')?.answer(seeing(['me', 'you'], judge)).option).toBe('a');
  });

  test('lets those who answer a joint ask before it answer anything', () => {
    expect(search.answer(seeing(['you', 'me'], ([, mine]) => (mine === 'f' ? 'me' : 'you'))).option).toBe(
      'f',
    );
  });

  test('does not search where there is nothing to choose', () => {
    const seen: Seen = {
      ...seeing(['me'], () => 'me'),
      options: ['only'],
      imagine: () => {
        throw new Error('imagined a world');
      },
    };
    expect(search.answer(seen).option).toBe('only');
  });

  test('gives the same reply to the same sight', () => {
    const match = Match.start(demo, defaultSetting(demo), fastDice('same'));
    const replies = [1, 2, 3].map(() => search.answer(new Sight(match, 'flint')).option);
    expect(new Set(replies).size).toBe(1);
  });

  test('beats random play at the demonstration game', () => {
    const setting = defaultSetting(demo);
    const ways = rotations(demo, { setting, isSettled: false, players: ['search:60', 'random'] });
    const games = contests({ game: 'demo', games: 60, seed: 'ladder', ways });
    const outcomes = games.map((contest) => playContest(demo, contest));
    const score = standings(outcomes, (seat) => (seat === 'alder' || seat === 'birch' ? 'wood' : 'stone'));
    expect(score.players.find(({ id }) => id === 'search:60')?.interval?.low).toBeGreaterThan(0.5);
  });
});
