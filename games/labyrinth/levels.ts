/** What the tracks show (4.7), and the numbers that follow from them. */
import { AT, type Country, hasOil, MUSLIM, NON_MUSLIM, printedRecruit, printedResources } from './map.ts';
import { usPosture } from './country.ts';
import { FAIR, GOOD, HARD, ISLAMIST_RULE, MARGIN, PLOTS, POOR, SOFT, type State } from './state.ts';
import { isAtLeast, type Variants } from './variants.ts';

/** 4.7.4.2 Cells that can be recruited: those in the box of the Funding marker and left of it. */
export function availableCells(state: State): number {
  if (state.funding >= 7) return state.cellsOnTrack;
  return Math.max(0, state.cellsOnTrack - (state.funding >= 4 ? 5 : 10));
}
/** 5.2.8, 4.7.4 */
export function jihadistHandSize(state: State): number {
  if (state.funding >= 7) return 9;
  return state.funding >= 4 ? 8 : 7;
}

export type TroopsBox = 'low-intensity' | 'war' | 'overstretch';
/** 4.7.3 */
export function troopsBox(state: State): TroopsBox {
  if (state.troopsOnTrack >= 10) return 'low-intensity';
  return state.troopsOnTrack >= 5 ? 'war' : 'overstretch';
}
const US_HAND: Readonly<Record<TroopsBox, number>> = { 'low-intensity': 9, war: 8, overstretch: 7 };
/** 5.2.8, 4.7.3 */
export const usHandSize = (state: State): number => US_HAND[troopsBox(state)];

export type PrestigeLevel = 'low' | 'medium' | 'high' | 'very-high';
/** 4.7.1 */
export function prestigeLevel(state: State): PrestigeLevel {
  if (state.prestige <= 3) return 'low';
  if (state.prestige <= 6) return 'medium';
  return state.prestige <= 9 ? 'high' : 'very-high';
}

/** 4.7.2 Hard countries less Soft ones, Israel among the Hard, the United States not counted: -3 to 3. */
export function worldPosture(state: State): number {
  let sum = 0;
  for (let i = 0; i < NON_MUSLIM.length; i++) {
    const country = NON_MUSLIM[i] as Country;
    if (country === AT['united-states']) continue;
    const here = state.posture[country];
    if (here === HARD) sum++;
    else if (here === SOFT) sum--;
  }
  return Math.max(-3, Math.min(3, sum));
}
/** 4.7.2.1 */
export function gwotPenalty(state: State): number {
  const world = worldPosture(state);
  return world > 0 === (usPosture(state) === HARD) ? 0 : Math.abs(world);
}

/** 4.2.5 As printed, or as the owner's file has it. */
export const plainResources = ({ variants }: State, country: Country): number =>
  variants.figures?.resources[country] ?? printedResources(country);
/** 4.2.5, 4.2.6 With what Oil Price Spikes add. */
export const resources = (state: State, country: Country): number =>
  plainResources(state, country) + (hasOil(country) ? state.lapsing['oil-price-spike'] : 0);
/** 4.3.4; 0 where none is printed. */
export const recruitNumber = ({ variants }: State, country: Country): number =>
  variants.figures?.recruit[country] ?? printedRecruit(country);
/** 4.8.1, D-T2 Markers of value 1, 2 and 3. */
export const plotMarkers = ({ figures }: Variants): readonly number[] => figures?.plots ?? PLOTS;

/** 4.7.6 What the victory track shows. */
export interface Tally {
  good: number;
  islamist: number;
  fairOrGood: number;
  poorOrIslamist: number;
}
export function tally(state: State): Tally {
  const found = { good: 0, islamist: 0, fairOrGood: 0, poorOrIslamist: 0 };
  for (let i = 0; i < MUSLIM.length; i++) {
    const country = MUSLIM[i] as Country;
    switch (state.governance[country]) {
      case GOOD:
        found.good += resources(state, country);
        found.fairOrGood++;
        break;
      case FAIR:
        found.fairOrGood++;
        break;
      case POOR:
        found.poorOrIslamist++;
        break;
      case ISLAMIST_RULE:
        found.islamist += resources(state, country);
        found.poorOrIslamist++;
        break;
      default:
    }
  }
  return found;
}

/** 9.7 How far cells must outnumber troops for a Major Jihad (8.4.2). */
export const majorMargin = (state: State): number => (isAtLeast(state, 'potent') ? 3 : MARGIN);
