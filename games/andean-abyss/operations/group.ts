/** Choosing guerrillas of a faction in a space, to move them or to give them up. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber, pick } from '../ask.ts';
import { move, movePiece } from '../changes.ts';
import { ACTIVE, ALL_PIECES, type GuerrillaKind, type Insurgent, UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { carriersIn, type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { count, type State } from '../state.ts';
import { say } from '../text/say.ts';

/** How many of each side went. */
export interface Group {
  underground: number;
  active: number;
}

/** What may go of each kind: everything, or what has not moved yet. */
export type Movable = (state: State, space: Space, kind: GuerrillaKind) => number;
export const everybody: Movable = (state, space, kind) => count(state, space, kind);

/** Moves at least 1 and at most `most` guerrillas from one space to another, as the actor chooses. */
export function* moveGuerrillas(
  action: Action,
  faction: Insurgent,
  from: Space,
  to: Space,
  movable: Movable = everybody,
  most = ALL_PIECES,
): Rules<Group> {
  const { state } = action;
  const isLaden =
    state.carriers.length > 0 &&
    (carriersIn(state, from, UNDERGROUND[faction]).length > 0 ||
      carriersIn(state, from, ACTIVE[faction]).length > 0);
  if (isLaden) return yield* moveOneByOne(action, faction, from, to, movable, most);
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

/** Where Shipments are carried it matters which guerrilla goes, so they are named one at a time. */
function* moveOneByOne(
  action: Action,
  faction: Insurgent,
  from: Space,
  to: Space,
  movable: Movable,
  most: number,
): Rules<Group> {
  const { state, rule } = action;
  const group: Group = { underground: 0, active: 0 };
  const kinds = [UNDERGROUND[faction], ACTIVE[faction]];
  while (group.underground + group.active < most) {
    const ids = (): PieceId[] =>
      pieceIds(
        state,
        from,
        kinds.filter((kind) => movable(state, from, kind) > 0),
      );
    const isFirst = group.underground + group.active === 0;
    const picked = yield* pick<PieceId | 'done'>(action, {
      prompt: say('ask.move.piece', rule, { from: idOf(from), to: idOf(to), ...group }),
      options: () => (isFirst ? ids() : [...ids(), 'done']),
      label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, from, rule)),
    });
    if (picked === 'done') break;
    movePiece(action, from, to, picked);
    if (pieceOf(picked).kind === UNDERGROUND[faction]) group.underground++;
    else group.active++;
  }
  return group;
}
