/** 1.4.1 Whoever executes an Operation, Special Activity or Event may take own pieces off the map. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { remove } from '../deeds.ts';
import { type Faction, TABLE } from '../forces.ts';
import { idOf, type Space, spaceOf } from '../map.ts';
import { survives } from '../operations/trial.ts';
import { type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { pieces, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';

/** Own pieces that can go without taking the Operation's last chance with them. */
function spare(state: State, space: Space, faction: Faction): PieceId[] {
  return pieceIds(state, space, TABLE.kindsOf(faction)).filter((id) =>
    survives(state, () => TABLE.remove(state, space, pieceOf(id).kind, 1)),
  );
}

export const canWithdraw = (state: State, faction: Faction): boolean =>
  spaces(state).some((space) => pieces(state, space, faction) > 0 && spare(state, space, faction).length > 0);

export function* withdraw(action: Action): Rules<void> {
  const { state, faction } = action;
  const rule = '1.4.1';
  const space = spaceOf(
    yield* pick(action, {
      prompt: say('ask.withdraw.from', rule),
      options: () =>
        spaces(state)
          .filter((one) => spare(state, one, faction).length > 0)
          .map(idOf),
    }),
  );
  if (space === undefined) return;
  const piece = yield* pick<PieceId>(action, {
    prompt: say('ask.withdraw.piece', rule, { space: idOf(space) }),
    options: () => spare(state, space, faction),
    label: (id) => pieceLabel(id, space, rule),
  });
  yield* remove(action, space, piece);
}
