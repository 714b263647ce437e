/** Paying for an Operation, and where it can be executed. */
import type { Action } from '../action.ts';
import type { Changes } from '../changes.ts';
import { isAmong, type SpaceMap } from '../spaces.ts';
import type { CoinState, CoinTurn, Space, Volume } from '../volume.ts';
import { nowhere, type OperationRules } from './shape.ts';

export interface PayingFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly gain: Changes<V>['gain'];
  /** Whose Resources pay for what a faction does. */
  readonly payerOf: (faction: V['faction']) => V['payer'];
}

export interface Paying<V extends Volume<V>> {
  /** Whether the faction can pay that. */
  readonly canPay: (state: V['state'], turn: CoinTurn<V>, cost: number) => boolean;
  /** The first payment frees what was kept back for it. */
  readonly pay: (action: Action<V>, turn: CoinTurn<V>, cost: number) => void;
  /** Where the Operation can be executed now: not twice in a space. */
  readonly spacesFor: (rules: OperationRules<V>, state: V['state'], turn: CoinTurn<V>) => Space[];
}

export function paying<V extends Volume<V>>(facts: PayingFacts<V>): Paying<V> {
  const { gain, payerOf } = facts;
  return {
    canPay: ({ resources }: CoinState<V>, turn, cost) =>
      turn.free || resources[payerOf(turn.faction)] >= cost,
    pay(action, turn, cost) {
      turn.commitment = 0;
      if (turn.free || cost === 0) return;
      turn.paid -= gain(action, payerOf(turn.faction), -cost);
    },
    spacesFor(rules, state, turn) {
      const among = rules.among(state);
      const test = rules.test(state, turn);
      const open: Space[] = [];
      if (test === nowhere) return open;
      for (let i = 0; i < among.length; i++) {
        const space = among[i] as Space;
        if (test(space) && !isAmong(turn.spaces, space)) open.push(space);
      }
      return open;
    },
  };
}
