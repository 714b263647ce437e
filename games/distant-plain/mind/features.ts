/** What counts on the map, by name: a row of figures for each faction. */
import type { Features } from '@sandtable/engine';
import { type Faction, FACTIONS, type Insurgent, isInsurgent } from '../forces.ts';
import { AFGHAN_LANDS, ALL_SPACES, type Space } from '../map.ts';
import {
  active,
  bases,
  basesOnMap,
  coalitionTroops,
  governmentTroops,
  guerrillas,
  islamabadAt,
  level,
  payerOf,
  peopleOf,
  pieces,
  police,
  type State,
  terror,
  underground,
} from '../state.ts';
import { margin, soloPlayer } from '../victory.ts';
import { GOALS } from '../tracks.ts';
import { toRound } from './rounds.ts';

export const NAMES = [
  'margin',
  'late',
  'met',
  'behind',
  'support',
  'sharia',
  'hold',
  'lead',
  'purse',
  'aid',
  'bases',
  'hidden',
  'shown',
  'lone',
  'islamabad',
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
    const ground = groundOf(state);
    return seats.map((seat) => {
      const row = rowOf(state, seat as Faction, ground);
      return NAMES.map((name) => row[name]);
    });
  },
};

/** People by what may become of them, summed over Afghanistan. */
interface Ground {
  /** Support that Civic Action may win, and Opposition that it may take away. */
  readonly civic: number;
  readonly relief: number;
  /** Opposition that Sharia may win, and Support that it may take away. */
  readonly sharia: number;
  readonly loss: number;
  /** How firmly people are held by COIN, by the Taliban, by nobody: from 0 to 1 for each of them. */
  readonly coin: number;
  readonly taliban: number;
  readonly nobody: number;
}

/** How much a piece more tells about who will be in Control. */
const FIRM = 0.7;
const share = (lead: number): number => 1 / (1 + Math.exp(FIRM * (0.5 - lead)));

function groundOf(state: State): Ground {
  let [civic, relief, sharia, loss, coinHeld, talibanHeld, nobody] = [0, 0, 0, 0, 0, 0, 0];
  for (const space of AFGHAN_LANDS) {
    const people = peopleOf(space, state);
    if (people === 0) continue;
    const coin = pieces(state, space, 'coalition') + pieces(state, space, 'government');
    const taliban = pieces(state, space, 'taliban');
    const warlords = pieces(state, space, 'warlords');
    const byCoin = share(coin - taliban - warlords);
    const byTaliban = share(taliban - coin - warlords);
    const now = level(state, space);
    const inTheWay = 1 / (1 + terror(state, space) / 2);
    const toCoin = people * byCoin * fitness(state, space) * inTheWay;
    const toTaliban = people * byTaliban * inTheWay;
    // A level that has to be won back first is farther away.
    civic += toCoin * (now < 0 ? FAR : 1 - now);
    relief += toCoin * Math.max(0, -now);
    sharia += toTaliban * (now > 0 ? FAR : 1 + now);
    loss += toTaliban * Math.max(0, now);
    coinHeld += people * byCoin;
    talibanHeld += people * byTaliban;
    nobody += people * (1 - byCoin) * (1 - byTaliban);
  }
  return { civic, relief, sharia, loss, coin: coinHeld, taliban: talibanHeld, nobody };
}

const FAR = 0.5;

/** 6.4.1 Troops and Police both. */
const UNFIT = 0.35;
const fitness = (state: State, space: Space): number =>
  coalitionTroops(state, space) + governmentTroops(state, space) > 0 && police(state, space) > 0 ? 1 : UNFIT;

/** Margins beyond these say nothing more. */
const LEAST = -40;
const MOST = 12;

function rowOf(state: State, faction: Faction, ground: Ground): Row {
  const points = Math.min(MOST, Math.max(LEAST, likelyMargin(state, faction)));
  const solo = soloPlayer(state);
  const { resources } = state;
  const need = faction === 'government' || faction === 'coalition' ? NEED : INSURGENT_NEED;
  return {
    margin: points,
    late: (points * state.propagandas) / state.variants.finalPropaganda,
    // 7.2, 8.9 With one player alone nobody wins before the end by its condition; that player may be out by a margin.
    met: solo === undefined ? nearness(margin(state, faction)) : 0,
    behind: solo === faction ? shortfall(state, faction) : 0,
    ...groundRow(faction, ground),
    purse: need * (1 - Math.exp(-resources[payerOf(faction)] / need)),
    aid: isInsurgent(faction) ? 0 : state.aid,
    bases: isInsurgent(faction) ? basesOnMap(state, faction) : 0,
    islamabad: faction === 'taliban' ? islamabadAt(state) : 0,
    eligible: Number(state.eligible[faction] && !state.done.some((one) => one.faction === faction)),
    ...(isInsurgent(faction) ? cover(state, faction) : NO_COVER),
  };
}

const NEED = 15;
const INSURGENT_NEED = 10;
const STEEP = 1.2;
const nearness = (points: number): number => 1 / (1 + Math.exp(STEEP * (0.5 - points)));

/** 8.9 How far behind the best of the others, from the first Round on: every check may end the game. */
function shortfall(state: State, faction: Faction): number {
  if (state.propagandas === 0) return 0;
  const best = Math.max(...FACTIONS.filter((one) => one !== faction).map((one) => margin(state, one)));
  return nearness(best - marginAtCheck(state, faction)) / (1 + toRound(state) / SOON);
}

/** 4.2.1 Until the check pieces can still be taken home. */
function marginAtCheck(state: State, faction: Faction): number {
  const now = margin(state, faction);
  if (faction !== 'coalition' || state.stage.kind === 'propaganda') return now;
  return now + abroad(state) * HOMEWARD * Math.min(1, (toRound(state) - 1) / CARDS_HOME);
}

const SOON = 4;

/** How many of the pieces on the map can still go home (4.2.1): a Surge takes those of three spaces. */
const HOMEWARD = 0.8;
const CARDS_HOME = 8;
function homeward(state: State): number {
  const isLast = state.propagandas >= state.variants.finalPropaganda - 1;
  const time = isLast ? Math.min(1, toRound(state) / CARDS_HOME) : 1;
  return state.stage.kind === 'propaganda' && state.propagandas >= state.variants.finalPropaganda
    ? 0
    : abroad(state) * HOMEWARD * time;
}

const abroad = (state: State): number => basesOnMap(state, 'coalition') + troopsOnMap(state);

const troopsOnMap = (state: State): number =>
  ALL_SPACES.reduce((sum, space) => sum + coalitionTroops(state, space), 0);

/** 7.2 The Warlords need Resources as well: what is to come counts already. */
function likelyMargin(state: State, faction: Faction): number {
  if (faction === 'coalition') return margin(state, faction) + homeward(state);
  if (faction !== 'warlords') return margin(state, faction);
  const rounds = Math.max(0, state.variants.finalPropaganda - state.propagandas);
  const income = basesOnMap(state, 'warlords') * Math.max(0, rounds - 0.5);
  const rich = state.resources.warlords + income - GOALS.warlords.resources;
  return Math.min(margin(state, faction) + Math.max(0, income), rich + EASED, uncontrolledLead(state, rich));
}

const EASED = 2;
const uncontrolledLead = (state: State, rich: number): number =>
  Math.min(margin(state, 'warlords') + Math.max(0, rich), MOST);

function groundRow(faction: Faction, { civic, relief, sharia, loss, coin, taliban, nobody }: Ground) {
  switch (faction) {
    case 'coalition':
      return { support: civic, sharia: -loss, hold: coin, lead: 0 };
    case 'government':
      return { support: 0, sharia: 0, hold: coin, lead: 0 };
    case 'taliban':
      return { support: -relief, sharia, hold: taliban, lead: 0 };
    case 'warlords':
      return { support: 0, sharia: 0, hold: 0, lead: nobody };
  }
}

const NO_COVER = { hidden: 0, shown: 0, lone: 0 };

/** 3.2.4 A Base without hidden guerrillas is open to an Assault. */
function cover(state: State, faction: Insurgent) {
  let hidden = 0;
  let shown = 0;
  let lone = 0;
  for (const space of ALL_SPACES) {
    if (guerrillas(state, space, faction) + bases(state, space, faction) === 0) continue;
    const under = underground(state, space, faction);
    hidden += under;
    shown += active(state, space, faction);
    if (under === 0) lone += bases(state, space, faction);
  }
  return { hidden, shown, lone };
}
