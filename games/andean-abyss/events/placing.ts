/** Placing and replacing pieces by Event. Whoever executes it may first take own pieces off the map (1.4.1). */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { place, replace } from '../changes.ts';
import { isBase, type Kind } from '../forces.ts';
import { AT, idOf, type Space } from '../map.ts';
import { noteForced } from '../nonplayers/outcomes.ts';
import { type PieceId, pieceIds, pieceOf } from '../shipments.ts';
import { available, room, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { mayWithdraw, sourcesOf } from '../withdrawal.ts';
import { mayBeOneOf, oneOf } from './vocabulary.ts';

/** Where whoever executes the Event has such pieces of its own; nobody else has interludes. */
const sources = (action: Action, kind: Kind, into: Space | undefined): readonly Space[] =>
  action.interludes === null ? [] : sourcesOf(action.state, action.faction, kind, into);

/** Whether a piece of that kind is Available, or could be taken off the map. */
export const isObtainable = (action: Action, kind: Kind, into?: Space): boolean =>
  available(action.state, kind) > 0 || sources(action, kind, into).length > 0;

/** Those of these kinds that could be placed in a space. */
export const fitting = (action: Action, space: Space, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => room(action.state, space, kind) > 0 && isObtainable(action, kind, space));

/** One of these kinds to be placed in a space, the actor choosing; undefined when none can be. */
export function* chooseKind(action: Action, space: Space, kinds: readonly Kind[]): Rules<Kind | undefined> {
  const { rule } = action;
  if (fitting(action, space, kinds).length === 0) return undefined;
  return yield* pick<Kind>(action, {
    prompt: say('ask.place.kind', rule, { space: idOf(space) }),
    options: () => fitting(action, space, kinds),
    label: (option) => say('kind', rule, { kind: option }),
  });
}

/** Places one piece of one of these kinds, the actor choosing which. */
export function* placeOneOf(action: Action, space: Space, kinds: readonly Kind[]): Rules<void> {
  const kind = yield* chooseKind(action, space, kinds);
  if (kind !== undefined && (yield* obtain(action, kind, space))) place(action, space, kind);
}

/**
 * Places that many pieces of these kinds in a space, the actor choosing the kind of each; as many as stacking and
 * Available allow.
 */
export function* placePieces(
  action: Action,
  space: Space,
  kinds: readonly Kind[],
  wanted: number,
): Rules<void> {
  let open = kinds;
  for (let left = wanted; left > 0; ) {
    const kind = yield* chooseKind(action, space, open);
    if (kind === undefined) return;
    if (!isBase(kind) && open.some(isBase) && !fitting(action, space, open).some(isBase))
      noteForced(action, '8.1.2.place.guerrilla-no-base');
    if (yield* obtain(action, kind, space)) {
      place(action, space, kind);
      left--;
    } else open = open.filter((one) => one !== kind);
  }
}

/** Places all of these pieces in a space. In Ecuador not all may fit (card 33): the actor chooses which. */
export function* placeEach(action: Action, space: Space, wanted: readonly Kind[]): Rules<void> {
  let left = [...wanted];
  while (left.length > 0) {
    const next = space === AT.ecuador ? [...new Set(left)] : left.slice(0, 1);
    const kind = yield* chooseKind(action, space, next);
    if (kind !== undefined && (yield* obtain(action, kind, space))) {
      place(action, space, kind);
      left.splice(left.indexOf(kind), 1);
    } else left = left.filter((one) => (kind === undefined ? !next.includes(one) : one !== kind));
  }
}

/** Sees to it that a piece of that kind is Available, if the actor wants; says whether one is. */
export function* obtain(action: Action, kind: Kind, into?: Space): Rules<boolean> {
  return available(action.state, kind) > 0 || (yield* mayFetch(action, kind, into));
}

/** Takes an own piece of that kind off the map, if the actor executes the Event and wants to; says whether it did. */
export function* mayFetch(action: Action, kind: Kind, into?: Space): Rules<boolean> {
  return action.interludes !== null && (yield* mayWithdraw(action, kind, into));
}

export interface Placing {
  readonly kind: Kind;
  readonly among: () => readonly Space[];
  /** May stop before the number is reached ("up to"). */
  readonly optional?: true;
  /** The same space may take several. */
  readonly again?: true;
}

/** Places a piece in each of that many spaces, the actor choosing, or in as many as can be (5.1.3). Returns them. */
export function* placeInSpaces(action: Action, wanted: number, placing: Placing): Rules<readonly Space[]> {
  const { state } = action;
  const { kind, among, optional, again } = placing;
  const used: Space[] = [];
  const open = () =>
    among().filter((space) => room(state, space, kind) > 0 && (again === true || !used.includes(space)));
  const isMoot =
    optional !== true && again !== true && open().length <= Math.min(wanted, available(state, kind));
  if (isMoot) {
    const all = open();
    for (const space of all) place(action, space, kind);
    return all;
  }
  while (used.length < wanted && open().length > 0 && (yield* obtain(action, kind))) {
    const left = Math.min(wanted - used.length, available(state, kind));
    const space = yield* (optional === true ? mayBeOneOf : oneOf)(action, 'place', open, left);
    if (space === undefined) break;
    place(action, space, kind);
    used.push(space);
  }
  return used;
}

/** The piece named before others were asked: it may have been given Shipments or passed them on since (1.5.1). */
export function asItIsNow(state: State, space: Space, id: PieceId): PieceId {
  const ids = pieceIds(state, space, [pieceOf(id).kind]);
  return ids.find((one) => one === id) ?? ids[0] ?? id;
}

/** Replaces a piece; where none can be placed it is only removed (5.1.1). */
export function* replaceBy(action: Action, space: Space, id: PieceId, kind: Kind): Rules<void> {
  const { state } = action;
  if (room(state, space, kind) > 0) yield* obtain(action, kind, space);
  yield* replace(action, space, asItIsNow(state, space, id), kind);
}
