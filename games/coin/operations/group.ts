/** Choosing guerrillas of a faction in a space, to move them. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Asks } from '../ask.ts';
import type { Changes } from '../changes.ts';
import type { PieceIds } from '../piece-ids.ts';
import type { PieceTable } from '../pieces.ts';
import type { SpaceMap } from '../spaces.ts';
import { say } from '../text/say.ts';
import type { Space, Volume } from '../volume.ts';

export interface GroupFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly pieceIds: PieceIds<V>;
  readonly asks: Asks<V>;
  readonly changes: Changes<V>;
  readonly underground: Readonly<Record<V['insurgent'], V['guerrilla']>>;
  readonly active: Readonly<Record<V['insurgent'], V['guerrilla']>>;
}

/** How many of each side went. */
export interface Group {
  underground: number;
  active: number;
}

/** What may go of each kind: everything, or what has not moved yet. */
export type Movable<V extends Volume<V>> = (state: V['state'], space: Space, kind: V['guerrilla']) => number;

export interface Groups<V extends Volume<V>> {
  /** Moves at least 1 and at most `most` guerrillas from one space to another, as the actor chooses. */
  readonly moveGuerrillas: (
    action: Action<V>,
    faction: V['insurgent'],
    from: Space,
    to: Space,
    movable?: Movable<V>,
    most?: number,
  ) => Rules<Group>;
}

export function groups<V extends Volume<V>>(facts: GroupFacts<V>): Groups<V> {
  const { underground: UNDERGROUND, active: ACTIVE } = facts;
  const { idOf } = facts.map;
  const { kindOf, pieceIds, pieceLabel, areNamed } = facts.pieceIds;
  const { pick, chooseNumber } = facts.asks;
  const { move, movePiece } = facts.changes;
  const everybody: Movable<V> = facts.table.count;

  function* moveGuerrillas(
    action: Action<V>,
    faction: V['insurgent'],
    from: Space,
    to: Space,
    movable: Movable<V> = everybody,
    most = Number.POSITIVE_INFINITY,
  ): Rules<Group> {
    const { state } = action;
    if (areNamed(state, from, [UNDERGROUND[faction], ACTIVE[faction]]))
      return yield* moveOneByOne(action, faction, from, to, movable, most);
    const hidden = movable(state, from, UNDERGROUND[faction]);
    const shown = movable(state, from, ACTIVE[faction]);
    const ids = { from: idOf(from), to: idOf(to) };
    const underground = yield* chooseNumber(
      action,
      say('ask.move.underground', action.rule, ids),
      shown === 0 ? 1 : 0,
      Math.min(hidden, most),
    );
    move(action, from, to, UNDERGROUND[faction], underground);
    const active = yield* chooseNumber(
      action,
      say('ask.move.active', action.rule, { from: ids.from, to: ids.to, underground }),
      underground === 0 ? 1 : 0,
      Math.min(shown, most - underground),
    );
    move(action, from, to, ACTIVE[faction], active);
    return { underground, active };
  }

  /** Where it matters which guerrilla goes, they are named one at a time. */
  function* moveOneByOne(
    action: Action<V>,
    faction: V['insurgent'],
    from: Space,
    to: Space,
    movable: Movable<V>,
    most: number,
  ): Rules<Group> {
    const { state, rule } = action;
    const group: Group = { underground: 0, active: 0 };
    const kinds = [UNDERGROUND[faction], ACTIVE[faction]];
    while (group.underground + group.active < most) {
      const ids = (): V['piece'][] =>
        pieceIds(
          state,
          from,
          kinds.filter((kind) => movable(state, from, kind) > 0),
        );
      const isFirst = group.underground + group.active === 0;
      const picked = yield* pick<V['piece'] | 'done'>(action, {
        prompt: say('ask.move.piece', rule, { from: idOf(from), to: idOf(to), ...group }),
        among: () => (isFirst ? ids() : [...ids(), 'done']),
        label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, from, rule)),
      });
      if (picked === 'done') break;
      movePiece(action, from, to, picked);
      if (kindOf(picked) === UNDERGROUND[faction]) group.underground++;
      else group.active++;
    }
    return group;
  }

  return { moveGuerrillas };
}
