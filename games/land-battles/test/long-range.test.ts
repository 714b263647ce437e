import { expect, test } from 'vitest';
import { battle, card, play, type Situation } from './situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-stryker-1'], ['usa-m1a1-1'], ['usa-m1a1-2']] },
    china: { breakthrough: [['china-type-83-1', 'china-type-80-1']] },
  },
  hands: { usa: ['cover'], china: ['barrage'] },
  turn: 'china',
  options: { longRange: true },
};

test('R18.1 Type-83 (+1) at armor 8: 8 or more in row 2, 9 or more in row 3, 7 without the rule', () => {
  for (const [target, need, longRange] of [
    ['usa-m1a1-1', 8, true],
    ['usa-m1a1-2', 9, true],
    ['usa-m1a1-2', 7, false],
  ] as const) {
    const match = battle({ ...GAME, options: { longRange } }, [1, 1, 1, 1]);
    play(match, `china: artillery china-type-83-1 breakthrough/stay ${target}`);
    expect(match.state.turn?.attempt?.need).toBe(need);
  }
});

test('R18.1 CLOSE AIR SUPPORT hits a card in row 3 on 9 or more', () => {
  const match = battle(
    {
      ...GAME,
      turn: 'usa',
      hands: { usa: ['missile'], china: ['close-air-support'] },
      forces: {
        usa: { breakthrough: [['usa-stryker-1'], ['usa-m1a1-1'], ['usa-m109-1']] },
        china: GAME.forces.china ?? {},
      },
    },
    [1, 1, 1, 1, 8, 8, 9],
  );
  play(match, 'usa: artillery usa-m109-1 breakthrough/stay china-type-80-1');
  expect(match.label('china', 'close-air-support').params?.['effect']).toMatchObject({ params: { need: 9 } });
  play(match, 'china: close-air-support');
  expect(card(match, 'usa-m109-1').hits).toBe(1);
});

test('R18.1 card attacks are not affected', () => {
  const match = battle(GAME, [1, 1, 1, 1]);
  play(match, 'china: play barrage china-type-80-1 breakthrough/stay usa-m1a1-1');
  expect(match.state.turn?.attempt?.need).toBe(8 - 1);
});
