/** Placing and replacing pieces by Event. Whoever executes it may first take own pieces off the map (1.4.1). */
import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { maySpace, pick } from '../ask.ts';
import { place, remove, replace } from '../deeds.ts';
import { factionOf, isGuerrilla, type Kind, turnedOver } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { available, count, room, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { mayBeOneOf, oneOf } from './vocabulary.ts';

/** What goes back to Available as a piece of that kind. */
const sortOf = (kind: Kind): readonly Kind[] => (isGuerrilla(kind) ? [kind, turnedOver(kind)] : [kind]);

/** Where whoever executes the Event has such pieces of its own; nobody else has interludes. */
function sources(action: Action, kind: Kind, except?: Space): readonly Space[] {
  const { state, faction, interludes } = action;
  if (interludes === null || factionOf(kind) !== faction) return [];
  const isThere = (space: Space) => sortOf(kind).some((one) => count(state, space, one) > 0);
  return spaces(state).filter((space) => space !== except && isThere(space));
}

/** Whether a piece of that kind is Available, or could be taken off the map. */
export const isObtainable = (action: Action, kind: Kind, except?: Space): boolean =>
  available(action.state, kind) > 0 || sources(action, kind, except).length > 0;

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

/** Sees to it that a piece of that kind is Available, if the actor wants; says whether one is. */
export function* obtain(action: Action, kind: Kind, except?: Space): Rules<boolean> {
  const { state } = action;
  if (available(state, kind) > 0) return true;
  const rule = '1.4.1';
  const from = yield* maySpace(action, say('ask.withdraw.from', rule), () => sources(action, kind, except));
  if (from === undefined) return false;
  const id = yield* pick<PieceId>(action, {
    prompt: say('ask.withdraw.piece', rule, { space: idOf(from) }),
    options: () => pieceIds(state, from, sortOf(kind)),
    label: (option) => pieceLabel(option, from, rule),
  });
  yield* remove(under(action, rule), from, id);
  return true;
}

export interface Placing {
  readonly kind: Kind;
  readonly among: () => readonly Space[];
  /** May stop before the number is reached ("up to"). */
  readonly optional?: true;
  /** The same space may take several. */
  readonly again?: true;
}

/** Places a piece in each of that many spaces, the actor choosing, or in as many as can be (5.1.3). */
export function* placeInSpaces(action: Action, wanted: number, placing: Placing): Rules<void> {
  const { state } = action;
  const { kind, among, optional, again } = placing;
  const used: Space[] = [];
  const open = () =>
    among().filter((space) => room(state, space, kind) > 0 && (again === true || !used.includes(space)));
  const isMoot =
    optional !== true && again !== true && open().length <= Math.min(wanted, available(state, kind));
  if (isMoot) {
    for (const space of open()) place(action, space, kind);
    return;
  }
  while (used.length < wanted && open().length > 0 && (yield* obtain(action, kind))) {
    const space = yield* (optional === true ? mayBeOneOf : oneOf)(action, 'place', open);
    if (space === undefined) return;
    place(action, space, kind);
    used.push(space);
  }
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
