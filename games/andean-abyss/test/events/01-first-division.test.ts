import { expect, test } from 'vitest';
import { goOn, plain, round } from '../rules.ts';
import { hasCivicForces } from '../../civic.ts';
import { AT } from '../../map.ts';
import { levelOf, situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3 card 1 is noted with its side for the rest of the game', () => {
  const state = situation();
  execute(state, 'government', 1, 'unshaded');
  expect(state.capabilities).toEqual({ 1: 'unshaded' });
});

test('card 1 shaded makes Civic Action need two Troops and two Police', () => {
  const state = situation({ spaces: { cali: { troops: 2, police: 1 }, bogota: { troops: 2, police: 2 } } });
  expect(hasCivicForces(state, AT.cali)).toBe(true);
  execute(state, 'farc', 1, 'shaded');
  expect(hasCivicForces(state, AT.cali)).toBe(false);
  expect(hasCivicForces(state, AT.bogota)).toBe(true);
});

test('6.4.1 card 1 unshaded: in the Support Phase one space needs only Control and any cube', () => {
  const state = situation({
    spaces: {
      cali: { troops: 1, police: 1 },
      neiva: { troops: 1 },
      pasto: { police: 1 },
      ibague: { police: 1, 'farc-underground': 1 },
    },
    resources: { government: 12 },
  });
  execute(state, 'government', 1, 'unshaded');
  const phase = round(state, 'civic-action');
  expect(goOn(structuredClone(phase)).menu).toEqual(['cali', 'neiva', 'pasto', 'done']);
  // Pasto has taken the place; it may be worked on to the end, Neiva not at all.
  expect(goOn(phase, ['pasto']).menu).toEqual(['cali', 'pasto', 'done']);
});

test('3.2.1 card 1 unshaded does nothing for Civic Action by Train', () => {
  const state = situation({ spaces: { choco: { troops: 2 } }, resources: { government: 12 } });
  execute(state, 'government', 1, 'unshaded');
  plain(state, 'government', 'train', ['choco', 'done']);
  expect(levelOf(state, 'choco')).toBe('N');
});

test('3.2.1 card 1 shaded binds Civic Action by Train: two of each', () => {
  const given = (troops: number) =>
    situation({
      spaces: { choco: { troops, police: 2 } },
      resources: { government: 12 },
      state: { capabilities: { 1: 'shaded' } },
    });
  expect(plain(given(1), 'government', 'train', ['choco', 'done']).menu).not.toContain('civic-action:choco');
  expect(plain(given(2), 'government', 'train', ['choco', 'done']).menu).toContain('civic-action:choco');
});
