/** The Operations of a volume by name. */
import type { CoinTurn, Volume } from '../volume.ts';
import { canExecute, type OperationRules, type WholeOperation } from './shape.ts';

export interface OperationTable<V extends Volume<V>> {
  readonly bySpaces: Readonly<Partial<Record<V['operation'], OperationRules<V>>>>;
  readonly whole: Readonly<Partial<Record<V['operation'], WholeOperation<V>>>>;
}

export interface Operations<V extends Volume<V>> {
  /** The rules of an Operation chosen space by space; undefined for one chosen as a whole, and for what is none. */
  readonly bySpaces: (doing: V['doing']) => OperationRules<V> | undefined;
  readonly whole: (doing: V['doing']) => WholeOperation<V> | undefined;
  readonly ruleOf: (operation: V['operation']) => string;
  /** The least that its first space costs. */
  readonly leastCostOf: (state: V['state'], operation: V['operation']) => number;
  /** Whether a turn could execute its Operation somewhere, here and now. What is no Operation is always possible. */
  readonly isPossible: (state: V['state'], turn: CoinTurn<V>) => boolean;
}

export function operations<V extends Volume<V>>(table: OperationTable<V>): Operations<V> {
  type Rules = OperationRules<V> | undefined;
  type Whole = WholeOperation<V> | undefined;
  const bySpaces = (doing: V['doing'] | V['operation']): Rules => table.bySpaces[doing as V['operation']];
  const whole = (doing: V['doing'] | V['operation']): Whole => table.whole[doing as V['operation']];
  const rulesOf = (operation: V['operation']): OperationRules<V> | WholeOperation<V> => {
    const found = bySpaces(operation) ?? whole(operation);
    if (found === undefined) throw new RangeError(`no Operation ${operation}`);
    return found;
  };
  return {
    bySpaces,
    whole,
    ruleOf: (operation) => rulesOf(operation).rule,
    leastCostOf: (state, operation) => rulesOf(operation).leastCost(state),
    isPossible(state, turn) {
      const rules = bySpaces(turn.doing);
      if (rules !== undefined) return canExecute(rules, state, turn);
      return whole(turn.doing)?.isPossible(state, turn) ?? true;
    },
  };
}
