import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('7.2.1.1 card 20 Jordan becomes a Good Ally and loses its markers; Prestige +1, Funding -1', () => {
  const state = situation({
    countries: { jordan: { is: 'poor adversary', aid: 1, besieged: true, troops: 6, regimeChange: 'tan' } },
    prestige: 5,
    funding: 5,
  });
  execute(state, 'us', 20);
  expect([standing(state, 'jordan'), here(state, 'jordan')]).toEqual(['good ally', { troops: 6 }]);
  expect([state.prestige, state.funding]).toEqual([6, 4]);
});

test('D-20 card 20 in the printed sense: Fair', () => {
  const state = situation({ variants: { printed: true } });
  execute(state, 'us', 20);
  expect(standing(state, 'jordan')).toBe('fair ally');
});

test('2.1.1 card 20 may win the game at once', () => {
  const countries = { egypt: 'good', 'saudi-arabia': 'good', 'gulf-states': 'good', syria: 'good' };
  const state = situation({ countries, prestige: 5 });
  execute(state, 'us', 20);
  expect([state.outcome, state.prestige]).toEqual([{ winner: 'us', by: 'good-resources' }, 5]);
});

test('6.2.9 card 20 leaves the game', () => {
  expect(fate({}, 'us', 20)).toBe('removed');
});
