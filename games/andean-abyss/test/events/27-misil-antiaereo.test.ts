import { expect, test } from 'vitest';
import { operation } from '../rules.ts';
import { canAirStrike } from '../../activities/air-strike.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 27 unshaded lets the Government do up to three Special Activities for nothing', () => {
  const state = situation({
    spaces: { bogota: { troops: 6 }, huila: { 'farc-active': 2 } },
    resources: { government: 0 },
  });
  execute(state, 'government', 27, 'unshaded', ['air-strike', 'air-strike', 'done']);
  expect(here(state, 'huila')).toEqual({});
  expect(state.resources.government).toBe(0);
});

test('5.5 card 27 unshaded is for the Government to decide, whoever executes it', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 2 } } });
  expect(execute(state, 'auc', 27, 'unshaded', ['done']).asked).toEqual(['government: ask.event.option']);
});

test('5.4, 4.2.2 card 27 shaded forbids Air Strikes where a guerrilla is, but not on a lone Base (D23)', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 1 } } });
  expect(canAirStrike(state)).toBe(true);
  execute(state, 'farc', 27, 'shaded');
  expect(canAirStrike(state)).toBe(false);
  expect(canAirStrike(situation({ spaces: { huila: { 'farc-base': 1 } }, state: { momentum: [27] } }))).toBe(
    true,
  );
});

test('card 27 unshaded ends after three Special Activities', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 9 } } });
  execute(state, 'government', 27, 'unshaded', ['air-strike', 'air-strike', 'air-strike']);
  expect(here(state, 'huila')).toEqual({ 'farc-active': 6 });
});

test('card 12 shaded keeps its hold on card 27: Air Lift and Eradicate are left', () => {
  const state = situation({
    spaces: { bogota: { troops: 1 }, huila: { 'farc-active': 1, 'cartels-base': 1 } },
    state: { momentum: [12] },
  });
  expect(begin(state, 'government', 27, 'unshaded').menu).toEqual(['air-lift', 'eradicate', 'done']);
});

test('5.4, 4.2.1 card 27 shaded: Air Lift neither from nor to a space with a guerrilla (D23)', () => {
  const state = situation({
    spaces: {
      bogota: { troops: 2 },
      cali: { troops: 2, 'auc-underground': 1 },
      huila: { 'farc-active': 1 },
    },
    resources: { government: 3 },
  });
  execute(state, 'farc', 27, 'shaded');
  const { menu } = operation(state, 'government', 'train', ['air-lift']);
  expect(menu).toContain('pasto');
  for (const id of ['huila', 'cali', 'bogota']) expect(menu).not.toContain(id);
});

test('5.4, 4.2.3 card 27 shaded: Eradicate only where no guerrilla of any faction is', () => {
  const state = situation({
    spaces: {
      huila: { 'cartels-base': 1 },
      choco: { 'cartels-base': 1, 'auc-active': 1 },
      cesar: { 'cartels-base': 1, 'cartels-underground': 1 },
    },
    resources: { government: 3 },
  });
  execute(state, 'farc', 27, 'shaded');
  operation(state, 'government', 'train', ['eradicate']);
  expect(here(state, 'huila')).toEqual({});
});

test('D23 card 27 shaded does not touch the Special Activities of Insurgents', () => {
  const state = situation({ spaces: { huila: { 'farc-underground': 2 } }, resources: { farc: 3 } });
  execute(state, 'government', 27, 'shaded');
  expect(operation(state, 'farc', 'rally').menu).toContain('extort');
});
