import { expect, test } from 'vitest';
import { battle, play, type Situation } from './situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-stryker-1']], flank: [['usa-m1a1-1']], terrain: [['usa-m2-bradley-1']] },
    china: { breakthrough: [['china-yw531-1']], flank: [['china-type-80-1']] },
  },
  hands: { usa: ['barrage', 'overwatch'], china: ['cannon', 'small-arms'] },
};

test('R17 25 VP win at once: a Terrain card may bring the last of them, and its bonus is not asked for', () => {
  const match = battle(
    {
      ...GAME,
      control: 2,
      change: (state) => {
        state.sides.red.points = 22;
      },
    },
    [10, 1, 1, 1],
  );
  play(match, 'usa: maneuver usa-m2-bradley-1 terrain/stay none', 'china: pass');
  expect(match.result).toMatchObject({ winners: ['usa'], reason: { key: 'over.points', rule: 'R17' } });
});

test('R17 a player whose only card in the Breakthrough Area is destroyed loses, whatever stands elsewhere', () => {
  const match = battle({ ...GAME, turn: 'china' }, [10, 10, 10, 10, 10]);
  play(match, 'china: play small-arms china-yw531-1 breakthrough/stay usa-stryker-1', 'usa: pass');
  expect(match.result).toMatchObject({ winners: ['china'], reason: { key: 'over.breakthrough' } });
});

test('R17 moving one’s own last card out of the Breakthrough Area loses before any die is rolled', () => {
  const match = battle(GAME);
  play(match, 'usa: maneuver usa-stryker-1 flank/1');
  expect(match.result?.winners).toEqual(['china']);
});

test('R17 the same when it moves to defend, before the stop', () => {
  const match = battle(
    {
      ...GAME,
      forces: {
        usa: { breakthrough: [['usa-m901-itv-1']], flank: [['usa-m1a1-1']] },
        china: { breakthrough: [['china-yw531-1']], flank: [['china-type-80-1']] },
      },
      turn: 'china',
    },
    [10, 10, 10, 10],
  );
  play(
    match,
    'china: play cannon china-type-80-1 flank/stay usa-m1a1-1',
    'usa: overwatch usa-m901-itv-1 flank/1',
  );
  expect(match.result?.winners).toEqual(['china']);
});

test('R17 a card taken up and put back into the same area was never out', () => {
  const match = battle(
    {
      ...GAME,
      forces: { ...GAME.forces, usa: { breakthrough: [['usa-m901-itv-1'], ['usa-m113-1']] } },
      hands: { usa: ['overwatch'] },
    },
    [1, 1, 1, 1],
  );
  play(match, 'usa: play overwatch usa-m901-itv-1 breakthrough/2 china-yw531-1');
  expect(match.result).toBeUndefined();
});

test('R17 a hundred actions of two players in a row without progress are a draw', () => {
  const idle = (state: { idle: number }) => {
    state.idle = 99;
  };
  const draw = battle({ ...GAME, change: idle });
  play(draw, 'usa: prepare done 0 done');
  expect(draw.result).toMatchObject({ winners: [], reason: { key: 'over.draw' } });
  expect(draw.result?.standings.map((one) => one.rank)).toEqual([1, 1]);

  const reinforced = battle({ ...GAME, change: idle });
  play(reinforced, 'usa: reinforce barrage overwatch usa-hmmwv 1 usa-hmmwv 1 done');
  expect(reinforced.result).toBeUndefined();
  // The action that follows is the first of a new count.
  expect(reinforced.state.idle).toBe(1);
});

test('R17 exactly 25 VP by ENGINEERS before the action: the game is won and no action follows', () => {
  const match = battle({
    ...GAME,
    hands: { usa: ['engineers'] },
    control: 2,
    change: (state) => {
      state.sides.red.points = 22;
    },
  });
  play(match, 'usa: engineers forward');
  expect(match.result).toMatchObject({ winners: ['usa'], standings: [{ score: 25 }, { score: 0 }] });
});

test('R17 an attacker who is the last of his side in the Breakthrough Area and dies by CLOSE AIR SUPPORT has lost', () => {
  const match = battle(
    {
      forces: {
        usa: { breakthrough: [[['usa-m1a1-1', { hits: 2 }]]], flank: [['usa-stryker-1']] },
        china: { breakthrough: [['china-type-80-1']] },
      },
      hands: { usa: ['barrage'], china: ['close-air-support'] },
    },
    [1, 1, 7, 7, 1],
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-type-80-1', 'china: close-air-support');
  expect(match.result).toMatchObject({ winners: ['china'], reason: { key: 'over.breakthrough' } });
});
