import { expect, test } from 'vitest';
import { here, operation, situation, standing } from '../table.ts';

const travel = (...given: [Parameters<typeof operation>[0], number, string[]?, number[]?]) =>
  operation(given[0], 'jihadist', 'travel', given[1], given[2], given[3]);

test('8.3 8.3.1 to adjacent countries and within one a cell travels without a roll, and hides', () => {
  const state = situation({ countries: { yemen: { is: 'poor', active: 2 }, somalia: 'poor' } });
  travel(state, 2, ['somalia', 'yemen', 'yemen']);
  expect([here(state, 'yemen'), here(state, 'somalia')]).toEqual([{ sleepers: 1 }, { sleepers: 1 }]);
});

test('8.3.1 E11 elsewhere it rolls against the destination', () => {
  const given = () =>
    situation({
      countries: {
        afghanistan: { is: 'ir', sleepers: 2 },
        pakistan: { is: 'fair', sleepers: 1 },
        iraq: 'poor adversary',
      },
    });
  const answers = ['afghanistan', 'united-states', 'afghanistan', 'iraq', 'pakistan', 'iraq'];
  const state = given();
  travel(state, 3, answers, [1, 3, 4]);
  expect([here(state, 'united-states'), here(state, 'iraq'), state.cellsOnTrack]).toEqual([
    { sleepers: 1 },
    { sleepers: 1 },
    13,
  ]);
  const unlucky = given();
  travel(unlucky, 3, answers, [2, 4, 3]);
  expect([here(unlucky, 'united-states'), here(unlucky, 'iraq')]).toEqual([{}, { sleepers: 1 }]);
});

test('4.9.5 8.3.2 E10 an unmarked destination is tested first and stays marked; a cell that fails leaves no cadre', () => {
  const countries = { iraq: { is: 'poor', sleepers: 1 }, iran: { sleepers: 1 } } as const;
  const arrived = situation({ countries });
  travel(arrived, 1, ['iraq', 'sudan'], [5, 2]);
  expect([standing(arrived, 'sudan'), here(arrived, 'sudan')]).toEqual(['fair neutral', { sleepers: 1 }]);
  const lost = situation({ countries });
  travel(lost, 1, ['iraq', 'sudan'], [5, 3]);
  expect([standing(lost, 'sudan'), here(lost, 'sudan'), here(lost, 'iraq')]).toEqual([
    'fair neutral',
    {},
    {},
  ]);
  expect(lost.cellsOnTrack).toBe(14);
});

test('4.9.4 D-R20 also an adjacent destination is tested', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 1 } } });
  travel(state, 1, ['somalia'], [4]);
  expect([standing(state, 'somalia'), here(state, 'somalia')]).toEqual(['poor neutral', { sleepers: 1 }]);
});

test('8.3.3 all journeys are named before any roll, and each cell travels once', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 1 }, iran: { active: 1 } } });
  const second = travel(state, 3, ['yemen', 'france']);
  expect(second.menu).toEqual(['iran', 'done']);
  const third = travel(state, 3, ['yemen', 'france', 'iran', 'iran'], [1, 1]);
  expect(third.asked).toHaveLength(4);
  expect(third.rollsLeft).toBe(0);
});

test('8.3.3 where Active cells and Sleepers are the Jihadist says which travels', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 1, active: 1 } } });
  expect(travel(structuredClone(state), 1).menu).toEqual(['active', 'sleeper']);
  travel(state, 1, ['active', 'yemen']);
  expect(here(state, 'yemen')).toEqual({ sleepers: 2 });
});

test('8.1.1 to Islamist Rule every journey succeeds', () => {
  const state = situation({ countries: { yemen: { is: 'poor', sleepers: 1 }, afghanistan: 'ir' } });
  expect(travel(state, 1, ['afghanistan']).rollsLeft).toBe(0);
  expect(here(state, 'afghanistan')).toEqual({ sleepers: 1 });
});

test('card 43 E9 with the Patriot Act the way from the United Kingdom to the United States takes a 1', () => {
  const countries = { 'united-kingdom': { is: 'soft', sleepers: 1 }, iran: { sleepers: 1 } } as const;
  const open = situation({ countries });
  travel(open, 1, ['united-kingdom', 'united-states']);
  expect(here(open, 'united-states')).toEqual({ sleepers: 1 });
  const shut = situation({ countries, effects: ['patriot-act'] });
  travel(shut, 1, ['united-kingdom', 'united-states'], [2]);
  expect(here(shut, 'united-states')).toEqual({});
  const canada = situation({ countries: { canada: { is: 'soft', sleepers: 1 } }, effects: ['patriot-act'] });
  travel(canada, 1, ['united-states']);
  expect(here(canada, 'united-states')).toEqual({ sleepers: 1 });
});

test('card 2 8.3.1 under Biometrics countries out of reach are told with the reason', () => {
  const state = situation({
    countries: { canada: { is: 'soft', sleepers: 1 } },
    lapsing: ['biometrics'],
  });
  const asked = travel(state, 1);
  expect(asked.menu).toContain('united-states');
  expect(asked.blocked).toContain('iraq: 6.2.7 why.effect');
  expect(asked.menu.length + asked.blocked.length).toBe(38);
});

test('card 54 Sadr does not travel', () => {
  const state = situation({ countries: { iraq: 'poor', iran: { sleepers: 1 } }, effects: ['sadr'] });
  expect(travel(state, 1).ask?.prompt).toMatchObject({ key: 'ask.travel.to', params: { from: 'iran' } });
});

test('8.3.1 L2 a cell may travel for each Op: with the option allRolls one may stop all the same', () => {
  const state = situation({
    countries: { yemen: { is: 'poor', sleepers: 2 } },
    variants: { allRolls: true },
  });
  expect(operation(state, 'jihadist', 'travel', 2, ['sudan']).menu).toEqual(['yemen', 'done']);
});

test('8.3.3 why no cell leaves a country is told: all have their orders, or Sadr never travels', () => {
  const state = situation({
    countries: { yemen: { is: 'poor', sleepers: 1 }, sudan: { is: 'poor', sleepers: 1 }, iraq: 'poor' },
    effects: ['sadr'],
  });
  const first = operation(structuredClone(state), 'jihadist', 'travel', 3);
  expect([first.menu, first.blocked]).toEqual([['sudan', 'yemen'], ['iraq: 6.2.7 why.effect']]);
  const second = operation(structuredClone(state), 'jihadist', 'travel', 3, ['yemen', 'sudan']);
  expect(second.blocked).toContain('yemen: 8.3.3 why.travel.each-cell');
});
