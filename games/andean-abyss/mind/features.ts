/** What counts on the map, by name: a row of figures for each faction. */
import type { Features } from '@sandtable/engine';
import { type Faction, FACTIONS, type Insurgent } from '../forces.ts';
import { econOf, isDepartment, LOCS, populationOf } from '../map.ts';
import {
  active,
  allGuerrillas,
  available,
  bases,
  basesOnMap,
  cubes,
  isSabotaged,
  lands,
  level,
  spaces,
  type State,
  underground,
} from '../state.ts';
import { isSolo, margin } from '../victory.ts';
import { cardsToRound, dread, fear, hope, type Prospect, prospectOf } from './government/ground.ts';

export const NAMES = [
  'margin',
  'late',
  'met',
  'hope',
  'lateHope',
  'fear',
  'lateFear',
  'dread',
  'posts',
  'purse',
  'aid',
  'cubes',
  'roads',
  'hidden',
  'shown',
  'lone',
  'capabilities',
  'eligible',
] as const;
export type Feature = (typeof NAMES)[number];
type Row = Record<Feature, number>;

export const features: Features<State> = {
  names: NAMES,
  // 1.5 Who is run by the same player shares the victory, and is no rival.
  sides(state, seat) {
    const own = state.variants.pairs.find((pair) => pair.includes(seat as Faction)) ?? [];
    return [seat, ...FACTIONS.filter((one) => one !== seat && !own.includes(one))];
  },
  rows(state, seats) {
    const [own, all] = [prospectOf(state, 0), prospectOf(state, 1)];
    return seats.map((seat) => {
      // What Civic Action takes from Opposition is FARC's loss: counted as a hope, Opposition would look like a gain.
      const row = rowOf(state, seat as Faction, all, own);
      return NAMES.map((name) => row[name]);
    });
  },
};

/** Margins beyond these say nothing more. */
const LEAST = -40;
const MOST = 12;
const bounded = (points: number): number => Math.min(MOST, Math.max(LEAST, points));

function rowOf(state: State, faction: Faction, prospect: Prospect, supportOnly: Prospect): Row {
  const points = bounded(likelyMargin(state, faction));
  const own =
    faction === 'government'
      ? governmentRow(state, prospect, supportOnly)
      : insurgentRow(state, faction, prospect);
  const time = state.propagandas / state.variants.finalPropaganda;
  const common = {
    margin: points,
    late: points * time,
    // 6.4 The last Round turns such ground into points that nobody can take back.
    lateHope: own.hope * time,
    lateFear: own.fear * time,
    met: canWinEarly(state, faction) ? nearness(margin(state, faction)) * imminence(state) : 0,
    purse: purse(state, faction),
    eligible: Number(state.eligible[faction] && !state.done.some((one) => one.faction === faction)),
  };
  return { ...common, ...own };
}

/** 8.8 Alone the Government wins at the end only. */
const canWinEarly = (state: State, faction: Faction): boolean => faction !== 'government' || !isSolo(state);

const STEEP = 1.2;
const nearness = (points: number): number => 1 / (1 + Math.exp(STEEP * (0.5 - points)));
const SOON = 6;
const imminence = (state: State): number => 1 / (1 + cardsToRound(state) / SOON);

const roundsLeft = ({ propagandas, variants }: State): number =>
  Math.max(0, variants.finalPropaganda - propagandas);
const FOR_BASE = 3;
const CARTELS_BASES = 10;
const CARTELS_RESOURCES = 40;

/** 7.2 Cartels need Resources as well as Bases; what their Bases will earn (6.3.2) counts already. */
function likelyMargin(state: State, faction: Faction): number {
  if (faction !== 'cartels') return margin(state, faction);
  const own = basesOnMap(state, 'cartels');
  const earned = state.resources.cartels + FOR_BASE * own * (roundsLeft(state) - 0.5);
  return Math.min(own - CARTELS_BASES, (earned - CARTELS_RESOURCES) / FOR_BASE);
}

/** What the cards to the next Round cost a seat, roughly: more than that buys hardly anything. */
const NEED = 9;
const NEED_PER_CARD = 1.2;
const INSURGENT_NEED = 10;

function purse(state: State, faction: Faction): number {
  const need = faction === 'government' ? NEED + NEED_PER_CARD * cardsToRound(state) : INSURGENT_NEED;
  return need * (1 - Math.exp(-state.resources[faction] / need));
}

const CUBES = 60;
const BASES = 3;

function governmentRow(state: State, prospect: Prospect, supportOnly: Prospect) {
  let hopes = 0;
  let fears = 0;
  let dreads = 0;
  let posts = 0;
  for (const space of lands(state)) {
    if (populationOf(space) === 0) continue;
    hopes += hope(supportOnly, space);
    fears += fear(prospect, space);
    dreads += dread(prospect, space);
    if (isDepartment(space)) posts += bases(state, space, 'government') * populationOf(space);
  }
  let roads = 0;
  for (const loc of LOCS)
    if (isSabotaged(state, loc) || allGuerrillas(state, loc) > cubes(state, loc)) roads -= econOf(loc);
  let capabilities = 0;
  for (const side of Object.values(state.capabilities)) capabilities += side === 'unshaded' ? 1 : -1;
  const paid = Math.max(0, roundsLeft(state) - (state.president === 'samper' ? 1 : 0));
  return {
    hope: hopes,
    fear: fears,
    dread: dreads,
    posts: posts * Math.min(1, roundsLeft(state) / BASES + 0.3),
    aid: (state.aid * paid) / 4,
    cubes: CUBES - available(state, 'troops') - available(state, 'police'),
    roads,
    hidden: 0,
    shown: 0,
    lone: 0,
    capabilities: (capabilities * roundsLeft(state)) / state.variants.finalPropaganda,
  };
}

function insurgentRow(state: State, faction: Insurgent, prospect: Prospect) {
  let hidden = 0;
  let shown = 0;
  let lone = 0;
  for (const space of spaces(state)) {
    const under = underground(state, space, faction);
    hidden += under;
    shown += active(state, space, faction);
    // 3.2.4 A Base without hidden guerrillas is open to an Assault.
    if (under === 0) lone += bases(state, space, faction);
  }
  const isFarc = faction === 'farc';
  return {
    hope: isFarc ? agitation(state, prospect) : 0,
    fear: isFarc ? reconciled(state, prospect) : 0,
    dread: 0,
    posts: 0,
    aid: 0,
    cubes: 0,
    roads: 0,
    hidden,
    shown,
    lone,
    capabilities: 0,
  };
}

/** 6.4.2 Points of Opposition that FARC may gain in the next Round. */
function agitation(state: State, prospect: Prospect): number {
  let sum = 0;
  for (const space of lands(state)) {
    const people = populationOf(space);
    if (people === 0) continue;
    const now = level(state, space);
    const all = Math.max(0, now) + 2 + Math.min(0, now);
    if (all > 0) sum += (fear(prospect, space) * (2 + Math.min(0, now))) / all;
  }
  return sum;
}

/** 6.4.1 Points of Opposition that Civic Action may take. */
function reconciled(state: State, prospect: Prospect): number {
  let sum = 0;
  for (const space of lands(state)) {
    const now = level(state, space);
    if (now < 0 && populationOf(space) > 0) sum += (hope(prospect, space) * -now) / (2 - now);
  }
  return sum;
}
