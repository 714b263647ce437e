import { render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { AT } from '../map.ts';
import { gifts, give } from '../negotiation.ts';
import { speech } from '../text/index.ts';
import { operation } from './rules.ts';
import { play, situation } from './table.ts';

const ids = (list: readonly { readonly id: string }[]): string[] => list.map((one) => one.id);

test('1.5.1 Resources may be given to any other faction, as far as one has them and the other has room', () => {
  const state = situation({ resources: { government: 2, farc: 98 } });
  const list = ids(gifts(state, 'government'));
  expect(list).toContain('give:auc:2');
  expect(list).not.toContain('give:auc:3');
  expect(list).toContain('give:farc:1');
  expect(list).not.toContain('give:farc:2');
  play(state, (table) => give(table, 'government', 'give:auc:2'));
  expect(state.resources).toMatchObject({ government: 0, auc: 2 });
});

test('1.5.1, 4.5.3 a Shipment may be passed to any other guerrilla in the same space', () => {
  const state = situation({
    spaces: { cali: { 'cartels-underground': 2, 'farc-active': 1 }, huila: { 'auc-active': 1 } },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 1 }] },
  });
  expect(ids(gifts(state, 'cartels'))).toEqual([
    'ship:cali:cartels-underground+1:farc-active',
    'ship:cali:cartels-underground+1:cartels-underground',
  ]);
  expect(gifts(state, 'farc')).toEqual([]);
  play(state, (table) => give(table, 'cartels', 'ship:cali:cartels-underground+1:farc-active'));
  expect(state.carriers).toEqual([{ space: AT.cali, kind: 'farc-active', load: 1 }]);
});

test('4.5.3 of several carriers in a space the words say which one passes its Shipment to whom', () => {
  const state = situation({
    spaces: { cali: { 'cartels-underground': 2, 'farc-active': 1 } },
    state: {
      carriers: [
        { space: AT.cali, kind: 'cartels-underground', load: 1 },
        { space: AT.cali, kind: 'cartels-underground', load: 2 },
      ],
    },
  });
  for (const words of [speech.en, speech.ja]) {
    const said = gifts(state, 'cartels').map((one) => render(words, one.label));
    expect(said).toHaveLength(4);
    expect(new Set(said).size).toBe(4);
  }
});

test('1.5 one player’s factions give each other nothing', () => {
  const state = situation({
    spaces: { cali: { 'cartels-underground': 1, 'auc-active': 1, 'farc-active': 1 } },
    resources: { cartels: 1 },
    variants: { pairs: [['auc', 'cartels']] },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 1 }] },
  });
  expect(ids(gifts(state, 'cartels'))).toEqual([
    'give:government:1',
    'give:farc:1',
    'ship:cali:cartels-underground+1:farc-active',
  ]);
});

test('1.5.1 what an Operation needs to begin cannot be given away', () => {
  const state = situation({ resources: { farc: 3 } });
  operation(state, 'farc', 'rally');
  expect(ids(gifts(state, 'farc'))).toContain('give:auc:2');
  expect(ids(gifts(state, 'farc'))).not.toContain('give:auc:3');
});

test('8.1.2 players may give to non-players, and non-players give nothing', () => {
  const state = situation({ resources: { government: 1, auc: 5 }, variants: { nonPlayers: ['auc'] } });
  expect(ids(gifts(state, 'government'))).toContain('give:auc:1');
  expect(gifts(state, 'auc')).toEqual([]);
});

test('1.5.1, 4.5.4 nor can the Bribe without which a Terror could not begin', () => {
  const state = situation({ spaces: { cali: { 'cartels-active': 1 } }, resources: { cartels: 5 } });
  operation(state, 'cartels', 'terror');
  expect(ids(gifts(state, 'cartels'))).toEqual(['give:government:1', 'give:farc:1', 'give:auc:1']);
});
