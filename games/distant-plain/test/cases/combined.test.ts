/** One rule upon another: what only shows where two of them meet. */
import { render, type Rules, type Table } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { doTalk } from '../../negotiation.ts';
import type { Faction } from '../../forces.ts';
import { distantPlain } from '../../index.ts';
import { spaceOf } from '../../map.ts';
import { overviewOf } from '../../overview.ts';
import type { Deception, State } from '../../state.ts';
import { cards, event, goOn, inEffect, operation, plain } from '../rules.ts';
import { here, play, situation, standard } from '../table.ts';

const held = (...markers: Deception[]) => markers.map((marker) => ({ marker, shown: false, used: false }));

test('4.1, 5.4 the guerrilla more of Strategic Release may Infiltrate: an Activity still follows it', () => {
  const state = inEffect(
    situation({
      spaces: { kandahar: { 'taliban-active': 1, 'taliban-base': 1, police: 5, level: 'O' } },
      resources: { taliban: 1 },
    }),
    11,
    'shaded',
  );
  const played = operation(state, 'taliban', 'rally', ['kandahar', 'guerrillas', '1', 'done', 'kandahar']);
  expect(here(state, 'kandahar')['taliban-underground']).toBe(2);
  expect(played.ask?.prompt.key).toBe('ask.operation.after');
  expect(played.menu).toEqual(['done', 'infiltrate', 'withdraw']);
});

test('4.1, 5.3 the Police of Village Stability Operations bring Control, and with it a Surge', () => {
  const state = inEffect(
    situation({ spaces: { herat: { 'coalition-troops': 1, 'taliban-underground': 1 } } }),
    12,
    'unshaded',
  );
  const played = operation(state, 'coalition', 'train', ['kabul', 'done']);
  expect(here(state, 'herat').police).toBe(1);
  expect(played.ask?.prompt.key).toBe('ask.operation.after');
  expect(played.menu).toEqual(['done', 'surge', 'air-lift']);
});

test('4.1, 4.4.2 Infiltrate may come before a Rally with one guerrilla Available, to remove', () => {
  const state = situation({
    spaces: {
      kandahar: { 'taliban-underground': 2, 'government-base': 2 },
      helmand: { 'taliban-underground': 27 },
    },
    resources: { taliban: 1 },
  });
  const begun = operation(structuredClone(state), 'taliban', 'rally', []);
  expect(begun.menu).toContain('infiltrate');
  operation(state, 'taliban', 'rally', ['infiltrate', 'remove', 'kandahar', 'base']);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-base': 1 });
});

test('1.4.1, 4.1, 4.4.2 or it replaces by that one, and the Rally takes another off the map', () => {
  const given = (active: number) =>
    situation({
      spaces: {
        kandahar: { 'taliban-underground': 1, police: 2 },
        helmand: { 'taliban-active': active },
      },
      resources: { taliban: 1 },
    });
  const state = given(28);
  const withdrawn = ['withdraw', 'helmand', '~taliban-active', 'zabol', '~guerrillas'];
  operation(state, 'taliban', 'rally', ['infiltrate', 'replace', '~police', ...withdrawn]);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-underground': 2, police: 1 });
  expect(here(state, 'helmand')).toEqual({ 'taliban-active': 27 });
  expect(here(state, 'zabol')).toEqual({ 'taliban-underground': 1 });
  // Nor does it wait for the one taken off the map, if it only removes.
  const none = operation(given(29), 'taliban', 'rally', []);
  expect(none.menu).toContain('infiltrate');
});

test('4.1, 4.4.2, 8.0 a non-player takes none of its own off the map: that one is kept for its Rally', () => {
  // No other Base can be built, and nobody can hide.
  const full = { 'warlords-base': 2 };
  const given = (nonPlayers: readonly Faction[]) =>
    situation({
      spaces: {
        kandahar: { 'taliban-underground': 1, police: 2, ...full },
        helmand: { 'taliban-active': 28, ...full },
      },
      resources: { taliban: 1 },
      variants: { nonPlayers },
    });
  const ways = (state: State, ...answers: string[]): readonly string[] =>
    operation(state, 'taliban', 'rally', answers).menu;
  expect(ways(given([]), 'infiltrate')).toEqual(['remove', 'replace']);
  // A non-player is asked even where there is one way only.
  expect(ways(given(['taliban']), 'infiltrate', 'kandahar')).toEqual(['remove']);
});

test('1.4.1, 6.6.1 at Backing a Rally in Pakistan needs no Resources, also with guerrillas taken off the map', () => {
  const state = cards(
    situation({
      spaces: { herat: { 'taliban-active': 30, police: 30, 'government-troops': 1 } },
      resources: { taliban: 0 },
      islamabad: 'backing',
    }),
    31,
    32,
  );
  for (const faction of ['coalition', 'government', 'warlords'] as const) state.eligible[faction] = false;
  expect(goOn(structuredClone(state)).menu).toEqual(['unshaded', 'shaded', 'rally', 'march', 'pass']);
  goOn(state, ['rally', '~withdraw', '~herat', '~taliban-active', 'waziristan']);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-underground': 1 });
});

test('7.3 a Hidden Asset shown in the middle of a Limited Operation makes that one a full one, and is used up by doing more', () => {
  const state = cards(
    standard('2005', { state: { deceptions: { warlords: held('hidden-asset', 'empty-threat') } } }),
    55,
    56,
  );
  state.done.push({ faction: 'coalition', deed: 'operation' });
  /** The marker is shown as soon as the space has been named. */
  function* showingOnTheWay(table: Table<State>): Rules<void> {
    const rules = distantPlain.step(table);
    for (let next = rules.next(''); next.done !== true; ) {
      const answer = (yield next.value) as string;
      if (answer === 'konduz') doTalk(table, 'warlords', 'show:hidden-asset');
      next = rules.next(answer);
    }
  }
  const asked = play(structuredClone(state), showingOnTheWay, ['rally', 'konduz', '1']);
  expect(asked.menu).toContain('balkh');
  expect(asked.menu).toContain('traffic');
  const used = (more: readonly string[]) => {
    const { deceptions, done } = play(structuredClone(state), showingOnTheWay, [
      'rally',
      'konduz',
      '1',
      ...more,
    ]).state;
    return [deceptions.warlords?.[0]?.used, done.at(-1)?.deed];
  };
  expect(used(['balkh', '1', 'done'])).toEqual([true, 'operation']);
  // A Special Activity alone is more, too.
  expect(used(['traffic', 'balkh', 'done', 'done'])[0]).toBe(true);
  // Whoever does no more than a Limited Operation keeps it for the next.
  expect(used(['done'])).toEqual([false, 'limited-operation']);
});

test('7.3 a Hidden Asset shown when a Limited Operation can no longer be made a full one is not used up', () => {
  const given = situation({
    spaces: { konduz: { 'coalition-troops': 1, 'taliban-active': 2 } },
    state: { deceptions: { coalition: held('hidden-asset', 'empty-threat') } },
  });
  const state = inEffect(cards(given, 3, 56), 34, 'shaded');
  state.done.push({ faction: 'government', deed: 'operation' });
  /** Shown while the Taliban are asked for the guerrillas of card 34, which they decline: nothing else is asked. */
  function* showing(table: Table<State>): Rules<void> {
    const rules = distantPlain.step(table);
    for (let next = rules.next(''); next.done !== true; ) {
      if (next.value.prompt.key === 'ask.assault.guerrillas') doTalk(table, 'coalition', 'show:hidden-asset');
      next = rules.next(yield next.value);
    }
  }
  play(state, showing, ['assault', '~konduz', 'done']);
  expect(state.done.at(-1)).toEqual({ faction: 'coalition', deed: 'limited-operation' });
  expect(state.deceptions.coalition).toEqual([
    { marker: 'hidden-asset', shown: true, used: false },
    { marker: 'empty-threat', shown: false, used: false },
  ]);
});

test('7.3, 2.3.5 a Hidden Asset shown when a Limited Patrol asks for its Assault opens all LoCs', () => {
  const given = situation({
    spaces: {
      kabul: { 'government-troops': 3 },
      'loc-kabul-tor-kham': { 'government-troops': 2, 'taliban-active': 1 },
      'loc-kabul-aibak': { 'government-troops': 2, 'taliban-active': 1 },
    },
    resources: { government: 3 },
    state: { deceptions: { government: held('hidden-asset', 'empty-threat') } },
  });
  const state = cards(given, 40, 56);
  state.done.push({ faction: 'coalition', deed: 'operation' });
  const answers = ['patrol', 'kabul', 'loc-kabul-aibak', '3', 'done'];
  expect(goOn(structuredClone(state), answers).menu).toEqual(['loc-kabul-aibak', 'done']);
  function* showing(table: Table<State>): Rules<void> {
    const rules = distantPlain.step(table);
    for (let next = rules.next(''); next.done !== true; ) {
      if (next.value.prompt.key === 'ask.patrol.assault' && table.state.turn?.limited === true)
        doTalk(table, 'government', 'show:hidden-asset');
      next = rules.next(yield next.value);
    }
  }
  const full = play(structuredClone(state), showing, answers);
  expect(full.menu).toEqual(expect.arrayContaining(['loc-kabul-tor-kham', 'loc-kabul-aibak', 'done']));
  const fought = play(state, showing, [...answers, 'loc-kabul-tor-kham', 'done']);
  expect(fought.state.deceptions.government?.[0]?.used).toBe(true);
});

test('7.3 a Hidden Asset shown while a Limited Patrol asks who moves next opens all ways at once', () => {
  const state = cards(
    standard('2005', { state: { deceptions: { government: held('hidden-asset', 'empty-threat') } } }),
    40,
    56,
  );
  state.done.push({ faction: 'coalition', deed: 'operation' });
  const answers = ['patrol', 'kabul', 'loc-kabul-tor-kham', '1', '0'];
  const limited = goOn(structuredClone(state), answers);
  /** Shown when the second group is asked for. */
  function* showing(table: Table<State>): Rules<void> {
    const rules = distantPlain.step(table);
    for (let next = rules.next(''); next.done !== true; ) {
      if (table.state.turn?.spaces.length === 1) doTalk(table, 'government', 'show:hidden-asset');
      next = rules.next(yield next.value);
    }
  }
  const full = play(structuredClone(state), showing, answers);
  expect(limited.ask?.prompt.key).toBe('ask.patrol.from');
  // Only a full Patrol asks where the next group goes.
  const origin = full.menu.find((option) => spaceOf(option) !== undefined) ?? '';
  const asked = play(structuredClone(state), showing, [...answers, origin]);
  expect(asked.ask?.prompt.key).toBe('ask.patrol.to');
});

test('2.3.8, 5.1.1 on the last Event card the text of an Event still lets a player Sweep', () => {
  const state = situation({
    spaces: { herat: { 'coalition-troops': 2, police: 1, 'taliban-underground': 1, 'taliban-active': 2 } },
    state: { propagandas: 4 },
  });
  event(cards(state, 10, 77), 'coalition', 10, 'unshaded', ['herat', '~taliban-underground']);
  expect(here(state, 'herat')['taliban-underground']).toBeUndefined();
});

test('4.1, 5.3 what Accidental Guerrillas place after an Assault may still be answered with an Activity', () => {
  const state = inEffect(
    situation({ spaces: { herat: { 'coalition-troops': 2, 'taliban-active': 1 } } }),
    34,
    'shaded',
  );
  const played = operation(state, 'coalition', 'assault', ['herat', 'done', 'herat']);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 2, 'taliban-underground': 1 });
  expect(played.ask?.seats).toEqual(['coalition']);
  expect(played.menu).toEqual(['done', 'air-lift']);
});

test('3.2.4, D15 nobody assaults in vain for an Eradicate that can no longer come', () => {
  const state = situation({
    spaces: {
      kabul: { 'government-troops': 1 },
      herat: { 'government-troops': 6, 'taliban-active': 1 },
      balkh: { police: 3, 'warlords-base': 1, 'warlords-underground': 1 },
    },
    resources: { government: 9 },
  });
  const before = operation(structuredClone(state), 'government', 'assault', ['herat']);
  expect(before.menu).toContain('balkh');
  const after = operation(state, 'government', 'assault', ['herat', 'transport', 'kabul', 'loc-kabul-aibak']);
  expect(after.menu).not.toContain('balkh');
});

test('5.4, 3.2.2 a card that holds Patrol to one destination leaves nobody without a place to go', () => {
  const unshaded = [{ lasting: 'most-spaces', actions: 'patrol', of: 'coalition', spaces: 1 }];
  const state = inEffect(
    situation({
      spaces: { kabul: { 'coalition-troops': 2 }, 'loc-kabul-aibak': { 'coalition-troops': 1 } },
      state: { corrections: JSON.stringify({ cards: { 40: { unshaded } } }) },
    }),
    40,
    'unshaded',
  );
  const played = plain(state, 'coalition', 'patrol', ['kabul', 'loc-kabul-aibak', '1']);
  expect(played.menu).toEqual(['kabul', 'done']);
});

test('4.1 why an Activity cannot come before its Operation is told truly', () => {
  const state = situation({
    spaces: {
      kabul: { 'government-troops': 1 },
      konduz: { 'government-troops': 2, police: 2, 'warlords-base': 1, 'warlords-underground': 1 },
    },
    resources: { government: 3 },
  });
  const played = operation(state, 'government', 'assault', []);
  expect(played.menu).toEqual(['konduz', 'transport']);
  const why = played.ask?.blocked?.('government').find(({ option }) => option === 'eradicate')?.why;
  expect(why).toEqual({ key: 'why.there.kept', rule: '4.1' });
});

test('3.2.1, 2.3.3 the Coalition is told what its Train costs the Government, and whose Resources a pass brings', () => {
  const state = cards(standard('2009'), 1, 2);
  expect(goOn(structuredClone(state)).labels).toContain('pass: 2.3.3, Pass: Government Resources +3');
  const troops = goOn(structuredClone(state), ['train', 'kabul']).ask?.prompt;
  expect(troops?.params).toEqual({ space: 'kabul', payer: 'government', cost: 3 });
  const police = goOn(state, ['train', 'kabul', '1']).ask?.prompt;
  expect(police?.params).toEqual({ space: 'kabul', payer: 'government', cost: 0 });
});

test('1.8 the table tells of no Resources of the Coalition, which has none', () => {
  const lines = overviewOf(distantPlain.view(cards(standard('2009'), 31, 32), 'coalition'));
  const told = (faction: string, language: 'en' | 'ja') => {
    const line = lines.find(({ key, params }) => key === 'table.faction' && params?.['faction'] === faction);
    return line === undefined ? '' : render(distantPlain.speech[language], line);
  };
  expect(told('coalition', 'en')).toBe('Coalition: no Resources of its own | margin −20 | Eligible');
  expect(told('coalition', 'ja')).toBe('連合諸国：固有のリソースなし | 勝利マージン−20 | イベント資格あり');
  expect(told('government', 'en')).toMatch(/^Government: Resources 30 /);
});
