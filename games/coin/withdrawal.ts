/** Own pieces from the map, for whoever has to place one and finds none Available. */
import type { Rules } from '@sandtable/engine';
import type { Action, Actions } from './action.ts';
import type { Asks } from './ask.ts';
import type { Changes } from './changes.ts';
import type { Counts } from './counts.ts';
import type { PieceIds } from './piece-ids.ts';
import type { Kinds } from './pieces.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { Space, Volume } from './volume.ts';

export interface WithdrawalFacts<V extends Volume<V>> {
  /** The rule that allows it. */
  readonly rule: string;
  readonly map: SpaceMap<V['space']>;
  readonly kinds: Kinds<V['faction'], V['kind'], V['guerrilla']>;
  readonly pieceIds: PieceIds<V>;
  readonly actions: Actions<V>;
  readonly asks: Asks<V>;
  readonly changes: Changes<V>;
  readonly spaces: (state: V['state']) => readonly Space[];
  readonly counts: Counts<V['faction'], V['insurgent'], V['kind']>;
  /** Whether this faction may take pieces off the map at all. */
  readonly mayWithdraw: (state: V['state'], faction: V['faction']) => boolean;
}

export interface Withdrawals<V extends Volume<V>> {
  /** Where a faction has such pieces of its own. */
  readonly sourcesOf: (
    state: V['state'],
    faction: V['faction'],
    kind: V['kind'],
    into?: Space,
  ) => readonly Space[];
  /** Takes one of them off the map, if the actor wants; says whether it did. */
  readonly mayWithdraw: (action: Action<V>, kind: V['kind'], into?: Space) => Rules<boolean>;
}

export function withdrawals<V extends Volume<V>>(facts: WithdrawalFacts<V>): Withdrawals<V> {
  const { rule, spaces } = facts;
  const { count } = facts.counts;
  const { idOf } = facts.map;
  const { factionOf, isGuerrilla, turnedOver } = facts.kinds;
  const { pieceIds, pieceLabel } = facts.pieceIds;
  const { pick, maySpace } = facts.asks;
  const { under } = facts.actions;
  const { remove } = facts.changes;

  /** What goes back to Available as a piece of that kind; from where it is to be placed only what is Active helps. */
  function withdrawn(kind: V['kind'], from: Space, into: Space | undefined): readonly V['kind'][] {
    if (!isGuerrilla(kind)) return from === into ? [] : [kind];
    return from === into ? [turnedOver(kind)] : [kind, turnedOver(kind)];
  }

  function sourcesOf(
    state: V['state'],
    faction: V['faction'],
    kind: V['kind'],
    into?: Space,
  ): readonly Space[] {
    if (factionOf(kind) !== faction || !facts.mayWithdraw(state, faction)) return [];
    return spaces(state).filter((from) =>
      withdrawn(kind, from, into).some((one) => count(state, from, one) > 0),
    );
  }

  function* mayWithdraw(action: Action<V>, kind: V['kind'], into?: Space): Rules<boolean> {
    const { state, faction } = action;
    const among = () => sourcesOf(state, faction, kind, into);
    const from = yield* maySpace(action, say('ask.withdraw.from', rule), among);
    if (from === undefined) return false;
    const piece = yield* pick<V['piece']>(action, {
      prompt: say('ask.withdraw.piece', rule, { space: idOf(from) }),
      among: () => pieceIds(state, from, withdrawn(kind, from, into)),
      label: (option) => pieceLabel(option, from, rule),
    });
    yield* remove(under(action, rule), from, piece);
    return true;
  }

  return { sourcesOf, mayWithdraw };
}
