/** Negotiation: Resources change hands in the open, while somebody is asked. */
import type { Aside, Table } from '@sandtable/engine';
import type { Actions } from './action.ts';
import type { Changes } from './changes.ts';
import { isNonPlayer } from './non-player.ts';
import { say } from './text/say.ts';
import type { CoinState, Volume } from './volume.ts';

export interface GiftFacts<V extends Volume<V>> {
  /** The rule of negotiation. */
  readonly rule: string;
  /** Who has Resources, in the order of the factions. */
  readonly payers: readonly V['payer'][];
  readonly payerOf: (faction: V['faction']) => V['payer'];
  readonly resourcesLimit: number;
  readonly actions: Actions<V>;
  readonly gain: Changes<V>['gain'];
  readonly partners: (state: V['state'], faction: V['faction']) => readonly V['faction'][];
  /** Resources that a faction must keep, because somebody needs them to finish what was begun. */
  readonly kept: (state: V['state'], faction: V['payer']) => number;
  /** Whether gifts may pass between these two now; always when not given. */
  readonly mayGive?: (state: V['state'], from: V['payer'], to: V['payer']) => boolean;
}

/** Resources that can be given now. */
export interface Gift<P extends string> extends Aside {
  readonly to: P;
  readonly amount: number;
}

export interface Gifts<V extends Volume<V>> {
  /** Whether the others could give a player what it lacks for that cost. */
  readonly couldBeHelped: (state: V['state'], faction: V['faction'], cost: number) => boolean;
  /** Gifts of Resources a faction can make now, or the first few of them. */
  readonly giftsOf: (state: V['state'], faction: V['faction'], most?: number) => Gift<V['payer']>[];
  /** Does what `giftsOf` lists; says whether the id was one of these. */
  readonly give: (table: Table<V['state']>, faction: V['faction'], id: string) => boolean;
}

export function gifts<V extends Volume<V>>(facts: GiftFacts<V>): Gifts<V> {
  type State = CoinState<V>;
  type Payer = V['payer'];
  const { rule, payers, payerOf, resourcesLimit, gain, partners, kept, mayGive } = facts;
  const { act } = facts.actions;

  const spare = (state: V['state'], faction: Payer): number =>
    Math.max(0, (state as State).resources[faction] - kept(state, faction));

  /** One player's factions give each other nothing; non-players may be given something like anybody. */
  const othersOf = (state: V['state'], faction: Payer): Payer[] =>
    payers.filter((other) => !partners(state, faction).includes(other));

  function giftsOf(state: V['state'], faction: V['faction'], most = Number.POSITIVE_INFINITY): Gift<Payer>[] {
    const from = payers.find((one) => one === faction);
    if (from === undefined || isNonPlayer(state, faction)) return [];
    const list: Gift<Payer>[] = [];
    for (const to of othersOf(state, from)) {
      if (mayGive?.(state, from, to) === false) continue;
      const largest = Math.min(spare(state, from), resourcesLimit - (state as State).resources[to]);
      for (let amount = 1; amount <= largest && list.length < most; amount++)
        list.push({
          id: `give:${to}:${amount}`,
          label: say('aside.give', rule, { faction: to, amount }),
          to,
          amount,
        });
    }
    return list;
  }

  return {
    couldBeHelped(state, faction, cost) {
      if (isNonPlayer(state, faction)) return false;
      const purse = payerOf(faction);
      let lacking = cost - (state as State).resources[purse];
      for (const giver of othersOf(state, purse))
        if (!isNonPlayer(state, giver) && mayGive?.(state, giver, purse) !== false)
          lacking -= spare(state, giver);
      return lacking <= 0;
    },
    giftsOf,
    give(table, faction, id) {
      const gift = giftsOf(table.state, faction).find((one) => one.id === id);
      const from = payers.find((one) => one === faction);
      if (gift === undefined || from === undefined) return false;
      const { to, amount } = gift;
      table.state.talks++;
      table.log(say('log.gift', rule, { faction, to, amount }));
      const action = act(table, faction, rule);
      gain(action, from, -amount);
      gain(action, to, amount);
      return true;
    },
  };
}
