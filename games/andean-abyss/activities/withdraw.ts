/** 1.4.1 Whoever executes an Operation, Special Activity or Event may take own pieces off the map. */
import { type Hold, holdsWithout } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { remove } from '../changes.ts';
import { type Faction, type Kind, TABLE } from '../forces.ts';
import { idOf, idsOf, type Space, spaceOf } from '../map.ts';
import { holdOf, survivesLoss } from '../operations/trial.ts';
import { type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { count, pieces, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';

/** Own pieces that can go without taking the Operation's last chance with them. */
function spare(state: State, space: Space, faction: Faction, hold: Hold<Space>): PieceId[] {
  return pieceIds(state, space, OWN[faction]).filter((id) =>
    survivesLoss(state, hold, space, pieceOf(id).kind),
  );
}

function canSpare(state: State, space: Space, faction: Faction, hold: Hold<Space>): boolean {
  if (pieces(state, space, faction) === 0) return false;
  if (holdsWithout(hold, space)) return true;
  return OWN[faction].some((kind) => count(state, space, kind) > 0 && survivesLoss(state, hold, space, kind));
}

const OWN: Readonly<Record<Faction, readonly Kind[]>> = {
  government: TABLE.kindsOf('government'),
  farc: TABLE.kindsOf('farc'),
  auc: TABLE.kindsOf('auc'),
  cartels: TABLE.kindsOf('cartels'),
};

export function canWithdraw(state: State, faction: Faction, hold: Hold<Space>): boolean {
  return spaces(state).some((space) => canSpare(state, space, faction, hold));
}

export function* withdraw(action: Action): Rules<void> {
  const { state, faction } = action;
  const rule = '1.4.1';
  const space = spaceOf(
    yield* pick(action, {
      prompt: say('ask.withdraw.from', rule),
      options: () => {
        const hold = holdOf(state);
        return idsOf(spaces(state), (one) => canSpare(state, one, faction, hold));
      },
    }),
  );
  if (space === undefined) return;
  const piece = yield* pick<PieceId>(action, {
    prompt: say('ask.withdraw.piece', rule, { space: idOf(space) }),
    options: () => spare(state, space, faction, holdOf(state)),
    label: (id) => pieceLabel(id, space, rule),
  });
  yield* remove(action, space, piece);
}
