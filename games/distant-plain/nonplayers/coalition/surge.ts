/** 8.8.2 Surge: in before the final campaign, out in it. */
import { surgeDie } from '../../activities/surge.ts';
import { AFGHAN_LANDS, type Space } from '../../map.ts';
import {
  available,
  bases,
  coalitionTroops,
  hasCoinControl,
  peopleOf,
  pieces,
  room,
  type State,
} from '../../state.ts';
import {
  because,
  isAsked,
  type Mind,
  nearest,
  numberIn,
  offered,
  type Plan,
  reply,
  spaceIn,
} from '../mind.ts';
import { best, chosen, type Choice, step } from '../selection.ts';

const SPACES = 3;

/** The next Propaganda is the final one. */
const isLastCampaign = (state: State): boolean => state.propagandas + 1 >= state.variants.finalPropaganda;

const controlled = (state: State): Space[] => AFGHAN_LANDS.filter((space) => hasCoinControl(state, space));

/** Whether a Base may come: no Coalition Base, and room. */
const isForBase = (state: State, space: Space): boolean =>
  bases(state, space, 'coalition') === 0 && room(state, space, 'coalition-base') > 0;

const hasTaliban = (state: State, space: Space): boolean => pieces(state, space, 'taliban') > 0;

/** Whether anything can be placed, or in the final campaign removed. */
export function canSurge(state: State): boolean {
  const spaces = controlled(state);
  if (isLastCampaign(state)) return spaces.some((space) => coalitionTroops(state, space) > 0);
  if (spaces.length === 0) return false;
  if (available(state, 'coalition-troops') > 0) return true;
  return available(state, 'coalition-base') > 0 && spaces.some((space) => isForBase(state, space));
}

/** In the final campaign all Coalition Troops of one space go; before it some come. */
export const surge = (mind: Mind): Plan => (isLastCampaign(mind.state) ? withdraw(mind) : reinforce(mind));

/** Where the fewest people live. */
function* withdraw(mind: Mind): Plan {
  const from = best(
    offered(mind).filter((space) => coalitionTroops(mind.state, space) > 0),
    (space) => -peopleOf(space, mind.state),
  );
  if (isAsked(mind, 'ask.surge')) yield* reply(mind, chosen(mind, step('C.surge.out', from)));
  while (isAsked(mind, 'ask.surge.number'))
    yield* reply(mind, nearest(mind, isOf(mind, 'coalition-base') ? here(mind) : 0));
  if (isAsked(mind, 'ask.surge')) yield* reply(mind, 'done');
}

/** The pieces that a Surge brings. */
interface Due {
  /** Half the roll in Bases, one a space. */
  readonly bases: number;
  /** The roll in Troops, as far as there are any. */
  readonly troops: number;
  /** Spaces the Troops are spread over: those with new Bases and others, three in all. */
  readonly spaces: number;
}

function* reinforce(mind: Mind): Plan {
  const { state } = mind;
  const die = state.turn === null ? undefined : surgeDie(state.turn);
  const spaces = Math.min(SPACES, controlled(state).length);
  // Sitting in for a person it has no die: one comes to each space.
  const troops = Math.min(die?.roll ?? spaces, die?.troops ?? available(state, 'coalition-troops'));
  const due: Due = { bases: Math.floor((die?.roll ?? 0) / 2), troops, spaces };
  let placed = 0;
  for (let at = 0; isAsked(mind, 'ask.surge') || isAsked(mind, 'ask.surge.number'); at++) {
    if (isAsked(mind, 'ask.surge')) {
      if (die !== undefined) because(mind, 'C.surge.in', { roll: die.roll });
      yield* reply(mind, chosen(mind, nextSpace(mind, due, at, placed)));
    }
    while (isAsked(mind, 'ask.surge.number')) {
      const isBase = isOf(mind, 'coalition-base');
      const troopsHere = die === undefined ? 1 : troopsFor(mind, due, at, placed);
      const coming = isBase ? baseFor(mind, due, at) : troopsHere;
      if (!isBase) placed += coming;
      yield* reply(mind, nearest(mind, here(mind) + coming));
    }
  }
}

const isOf = ({ prompt }: Mind, kind: string): boolean => prompt.params?.['kind'] === kind;
const here = ({ prompt }: Mind): number => numberIn(prompt, 'here');

/** First for Bases: most people, no Government Base; then with Taliban; then any. A roll that brings nobody still names a space. */
function nextSpace(mind: Mind, due: Due, at: number, placed: number): Choice | undefined {
  const { state } = mind;
  const open = offered(mind);
  if (at < Math.min(due.bases, due.spaces) && available(state, 'coalition-base') > 0) {
    const forBase = best(
      open.filter((space) => isForBase(state, space)),
      (space) => peopleOf(space, state),
      (space) => bases(state, space, 'government') === 0,
    );
    if (forBase.length > 0) return { step: null, among: forBase, capacity: 1 };
  }
  if (at > 0 && placed >= due.troops) return undefined;
  return (
    step(
      'C.surge.taliban',
      open.filter((space) => hasTaliban(state, space)),
    ) ?? { step: null, among: open, capacity: 1 }
  );
}

function baseFor({ state, prompt }: Mind, due: Due, at: number): number {
  const space = spaceIn(prompt);
  return space !== undefined && at < due.bases && isForBase(state, space) ? 1 : 0;
}

/** Where Troops do not go evenly into the spaces, those with Taliban get one more, as far as there are such. */
function troopsFor({ state, prompt }: Mind, due: Due, at: number, placed: number): number {
  const each = Math.floor(due.troops / due.spaces);
  const over = due.troops - placed - each * (due.spaces - at);
  const space = spaceIn(prompt);
  if (space !== undefined && hasTaliban(state, space)) return each + (over > 0 ? 1 : 0);
  const used = state.turn?.activitySpaces ?? [];
  const toCome = controlled(state).filter((one) => !used.includes(one) && hasTaliban(state, one));
  return each + (over > Math.min(due.spaces - at - 1, toCome.length) ? 1 : 0);
}
