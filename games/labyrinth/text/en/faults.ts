/** What is wrong with a setting or with a position from a file. */
import { type Place, readingWords, type Voice } from '@sandtable/engine';
import type { InCountry, OfCard, OfSide } from '../params.ts';
import { place, side, title } from './parts.ts';

const at = (p: Place, problem: string) =>
  p.where.startsWith('figures')
    ? `${p.where}: ${problem}`
    : `position${p.where === '' ? '' : `, ${p.where}`}: ${problem}`;

export const faults = {
  'fault.alone': (p: { option: string }, voice: Voice) =>
    `${voice.name('option', p.option)} belongs to the game alone`,
  'fault.two': (p: { option: string }, voice: Voice) =>
    `${voice.name('option', p.option)} belongs to the game for two`,

  ...readingWords.en(at),
  'fault.no-country': (p: Place & { given: string }) => at(p, `there is no country ${p.given}`),
  'fault.tables.short': (p: Place & { length: number }) =>
    `tables, ${p.where}: ${p.length} entries are needed`,
  'fault.tables.kinds': () => 'tables: the Global table must hold both Muslim countries and others',
  'fault.tables.column': (p: { column: number }) =>
    `tables: column ${p.column} of the Global table holds Muslim and other countries`,
  'fault.figures.country': (p: Place) =>
    `${p.where}: recruit numbers are for non-Muslim countries, resources for Muslim ones`,
  'fault.figures.plots': (p: { markers: number }) =>
    `figures.plots: the markers of value 1, 2 and 3 are ${p.markers} in all`,
  'fault.won': (p: OfSide, voice: Voice) => `position: ${side(p, voice)} would have won already`,
  'fault.reshuffles': (p: { found: number; most: number }) =>
    `position: ${p.found} decks used up, but the game ends after ${p.most + 1}`,
  'fault.bound': () => 'position: only the second card of a Jihadist action phase can be bound',
  'fault.stage': () => 'position: plots are resolved and turns end after an action phase of the US',
  'fault.held': () => 'position: only the US keeps a card, its last, at the end of its action phase',
  'fault.turn': () => 'position: the turn is not over as long as there are cards to play',
  'fault.lacking': (p: OfCard, voice: Voice) =>
    `position: ${title(p, voice)} is in that hand, so nobody can know that it is not`,
  'fault.known': (p: OfCard, voice: Voice) =>
    `position: ${title(p, voice)} cannot be known, it is not in that hand`,
  'fault.holding': () =>
    'holding: the hand of the US holds none of these cards, so nobody can know that it does',
  'fault.mixed': (p: OfCard, voice: Voice) =>
    `mixed: ${title(p, voice)} is no known card of a Jihadist pile (only alone there is one)`,

  'fault.cells': (p: { found: number }) => `${p.found} cells on the map do not fit the 15 there are`,
  'fault.troops': (p: { found: number }) => `${p.found} troops on the map do not fit the 15 there are`,
  'fault.counts': () => 'a number of pieces that cannot be',
  'fault.prestige': (p: { found: number }) => `Prestige is ${p.found}`,
  'fault.funding': (p: { found: number }) => `Funding is ${p.found}`,
  'fault.reserves': () => 'Reserves are 0 to 2',
  'fault.untested': (p: InCountry, voice: Voice) => `${place(p, voice)} holds something but was never tested`,
  'fault.governance': (p: InCountry, voice: Voice) => `the Governance of ${place(p, voice)} never changes`,
  'fault.alignment': (p: InCountry, voice: Voice) => `the alignment of ${place(p, voice)} cannot be so`,
  'fault.posture': (p: InCountry, voice: Voice) => `the posture of ${place(p, voice)} cannot be so`,
  'fault.regime-change': (p: InCountry, voice: Voice) =>
    `only a Poor or Fair country can be a Regime Change country, not ${place(p, voice)}`,
  'fault.marker': (p: InCountry, voice: Voice) =>
    `a marker in ${place(p, voice)} that belongs to Muslim countries`,
  'fault.plots': () => 'the plot markers do not add up',
  'fault.backlash': () => 'Backlash names plots in Muslim countries only',
  'fault.troops-there': (p: InCountry, voice: Voice) => `troops cannot be in ${place(p, voice)}`,
  'fault.effects': (p: { effect: string; ended: string }, voice: Voice) =>
    `${voice.name('effect', p.effect)} has ended ${voice.name('effect', p.ended)}`,
  'fault.shield': () => 'without FATA nothing shields Pakistan',
  'fault.lapsing': () => 'a card lies among the lapsing ones whose Event is not in effect',
  'fault.card-twice': () => 'a card lies in two places',
  'fault.cards': (p: { found: number }) => `${p.found} cards instead of 120`,
};
