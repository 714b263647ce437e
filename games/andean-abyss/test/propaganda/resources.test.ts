import type { Rules, Table } from '@sandtable/engine';
import { expect, test } from 'vitest';
import type { Faction } from '../../forces.ts';
import { faultOf } from '../../laws.ts';
import { AT } from '../../map.ts';
import { give } from '../../negotiation.ts';
import { governmentEarnings, insurgentEarnings, resourcesPhase } from '../../propaganda/resources.ts';
import type { State } from '../../state.ts';
import { goOn, round } from '../rules.ts';
import { type Here, here, play, situation, standard } from '../table.ts';

const economy = (): Record<string, Here> => ({
  'loc-arauca-cucuta': { terror: 1 },
  'loc-ayacucho-cucuta': { terror: 1 },
  huila: { 'farc-base': 2 },
  choco: { 'farc-base': 2 },
  arauca: { 'farc-base': 1 },
  cesar: { 'auc-base': 1 },
  putumayo: { 'cartels-base': 2 },
  guaviare: { 'cartels-base': 2 },
  'meta-east': { 'cartels-base': 2 },
  'meta-west': { 'cartels-base': 1 },
});

test('B2 Earnings (6.3)', () => {
  const state = situation({
    spaces: economy(),
    resources: { government: 19, farc: 1, auc: 10, cartels: 0 },
    state: { aid: 9 },
  });
  const rich = structuredClone(state);
  goOn(round(state, 'resources'));
  expect(state.resources).toEqual({ government: 43, farc: 6, auc: 11, cartels: 21 });
  rich.president = 'pastrana';
  goOn(round(rich, 'resources'));
  expect(rich.resources.government).toBe(52);
});

test('6.3.1 the Government earns the Econ of all LoCs without Sabotage, and Aid unless Samper is President', () => {
  const state = standard();
  expect(governmentEarnings(state)).toBe(30);
  state.president = 'uribe';
  expect(governmentEarnings(state)).toBe(39);
});

test('6.3.2 FARC and AUC earn their Bases, the Cartels three times theirs', () => {
  const state = standard();
  expect(insurgentEarnings(state, 'farc')).toBe(6);
  expect(insurgentEarnings(state, 'auc')).toBe(1);
  expect(insurgentEarnings(state, 'cartels')).toBe(18);
});

test('6.3.3 each Shipment becomes a Base there or 6 Resources, FARC first, then AUC, then Cartels (D44)', () => {
  const state = situation({
    spaces: {
      huila: { 'cartels-underground': 1, 'farc-active': 1 },
      'loc-cali-pasto': { 'auc-underground': 1 },
    },
    state: {
      carriers: [
        { space: AT.huila, kind: 'cartels-underground', load: 2 },
        { space: AT['loc-cali-pasto'], kind: 'auc-underground', load: 1 },
        { space: AT.huila, kind: 'farc-active', load: 1 },
      ],
    },
  });
  const played = goOn(round(state, 'resources'), ['base', 'base', 'resources'].slice(0, 2));
  expect(played.asked).toEqual(['farc: ask.drug-profits', 'cartels: ask.drug-profits']);
  // On the LoC there is no room for a Base, nor in Huila for a third one.
  expect(state.resources).toMatchObject({ auc: 6, cartels: 6 });
  expect(here(state, 'huila')).toMatchObject({ 'farc-base': 1, 'cartels-base': 1 });
  expect(state.carriers).toEqual([]);
});

test('1.7 earnings stop at 99', () => {
  const state = situation({ resources: { government: 90 } });
  goOn(round(state, 'resources'));
  expect(state.resources.government).toBe(99);
});

/** A Shipment in Huila is passed on while the first faction is asked what to make of one (1.5.1). */
const withGift = (faction: Faction, gift: string) =>
  function* passing(table: Table<State>): Rules<void> {
    const rules = resourcesPhase(table);
    let step = rules.next('');
    give(table, faction, gift);
    while (step.done !== true) step = rules.next(yield step.value);
  };

test('1.5.1, 6.3.3 a Shipment given away while its owner is asked brings its new owner the profit', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-active': 1, 'auc-active': 1 },
      cali: { 'cartels-underground': 1 },
    },
    state: {
      carriers: [
        { space: AT.huila, kind: 'farc-active', load: 1 },
        { space: AT.cali, kind: 'cartels-underground', load: 1 },
      ],
    },
  });
  const { asked } = play(state, withGift('farc', 'ship:huila:farc-active+1:auc-active'), [
    'resources',
    'resources',
    'base',
  ]);
  expect(asked).toEqual(['farc', 'auc', 'cartels'].map((faction) => `${faction}: ask.drug-profits`));
  expect(state.resources).toMatchObject({ farc: 0, auc: 6, cartels: 0 });
  expect(here(state, 'cali')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 });
  expect(state.carriers).toEqual([]);
});

test('4.5.3 no Shipment outlasts the Resources Phase, not even one passed to a faction that had its turn', () => {
  const state = situation({
    spaces: { huila: { 'farc-active': 1, 'auc-active': 1, 'cartels-active': 1 } },
    state: {
      carriers: [
        { space: AT.huila, kind: 'auc-active', load: 1 },
        { space: AT.huila, kind: 'cartels-active', load: 1 },
      ],
    },
  });
  const passed = withGift('cartels', 'ship:huila:cartels-active+1:farc-active');
  const { asked } = play(state, passed, ['resources', 'base']);
  expect(asked).toEqual(['auc: ask.drug-profits', 'farc: ask.drug-profits']);
  expect(state.resources).toMatchObject({ farc: 0, auc: 6, cartels: 0 });
  expect(here(state, 'huila')).toMatchObject({ 'farc-base': 1 });
  expect(state.carriers).toEqual([]);
});

test('6.6 a guerrilla that still holds a Shipment turns Underground with it', () => {
  const state = situation({
    spaces: { huila: { 'farc-active': 1 } },
    state: { carriers: [{ space: AT.huila, kind: 'farc-active', load: 1 }] },
  });
  goOn(round(state, 'reset'));
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'farc-underground', load: 1 }]);
  expect(faultOf(state)).toBe(undefined);
});
