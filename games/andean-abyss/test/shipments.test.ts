import { expect, test } from 'vitest';
import { act } from '../action.ts';
import { move } from '../deeds.ts';
import { AT } from '../map.ts';
import { play, situation } from './table.ts';

const laden = () =>
  situation({
    spaces: { cali: { 'auc-active': 3 } },
    state: { carriers: [{ space: AT.cali, kind: 'auc-active', load: 1 }] },
  });

test('4.5.3 a carrier stays behind as long as others of its kind can go', () => {
  const state = laden();
  play(state, (table) => move(act(table, 'auc', '3.3.2'), AT.cali, AT.huila, 'auc-active', 2));
  expect(state.carriers).toEqual([{ space: AT.cali, kind: 'auc-active', load: 1 }]);
});

test('4.5.3 a Shipment moves with its guerrilla when all of them go', () => {
  const state = laden();
  play(state, (table) => move(act(table, 'auc', '3.3.2'), AT.cali, AT.huila, 'auc-active', 3));
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-active', load: 1 }]);
});
