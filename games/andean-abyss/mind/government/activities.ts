/** The staff's Special Activities. */
import { firstOf, nextToAct } from '@sandtable/coin';
import { eventCard } from '../../cards.ts';
import { factionOrder } from '../../deck.ts';
import { type Insurgent, INSURGENTS, isInsurgent } from '../../forces.ts';
import { idOf, isCity, populationOf, type Space } from '../../map.ts';
import { shipmentsHeld } from '../../shipments.ts';
import {
  active,
  adjacent,
  bases,
  cubes,
  departments,
  hasMajority,
  isNonPlayer,
  level,
  pieces,
  spaces,
  type State,
  underground,
} from '../../state.ts';
import { opinionOf } from '../../nonplayers/events/index.ts';
import { isUsable } from '../../nonplayers/events/usable.ts';
import { spaceIn } from '../../nonplayers/mind.ts';
import { explain, highest, spacesIn, type StaffMind } from './mind.ts';
import { type Outlook, setback } from './outlook.ts';
import { cubesNeeded, groundWorth } from './sweep.ts';
import { WEIGHTS } from './weights.ts';
import { spareTroops } from './worth.ts';

const FLIGHTS = ['air-strike', 'eradicate'] as const;
type Flight = (typeof FLIGHTS)[number];

/** The Special Activity that gains most; none where it would open a harmful Event to others (2.3.4). */
export function airWork(mind: StaffMind, canStrike = true): string | undefined {
  const { state, outlook, options } = mind;
  if (state.turn?.activity !== null) return undefined;
  const gains: Readonly<Record<Flight, number>> = {
    'air-strike': canStrike ? most(spaces(state), (space) => strikeGain(outlook, space)) : 0,
    eradicate: most(departments(state), (space) => sprayGain(outlook, space)),
  };
  const best = highest(
    FLIGHTS.filter((flight) => options.includes(flight)),
    (flight) => gains[flight],
  );
  if (best === undefined || gains[best] <= harmOf(state)) return undefined;
  explain(mind, `staff.${best}`);
  return best;
}

function most(among: readonly Space[], gain: (space: Space) => number): number {
  let top = 0;
  for (const space of among) top = Math.max(top, gain(space));
  return top;
}

/** What the Event on this card would cost, if an Activity left it to an Insurgent who would take it. */
function harmOf(state: State): number {
  if (firstOf(state.done) !== undefined) return 0;
  const others = (faction: string): boolean => faction !== 'government';
  const next = nextToAct(factionOrder(state), (one) => state.eligible[one] && others(one), state.done);
  if (next === undefined || !isInsurgent(next) || !wouldExecute(state, next)) return 0;
  return WEIGHTS.harm * opinionOf(state.card).harm;
}

/** 8.1 A non-player that comes second takes a usable Event unless the card bears the grey 2. */
const wouldExecute = (state: State, faction: Insurgent): boolean =>
  !isNonPlayer(state, faction) ||
  (!eventCard(state.card).operatesSecond && isUsable(state, faction, state.card));

/** The best single piece that lies open here. */
function strikeGain({ state, base }: Outlook, space: Space): number {
  if (isCity(space)) return 0;
  let top = 0;
  for (const faction of INSURGENTS) {
    const drugs = shipmentsHeld(state, space, faction) > 0 ? WEIGHTS.shipment : 0;
    if (active(state, space, faction) > 0) top = Math.max(top, WEIGHTS.guerrilla[faction] + drugs);
    else if (underground(state, space, faction) === 0 && bases(state, space, faction) > 0)
      top = Math.max(top, base[faction]);
  }
  return top;
}

export function strikeWhere(mind: StaffMind): string {
  const space = highest(spacesIn(mind), (one) => strikeGain(mind.outlook, one));
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

const MOST_AID = 29;
const AID = 4;

/** Cartels Bases and Aid, against the people it angers (4.2.3). */
function sprayGain(outlook: Outlook, space: Space): number {
  const { state, base } = outlook;
  if (pieces(state, space, 'cartels') === 0) return 0;
  const razed = bases(state, space, 'cartels') * base.cartels;
  const aid = Math.min(AID, MOST_AID - state.aid) * WEIGHTS.aid * payments(state);
  const angered = [space, ...adjacent(state, space)].filter(
    (one) => populationOf(one) > 0 && level(state, one) > -2,
  );
  const cost =
    angered.length === 0
      ? WEIGHTS.guerrilla.farc
      : Math.min(...angered.map((one) => angerCost(outlook, one)));
  return razed + aid - cost;
}

/** Rounds to come that pay Aid: Samper gets none (6.3.1). */
const payments = ({ propagandas, variants, president }: State): number =>
  variants.finalPropaganda - propagandas - (president === 'samper' ? 1 : 0);

/** One level lost here. */
function angerCost(outlook: Outlook, space: Space): number {
  const people = populationOf(space);
  if (level(outlook.state, space) > 0) return people;
  return people * WEIGHTS.opposition + setback(outlook, 'farc', people);
}

export function eradicateWhere(mind: StaffMind): string {
  const space = highest(spacesIn(mind), (one) => sprayGain(mind.outlook, one));
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

/** The least loss; if equal, those that can be won back. */
export function angerWhere(mind: StaffMind): string {
  const held = (one: Space): number => (hasMajority(mind.state, one, 'government') ? 0.1 : 0);
  const space = highest(spacesIn(mind), (one) => held(one) - angerCost(mind.outlook, one));
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

export function liftFrom(mind: StaffMind): string {
  const space = highest(spacesIn(mind), (one) => spareTroops(mind.state, one));
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}

export function liftTo(mind: StaffMind): string {
  const { state } = mind;
  const from = spaceIn(mind.prompt, 'from');
  const space = highest(
    spacesIn(mind).filter((one) => one !== from),
    (one) => groundWorth(state, one) / Math.max(1, cubesNeeded(state, one) - cubes(state, one)),
  );
  return space === undefined ? (mind.options[0] ?? 'done') : idOf(space);
}
