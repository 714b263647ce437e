/** Placing and replacing pieces by Event. Whoever executes it may first take own pieces off the map. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Asks } from '../ask.ts';
import type { Changes } from '../changes.ts';
import type { PieceIds } from '../piece-ids.ts';
import type { SpaceMap } from '../spaces.ts';
import { say } from '../text/say.ts';
import type { Space, Volume } from '../volume.ts';
import type { Withdrawals } from '../withdrawal.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface PlacingFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly pieceIds: PieceIds<V>;
  readonly asks: Asks<V>;
  readonly changes: Changes<V>;
  readonly vocabulary: Vocabulary<V>;
  readonly withdrawals: Withdrawals<V>;
  readonly available: (state: V['state'], kind: V['kind']) => number;
  readonly room: (state: V['state'], space: Space, kind: V['kind']) => number;
  /** Spaces where not everything may fit, so that its order matters. */
  readonly isTight: (space: Space) => boolean;
  /** The actor is about to place that, having been offered these kinds. */
  readonly choosing?: (
    action: Action<V>,
    space: Space,
    kind: V['kind'],
    kinds: readonly V['kind'][],
    fitting: () => readonly V['kind'][],
  ) => void;
}

export interface Placing<V extends Volume<V>> {
  readonly kind: V['kind'];
  readonly among: () => readonly Space[];
  /** May stop before the number is reached ("up to"). */
  readonly optional?: true;
  /** The same space may take several. */
  readonly again?: true;
}

export interface Placings<V extends Volume<V>> {
  /** Whether a piece of that kind is Available, or could be taken off the map. */
  readonly isObtainable: (action: Action<V>, kind: V['kind'], into?: Space) => boolean;
  /** Those of these kinds that could be placed in a space. */
  readonly fitting: (action: Action<V>, space: Space, kinds: readonly V['kind'][]) => V['kind'][];
  /**
   * One of these kinds, which is Available then, the actor choosing; undefined when there is none. Kinds of which the
   * actor takes none off the map leave the list. `hasRoom`: kinds for which a piece that goes makes room.
   */
  readonly obtainOneOf: (
    action: Action<V>,
    space: Space,
    open: V['kind'][],
    hasRoom?: (kind: V['kind']) => boolean,
  ) => Rules<V['kind'] | undefined>;
  /** Places one piece of one of these kinds, the actor choosing which. */
  readonly placeOneOf: (action: Action<V>, space: Space, kinds: readonly V['kind'][]) => Rules<void>;
  /**
   * Places that many pieces of these kinds in a space, the actor choosing the kind of each; as many as stacking and
   * Available allow.
   */
  readonly placePieces: (
    action: Action<V>,
    space: Space,
    kinds: readonly V['kind'][],
    wanted: number,
  ) => Rules<void>;
  /** Places all of these pieces in a space. Where not all may fit the actor chooses which. */
  readonly placeEach: (action: Action<V>, space: Space, wanted: readonly V['kind'][]) => Rules<void>;
  /** Sees to it that a piece of that kind is Available, if the actor wants; says whether one is. */
  readonly obtain: (action: Action<V>, kind: V['kind'], into?: Space) => Rules<boolean>;
  /** Takes an own piece of that kind off the map, if the actor executes the Event and wants to; says whether it did. */
  readonly mayFetch: (action: Action<V>, kind: V['kind'], into?: Space) => Rules<boolean>;
  /** Places a piece in each of that many spaces, the actor choosing, or in as many as can be. Returns them. */
  readonly placeInSpaces: (action: Action<V>, wanted: number, placing: Placing<V>) => Rules<readonly Space[]>;
  /** The piece named before others were asked: what it carries may have changed since. */
  readonly asItIsNow: (state: V['state'], space: Space, piece: V['piece']) => V['piece'];
  /** Replaces a piece; where none can be placed it is only removed. */
  readonly replaceBy: (action: Action<V>, space: Space, piece: V['piece'], kind: V['kind']) => Rules<void>;
}

export function placings<V extends Volume<V>>(facts: PlacingFacts<V>): Placings<V> {
  type Kind = V['kind'];
  const { available, room, isTight, choosing } = facts;
  const { idOf } = facts.map;
  const { kindOf, pieceIds } = facts.pieceIds;
  const { pick } = facts.asks;
  const { place, replace } = facts.changes;
  const { oneOf, mayBeOneOf } = facts.vocabulary;
  const { mayWithdraw, sourcesOf } = facts.withdrawals;

  /** Where whoever executes the Event has such pieces of its own; nobody else has interludes. */
  const sources = (action: Action<V>, kind: Kind, into: Space | undefined): readonly Space[] =>
    action.interludes === null ? [] : sourcesOf(action.state, action.faction, kind, into);

  const isObtainable = (action: Action<V>, kind: Kind, into?: Space): boolean =>
    available(action.state, kind) > 0 || sources(action, kind, into).length > 0;

  const never = (): boolean => false;
  const fitting = (
    action: Action<V>,
    space: Space,
    kinds: readonly Kind[],
    hasRoom: (kind: Kind) => boolean = never,
  ): Kind[] =>
    kinds.filter(
      (kind) => (room(action.state, space, kind) > 0 || hasRoom(kind)) && isObtainable(action, kind, space),
    );

  /** One of these kinds to be placed in a space, the actor choosing; undefined when none can be. */
  function* chooseKind(
    action: Action<V>,
    space: Space,
    kinds: readonly Kind[],
    hasRoom?: (kind: Kind) => boolean,
  ): Rules<Kind | undefined> {
    const { rule } = action;
    if (fitting(action, space, kinds, hasRoom).length === 0) return undefined;
    return yield* pick<Kind>(action, {
      prompt: say('ask.place.kind', rule, { space: idOf(space) }),
      among: () => fitting(action, space, kinds, hasRoom),
      label: (option) => say('kind', rule, { kind: option }),
    });
  }

  function* obtainOneOf(
    action: Action<V>,
    space: Space,
    open: Kind[],
    hasRoom?: (kind: Kind) => boolean,
  ): Rules<Kind | undefined> {
    for (;;) {
      const kind = yield* chooseKind(action, space, open, hasRoom);
      if (kind === undefined) return undefined;
      choosing?.(action, space, kind, open, () => fitting(action, space, open));
      if (yield* obtain(action, kind, space)) return kind;
      open.splice(open.indexOf(kind), 1);
    }
  }

  const placeOneOf = (action: Action<V>, space: Space, kinds: readonly Kind[]): Rules<void> =>
    placePieces(action, space, kinds, 1);

  function* placePieces(
    action: Action<V>,
    space: Space,
    kinds: readonly Kind[],
    wanted: number,
  ): Rules<void> {
    const open = [...kinds];
    for (let left = wanted; left > 0; left--) {
      const kind = yield* obtainOneOf(action, space, open);
      if (kind === undefined) return;
      place(action, space, kind);
    }
  }

  function* placeEach(action: Action<V>, space: Space, wanted: readonly Kind[]): Rules<void> {
    let left = [...wanted];
    while (left.length > 0) {
      const next = isTight(space) ? [...new Set(left)] : left.slice(0, 1);
      const kind = yield* chooseKind(action, space, next);
      if (kind !== undefined && (yield* obtain(action, kind, space))) {
        place(action, space, kind);
        left.splice(left.indexOf(kind), 1);
      } else left = left.filter((one) => (kind === undefined ? !next.includes(one) : one !== kind));
    }
  }

  function* obtain(action: Action<V>, kind: Kind, into?: Space): Rules<boolean> {
    return available(action.state, kind) > 0 || (yield* mayFetch(action, kind, into));
  }

  function* mayFetch(action: Action<V>, kind: Kind, into?: Space): Rules<boolean> {
    return action.interludes !== null && (yield* mayWithdraw(action, kind, into));
  }

  function* placeInSpaces(action: Action<V>, wanted: number, placing: Placing<V>): Rules<readonly Space[]> {
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

  function asItIsNow(state: V['state'], space: Space, piece: V['piece']): V['piece'] {
    const ids = pieceIds(state, space, [kindOf(piece)]);
    return ids.find((one) => one === piece) ?? ids[0] ?? piece;
  }

  function* replaceBy(action: Action<V>, space: Space, piece: V['piece'], kind: Kind): Rules<void> {
    const { state } = action;
    if (room(state, space, kind) > 0) yield* obtain(action, kind, space);
    yield* replace(action, space, asItIsNow(state, space, piece), kind);
  }

  return {
    isObtainable,
    fitting,
    obtainOneOf,
    placeOneOf,
    placePieces,
    placeEach,
    obtain,
    mayFetch,
    placeInSpaces,
    asItIsNow,
    replaceBy,
  };
}
