import { expect, test } from 'vitest';
import { inEffect, limited, plain } from '../rules.ts';
import { here, situation } from '../table.ts';

test('E6 March activation (3.3.2)', () => {
  const spaces = { ghazni: { 'taliban-underground': 2 }, bamian: { 'warlords-underground': 1 } };
  const seen = situation({
    spaces: { ...spaces, bamian: { ...spaces.bamian, police: 1 } },
    resources: { taliban: 2 },
  });
  plain(seen, 'taliban', 'march', ['bamian', '2']);
  expect(here(seen, 'bamian')).toMatchObject({ 'taliban-active': 2 });
  expect(seen.resources.taliban).toBe(1);
  const unseen = situation({ spaces, resources: { taliban: 1 } });
  plain(unseen, 'taliban', 'march', ['bamian', '2', '~done']);
  expect(here(unseen, 'bamian')).toMatchObject({ 'taliban-underground': 2 });
});

test('E7 Warlords March ignores cubes (3.3.2)', () => {
  const marched = (taliban: number, target: 'ghazni' | 'konduz', from: 'bamian' | 'balkh') => {
    const state = situation({
      spaces: {
        [from]: { 'warlords-underground': 2 },
        [target]: { police: 5, 'taliban-underground': taliban },
      },
      resources: { warlords: 1 },
    });
    plain(state, 'warlords', 'march', [target, '2', '~done']);
    return here(state, target);
  };
  expect(marched(1, 'ghazni', 'bamian')).toMatchObject({ 'warlords-underground': 2 });
  expect(marched(2, 'ghazni', 'bamian')).toMatchObject({ 'warlords-active': 2 });
  expect(marched(6, 'konduz', 'balkh')).toMatchObject({ 'warlords-underground': 2 });
  const groups = situation({
    spaces: {
      bamian: { 'warlords-underground': 2 },
      'sar-e-pol': { 'warlords-underground': 2 },
      oruzgan: { 'taliban-underground': 1 },
    },
    resources: { warlords: 1 },
  });
  plain(groups, 'warlords', 'march', ['oruzgan', 'bamian', '2', 'sar-e-pol', '2', '~done']);
  expect(here(groups, 'oruzgan')).toMatchObject({ 'warlords-underground': 4 });
});

test('3.3.2 groups of four are seen on a LoC, which costs nothing', () => {
  const state = situation({ spaces: { kabul: { 'taliban-underground': 4 } } });
  plain(state, 'taliban', 'march', ['loc-kabul-aibak', '4']);
  expect(here(state, 'loc-kabul-aibak')).toEqual({ 'taliban-active': 4 });
});

test('3.3.2 Taliban guerrillas go on from Pashtun land, each destination paid again; others march once', () => {
  const state = situation({ spaces: { zabol: { 'taliban-underground': 2 } }, resources: { taliban: 3 } });
  const played = plain(state, 'taliban', 'march', ['ghazni', '2', 'bamian', '1']);
  expect(state.resources.taliban).toBe(1);
  expect(here(state, 'ghazni')).toEqual({ 'taliban-underground': 1 });
  // Bamian is not Pashtun: whoever is there has marched.
  expect(played.menu).not.toContain('sar-e-pol');
  expect(played.menu).toContain('paktika');
  const theirs = situation({ spaces: { bamian: { 'warlords-underground': 1 } }, resources: { warlords: 3 } });
  expect(plain(theirs, 'warlords', 'march', ['ghazni']).menu).toEqual([]);
});

test('3.3.2 the Warlords do not march into Pakistan', () => {
  const state = situation({
    spaces: { khowst: { 'warlords-underground': 1, 'taliban-underground': 1 } },
    resources: { warlords: 1, taliban: 1 },
  });
  expect(plain(structuredClone(state), 'warlords', 'march').menu).not.toContain('waziristan');
  expect(plain(state, 'taliban', 'march').menu).toContain('waziristan');
});

test('6.6.1, D22 at Backing the way into Pakistan is free, and out of it if all come from there', () => {
  const spaces = { waziristan: { 'taliban-underground': 1 }, paktika: { 'taliban-underground': 1 } };
  const poor = situation({ spaces, islamabad: 'backing' });
  const played = plain(poor, 'taliban', 'march', ['khowst']);
  expect(played.asked).toEqual(['taliban: ask.operation.space']);
  expect(here(poor, 'khowst')).toEqual({ 'taliban-underground': 1 });
  const rich = situation({ spaces, islamabad: 'backing', resources: { taliban: 1 } });
  plain(rich, 'taliban', 'march', ['khowst', 'waziristan', 'paktika']);
  expect(rich.resources.taliban).toBe(0);
  const into = situation({ spaces: { paktika: { 'taliban-underground': 1 } }, islamabad: 'sponsorship' });
  plain(into, 'taliban', 'march', ['waziristan', '~done']);
  expect(here(into, 'waziristan')).toEqual({ 'taliban-underground': 1 });
  const tolerated = situation({ spaces, islamabad: 'tolerance' });
  expect(plain(tolerated, 'taliban', 'march').menu).toEqual([
    'loc-kandahar-spin-boldak',
    'loc-kandahar-kabul',
    'withdraw',
  ]);
});

test('6.6.1 at Hostility guerrillas that march into Pakistan are Active', () => {
  const state = situation({
    spaces: { paktika: { 'taliban-underground': 2 } },
    islamabad: 'hostility',
    resources: { taliban: 3 },
  });
  const played = plain(state, 'taliban', 'march', ['waziristan', '1']);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-active': 1 });
  expect(played.menu).toContain('balochistan');
});

test('2.3.5 a Limited March has one destination, with groups from several spaces', () => {
  const state = situation({
    spaces: { zabol: { 'taliban-underground': 1 }, paktika: { 'taliban-underground': 1 } },
    resources: { taliban: 5 },
  });
  const played = limited(state, 'taliban', 'march', ['ghazni', 'zabol', 'paktika']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'ghazni')).toEqual({ 'taliban-underground': 2 });
  expect(state.resources.taliban).toBe(4);
});

test('2.3.5, 3.3.2 nobody goes on in a Limited March: the space beyond Pashtun land would be a second destination', () => {
  const state = situation({
    spaces: { helmand: { 'taliban-underground': 1 }, zabol: { 'taliban-underground': 1 } },
    resources: { taliban: 5 },
  });
  const asked = limited(structuredClone(state), 'taliban', 'march', ['ghazni']);
  expect(asked.menu).toEqual([]);
  expect(here(asked.state, 'helmand')).toEqual({ 'taliban-underground': 1 });
  // A full one does: from Helmand by Oruzgan to Ghazni, each of them paid.
  const full = plain(state, 'taliban', 'march', [
    'oruzgan',
    'helmand',
    '~done',
    'ghazni',
    'oruzgan',
    'zabol',
  ]);
  expect(here(full.state, 'ghazni')).toEqual({ 'taliban-underground': 2 });
  expect(full.state.resources.taliban).toBe(3);
});

test('5.3 Aerostats expose whoever marches to a Coalition Base, or nobody', () => {
  const spaces = { zabol: { 'taliban-underground': 4 }, ghazni: { 'coalition-base': 1 } };
  const watched = inEffect(situation({ spaces, resources: { taliban: 1 } }), 5, 'unshaded');
  plain(watched, 'taliban', 'march', ['ghazni', '1', '~done']);
  expect(here(watched, 'ghazni')).toMatchObject({ 'taliban-active': 1 });
  const blind = inEffect(
    situation({
      spaces: { zabol: { 'warlords-underground': 4 }, ghazni: { 'coalition-base': 1, 'taliban-active': 3 } },
      resources: { warlords: 1 },
    }),
    5,
    'shaded',
  );
  plain(blind, 'warlords', 'march', ['ghazni', '4', '~done']);
  expect(here(blind, 'ghazni')).toMatchObject({ 'warlords-underground': 4 });
});

test('5.4 in Sandstorms no guerrilla marches twice', () => {
  const state = inEffect(
    situation({ spaces: { zabol: { 'taliban-underground': 1 } }, resources: { taliban: 3 } }),
    57,
    'unshaded',
  );
  expect(plain(state, 'taliban', 'march', ['ghazni']).menu).toEqual([]);
});
