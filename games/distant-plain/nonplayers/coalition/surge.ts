/** 8.8.2 Surge: in before the final campaign, out in it. */
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
  type Turn,
} from '../../state.ts';
import { surgeDie } from '../../activities/surge.ts';
import { because, type Mind, most, nearest, numberIn, offered, spaceIn, textIn } from '../mind.ts';
import { best, chosen, type Choice, step } from '../selection.ts';

const SPACES = 3;

/** The next Propaganda is the final one. */
const isLastCampaign = (state: State): boolean => state.propagandas + 1 >= state.variants.finalPropaganda;

const controlled = (state: State): Space[] => AFGHAN_LANDS.filter((space) => hasCoinControl(state, space));

/** Whether a Base may come: no Coalition Base, and room. */
const isForBase = (state: State, space: Space): boolean =>
  bases(state, space, 'coalition') === 0 && room(state, space, 'coalition-base') > 0;

/** Whether anything can be placed, or in the final campaign removed. */
export function canSurge(state: State): boolean {
  const spaces = controlled(state);
  if (isLastCampaign(state)) return spaces.some((space) => coalitionTroops(state, space) > 0);
  if (spaces.length === 0) return false;
  if (available(state, 'coalition-troops') > 0) return true;
  return available(state, 'coalition-base') > 0 && spaces.some((space) => isForBase(state, space));
}

/** Half the roll in Bases. */
const basesDue = (turn: Turn): number => Math.floor((surgeDie(turn)?.roll ?? 0) / 2);

/** Troops to come: the roll, as far as they were Available. */
function troopsDue(turn: Turn): number {
  const die = surgeDie(turn);
  return Math.min(die?.roll ?? 0, die?.troops ?? 0);
}

/** Troops that have come. */
const placedBy = (state: State, turn: Turn): number =>
  (surgeDie(turn)?.troops ?? 0) - available(state, 'coalition-troops');

/** Spaces the Troops are spread over: those with new Bases and others, three in all. */
const spacesDue = (state: State): number => Math.min(SPACES, controlled(state).length);

function surging(state: State, turn: Turn, offered: readonly Space[]): Choice | undefined {
  if (isLastCampaign(state)) return withdrawing(state, turn, offered);
  const used = turn.activitySpaces.length;
  if (used < Math.min(basesDue(turn), spacesDue(state)) && available(state, 'coalition-base') > 0) {
    const top = best(
      offered.filter((space) => isForBase(state, space)),
      (space) => peopleOf(space, state),
      (space) => bases(state, space, 'government') === 0,
    );
    if (top.length > 0) return { step: null, among: top, capacity: 1 };
  }
  // A roll that brings nobody still names a space.
  if (used > 0 && placedBy(state, turn) >= troopsDue(turn)) return undefined;
  const withTaliban = offered.filter((space) => pieces(state, space, 'taliban') > 0);
  return withTaliban.length > 0
    ? step('C.surge.taliban', withTaliban)
    : { step: null, among: offered, capacity: 1 };
}

/** All Coalition Troops of one space, where the fewest people live. */
const withdrawing = (state: State, turn: Turn, offered: readonly Space[]): Choice | undefined =>
  turn.activitySpaces.length > 0
    ? undefined
    : step(
        'C.surge.out',
        best(
          offered.filter((space) => coalitionTroops(state, space) > 0),
          (space) => -peopleOf(space, state),
        ),
      );

/** How many of a kind shall stand there. */
function surgeNumber(state: State, turn: Turn, space: Space, kind: string, here: number): number {
  if (isLastCampaign(state)) return kind === 'coalition-troops' ? 0 : here;
  const at = turn.activitySpaces.length - 1;
  if (kind === 'coalition-base') return here + (at < basesDue(turn) && isForBase(state, space) ? 1 : 0);
  const each = Math.floor(troopsDue(turn) / spacesDue(state));
  return here + each + (isOneMore(state, turn, space, at, each) ? 1 : 0);
}

/** Where Troops do not go evenly into the spaces, those with Taliban get one more, as far as there are such. */
function isOneMore(state: State, turn: Turn, space: Space, at: number, each: number): boolean {
  const over = troopsDue(turn) - placedBy(state, turn) - each * (spacesDue(state) - at);
  const hasTaliban = (one: Space): boolean => pieces(state, one, 'taliban') > 0;
  if (hasTaliban(space)) return over > 0;
  const later = spacesDue(state) - at - 1;
  const toCome = controlled(state).filter((one) => !turn.activitySpaces.includes(one) && hasTaliban(one));
  return over > Math.min(later, toCome.length);
}

function surgeWhere(mind: Mind): string | undefined {
  const { state } = mind;
  const { turn } = state;
  if (turn === null) return 'done';
  const roll = surgeDie(turn)?.roll;
  if (roll !== undefined && !isLastCampaign(state)) because(mind, 'C.surge.in', { roll });
  return chosen(mind, surging(state, turn, offered(mind)));
}

function surgeHowMany(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const { turn } = mind.state;
  if (space === undefined || turn === null) return most(mind);
  const number = surgeNumber(mind.state, turn, space, textIn(mind, 'kind'), numberIn(mind.prompt, 'here'));
  return nearest(mind, number);
}

export const surgeAnswers = { 'ask.surge': surgeWhere, 'ask.surge.number': surgeHowMany };
