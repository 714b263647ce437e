import { type Json, settingFaults, defaultSetting } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { distantPlain } from '../../index.ts';
import { AT } from '../../map.ts';
import { talk } from '../../negotiation.ts';
import { control } from '../../state.ts';
import { margin, resultOf } from '../../victory.ts';
import { cards, goOn, round } from '../rules.ts';
import { here, play, situation, standard } from '../table.ts';

test('2.3.4 after a Limited Operation of the first (2.3.8) the second has a Limited Operation and no Event', () => {
  const state = cards(standard('2005', { state: { propagandas: 4 } }), 1, 77);
  const second = goOn(state, ['train', 'kabul', '0', '0', '~done']);
  expect(second.ask?.seats).toEqual(['taliban']);
  expect(second.menu).toEqual(['rally', 'attack', 'terror', 'pass']);
});

test('2.3.6 whoever was Ineligible is Eligible again after the card, whoever passed stays so', () => {
  const state = cards(
    standard('2005', {
      state: { eligible: { coalition: false, government: true, taliban: true, warlords: false } },
    }),
    1,
    2,
    3,
  );
  goOn(state, ['unshaded', 'pass']);
  expect(state.card).toBe(2);
  expect(state.eligible).toEqual({ coalition: true, government: true, taliban: false, warlords: true });
});

test('2.3.6 with nobody Eligible the card goes by, and then all are', () => {
  const nobody = { coalition: false, government: false, taliban: false, warlords: false };
  const state = cards(standard('2005', { state: { eligible: nobody } }), 1, 2, 3);
  const next = goOn(state);
  expect(state.card).toBe(2);
  expect(next.ask?.seats).toEqual(['coalition']);
});

test('2.3.8, 6.6.1 at Sponsorship the Taliban’s Operation on the last Event card is in several spaces, but no March', () => {
  const state = cards(standard('2009', { islamabad: 'sponsorship', state: { propagandas: 3 } }), 19, 75);
  const asked = goOn(state);
  expect(asked.menu).toEqual(['unshaded', 'shaded', 'rally', 'attack', 'terror', 'pass']);
  const rally = goOn(structuredClone(state), ['rally', 'kandahar', '~guerrillas', '1']);
  expect(rally.menu).toContain('khowst');
  expect(rally.menu).not.toContain('extort');
});

test('2.1, 6.6.1 a position after such an Operation can be written and laid out again', () => {
  const state = cards(standard('2009', { islamabad: 'sponsorship', state: { propagandas: 3 } }), 19, 75);
  goOn(state, ['rally', 'kandahar', '~guerrillas', '1', 'khowst', '~guerrillas', '1', 'done', '~done']);
  expect(state.done).toEqual([{ faction: 'taliban', deed: 'operation' }]);
  const position = distantPlain.positionOf?.(state) as Json;
  expect(
    settingFaults(distantPlain, {
      ...defaultSetting(distantPlain),
      scenario: '2009',
      attachments: { position },
    }),
  ).toEqual([]);
});

test('2.3.1 option B: who executed on this card acts again on the next, who is made Ineligible does not', () => {
  const state = cards(standard('2005', { variants: { eligibility: 'b' } }), 36, 1, 2);
  state.shown = 1;
  // The order of card 1: Coalition, Taliban, Government, Warlords.
  const next = goOn(state, ['unshaded', 'pass', 'pass']);
  expect(state.card).toBe(1);
  expect(state.eligible).toEqual({ coalition: true, government: true, taliban: false, warlords: true });
  expect(next.ask?.seats).toEqual(['coalition']);
});

test('2.3.6 a faction that an Event makes Ineligible before it has acted does not act on this card', () => {
  // Card 55: Warlords, Coalition, Taliban, Government.
  const state = cards(standard('2005'), 55, 1, 2);
  const next = goOn(state, ['shaded', 'coalition']);
  expect(next.ask?.seats).toEqual(['taliban']);
  goOn(state, ['pass', 'pass']);
  expect(state.eligible).toEqual({ coalition: false, government: true, taliban: true, warlords: false });
});

test('6.6 a Reset makes even those Eligible who were to sit out the next card', () => {
  const state = cards(standard('2005'), 55, 73, 1, 2);
  goOn(state, ['shaded', 'coalition', 'pass', 'pass']);
  expect(state.stage).toMatchObject({ kind: 'propaganda' });
  state.stage = { kind: 'propaganda', phase: 'reset' };
  goOn(state);
  expect(state.card).toBe(1);
  expect(Object.values(state.eligible)).toEqual([true, true, true, true]);
});

test('1.5.1 the Government may give while it acts, but not what the Operation it has chosen still needs', () => {
  const state = cards(situation({ resources: { government: 4 } }), 37, 2);
  play(state, (table) => distantPlain.step(table), ['train']);
  expect(
    talk(state, 'government')
      .map(({ id }) => id)
      .filter((id) => id.startsWith('give:taliban')),
  ).toEqual(['give:taliban:1']);
});

test('6.0 three Propaganda cards in a row: one Round', () => {
  const state = round(standard('2005'), 'reset', 74, 75, 1, 2);
  state.played.push(5);
  goOn(state);
  expect([state.propagandas, state.card]).toEqual([3, 1]);
});

test('6.4.1 Coalition Troops and Government Police together will do, Troops of both without Police will not', () => {
  const state = round(
    situation({
      spaces: {
        herat: { 'coalition-troops': 1, police: 1 },
        balkh: { 'coalition-troops': 2, 'government-troops': 2 },
        farah: { 'coalition-troops': 2, police: 2 },
      },
      resources: { government: 3 },
    }),
    'civic-action',
  );
  // Farah has no people.
  expect(goOn(state).menu).toEqual(['herat', 'done']);
});

test('6.5.1 three cubes lose one, two none, and the Government says which; LoCs and Kabul are no exception', () => {
  const state = round(
    situation({
      spaces: {
        kabul: { 'government-troops': 2, police: 1 },
        'loc-kabul-aibak': { police: 3 },
        herat: { 'government-troops': 1, police: 1 },
      },
    }),
    'redeploy',
  );
  const asked = goOn(state);
  expect(asked.ask?.prompt.key).toBe('ask.desertion');
  expect(asked.menu).toEqual(['0', '1']);
  goOn(state, ['1']);
  // One has gone, and the one of Herat has come.
  expect(here(state, 'kabul')).toEqual({ 'government-troops': 2, police: 1 });
});

test('6.5.2 with no COIN Base anywhere all Government Troops go to Kabul, whoever controls it', () => {
  const state = round(
    situation({
      spaces: {
        kabul: { 'taliban-underground': 9 },
        herat: { 'government-troops': 2 },
        'loc-kabul-aibak': { 'government-troops': 1 },
      },
    }),
    'redeploy',
  );
  goOn(state);
  expect(here(state, 'kabul')).toMatchObject({ 'government-troops': 3 });
});

test('6.5.4 guerrillas in Balochistan without a Base must leave it; with a Base they stay', () => {
  const lone = round(situation({ spaces: { balochistan: { 'taliban-active': 2 } } }), 'redeploy');
  expect(goOn(lone).menu).toEqual(['northwest-frontier', 'waziristan']);
  const home = round(
    situation({ spaces: { balochistan: { 'taliban-active': 2, 'taliban-base': 1 } } }),
    'redeploy',
  );
  goOn(home);
  expect(here(home, 'balochistan')).toMatchObject({ 'taliban-base': 1, 'taliban-underground': 2 });
});

test('6.6.1 at Reset the marker goes one box toward Backing from either side, and stays there', () => {
  const after = (box: 'hostility' | 'pressure' | 'tolerance' | 'backing' | 'sponsorship') => {
    const state = round(situation({ islamabad: box }), 'reset');
    goOn(state);
    return state.islamabad;
  };
  expect(
    ['hostility', 'pressure', 'tolerance', 'backing', 'sponsorship'].map(
      (box) => after(box as 'backing').box,
    ),
  ).toEqual(['pressure', 'tolerance', 'backing', 'backing', 'backing']);
});

test('7.1, 7.3 two players with two factions each: each is placed by its worst, ties by that faction', () => {
  const state = situation({
    variants: {
      pairs: [
        ['coalition', 'government'],
        ['taliban', 'warlords'],
      ],
    },
  });
  // Coalition 26 - 30, Government 0 - 35, Taliban 0 - 20, Warlords 0 - 40.
  state.stage = { kind: 'over', by: 'final' };
  expect([margin(state, 'government'), margin(state, 'warlords')]).toEqual([-35, -40]);
  expect(resultOf(state)?.winners).toEqual(['coalition', 'government']);
});

test('1.7 Control counts Bases; as many as all others together is nobody’s, and the Warlords control nothing', () => {
  const state = situation({
    spaces: {
      herat: { 'taliban-base': 1, 'taliban-active': 1, 'warlords-base': 1, police: 1 },
      balkh: { 'taliban-active': 3, 'warlords-base': 1, police: 1 },
      konduz: { 'warlords-base': 2, 'warlords-active': 3 },
      'loc-kabul-aibak': { police: 3 },
    },
  });
  const found = (['herat', 'balkh', 'konduz', 'loc-kabul-aibak'] as const).map((id) =>
    control(state, AT[id]),
  );
  expect(found).toEqual(['none', 'taliban', 'none', 'none']);
});
