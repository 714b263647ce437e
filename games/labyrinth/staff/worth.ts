/** What things are worth to the US, in resources under Good Governance: the staff's rule of thumb. */
import { AT, type Country, isMuslim, isNonMuslim, printedResources } from '../map.ts';
import { cells, governance, troops, usPosture } from '../country.ts';
import { ADVERSARY, ALLY, FAIR, GOOD, HARD, ISLAMIST_RULE, NEUTRAL, POOR, type State } from '../state.ts';

const STANDING: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  [GOOD]: { [ALLY]: 2.2, [NEUTRAL]: 2.1, [ADVERSARY]: 2 },
  [FAIR]: { [ALLY]: 0.9, [NEUTRAL]: 0.5, [ADVERSARY]: 0.25 },
  [POOR]: { [ALLY]: 0.4, [NEUTRAL]: 0.1, [ADVERSARY]: 0 },
  [ISLAMIST_RULE]: { [ALLY]: -1.6, [NEUTRAL]: -1.8, [ADVERSARY]: -2 },
};
/** An unmarked country is likely to turn out Poor and Neutral. */
const UNKNOWN = 0.15;

/** A Muslim country that stands so. */
export const standingWorth = (country: Country, governed: number, aligned: number): number =>
  (printedResources(country) + 0.3) * (STANDING[governed]?.[aligned] ?? UNKNOWN);

/** By Prestige, from 1. */
const PRESTIGE = [-4.5, -3.7, -3, -1.5, -1, -0.4, 1.1, 1.5, 1.9, 3.3, 3.5, 3.7];
export const prestigeWorth = (prestige: number): number =>
  PRESTIGE[Math.max(1, Math.min(12, prestige)) - 1] ?? 0;
/** What a change of Prestige is worth. */
export const prestigeGain = (state: State, change: number): number =>
  prestigeWorth(state.prestige + change) - prestigeWorth(state.prestige);

/** By Funding: cards and cells of the Jihadist. */
export const fundingWorth = (funding: number): number =>
  -0.14 * funding - (funding >= 7 ? 0.5 : 0) - (funding >= 4 ? 0.4 : 0);
export const fundingGain = (state: State, change: number): number =>
  fundingWorth(Math.max(1, Math.min(9, state.funding + change))) - fundingWorth(state.funding);

/** What one cell there threatens. */
export function threat(state: State, country: Country): number {
  if (country === AT['united-states']) return 1;
  if (!isMuslim(country)) return isNonMuslim(country) ? 0.4 : 0.3;
  const worth = 0.15 * (printedResources(country) + 1);
  switch (governance(state, country)) {
    case GOOD:
      return 0.4 + 2 * worth;
    case FAIR:
      return 0.3 + worth;
    case POOR:
      return 0.25 + (cells(state, country) >= troops(state, country) + 3 ? 3 * worth : 0);
    default:
      return 0.2;
  }
}

/** 4.7.2.1 What the world's posture is worth, if it moved by so much. */
export function worldWorth(state: State, world: number): number {
  const now = Math.max(-3, Math.min(3, world));
  const isSame = now > 0 === (usPosture(state) === HARD);
  if (now === 0) return 0;
  return isSame ? (Math.abs(now) === 3 ? 0.9 : 0.1) : -1.2 * Math.abs(now);
}
