import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate, used } from './played.ts';

test('card 19 Turkey becomes a Fair Ally, whatever it was', () => {
  for (const is of ['', 'poor adversary', 'fair', 'ir']) {
    const state = situation({ countries: { turkey: is } });
    execute(state, 'us', 19);
    expect(standing(state, 'turkey')).toBe('fair ally');
  }
});

test('card 19 a Besieged Regime stays one, and so do Aid and a Regime Change', () => {
  const state = situation({
    countries: { turkey: { is: 'poor', aid: 1, besieged: true, troops: 6, regimeChange: 'tan' } },
  });
  execute(state, 'us', 19);
  expect(here(state, 'turkey')).toEqual({ aid: 1, besieged: 1, troops: 6, regimeChange: 1 });
});

test('D-19 card 19 triggered by the Jihadist worsens a Good Turkey', () => {
  const { state } = used({ countries: { turkey: 'good ally' } }, 'jihadist', 19, ['reserves']);
  expect([standing(state, 'turkey'), state.discards]).toEqual(['fair ally', [19]]);
  expect(fate({}, 'us', 19)).toBe('discarded');
});
