/** What Events are made of: choices the cards have in common. The changes themselves are in ../changes.ts. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Asks } from '../ask.ts';
import type { Changes } from '../changes.ts';
import type { PieceIds } from '../piece-ids.ts';
import type { Pieces } from '../pieces.ts';
import type { SpaceMap } from '../spaces.ts';
import { say } from '../text/say.ts';
import type { Space, Volume } from '../volume.ts';

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

/** Pieces of some kinds, wherever they may be taken from. */
export interface Among<V extends Volume<V>> {
  readonly spaces: () => readonly Space[];
  readonly kinds: readonly V['kind'][];
  /** May stop before the number is reached ("up to"). */
  readonly optional?: true;
}

export interface VocabularyFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly pieceIds: PieceIds<V>;
  readonly asks: Asks<V>;
  readonly changes: Changes<V>;
  readonly count: (board: Pieces, space: number, kind: V['kind']) => number;
  readonly room: (state: V['state'], space: Space, kind: V['kind']) => number;
}

type ChooseSpace<V extends Volume<V>> = (
  action: Action<V>,
  purpose: Purpose,
  among: () => readonly Space[],
  left?: number,
) => Rules<Space | undefined>;

type InManySpaces<V extends Volume<V>> = (
  action: Action<V>,
  purpose: Purpose,
  wanted: number,
  among: () => readonly Space[],
  deed: InSpace,
) => Rules<readonly Space[]>;

export interface Vocabulary<V extends Volume<V>> {
  /** One of these spaces, the actor choosing; undefined when there is none. `left`: how many may still be named. */
  readonly oneOf: ChooseSpace<V>;
  /** One of these spaces, or none. */
  readonly mayBeOneOf: ChooseSpace<V>;
  /** Does something in that many different spaces, or in as many as there are. Returns them. */
  readonly inSpaces: InManySpaces<V>;
  /** The same, but the actor may stop at any time: for what a card says one "may" do, or "up to". */
  readonly upToSpaces: InManySpaces<V>;
  /** Points at one piece after the other and does something to each: removes, replaces, turns it over. */
  readonly toPieces: (
    action: Action<V>,
    purpose: Purpose,
    wanted: number,
    among: Among<V>,
    deed: (space: Space, piece: V['piece']) => Rules<unknown> | unknown,
  ) => Rules<number>;
  /** Removes that many pieces, the actor choosing which. Returns how many. */
  readonly removePieces: (action: Action<V>, wanted: number, among: Among<V>) => Rules<number>;
  /** Turns that many guerrillas over, the actor choosing which. */
  readonly turnPieces: (
    action: Action<V>,
    wanted: number,
    among: Among<V> & { readonly kinds: readonly V['guerrilla'][] },
  ) => Rules<number>;
  /** Moves a number of pieces of one kind, the actor choosing how many from `least` to all of them. */
  readonly moveSome: (
    action: Action<V>,
    from: Space,
    to: Space,
    kind: V['kind'],
    least: number,
    most: number,
  ) => Rules<number>;
  /** Moves at least one of the pieces of these kinds, the actor choosing how many of each. */
  readonly moveAny: (action: Action<V>, from: Space, to: Space, kinds: readonly V['kind'][]) => Rules<number>;
}

function isRules(value: unknown): value is Rules<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value && 'next' in value;
}

function* run(deed: InSpace, space: Space): Rules<void> {
  const doing = deed(space);
  if (isRules(doing)) yield* doing;
}

export function vocabulary<V extends Volume<V>>(facts: VocabularyFacts<V>): Vocabulary<V> {
  const { count, room } = facts;
  const { idOf } = facts.map;
  const { pieceIds, pieceLabel, areNamed } = facts.pieceIds;
  const { pick, chooseSpace, maySpace, chooseNumber } = facts.asks;
  const { move, movePiece, remove, turnPiece } = facts.changes;

  const prompt = (action: Action<V>, purpose: Purpose, left: number): Message =>
    say(`ask.event.${purpose}`, action.rule, { card: action.state.card, left });

  const oneOf: ChooseSpace<V> = (action, purpose, among, left = 1) =>
    chooseSpace(action, prompt(action, purpose, left), among);
  const mayBeOneOf: ChooseSpace<V> = (action, purpose, among, left = 1) =>
    maySpace(action, prompt(action, purpose, left), among);

  function* inSpaces(
    action: Action<V>,
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

  function* upToSpaces(
    action: Action<V>,
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

  const isThere = (state: V['state'], space: Space, kinds: readonly V['kind'][]): boolean =>
    kinds.some((kind) => count(state, space, kind) > 0);

  function* toPieces(
    action: Action<V>,
    purpose: Purpose,
    wanted: number,
    among: Among<V>,
    deed: (space: Space, piece: V['piece']) => Rules<unknown> | unknown,
  ): Rules<number> {
    const { state, rule } = action;
    for (let done = 0; done < wanted; done++) {
      const choose = among.optional === true ? mayBeOneOf : oneOf;
      const where = () => among.spaces().filter((space) => isThere(state, space, among.kinds));
      const space = yield* choose(action, purpose, where, wanted - done);
      if (space === undefined) return done;
      const piece = yield* pick<V['piece']>(action, {
        prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(space) }),
        among: () => pieceIds(state, space, among.kinds),
        label: (option) => pieceLabel(option, space, rule),
      });
      state.turn?.spaces.push(space);
      state.turn?.choices.push(piece);
      const doing = deed(space, piece);
      if (isRules(doing)) yield* doing;
    }
    return wanted;
  }

  function* moveSome(
    action: Action<V>,
    from: Space,
    to: Space,
    kind: V['kind'],
    least: number,
    most: number,
  ): Rules<number> {
    const { state, rule } = action;
    const limit = Math.min(most, count(state, from, kind), room(state, to, kind));
    if (areNamed(state, from, [kind])) return yield* moveNamed(action, from, to, kind, least, limit);
    const moved = yield* chooseNumber(
      action,
      say('ask.event.number', rule, { card: state.card, kind, from: idOf(from), to: idOf(to) }),
      Math.min(least, limit),
      limit,
    );
    move(action, from, to, kind, moved);
    return moved;
  }

  /** One by one where it matters which of them goes. */
  function* moveNamed(
    action: Action<V>,
    from: Space,
    to: Space,
    kind: V['kind'],
    least: number,
    most: number,
  ): Rules<number> {
    const { state, rule } = action;
    for (let moved = 0; moved < most; moved++) {
      const piece = yield* pick<V['piece'] | 'done'>(action, {
        prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(from) }),
        among: () => [...pieceIds(state, from, [kind]), ...(moved >= least ? (['done'] as const) : [])],
        label: (option) =>
          option === 'done' ? say('do', rule, { deed: option }) : pieceLabel(option, from, rule),
      });
      if (piece === 'done') return moved;
      movePiece(action, from, to, piece);
    }
    return most;
  }

  function* moveAny(action: Action<V>, from: Space, to: Space, kinds: readonly V['kind'][]): Rules<number> {
    let sent = 0;
    for (const [i, kind] of kinds.entries()) {
      const isLast = !isThere(action.state, from, kinds.slice(i + 1));
      const least = sent === 0 && isLast ? 1 : 0;
      sent += yield* moveSome(action, from, to, kind, least, Number.POSITIVE_INFINITY);
    }
    return sent;
  }

  return {
    oneOf,
    mayBeOneOf,
    inSpaces,
    upToSpaces,
    toPieces,
    removePieces: (action, wanted, among) =>
      toPieces(action, 'remove', wanted, among, (space, piece) => remove(action, space, piece)),
    turnPieces: (action, wanted, among) =>
      toPieces(action, 'turn', wanted, among, (space, piece) => turnPiece(action, space, piece)),
    moveSome,
    moveAny,
  };
}
