/** What Events are made of (5.1): choices the cards have in common. The deeds themselves are in ../deeds.ts. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, chooseSpace, maySpace, pick } from '../ask.ts';
import { move, movePiece, remove, turnPiece } from '../changes.ts';
import { type GuerrillaKind, isGuerrilla, type Kind } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { carriersIn, type PieceId, pieceIds, pieceLabel } from '../shipments.ts';
import { count, police, room, type State } from '../state.ts';
import { say } from '../text/say.ts';

/** What a space is wanted for: the prompt `ask.event.<purpose>`. */
export type Purpose =
  | 'shift'
  | 'remove'
  | 'place'
  | 'replace'
  | 'sabotage'
  | 'from'
  | 'to'
  | 'turn'
  | 'act'
  | 'choose';

/** Done in a space that was chosen. */
export type InSpace = (space: Space) => Rules<unknown> | unknown;

function* run(deed: InSpace, space: Space): Rules<void> {
  const doing = deed(space);
  if (isRules(doing)) yield* doing;
}

function isRules(value: unknown): value is Rules<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;
}

/** `left`: how many spaces, or pieces, may still be named. */
const prompt = (action: Action, purpose: Purpose, left: number) =>
  say(`ask.event.${purpose}`, action.rule, { card: action.state.card, left });

/** One of these spaces, the actor choosing; undefined when there is none (5.1.3). */
export function oneOf(
  action: Action,
  purpose: Purpose,
  among: () => readonly Space[],
  left = 1,
): Rules<Space | undefined> {
  return chooseSpace(action, prompt(action, purpose, left), among);
}

/** One of these spaces, or none. */
export function mayBeOneOf(
  action: Action,
  purpose: Purpose,
  among: () => readonly Space[],
  left = 1,
): Rules<Space | undefined> {
  return maySpace(action, prompt(action, purpose, left), among);
}

/** Does something in that many different spaces, or in as many as there are (5.1.3). Returns them. */
export function* inSpaces(
  action: Action,
  purpose: Purpose,
  wanted: number,
  among: () => readonly Space[],
  deed: InSpace,
): Rules<readonly Space[]> {
  const used: Space[] = [];
  while (used.length < wanted) {
    const open = () => among().filter((one) => !used.includes(one));
    const space = yield* oneOf(action, purpose, open, wanted - used.length);
    if (space === undefined) break;
    used.push(space);
    yield* run(deed, space);
  }
  return used;
}

/** The same, but the actor may stop at any time: for what a card says one "may" do, or "up to". */
export function* upToSpaces(
  action: Action,
  purpose: Purpose,
  most: number,
  among: () => readonly Space[],
  deed: InSpace,
): Rules<readonly Space[]> {
  const used: Space[] = [];
  while (used.length < most) {
    const open = () => among().filter((one) => !used.includes(one));
    const space = yield* mayBeOneOf(action, purpose, open, Math.min(most - used.length, open().length));
    if (space === undefined) break;
    used.push(space);
    yield* run(deed, space);
  }
  return used;
}

/** Pieces of some kinds, wherever they may be taken from. */
export interface Among {
  readonly spaces: () => readonly Space[];
  readonly kinds: readonly Kind[];
  /** May stop before the number is reached ("up to"). */
  readonly optional?: true;
}

const isThere = (state: State, space: Space, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => count(state, space, kind) > 0);

/** Points at one piece after the other and does something to each: removes, replaces, turns it over. */
export function* toPieces(
  action: Action,
  purpose: Purpose,
  wanted: number,
  among: Among,
  deed: (space: Space, id: PieceId) => Rules<unknown> | unknown,
): Rules<number> {
  const { state, rule } = action;
  for (let done = 0; done < wanted; done++) {
    const choose = among.optional === true ? mayBeOneOf : oneOf;
    const where = () => among.spaces().filter((space) => isThere(state, space, among.kinds));
    const space = yield* choose(action, purpose, where, wanted - done);
    if (space === undefined) return done;
    const id = yield* pick<PieceId>(action, {
      prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(space) }),
      options: () => pieceIds(state, space, among.kinds),
      label: (option) => pieceLabel(option, space, rule),
    });
    state.turn?.spaces.push(space);
    state.turn?.choices.push(id);
    const doing = deed(space, id);
    if (isRules(doing)) yield* doing;
  }
  return wanted;
}

/** Removes that many pieces, the actor choosing which. Returns how many. */
export function* removePieces(action: Action, wanted: number, among: Among): Rules<number> {
  return yield* toPieces(action, 'remove', wanted, among, (space, id) => remove(action, space, id));
}

/** Turns that many guerrillas over, the actor choosing which. */
export function* turnPieces(
  action: Action,
  wanted: number,
  among: Among & { kinds: readonly GuerrillaKind[] },
): Rules<number> {
  return yield* toPieces(action, 'turn', wanted, among, (space, id) => turnPiece(action, space, id));
}

/** Moves a number of pieces of one kind, the actor choosing how many from `least` to all of them. */
export function* moveSome(
  action: Action,
  from: Space,
  to: Space,
  kind: Kind,
  least: number,
  most: number,
): Rules<number> {
  const { state, rule } = action;
  const limit = Math.min(most, count(state, from, kind), room(state, to, kind));
  if (isGuerrilla(kind) && carriersIn(state, from, kind).length > 0)
    return yield* moveNamed(action, from, to, kind, least, limit);
  const moved = yield* chooseNumber(
    action,
    say('ask.event.number', rule, { card: state.card, kind, from: idOf(from), to: idOf(to) }),
    Math.min(least, limit),
    limit,
  );
  move(action, from, to, kind, moved);
  return moved;
}

/** Moves at least one of the cubes of a space, the actor choosing how many of each kind. */
export function* moveCubes(action: Action, from: Space, to: Space): Rules<void> {
  const all = Number.POSITIVE_INFINITY;
  const sent = yield* moveSome(action, from, to, 'troops', police(action.state, from) === 0 ? 1 : 0, all);
  yield* moveSome(action, from, to, 'police', sent === 0 ? 1 : 0, all);
}

/** One by one where Shipments are carried. */
function* moveNamed(
  action: Action,
  from: Space,
  to: Space,
  kind: GuerrillaKind,
  least: number,
  most: number,
): Rules<number> {
  const { state, rule } = action;
  for (let moved = 0; moved < most; moved++) {
    const id = yield* pick<PieceId | 'done'>(action, {
      prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(from) }),
      options: () => [...pieceIds(state, from, [kind]), ...(moved >= least ? (['done'] as const) : [])],
      label: (option) =>
        option === 'done' ? say('do', rule, { deed: option }) : pieceLabel(option, from, rule),
    });
    if (id === 'done') return moved;
    movePiece(action, from, to, id);
  }
  return most;
}
