import { Dice, defaultSetting, fastDice, Match, type Setting } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { CARDS, isPropaganda } from '../cards.ts';
import { distantPlain } from '../index.ts';
import { SCENARIOS, type ScenarioId } from '../scenarios.ts';
import { populationUnder, type State } from '../state.ts';
import {
  controlPlusPatronage,
  margin,
  oppositionPlusBases,
  supportPlusAvailable,
  uncontrolled,
} from '../victory.ts';
import { standard } from './table.ts';

const begun = (scenario: ScenarioId, options: Setting['options'] = {}, seed = 'setup'): State =>
  Match.start(
    distantPlain,
    { scenario, options: { ...defaultSetting(distantPlain).options, ...options } },
    fastDice(seed),
  ).state;

test.each<[ScenarioId, readonly number[]]>([
  ['2009', [10, 21, 9, 13, 0]],
  ['2005', [17, 17, 8, 9, 6]],
  ['2003', [20, 13, 4, 16, 1]],
])('E1 Set-up totals of %s (1.7, 1.9, 2.1)', (id, totals) => {
  const state = standard(id);
  expect([
    supportPlusAvailable(state),
    controlPlusPatronage(state),
    oppositionPlusBases(state),
    uncontrolled(state),
    populationUnder(state, 'taliban'),
  ]).toEqual(totals);
});

test.each<[ScenarioId, readonly number[]]>([
  ['2009', [-20, -14, -11, -20]],
  ['2005', [-13, -18, -12, -25]],
  ['2003', [-10, -22, -16, -30]],
])('E2 Margins at the start of %s (7.3)', (id, margins) => {
  const state = standard(id);
  const factions = ['coalition', 'government', 'taliban', 'warlords'] as const;
  expect(factions.map((faction) => margin(state, faction))).toEqual(margins);
});

test.each<[ScenarioId, number, number]>([
  ['2009', 24, 52],
  ['2005', 12, 65],
  ['2003', 0, 78],
])(
  '2.1 the deck of %s: %i Events out, the others in piles of 12 with a Propaganda card each',
  (id, out, size) => {
    const state = begun(id);
    expect(state.unused).toHaveLength(out);
    const deck = [state.card, ...state.deck];
    expect(deck).toHaveLength(size);
    for (let at = 0; at < size; at += 13)
      expect(deck.slice(at, at + 13).filter(isPropaganda)).toHaveLength(1);
    expect(state.variants.finalPropaganda).toBe(size / 13);
  },
);

test('2.1, 5.3 Capabilities among the cards taken out are in effect: unshaded for the Coalition, shaded for the Taliban', () => {
  const state = begun('2009');
  const expected = CARDS.filter((card) => card.capability !== null && state.unused.includes(card.number));
  expect(expected.length).toBeGreaterThan(0);
  expect(Object.keys(state.capabilities).map(Number)).toEqual(expected.map((card) => card.number));
  for (const { number, capability } of expected)
    expect(state.capabilities[number]).toBe(capability === 'coalition' ? 'unshaded' : 'shaded');
});

test('2.1 the cards taken out are shown to everybody, those in the deck to nobody', () => {
  const state = begun('2009');
  const view = distantPlain.view(state, 'spectator');
  expect(view.unused).toEqual(state.unused);
  expect(view.deck).toEqual(state.deck.slice(0, 1));
  expect(view.deckSize).toBe(51);
});

test('2.2 what lies face down is dealt anew for others, what was taken out stays', () => {
  const state = begun('2005');
  const again = structuredClone(state);
  distantPlain.determinize(again, 'taliban', new Dice(fastDice('anew')));
  expect(again.unused).toEqual(state.unused);
  expect(again.deck[0]).toBe(state.deck[0]);
  expect(again.deck).not.toEqual(state.deck);
  expect(new Set(again.deck)).toEqual(new Set(state.deck));
});

test.each(SCENARIOS)('2.1 %s begins with all factions Eligible and Islamabad not Hard', (id) => {
  const state = begun(id);
  expect(Object.values(state.eligible)).toEqual([true, true, true, true]);
  expect(state.islamabad.hard).toBe(false);
});

test('2.2 the resting state is small', () => {
  for (const id of SCENARIOS) expect(JSON.stringify(begun(id)).length).toBeLessThan(3000);
});
