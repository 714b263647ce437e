import { expect, test } from 'vitest';
import { AT, idOf } from '../../map.ts';
import { isSabotaged } from '../../state.ts';
import { goOn, round } from '../rules.ts';
import { situation, terrorIn } from '../table.ts';

test('6.2 Control goes to the Government over all Insurgents together, and to FARC over everybody else', () => {
  const state = situation({
    spaces: {
      huila: { troops: 3, 'farc-base': 1, 'auc-underground': 1 },
      cesar: { 'farc-underground': 2, police: 1, 'cartels-base': 1 },
      cali: { 'farc-underground': 2, police: 1 },
    },
  });
  goOn(round(state, 'control'), [], []);
  expect(state.control.government.map(idOf)).toEqual(['huila']);
  expect(state.control.farc.map(idOf)).toEqual(['cali']);
});

test('6.2 LoCs with more guerrillas than cubes are Sabotaged, and those beside a City under FARC Control', () => {
  const state = situation({
    spaces: {
      'loc-bogota-yopal': { 'farc-underground': 1, 'auc-active': 1, police: 1 },
      'loc-bogota-neiva': { 'farc-underground': 1, police: 1 },
      cucuta: { 'farc-underground': 1 },
    },
  });
  goOn(round(state, 'control'));
  const sabotaged = ['loc-bogota-yopal', 'loc-arauca-cucuta', 'loc-ayacucho-cucuta'] as const;
  for (const id of sabotaged) expect(isSabotaged(state, AT[id])).toBe(true);
  expect(terrorIn(state, 'loc-bogota-neiva')).toBe(0);
  expect(state.markers.filter((count) => count > 0)).toHaveLength(3);
});
