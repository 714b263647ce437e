/** What cells are worth to the Jihadist where they are, in resources under Good Governance, as the staff of the US counts. */
import {
  cells,
  governance,
  isAdjacent,
  isIslamist,
  isJihadAllowed,
  isRegimeChange,
  troops,
} from '../../country.ts';
import { majorMargin, resources } from '../../levels.ts';
import { AT, type Country, isMuslim, MUSLIM } from '../../map.ts';
import { FAIR, GOOD, ISLAMIST_RULE, POOR, type State, UNMARKED, WMD } from '../../state.ts';

/** More troops than a Major Jihad will ever outnumber. */
const HOPELESS = 10;

const hasWmd = (state: State): boolean => (state.available[WMD - 1] ?? 0) > 0;

/** 8.4.2 A cell in a Poor country: each of those that a Major Jihad needs counts more than the one before. */
function cellInPoor(state: State, country: Country, before: number): number {
  const needed = troops(state, country) + majorMargin(state);
  if (!isJihadAllowed(state, country) || needed > HOPELESS)
    return before < 2 ? 0.31 : isRegimeChange(state, country) && before < 5 ? 0.19 : 0.08;
  const prize = (0.17 + 0.16 * resources(state, country)) * (isBesideIslamists(state, country) ? 1.58 : 1);
  if (before < needed) return prize * (1.04 + before / needed);
  // Fights cost cells, and the margin must last.
  return before < needed + 2 ? 0.23 : 0.06;
}

/** 2.1.2 Islamist Rule wins where it lies side by side. */
function isBesideIslamists(state: State, country: Country): boolean {
  return MUSLIM.some((one) => isIslamist(state, one) && isAdjacent(state, one, country));
}

/** One more cell in a country that holds so many. */
export function cellWorth(state: State, country: Country, before: number): number {
  if (country === AT['united-states']) {
    if (before === 0) return hasWmd(state) ? 3 : 0.43;
    return before < 3 ? (hasWmd(state) ? 0.92 : 0.31) : 0.06;
  }
  if (!isMuslim(country)) return before === 0 ? 0.28 : before < 3 ? 0.12 : 0.05;
  switch (governance(state, country)) {
    case UNMARKED:
      return before === 0 ? 0.36 : 0.14;
    case GOOD:
      return before < 3 ? 0.19 + 0.07 * resources(state, country) : 0.09;
    case FAIR:
      return before < 3 ? 0.14 + 0.08 * resources(state, country) : 0.13;
    case POOR:
      return cellInPoor(state, country, before);
    case ISLAMIST_RULE:
      return before === 0 ? 0.36 : before < 3 ? 0.13 : 0.03;
  }
}

/** What the cell that leaves, or is lost, was worth. */
export const lastCellWorth = (state: State, country: Country, here = cells(state, country)): number =>
  here <= 0 ? 0 : cellWorth(state, country, here - 1);
