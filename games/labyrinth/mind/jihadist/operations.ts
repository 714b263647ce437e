/** What the Jihadist's Operations promise, roll by roll. */
import { aid, alignment, cells, governance, isBesieged, isIslamist, isJihadAllowed } from '../../country.ts';
import { availableCells, resources, tally } from '../../levels.ts';
import { ALL, AT, type Country, isMuslim, MUSLIM } from '../../map.ts';
import { canBeMajor, successesNeeded } from '../../operations/jihad.ts';
import { canRecruitIn, PLAIN, recruitSuccess } from '../../operations/recruit.ts';
import { rollsIn, successNumber } from '../../operations/sites.ts';
import { travelSuccess } from '../../operations/travel.ts';
import { plotHarm } from '../../staff/targets.ts';
import { fundingGain, prestigeGain, standingWorth } from '../../staff/worth.ts';
import { FAIR, GOOD, ISLAMIST_RULE, POOR, type State, UNMARKED, WMD } from '../../state.ts';
import { ISLAMIST_RESOURCES } from '../../victory.ts';
import { cellWorth, lastCellWorth } from './holdings.ts';

/** Cells beyond this one travel for little: the best few places are looked at. */
const FACES = 6;
const WIN = 12;

/** Where the rolls so far are made. */
export interface Named {
  readonly sites: readonly Country[];
  readonly major: readonly Country[];
}
const NOWHERE: Named = { sites: [], major: [] };
export const namedIn = ({ operation }: State): Named => operation ?? NOWHERE;

const share = (needed: number): number => Math.min(FACES, needed) / FACES;

/** The chance of at least so many successes. */
function atLeast(wanted: number, rolls: number, chance: number): number {
  let sum = 0;
  for (let won = Math.max(0, wanted); won <= rolls; won++)
    sum += chosen(rolls, won) * chance ** won * (1 - chance) ** (rolls - won);
  return sum;
}
const chosen = (of: number, take: number): number =>
  take === 0 ? 1 : (chosen(of, take - 1) * (of - take + 1)) / take;

/** 8.4.3.2 What Islamist Rule there would be worth. */
function revolution(state: State, country: Country): number {
  const now = governance(state, country);
  const gain =
    standingWorth(country, now, alignment(state, country)) - standingWorth(country, ISLAMIST_RULE, 3);
  return tally(state).islamist + resources(state, country) >= ISLAMIST_RESOURCES ? gain + WIN : gain;
}

/** 8.4.2 A Major Jihad with so many rolls, all of them. */
export function majorGain(state: State, country: Country, rolls: number): number {
  const chance = share(successNumber(state, country));
  const won = atLeast(successesNeeded(state, country), rolls, chance);
  const lost = rolls * (1 - chance) * lastCellWorth(state, country);
  const besieged =
    governance(state, country) === POOR && rolls >= 3 && !isBesieged(state, country)
      ? 0.69 * resources(state, country)
      : 0;
  const worse = governance(state, country) === POOR ? 0 : rolls * chance * worsening(state, country);
  return (
    won * revolution(state, country) +
    (1 - won) * (besieged + worse) -
    lost -
    0.03 * (state.sleepers[country] ?? 0)
  );
}

/** A step down in Good or Fair Governance. */
export function worsening(state: State, country: Country): number {
  const now = governance(state, country);
  if (now !== GOOD && now !== FAIR) return 0;
  const at = alignment(state, country);
  return standingWorth(country, now, at) - standingWorth(country, now + 1, at);
}

/** 8.4.1 One more roll of a Minor Jihad. */
export function minorGain(state: State, country: Country): number {
  const chance = share(successNumber(state, country));
  const gain = worsening(state, country) + 0.16 * Math.min(1, aid(state, country));
  return chance * gain - (1 - chance) * lastCellWorth(state, country);
}

/** The next roll of a Jihad, of so many left; a Major one counts by the roll, because all belong together. */
export function jihadGain(
  state: State,
  country: Country,
  isMajor: boolean,
  left: number,
  named = namedIn(state),
): number {
  const before = rollsIn(named.sites, country);
  if (!isMajor) return minorGain(state, country) - 0.01 * before;
  const rolls = Math.min(before + left, cells(state, country));
  return rolls === 0 ? 0 : majorGain(state, country, rolls) / rolls;
}

/** How often a plot is not blocked, and how often several in one country are not. */
const UNBLOCKED = 0.55;

/** 8.5 One more roll for a plot there. */
export function plotGain(state: State, country: Country, named = namedIn(state)): number {
  return plotChance(state, country) * plotWorth(state, country) - 0.04 - 0.05 * rollsIn(named.sites, country);
}

/** An unmarked country is Poor two times of three (4.9.4). */
const plotChance = (state: State, country: Country): number =>
  isMuslim(country) && governance(state, country) === UNMARKED
    ? 2.7 / FACES
    : share(successNumber(state, country));

/** A plot that lies there, as likely as it is to go off. */
export function plotWorth(state: State, country: Country): number {
  const isArmed = country === AT['united-states'] && (state.available[WMD - 1] ?? 0) > 0;
  const plot = { country, value: 0, most: 3, exact: false, shown: false, backlash: false } as const;
  return UNBLOCKED * Math.min(WIN, plotHarm(state, plot, isArmed ? 1 : 0));
}

/** 8.2 One more roll. */
export function recruitGain(state: State, country: Country, named = namedIn(state)): number {
  if (named.sites.length >= availableCells(state)) return 0;
  const chance = share(recruitSuccess(state, country));
  return (
    chance *
    cellWorth(state, country, Math.round(cells(state, country) + chance * rollsIn(named.sites, country)))
  );
}

/** 8.3 Cells there once all orders are carried out. */
function bound(state: State, country: Country): number {
  let here = cells(state, country);
  for (const { from, to } of state.operation?.journeys ?? []) {
    if (from === country) here--;
    if (to === country) here++;
  }
  return here;
}

/** 8.3 What a cell gains by going there. */
export function journeyGain(state: State, from: Country, to: Country): number {
  const loss = lastCellWorth(state, from, bound(state, from));
  // To stay makes an Active cell a Sleeper.
  if (from === to) return (state.active[from] ?? 0) > 0 ? 0.09 : 0;
  return (
    share(travelSuccess(state, from, to)) * (cellWorth(state, to, Math.max(0, bound(state, to))) + 0.04) -
    loss
  );
}

/** What a cell would be worth where it arrives, by country: looked at once for all that may travel. */
const arrivals = (state: State): readonly number[] =>
  ALL.map((to) => cellWorth(state, to, Math.max(0, bound(state, to))) + 0.04);

/** The best a cell from there can gain. */
export function bestJourney(state: State, from: Country, worths = arrivals(state)): number {
  let best = journeyGain(state, from, from);
  const loss = lastCellWorth(state, from, bound(state, from));
  for (const to of ALL) {
    const worth = worths[to] ?? 0;
    // A roll can only make it less.
    if (to === from || worth - loss <= best) continue;
    best = Math.max(best, share(travelSuccess(state, from, to)) * worth - loss);
  }
  return best;
}

// What an Operation promises with so many Ops, taken greedily.

type Gain = (country: Country, named: Named, left: number) => number;

function greedily(
  ops: number,
  among: readonly Country[],
  isOpen: (country: Country, rolls: number) => boolean,
  gain: Gain,
): number {
  const sites: Country[] = [];
  let total = among.length === 0 ? -1 : 0;
  for (let left = ops; left > 0; left--) {
    let best: Country | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const country of among) {
      if (!isOpen(country, rollsIn(sites, country))) continue;
      const found = gain(country, { sites, major: [] }, left);
      if (found > most) [best, most] = [country, found];
    }
    if (best === undefined || (most <= 0 && sites.length > 0)) break;
    total += most;
    sites.push(best);
  }
  return total;
}

export function recruitProspect(state: State, ops: number): number {
  const among = ALL.filter((country) => canRecruitIn(state, country, PLAIN));
  return greedily(
    ops,
    among,
    () => true,
    (country, named) => recruitGain(state, country, named),
  );
}

export function plotProspect(state: State, ops: number): number {
  const among = ALL.filter((country) => cells(state, country) > 0 && !isIslamist(state, country));
  const isOpen = (country: Country, rolls: number): boolean => cells(state, country) > rolls;
  return greedily(ops, among, isOpen, (country, named) => plotGain(state, country, named));
}

export function jihadProspect(state: State, ops: number): number {
  const among = MUSLIM.filter((country) => cells(state, country) > 0 && isJihadAllowed(state, country));
  const isOpen = (country: Country, rolls: number): boolean => cells(state, country) > rolls;
  let best = greedily(ops, among, isOpen, (country, named, left) =>
    jihadGain(state, country, false, left, named),
  );
  for (const country of among)
    if (canBeMajor(state, country))
      best = Math.max(best, majorGain(state, country, Math.min(ops, cells(state, country))));
  return best;
}

/** With each value up to the highest. Two journeys from one place look alike: the second counts a little less. */
export function travelProspects(state: State, most: number): readonly number[] {
  const worths = arrivals(state);
  const gains: number[] = [];
  for (const country of ALL) {
    const here = (state.sleepers[country] ?? 0) + (state.active[country] ?? 0);
    if (here === 0) continue;
    const gain = bestJourney(state, country, worths);
    for (let i = 0; i < Math.min(here, most); i++) gains.push(gain * 0.73 ** i);
  }
  gains.sort((a, b) => b - a);
  let sum = 0;
  return Array.from({ length: most }, (_, i) => (sum += Math.max(0, gains[i] ?? 0)));
}

/** What the US would lose by an Event that costs Prestige or pays the Jihadist. */
export const shame = (state: State, change: number): number => -prestigeGain(state, change);
export const pay = (state: State, change: number): number => -fundingGain(state, change);
