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

export interface Gifts<V extends Volume<V>> {
  /** Whether the others could give a player what it lacks for that cost. */
  readonly couldBeHelped: (state: V['state'], faction: V['faction'], cost: number) => boolean;
  /** Gifts of Resources a faction can make now, or the first few of them. */
  readonly giftsOf: (state: V['state'], faction: V['faction'], most?: number) => Aside[];
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
    giftsOf(state, faction, most = Number.POSITIVE_INFINITY) {
      const from = payers.find((one) => one === faction);
      if (from === undefined || isNonPlayer(state, faction)) return [];
      const list: Aside[] = [];
      for (const to of othersOf(state, from)) {
        if (mayGive?.(state, from, to) === false) continue;
        const largest = Math.min(spare(state, from), resourcesLimit - (state as State).resources[to]);
        for (let amount = 1; amount <= largest && list.length < most; amount++)
          list.push({
            id: `give:${to}:${amount}`,
            label: say('aside.give', rule, { faction: to, amount }),
          });
      }
      return list;
    },
    give(table, faction, id) {
      const [word, receiver, amount] = id.split(':');
      const from = payers.find((one) => one === faction);
      const to = payers.find((one) => one === receiver);
      if (word !== 'give' || from === undefined || to === undefined) return false;
      table.state.talks++;
      table.log(say('log.gift', rule, { faction, to, amount: Number(amount) }));
      const action = act(table, faction, rule);
      gain(action, from, -Number(amount));
      gain(action, to, Number(amount));
      return true;
    },
  };
}
