/** What would be left of an Operation if something were done first (4.1: an activity needs its Operation). */
import { FRAGILE, type Hold, holdBySpaces, holdsWithout, STURDY, tried } from '@sandtable/coin';
import { ACTIVE, isInsurgent, type Kind, TABLE, UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { guerrillas, isNonPlayer, spaces, type State, type Turn } from '../state.ts';
import { BY_SPACES, isPossible } from './index.ts';
import { canPay } from './rules.ts';

/** How safe the Operation in progress is from what is done in one space before its first. */
export function holdOf(state: State): Hold<Space> {
  const { turn } = state;
  if (turn === null || turn.spaces.length > 0) return STURDY;
  switch (turn.doing) {
    case 'event':
    case 'agitation':
    case 'redeploy':
    case 'train':
    case 'patrol':
    case 'sweep':
      return STURDY;
    case 'march':
      return hasManyMarchers(state, turn) ? STURDY : FRAGILE;
    case 'assault':
    case 'rally':
    case 'attack':
    case 'terror':
      return holdBySpaces(BY_SPACES[turn.doing], state, turn);
  }
}

/** The same, when a menu has just offered that many spaces for the first. */
export const holdOffered = (state: State, turn: Turn, offered: number): Hold<Space> =>
  offered > 1 && turn.doing !== 'march' ? STURDY : holdOf(state);

/** With a Resource to spend, a guerrilla can always march somewhere: two spaces with guerrillas are enough. */
function hasManyMarchers(state: State, turn: Turn): boolean {
  const { faction } = turn;
  if (!isInsurgent(faction) || !canPay(state, turn, 1)) return false;
  let found = 0;
  for (const space of spaces(state)) {
    if (guerrillas(state, space, faction) > 0) found++;
    if (found === 2) return true;
  }
  return false;
}

/**
 * Whether the Operation in progress could still be executed after that. Once it has been, anything goes; before,
 * an interlude must leave it at least one space.
 */
export function survives(state: State, deed: () => void, undo: () => void): boolean {
  const { turn } = state;
  if (turn === null || turn.spaces.length > 0) return true;
  return tried(deed, undo, () => canBegin(state, turn));
}

/** Whether an Operation is possible, a Rally perhaps with a guerrilla taken off the map first (1.4.1). */
export const canBegin = (state: State, turn: Turn): boolean =>
  isPossible(state, turn) || (turn.doing === 'rally' && viaWithdrawal(state, turn));

/** 1.4.1 Guerrillas taken off the map are Available for a Rally. N3: a non-player takes none off. */
function viaWithdrawal(state: State, turn: Turn): boolean {
  const { faction } = turn;
  if (!isInsurgent(faction) || isNonPlayer(state, faction) || !canPay(state, turn, 1)) return false;
  const helps = (space: Space, kind: Kind): boolean =>
    TABLE.count(state, space, kind) > 0 &&
    tried(
      () => TABLE.remove(state, space, kind, 1),
      () => TABLE.place(state, space, kind, 1),
      () => isPossible(state, turn),
    );
  return spaces(state).some((space) => helps(space, UNDERGROUND[faction]) || helps(space, ACTIVE[faction]));
}

/**
 * The same for a deed that touches only these spaces, none of them a space the Operation holds without: then only
 * they need looking at. A March depends on neighbours and a Rally on what is Available, so these are looked at wholly.
 */
export function survivesIn(
  state: State,
  touched: readonly Space[],
  deed: () => void,
  undo: () => void,
): boolean {
  const { turn } = state;
  if (turn === null || turn.spaces.length > 0) return true;
  if (turn.doing !== 'assault' && turn.doing !== 'attack' && turn.doing !== 'terror')
    return survives(state, deed, undo);
  const rules = BY_SPACES[turn.doing];
  return tried(deed, undo, () => touched.some(rules.test(state, turn)));
}

/** Whether it survives the loss of a piece. */
export function survivesLoss(state: State, hold: Hold<Space>, space: Space, kind: Kind): boolean {
  return (
    holdsWithout(hold, space) ||
    survivesIn(
      state,
      [space],
      () => TABLE.remove(state, space, kind, 1),
      () => TABLE.place(state, space, kind, 1),
    )
  );
}
