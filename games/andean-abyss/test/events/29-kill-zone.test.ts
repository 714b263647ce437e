import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { mayAssault } from '../../operations/assault.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 29 unshaded exposes all FARC guerrillas of a space and Assaults there for nothing', () => {
  const state = situation({
    spaces: {
      guaviare: { troops: 2, 'farc-underground': 3, 'farc-base': 1 },
      huila: { 'farc-underground': 1 },
    },
  });
  execute(state, 'government', 29, 'unshaded', ['guaviare']);
  expect(here(state, 'guaviare')).toEqual({ troops: 2, 'farc-active': 1, 'farc-base': 1 });
});

test('5.5 the Government decides on card 29 unshaded whoever executes it', () => {
  const state = situation({
    spaces: { guaviare: { 'farc-underground': 1 }, huila: { 'farc-underground': 1 } },
  });
  expect(execute(state, 'cartels', 29, 'unshaded', ['huila']).asked).toEqual(['government: ask.event.act']);
});

test('A13 two Ambushes by event (card 29 shaded, 4.3.2, 4.4.1)', () => {
  const state = situation({
    spaces: { arauca: { level: 'AO', 'farc-underground': 1, 'farc-base': 2, 'auc-underground': 1 } },
    resources: { auc: 10 },
  });
  const played = execute(state, 'auc', 29, 'shaded', ['auc', 'arauca', 'arauca']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'arauca')).toEqual({ 'auc-underground': 3 });
  expect(state.resources.auc).toBe(10);
});

test('D58 card 29 shaded: the second Ambush is in the same space, and may be declined', () => {
  const state = situation({
    spaces: { arauca: { 'farc-active': 1, troops: 4 }, huila: { 'farc-underground': 1, police: 1 } },
  });
  const { menu } = begin(structuredClone(state), 'farc', 29, 'shaded', ['arauca']);
  expect(menu).toEqual(['arauca', 'done']);
  execute(state, 'farc', 29, 'shaded', ['arauca', 'done']);
  expect(here(state, 'arauca')).toEqual({ troops: 2, 'farc-underground': 1, 'farc-active': 1 });
});

test('1.4.1 an Ambush without Available guerrillas may place one taken off the map, whoever executes card 29', () => {
  const state = situation({
    spaces: { arauca: { 'farc-active': 1, troops: 1 }, cali: { 'farc-active': 29 } },
  });
  const { asked } = execute(state, 'auc', 29, 'shaded', ['arauca', 'cali']);
  expect(asked.at(-1)).toBe('farc: ask.withdraw.from');
  expect(here(state, 'arauca')).toEqual({ 'farc-underground': 1, 'farc-active': 1 });
  expect(here(state, 'cali')).toEqual({ 'farc-active': 28 });
});

test('5.1.2 card 3 shaded does not stop the Assault of card 29, but then allows no other on this card', () => {
  const state = situation({
    spaces: { cali: { troops: 1, 'farc-underground': 1 }, choco: { troops: 1, 'auc-active': 1 } },
    state: { capabilities: { 3: 'shaded' } },
  });
  expect(mayAssault(state, AT.choco)).toBe(true);
  execute(state, 'farc', 29, 'unshaded');
  expect(here(state, 'cali')).toEqual({ troops: 1 });
  expect(mayAssault(state, AT.choco)).toBe(false);
});

test('5.1.3 card 29 unshaded: the Government names a space where guerrillas are exposed or an Assault strikes', () => {
  const state = situation({
    spaces: {
      cali: { 'farc-underground': 1 },
      huila: { 'farc-base': 1 },
      arauca: { 'farc-active': 2, police: 3 },
      choco: { 'farc-base': 1, troops: 1 },
    },
  });
  // Nobody assaults the Base in Huila, and Police do not fight in a Department (3.2.4).
  expect(begin(state, 'farc', 29, 'unshaded').menu).toEqual(['cali', 'choco']);
});

test('5.1.2 card 29 unshaded strikes FARC although card 42 shields it, on a LoC too', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { troops: 1, 'farc-underground': 1 } },
    state: { momentum: [42], shielded: 'farc' },
  });
  execute(state, 'government', 29, 'unshaded');
  expect(here(state, 'loc-cali-pasto')).toEqual({ troops: 1 });
});

test('card 29 shaded: two Ambushes and no third, on a LoC too', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'farc-active': 1, police: 7 } } });
  const twice = ['loc-cali-pasto', 'loc-cali-pasto'];
  execute(state, 'government', 29, 'shaded', twice);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 3, 'farc-underground': 2, 'farc-active': 1 });
});
