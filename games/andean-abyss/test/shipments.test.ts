import { expect, test } from 'vitest';
import { act } from '../action.ts';
import { move, remove } from '../changes.ts';
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

test('1.5, 4.5.3 the Shipment of a removed guerrilla does not pass to another faction of the same player', () => {
  const state = situation({
    spaces: { cali: { troops: 1, 'cartels-active': 1, 'auc-active': 1, 'farc-active': 1 } },
    variants: { pairs: [['auc', 'cartels']] },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-active', load: 1 }] },
  });
  const played = play(state, (table) =>
    remove(act(table, 'government', '3.2.4'), AT.cali, 'cartels-active+1'),
  );
  expect(played.menu).toEqual(['farc-active', 'lose']);
});
