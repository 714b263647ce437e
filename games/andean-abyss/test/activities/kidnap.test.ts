import { expect, test } from 'vitest';
import { canKidnapFirst } from '../../activities/kidnap.ts';
import { TABLE } from '../../forces.ts';
import { AT } from '../../map.ts';
import { gifts } from '../../negotiation.ts';
import { oppositionPlusBases, totalSupport } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { cards, goOn, operation } from '../rules.ts';
import { here, levelOf, situation } from '../table.ts';

test('A17 Terror with Kidnap, shrinking victim (3.3.4, 4.3.3)', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-underground': 3, 'farc-base': 1, 'cartels-base': 1 },
      cesar: { 'farc-underground': 1 },
      antioquia: { 'farc-underground': 1 },
      arauca: { 'farc-underground': 1, 'cartels-base': 1 },
      neiva: { level: 'AS', 'farc-underground': 1, police: 1 },
      pasto: { level: 'AS', 'farc-underground': 1, police: 1 },
    },
    resources: { farc: 4, cartels: 3 },
  });
  const before = { support: totalSupport(state), opposition: oppositionPlusBases(state) };
  const played = operation(
    state,
    'farc',
    'terror',
    ['huila', 'kidnap', 'cesar', 'antioquia', 'arauca', 'kidnap', 'neiva', 'pasto'],
    [2, 4],
  );
  expect(played.menu).toEqual([]);
  expect(state.resources).toMatchObject({ farc: 1, cartels: 0 });
  expect(oppositionPlusBases(state) - before.opposition).toBe(6);
  expect(totalSupport(state) - before.support).toBe(-2);
  expect(levelOf(state, 'huila')).toBe('PO');
  expect(levelOf(state, 'pasto')).toBe('PS');
});

test('4.3.3 in a City or on a LoC the Government pays, where FARC guerrillas outnumber Police', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { 'farc-underground': 2, police: 1 },
      pasto: { 'farc-underground': 1, police: 1 },
    },
    resources: { farc: 1, government: 10 },
  });
  const start = operation(structuredClone(state), 'farc', 'terror', ['pasto']);
  expect(start.menu).not.toContain('kidnap');
  operation(state, 'farc', 'terror', ['loc-cali-pasto', 'kidnap', 'done'], [5]);
  // The Terror on the LoC was free.
  expect(state.resources).toMatchObject({ government: 5, farc: 6 });
});

test('4.3.3 in a City with a Cartels Base FARC names who pays', () => {
  const state = situation({
    spaces: { cali: { 'farc-underground': 2, 'cartels-base': 1 } },
    resources: { farc: 1, government: 10, cartels: 10 },
  });
  const played = operation(state, 'farc', 'terror', ['cali', 'kidnap']);
  expect(played.menu).toEqual(['government', 'cartels']);
});

test('4.3.3 on a 6 AUC places a piece of its choice there', () => {
  const state = situation({
    spaces: { cali: { 'farc-underground': 1 } },
    resources: { farc: 1, government: 10 },
  });
  const played = operation(state, 'farc', 'terror', ['kidnap', 'auc-base'], [6]);
  expect(played.asked).toContain('auc: ask.place.kind');
  expect(here(state, 'cali')).toEqual({ 'farc-active': 1, 'auc-base': 1 });
});

test('4.3.3 Cartels that hold a Shipment there pay with it, and no die is rolled', () => {
  const state = situation({
    spaces: { huila: { 'farc-underground': 1, 'cartels-base': 1, 'cartels-active': 1 } },
    resources: { farc: 1, cartels: 10 },
    state: { carriers: [{ space: AT.huila, kind: 'cartels-active', load: 1 }] },
  });
  operation(state, 'farc', 'terror', ['kidnap']);
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'farc-active', load: 1 }]);
  expect(state.resources.cartels).toBe(10);
});

test('4.3.3 three spaces at most, each of this very Terror (D42)', () => {
  const band = { 'farc-underground': 1 };
  const state = situation({
    spaces: { cali: band, bogota: band, neiva: band, pasto: band },
    resources: { farc: 4, government: 50 },
  });
  const played = operation(
    state,
    'farc',
    'terror',
    ['cali', 'kidnap', 'bogota', 'kidnap', 'neiva', 'kidnap', 'pasto'],
    [1, 1, 1],
  );
  expect(played.menu).toEqual([]);
  expect(state.resources.farc).toBe(3);
});

test('4.1 FARC without Resources may Kidnap first and pay the Terror there with the proceeds', () => {
  const state = cards(
    situation({
      spaces: { cali: { 'farc-underground': 1, level: 'AS' }, huila: { 'farc-underground': 1 } },
      resources: { government: 10 },
    }),
    21,
    1,
    73,
  );
  const start = goOn(structuredClone(state));
  expect(start.menu).toContain('terror');
  goOn(state, ['terror', 'kidnap', 'huila'], [2]);
  expect(state.resources).toMatchObject({ government: 8, farc: 0 });
  expect(levelOf(state, 'cali')).toBe('PS');
  expect(here(state, 'cali')).toEqual({ 'farc-active': 1 });
  expect(levelOf(state, 'huila')).toBe('PO');
  expect(state.done[0]).toEqual({ faction: 'farc', deed: 'operation-and-activity' });
});

test('4.1 a Kidnap first needs a victim that can pay: no Resources, or a Shipment instead of them, will not do', () => {
  const state = situation({
    spaces: {
      cali: { 'farc-underground': 1 },
      huila: { 'farc-underground': 1, 'cartels-base': 1, 'cartels-active': 1 },
    },
    resources: { cartels: 5 },
  });
  expect(canKidnapFirst(state, beginTurn('farc', 'terror', { activities: true }))).toBe(true);
  state.carriers.push({ space: AT.huila, kind: 'cartels-active', load: 1 });
  expect(canKidnapFirst(state, beginTurn('farc', 'terror', { activities: true }))).toBe(false);
});

test('1.5.1 while FARC without Resources means to Kidnap first, the others keep a Resource', () => {
  const state = situation({
    spaces: { cali: { 'farc-underground': 1 }, pasto: { 'farc-underground': 1 } },
    resources: { government: 2 },
  });
  operation(state, 'farc', 'terror', ['kidnap']);
  const given = gifts(state, 'government').map((gift) => gift.id);
  expect(given).toContain('give:auc:1');
  expect(given).not.toContain('give:auc:2');
});

test('4.1 a Shipment where no Cartels guerrilla could hold it bars no Kidnap before its Terror (4.3.3)', () => {
  const state = situation({
    spaces: { huila: { 'farc-underground': 1, 'cartels-base': 1 } },
    resources: { cartels: 5 },
    state: { carriers: [{ space: AT.huila, kind: 'farc-underground', load: 1 }] },
  });
  const turn = beginTurn('farc', 'terror', { activities: true });
  expect(canKidnapFirst(state, turn)).toBe(true);
  TABLE.place(state, AT.huila, 'cartels-active', 1);
  expect(canKidnapFirst(state, turn)).toBe(false);
});

test('1.5.1 whoever gives FARC all it has while FARC names its victim leaves it one to name', () => {
  const state = situation({
    spaces: { cali: { 'farc-underground': 1, 'cartels-base': 1 }, pasto: { 'farc-underground': 1 } },
    resources: { government: 1, cartels: 2 },
  });
  const victim = operation(state, 'farc', 'terror', ['kidnap', 'cali']);
  expect(victim.menu).toEqual(['government', 'cartels']);
  Object.assign(state.resources, { government: 0, cartels: 0, farc: 3 });
  state.talks++;
  expect(victim.ask?.options('farc')).toEqual(['government', 'cartels']);
});
