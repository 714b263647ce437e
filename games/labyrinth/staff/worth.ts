/** What things are worth to the US, in resources under Good Governance: the staff's rule of thumb. */
import { AT, type Country, isMuslim, printedResources } from '../map.ts';
import { cells, governance, troops, usPosture } from '../country.ts';
import { ADVERSARY, ALLY, FAIR, GOOD, HARD, ISLAMIST_RULE, NEUTRAL, POOR, type State } from '../state.ts';

const STANDING: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  [GOOD]: { [ALLY]: 3.79, [NEUTRAL]: 3.06, [ADVERSARY]: 2.36 },
  [FAIR]: { [ALLY]: 1.54, [NEUTRAL]: 0.65, [ADVERSARY]: 0.26 },
  [POOR]: { [ALLY]: 0.27, [NEUTRAL]: 0.09, [ADVERSARY]: -0.04 },
  [ISLAMIST_RULE]: { [ALLY]: -1.44, [NEUTRAL]: -1.64, [ADVERSARY]: -1.84 },
};
/** An unmarked country is likely to turn out Poor and Neutral. */
const UNKNOWN = 0.08;

/** A Muslim country that stands so. */
export const standingWorth = (country: Country, governed: number, aligned: number): number =>
  (printedResources(country) + 0.38) * (STANDING[governed]?.[aligned] ?? UNKNOWN);

/** By Prestige, from 1. */
const PRESTIGE = [-4.5, -3.73, -2.76, -1.23, -0.6, 0.26, 2.25, 2.63, 3.17, 4.84, 5.01, 5.17];
export const prestigeWorth = (prestige: number): number =>
  PRESTIGE[Math.max(1, Math.min(12, prestige)) - 1] ?? 0;
/** What a change of Prestige is worth. */
export const prestigeGain = (state: State, change: number): number =>
  prestigeWorth(state.prestige + change) - prestigeWorth(state.prestige);

/** By Funding: cards and cells of the Jihadist. */
export const fundingWorth = (funding: number): number =>
  -0.2 * funding - (funding >= 7 ? 0.59 : 0) - (funding >= 4 ? 0.48 : 0);
export const fundingGain = (state: State, change: number): number =>
  fundingWorth(Math.max(1, Math.min(9, state.funding + change))) - fundingWorth(state.funding);

/** What one cell there threatens. */
export function threat(state: State, country: Country): number {
  if (country === AT['united-states']) return 0.59;
  if (!isMuslim(country)) return 0.48;
  const worth = 0.16 * (printedResources(country) + 1);
  switch (governance(state, country)) {
    case GOOD:
      return 0.51 + 2 * worth;
    case FAIR:
      return 0.35 + worth;
    case POOR:
      return 0.34 + (cells(state, country) >= troops(state, country) + 3 ? 3 * worth : 0);
    default:
      return 0.15;
  }
}

/** 4.7.2.1 What the world's posture is worth, if it moved by so much. */
export function worldWorth(state: State, world: number): number {
  const now = Math.max(-3, Math.min(3, world));
  const isSame = now > 0 === (usPosture(state) === HARD);
  if (now === 0) return 0;
  return isSame ? (Math.abs(now) === 3 ? 0.55 : 0.17) : -1.37 * Math.abs(now);
}
