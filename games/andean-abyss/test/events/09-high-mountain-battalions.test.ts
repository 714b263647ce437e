import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { assaultStrength } from '../../operations/assault.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3, 3.2.4 card 9 makes Mountains as easy as Cities, or twice as hard', () => {
  const state = situation({ spaces: { huila: { troops: 5, police: 2 } } });
  expect(assaultStrength(state, AT.huila)).toBe(2);
  execute(state, 'government', 9, 'unshaded');
  expect(assaultStrength(state, AT.huila)).toBe(7);
  execute(state, 'farc', 9, 'shaded');
  expect(assaultStrength(state, AT.huila)).toBe(1);
});

test('3.2.4 card 9 shaded: four Troops for each piece, rounded down; Cities and LoCs as before', () => {
  const state = situation({
    spaces: {
      huila: { troops: 7, police: 2 },
      cesar: { troops: 8 },
      santander: { troops: 3 },
      cali: { troops: 2, police: 1 },
    },
  });
  execute(state, 'farc', 9, 'shaded');
  const strengths = [AT.huila, AT.cesar, AT.santander, AT.cali].map((one) => assaultStrength(state, one));
  expect(strengths).toEqual([1, 2, 0, 3]);
});

test('3.2.4 card 9 unshaded is about Mountains: elsewhere Police still do not fight in Departments', () => {
  const state = situation({ spaces: { choco: { troops: 1, police: 2 }, arauca: { police: 2 } } });
  execute(state, 'government', 9, 'unshaded');
  expect([assaultStrength(state, AT.choco), assaultStrength(state, AT.arauca)]).toEqual([1, 0]);
});
