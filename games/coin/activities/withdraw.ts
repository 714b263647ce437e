/** Whoever executes an Operation, Special Activity or Event may take own pieces off the map. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { byName } from '../by-name.ts';
import { type Hold, holdsWithout } from '../operations/shape.ts';
import type { Trials } from '../operations/trial.ts';
import type { PieceTable } from '../pieces.ts';
import { say } from '../text/say.ts';
import type { Space, Volume } from '../volume.ts';
import type { WithdrawalFacts } from '../withdrawal.ts';

export interface WithdrawFacts<V extends Volume<V>> extends WithdrawalFacts<V> {
  readonly factions: readonly V['faction'][];
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly trials: Trials<V>;
}

export interface Withdrawing<V extends Volume<V>> {
  readonly rule: string;
  readonly canWithdraw: (state: V['state'], faction: V['faction'], hold: Hold<Space>) => boolean;
  readonly withdraw: (action: Action<V>) => Rules<void>;
}

export function withdrawing<V extends Volume<V>>(facts: WithdrawFacts<V>): Withdrawing<V> {
  const { rule, table, spaces, mayWithdraw } = facts;
  const { idOf } = facts.map;
  const { pieces } = facts.counts;
  const { kindOf, pieceIds, pieceLabel } = facts.pieceIds;
  const { chooseSpace, pick } = facts.asks;
  const { remove } = facts.changes;
  const { holdOf, survivesLoss } = facts.trials;
  const own = byName(facts.factions, (faction) => table.kindsOf(faction));

  /** Own pieces that can go without taking the Operation's last chance with them. */
  const spare = (state: V['state'], space: Space, faction: V['faction'], hold: Hold<Space>): V['piece'][] =>
    pieceIds(state, space, own(faction)).filter((id) => survivesLoss(state, hold, space, kindOf(id)));

  function canSpare(state: V['state'], space: Space, faction: V['faction'], hold: Hold<Space>): boolean {
    if (pieces(state, space, faction) === 0) return false;
    if (holdsWithout(hold, space)) return true;
    return own(faction).some(
      (kind) => table.count(state, space, kind) > 0 && survivesLoss(state, hold, space, kind),
    );
  }

  function* withdraw(action: Action<V>): Rules<void> {
    const { state, faction } = action;
    const space = yield* chooseSpace(action, say('ask.withdraw.from', rule), () => {
      const hold = holdOf(state);
      return spaces(state).filter((one) => canSpare(state, one, faction, hold));
    });
    if (space === undefined) return;
    const piece = yield* pick<V['piece']>(action, {
      prompt: say('ask.withdraw.piece', rule, { space: idOf(space) }),
      among: () => spare(state, space, faction, holdOf(state)),
      label: (id) => pieceLabel(id, space, rule),
    });
    yield* remove(action, space, piece);
  }

  return {
    rule,
    canWithdraw: (state, faction, hold) =>
      mayWithdraw(state, faction) && spaces(state).some((space) => canSpare(state, space, faction, hold)),
    withdraw,
  };
}
