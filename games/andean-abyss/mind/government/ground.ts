/** What a City or Department is worth: its level, and what the next Round would make of it (6.4.1, 6.4.2). */
import { cardsToRound as roundIn } from '@sandtable/coin/mind';
import { isPropaganda } from '../../cards.ts';
import { isDepartment, populationOf, type Space } from '../../map.ts';
import {
  type Andes,
  bases,
  basesOnMap,
  hasMajority,
  insurgentPieces,
  lands,
  level,
  pieces,
  police,
  type State,
  terror,
  troops,
  underground,
} from '../../state.ts';
import { PROSPECTS } from './weights.ts';

/** What all spaces have in common when they are judged. Made once a position. */
export interface Prospect {
  readonly state: State;
  /** What a point of Opposition weighs against one of Support. */
  readonly opposition: number;
  /** How much of its Agitation FARC can pay, from 0 to 1. */
  readonly agitators: number;
  /** How much each piece more makes it likelier that the space is still held in the Round. */
  readonly certainty: number;
  /** How likely there is time before the Round to bring what a space lacks, from 0 to 1. */
  readonly time: number;
}

export function prospectOf(state: State, opposition: number): Prospect {
  let cost = 1;
  for (const space of lands(state)) if (hasMajority(state, space, 'farc')) cost += level(state, space) + 2;
  const purse = state.resources.farc + basesOnMap(state, 'farc');
  return {
    state,
    opposition,
    agitators: Math.min(1, purse / cost),
    certainty: isRoundNext(state) ? PROSPECTS.certain : PROSPECTS.uncertain,
    time: Math.min(1, (cardsToRound(state) - 1) / PROSPECTS.turn),
  };
}

const isRoundNext = ({ deck }: State): boolean => deck[0] !== undefined && isPropaganda(deck[0]);

/** How likely a lead of so many pieces is still one in the Round. */
const holds = ({ certainty }: Prospect, lead: number): number => 1 / (1 + Math.exp((0.5 - lead) * certainty));

/** A space in points of Total Support: what it counts now, may win by Civic Action, and may lose. */
export function groundWorth(prospect: Prospect, space: Space): number {
  const people = populationOf(space);
  if (people === 0) return 0;
  const now = level(prospect.state, space);
  const counted = people * (now > 0 ? now : now * prospect.opposition);
  const post = isDepartment(space) ? PROSPECTS.post * bases(prospect.state, space, 'government') : 0;
  return counted + post + hope(prospect, space) - fear(prospect, space) - dread(prospect, space);
}

/** 6.4.1 What Civic Action may win: a space of Active Support may need it again. */
export function hope(prospect: Prospect, space: Space): number {
  const { state, opposition } = prospect;
  const soldiers = lasting(state, space);
  const own = soldiers + police(state, space) + bases(state, space, 'government');
  if (own === 0) return 0;
  const now = level(state, space);
  // From Opposition it takes more steps to get as far.
  const climb = now < 0 ? 2 / (2 - now) : 1;
  const levels = PROSPECTS.again + (2 - Math.max(0, now)) * climb + Math.max(0, -now) * opposition;
  const steps = 2 - now + 0.5;
  const share = steps / (steps + terror(state, space));
  const likely = holds(prospect, own - insurgentPieces(state, space));
  return populationOf(space) * levels * share * likely * fitness(prospect, space, soldiers);
}

/**
 * 6.4.1 Troops and Police both. Where there are Police a Sweep brings Troops; a Train brings Police to a Base or a City;
 * to any other Department Police come only after a Round (6.5.2).
 */
function fitness({ state, time }: Prospect, space: Space, soldiers: number): number {
  const guards = police(state, space);
  if (soldiers > 0 && guards > 0) return PROSPECTS.civic;
  const isWithinReach = guards > 0 || !isDepartment(space) || bases(state, space, 'government') > 0;
  return isWithinReach ? PROSPECTS.civicUnfit + PROSPECTS.civicSoon * time : PROSPECTS.civicUnfit;
}

/** Troops that will stay: after the Support Phase they leave Departments without a Government Base (6.5.1). */
function lasting(state: State, space: Space): number {
  const isRecalled = state.stage.kind === 'propaganda' && isDepartment(space);
  return isRecalled && bases(state, space, 'government') === 0 ? 0 : troops(state, space);
}

/** 6.4.2 What Agitation may take. */
export function fear(prospect: Prospect, space: Space): number {
  const { state, opposition, agitators } = prospect;
  const farc = pieces(state, space, 'farc');
  if (farc === 0) return 0;
  const now = level(state, space);
  const levels = Math.max(0, now) + (2 + Math.min(0, now)) * opposition;
  const own = lasting(state, space) + police(state, space) + bases(state, space, 'government');
  const others = own + insurgentPieces(state, space) - farc;
  return populationOf(space) * levels * agitators * holds(prospect, farc - others) * PROSPECTS.agitation;
}

/** 3.3.4 What Terror may take, while FARC hides here. */
export function dread({ state, opposition }: Prospect, space: Space): number {
  const now = level(state, space);
  if (now === -2 || underground(state, space, 'farc') === 0) return 0;
  return PROSPECTS.terror * populationOf(space) * (now > 0 ? 1 : opposition);
}

const PILES = { isPropaganda, size: 16 };

export const cardsToRound = (state: State): number => roundIn<Andes>(state, PILES);
