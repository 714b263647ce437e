import { expect, test } from 'vitest';
import { battle, card, menu, play, type Situation } from '../situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-m1a1-1', 'usa-stryker-1'], ['usa-m109-1']] },
    china: { breakthrough: [['china-type-80-1', 'china-yw531-1']] },
  },
  hands: { usa: ['barrage'], china: ['close-air-support', 'counter-fire', 'minefield'] },
};

test('R16 CLOSE AIR SUPPORT: three dice, 7 or more each, on the card that acted', () => {
  const match = battle(
    {
      ...GAME,
      change: (state) => {
        state.sides.blue.superiority = 4;
      },
    },
    [1, 1, 1, 1, 7, 6, 10],
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-type-80-1', 'china: close-air-support');
  expect(card(match, 'usa-m1a1-1').hits).toBe(2);
});

test('R16 COUNTER FIRE: two hits on the artillery, whether or not it hit; its hits stand', () => {
  const match = battle(GAME, [10, 1, 1, 1]);
  play(match, 'usa: artillery usa-m109-1 breakthrough/stay china-type-80-1', 'china: counter-fire');
  expect(card(match, 'usa-m109-1').hits).toBe(2);
  expect(card(match, 'china-type-80-1').hits).toBe(1);
});

test('R16 COUNTER FIRE only after an artillery attack', () => {
  const match = battle(GAME, [1, 1, 1, 1]);
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-type-80-1');
  expect(menu(match)).toEqual(['pass', 'close-air-support']);
});

test('R16 MINEFIELD: a hit for each success, those left over after securing included', () => {
  const match = battle({ ...GAME, control: 1 }, [10, 10, 10, 10]);
  play(match, 'usa: maneuver usa-stryker-1 terrain/1 none', 'china: minefield', 'usa: usa-stryker-1');
  expect(match.state.sides.red.secured).toEqual(['open-ground-1']);
  expect(match.state.sides.blue).toMatchObject({ destroyed: ['usa-stryker-1'], points: 3 });
});

test('R16 MINEFIELD works on the flank too', () => {
  const match = battle(GAME, [10, 10, 1, 1]);
  play(match, 'usa: maneuver usa-stryker-1 flank/1 none', 'china: minefield');
  expect(match.state.sides.red.superiority).toBe(2);
  expect(card(match, 'usa-stryker-1').hits).toBe(2);
});

test('R15 the enemy’s result comes first: with his winning points the retaliation is not rolled', () => {
  const match = battle(
    {
      ...GAME,
      change: (state) => {
        state.sides.red.points = 23;
      },
    },
    [10, 10, 10, 10],
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1', 'china: close-air-support');
  expect(match.result?.winners).toEqual(['usa']);
});

test('R15 a retaliation card is discarded after its hits', () => {
  const match = battle(GAME, [1, 1, 1, 1, 1, 1, 1]);
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-type-80-1', 'china: close-air-support');
  expect(match.state.discards).toEqual(['close-air-support', 'barrage']);
});

test('R16 OVERRUN may follow even if the attacker dies by the retaliation', () => {
  const match = battle(
    {
      ...GAME,
      hands: { usa: ['barrage', 'overrun'], china: ['close-air-support'] },
      change: (state) => {
        const attacker = state.forces.find((force) => force.id === 'usa-m1a1-1');
        if (attacker !== undefined) attacker.hits = 2;
        const target = state.forces.find((force) => force.id === 'china-yw531-1');
        if (target !== undefined) target.hits = 3;
      },
    },
    [10, 1, 7, 7, 7],
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1', 'china: close-air-support');
  expect(match.state.sides.blue.destroyed).toEqual(['usa-m1a1-1']);
  expect(menu(match)).toEqual(['done', 'overrun']);
});

test('R16 COUNTER FIRE that destroys the artillery scores for the defender and triggers no OVERRUN', () => {
  const match = battle(
    {
      ...GAME,
      hands: { usa: ['overrun'], china: ['counter-fire', 'overrun'] },
      forces: {
        usa: { breakthrough: [['usa-m1a1-1'], [['usa-m109-1', { hits: 2 }]]] },
        china: { breakthrough: [['china-type-80-1']] },
      },
    },
    [1, 1],
  );
  play(match, 'usa: artillery usa-m109-1 breakthrough/stay china-type-80-1', 'china: counter-fire');
  expect(match.state.sides.blue).toMatchObject({ destroyed: ['usa-m109-1'], points: 4 });
  expect(menu(match)).toEqual(['done']);
});
