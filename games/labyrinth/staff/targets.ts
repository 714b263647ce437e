/** What the US's Operations promise, country by country. */
import { ALL, AT, type Country, isMuslim, isNonMuslim } from '../map.ts';
import { affected, canDisrupt } from '../operations/disrupt.ts';
import { isTarget, modifiersOf, SUCCESS, totalOf } from '../operations/war-of-ideas.ts';
import {
  aid,
  alignment,
  cells,
  governance,
  isAlly,
  isIslamist,
  isRegimeChange,
  plainCells,
  troops,
  usPosture,
} from '../country.ts';
import { resources, worldPosture } from '../levels.ts';
import {
  ALLY,
  FAIR,
  GOOD,
  HARD,
  MARGIN,
  MAX_OPS,
  type Plot,
  POOR,
  SOFT,
  type State,
  UNMARKED,
} from '../state.ts';
import { fundingGain, prestigeGain, standingWorth, threat, worldWorth } from './worth.ts';

/** The best of some countries; undefined when none promises anything. */
export interface Prospect {
  readonly country: Country;
  readonly gain: number;
}

export function bestOf(among: readonly Country[], gain: (country: Country) => number): Prospect | undefined {
  let best: Prospect | undefined;
  for (const country of among) {
    const found = gain(country);
    if (best === undefined || found > best.gain) best = { country, gain: found };
  }
  return best;
}

const chance = (needed: number): number => Math.max(0, Math.min(6, 7 - needed)) / 6;

/** 7.2.1 War of Ideas in a Muslim country. */
function ideasInMuslim(state: State, country: Country, ops: number): number {
  const now = governance(state, country);
  const total = totalOf(modifiersOf(state, country));
  const needed = SUCCESS - total;
  if (now === UNMARKED) {
    const won = (at: 2 | 3): number =>
      ops >= at ? chance(needed) * (standingWorth(country, at, ALLY) - standingWorth(country, at, 2)) : 0;
    // A test that finds it Poor serves the Jihadist.
    return won(FAIR) / 3 + (2 * won(POOR)) / 3 - 0.09;
  }
  const isHelped = isAlly(state, country);
  const better = isHelped
    ? standingWorth(country, Math.max(GOOD, now - 1), ALLY)
    : standingWorth(country, now, ALLY);
  const gain = better - standingWorth(country, now, alignment(state, country));
  const fromAid = aid(state, country) === 0 && needed - 1 <= 6 && needed - 1 >= 1 ? 0.02 : 0;
  const spoiled = now === FAIR && isHelped ? Math.min(0.5, 0.08 * cells(state, country)) : 0;
  return chance(needed) * (gain + (isHelped && now === FAIR ? 0.43 : 0) - spoiled) + fromAid;
}

/** 7.2.3 War of Ideas elsewhere: a posture roll. */
function ideasElsewhere(state: State, country: Country, world: number): number {
  const now = state.posture[country] === HARD ? 1 : state.posture[country] === SOFT ? -1 : 0;
  const isHard = usPosture(state) === HARD;
  const hard = worldWorth(state, world + 1 - now) + (isHard ? prestigeGain(state, 1) : 0);
  const soft = worldWorth(state, world - 1 - now) + (isHard ? 0 : prestigeGain(state, 1));
  return hard / 3 + (2 * soft) / 3 - worldWorth(state, world);
}

export function ideasGain(state: State, country: Country, ops: number, world = worldPosture(state)): number {
  if (!isTarget(state, country, ops)) return Number.NEGATIVE_INFINITY;
  return isMuslim(country) ? ideasInMuslim(state, country, ops) : ideasElsewhere(state, country, world);
}
export const bestIdeas = (state: State, ops: number): Prospect | undefined =>
  bestOf(ALL, (country) => ideasGain(state, country, ops));

/** 7.4 Disrupt. */
export function disruptGain(state: State, country: Country, ops: number): number {
  if (!canDisrupt(state, country, ops)) return Number.NEGATIVE_INFINITY;
  const prestige = troops(state, country) >= 2 ? prestigeGain(state, 1) : 0;
  if (plainCells(state, country) === 0) return 0.08 + prestige;
  const hits = affected(state, country);
  const removed = Math.min(hits, state.active[country] ?? 0);
  const turned = Math.min(hits - removed, state.sleepers[country] ?? 0);
  return prestige + threat(state, country) * (removed + 0.33 * turned);
}
export const bestDisrupt = (state: State, ops: number): Prospect | undefined =>
  bestOf(ALL, (country) => disruptGain(state, country, ops));

/** The best gains with a card of 1, 2 and 3: 7.1.1 of a country that is marked only its Governance sets the price. */
function byOps(state: State, gain: (country: Country, ops: number) => number): readonly number[] {
  const best = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const country of ALL) {
    const full = gain(country, MAX_OPS);
    if (full === Number.NEGATIVE_INFINITY) continue;
    const price = governance(state, country);
    for (let ops = MAX_OPS; ops >= Math.max(1, price); ops--) {
      const found = price === UNMARKED && ops < MAX_OPS ? gain(country, ops) : full;
      best[ops - 1] = Math.max(best[ops - 1] ?? found, found);
    }
  }
  return best;
}
export function ideasByOps(state: State): readonly number[] {
  const world = worldPosture(state);
  return byOps(state, (country, ops) => ideasGain(state, country, ops, world));
}
export const disruptByOps = (state: State): readonly number[] =>
  byOps(state, (country, ops) => disruptGain(state, country, ops));

/** 8.5.6 What a plot would do if nobody blocked it; `wmd` how likely it is one. */
export function plotHarm(state: State, { country, shown, value }: Plot, wmd: number): number {
  const isWmd = shown ? Number(value === 4) : wmd;
  if (country === AT['united-states']) return 0.93 - fundingGain(state, 9) + 40 * isWmd;
  const shame =
    troops(state, country) > 0 ? -prestigeGain(state, -1) - 6 * isWmd * prestigeGain(state, -1) : 0;
  if (isNonMuslim(country))
    return 0.21 + shame - fundingGain(state, governance(state, country) === GOOD ? 4 : 2);
  const now = governance(state, country);
  const fallen =
    now === GOOD || now === FAIR
      ? (now === GOOD ? 0.3 : 0.62) *
        (standingWorth(country, now, alignment(state, country)) -
          standingWorth(country, now + 1, alignment(state, country)))
      : 0.23 * Math.min(1, aid(state, country));
  return fallen + shame - fundingGain(state, now === GOOD ? 2 : 1);
}

/** 7.3.4 Regime Change where Islamist Rule is. */
export const regimeChangeGain = (state: State, country: Country): number =>
  isIslamist(state, country) ? 0.21 + 0.68 * resources(state, country) : -1;

/** 7.3 Troops that would let the US act: where cells are, or to hold a Regime Change country. */
export function deployGain(state: State, country: Country): number {
  if (!isMuslim(country) || !isAlly(state, country) || isIslamist(state, country)) return -1;
  const here = troops(state, country);
  const needed = cells(state, country) + MARGIN;
  if (isRegimeChange(state, country)) return here < needed && needed - here <= 4 ? -0.11 : -1;
  if (here >= 2 || cells(state, country) === 0) return -1;
  return 0.11 + 0.08 * cells(state, country);
}
