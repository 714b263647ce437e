/** What would be left of an Operation if something were done first: an activity needs its Operation. */
import type { PieceTable } from '../pieces.ts';
import { byName, isNamed } from '../by-name.ts';
import type { CoinState, CoinTurn, Space, Volume } from '../volume.ts';
import type { Operations } from './by-name.ts';
import type { Paying } from './paying.ts';
import { type Hold, holdBySpaces, holdsWithout, STURDY, tried } from './shape.ts';

export interface TrialFacts<V extends Volume<V>> {
  readonly factions: readonly V['faction'][];
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly operations: Operations<V>;
  readonly paying: Paying<V>;
  readonly spaces: (state: V['state']) => readonly Space[];
  /** Operations that nothing done in one space can end before they begin. */
  readonly sturdy: readonly V['operation'][];
  /** Operations whose test of a space looks at nothing but that space. */
  readonly local: readonly V['operation'][];
  /** How safe those are whose spaces depend on each other. */
  readonly holds: Readonly<
    Partial<Record<V['operation'], (state: V['state'], turn: CoinTurn<V>) => Hold<Space>>>
  >;
  /** Operations that need guerrillas Available, which may be taken off the map for them. */
  readonly refilled: readonly V['operation'][];
  /** Whether this faction may take pieces off the map at all. */
  readonly mayWithdraw: (state: V['state'], faction: V['faction']) => boolean;
  /** Whether an Operation may cost nothing in some space, whatever its first space costs at least elsewhere. */
  readonly mayBeFree?: (state: V['state'], turn: CoinTurn<V>) => boolean;
}

export interface Trials<V extends Volume<V>> {
  /** How safe the Operation in progress is from what is done in one space before its first. */
  readonly holdOf: (state: V['state']) => Hold<Space>;
  /** The same, when a menu has just offered that many spaces for the first. */
  readonly holdOffered: (state: V['state'], turn: CoinTurn<V>, offered: number) => Hold<Space>;
  /**
   * Whether the Operation in progress could still be executed after that. Once it has been, anything goes; before,
   * an interlude must leave it at least one space.
   */
  readonly survives: (state: V['state'], deed: () => void, undo: () => void) => boolean;
  /** The same for a deed that is paid for. */
  readonly survivesPaying: (
    state: V['state'],
    payer: V['payer'],
    cost: number,
    deed: () => void,
    undo: () => void,
  ) => boolean;
  /** The same for a deed that touches only these spaces, none of them a space the Operation holds without. */
  readonly survivesIn: (
    state: V['state'],
    touched: readonly Space[],
    deed: () => void,
    undo: () => void,
  ) => boolean;
  /** Whether it survives the loss of a piece. */
  readonly survivesLoss: (state: V['state'], hold: Hold<Space>, space: Space, kind: V['kind']) => boolean;
  /** Whether an Operation is possible, perhaps with a piece taken off the map first. */
  readonly canBegin: (state: V['state'], turn: CoinTurn<V>) => boolean;
  /** Whether an Operation that has begun could go on, perhaps only with a piece taken off the map first. */
  readonly isStalled: (state: V['state'], turn: CoinTurn<V>) => boolean;
}

export function trials<V extends Volume<V>>(facts: TrialFacts<V>): Trials<V> {
  const { table, spaces, holds } = facts;
  const { bySpaces, isPossible } = facts.operations;
  const sturdy: readonly string[] = facts.sturdy;
  const local: readonly string[] = facts.local;
  const refilled: readonly string[] = facts.refilled;
  const special = Object.keys(holds);
  const guerrillasOf = byName(facts.factions, (faction) =>
    table.kindsOf(faction).filter((kind) => table.facts(kind).role === 'guerrilla'),
  );

  function holdOf(state: V['state']): Hold<Space> {
    const { turn } = state;
    if (turn === null || turn.spaces.length > 0 || isNamed(sturdy, turn.doing)) return STURDY;
    const rules = bySpaces(turn.doing);
    if (rules === undefined) return STURDY;
    if (!isNamed(special, turn.doing)) return holdBySpaces(rules, state, turn);
    return holds[turn.doing as V['operation']]?.(state, turn) ?? STURDY;
  }

  function survives(state: V['state'], deed: () => void, undo: () => void): boolean {
    const { turn } = state;
    if (turn === null || turn.spaces.length > 0) return true;
    return tried(deed, undo, () => canBegin(state, turn));
  }

  function survivesPaying(
    state: V['state'],
    payer: V['payer'],
    cost: number,
    deed: () => void,
    undo: () => void,
  ): boolean {
    const { resources }: CoinState<V> = state;
    return survives(
      state,
      () => {
        resources[payer] -= cost;
        deed();
      },
      () => {
        resources[payer] += cost;
        undo();
      },
    );
  }

  const canBegin = (state: V['state'], turn: CoinTurn<V>): boolean =>
    isPossible(state, turn) || viaWithdrawal(state, turn);

  function viaWithdrawal(state: V['state'], turn: CoinTurn<V>): boolean {
    const rules = bySpaces(turn.doing);
    if (!isNamed(refilled, turn.doing) || rules === undefined) return false;
    if (!facts.mayWithdraw(state, turn.faction)) return false;
    const kinds = guerrillasOf(turn.faction);
    const isFree = facts.mayBeFree?.(state, turn) === true;
    if (!isFree && !facts.paying.canPay(state, turn, rules.leastCost(state))) return false;
    const helps = (space: Space, kind: V['kind']): boolean =>
      table.count(state, space, kind) > 0 &&
      tried(
        () => table.remove(state, space, kind, 1),
        () => table.place(state, space, kind, 1),
        () => isPossible(state, turn),
      );
    return spaces(state).some((space) => kinds.some((kind) => helps(space, kind)));
  }

  function survivesIn(
    state: V['state'],
    touched: readonly Space[],
    deed: () => void,
    undo: () => void,
  ): boolean {
    const { turn } = state;
    if (turn === null || turn.spaces.length > 0) return true;
    const rules = isNamed(local, turn.doing) ? bySpaces(turn.doing) : undefined;
    if (rules === undefined) return survives(state, deed, undo);
    return tried(deed, undo, () => touched.some(rules.test(state, turn)));
  }

  return {
    holdOf,
    holdOffered: (state, turn, offered) =>
      offered > 1 && !isNamed(special, turn.doing) ? STURDY : holdOf(state),
    survives,
    survivesPaying,
    survivesIn,
    survivesLoss: (state, hold, space, kind) =>
      holdsWithout(hold, space) ||
      survivesIn(
        state,
        [space],
        () => table.remove(state, space, kind, 1),
        () => table.place(state, space, kind, 1),
      ),
    canBegin,
    isStalled: (state, turn) =>
      isNamed(refilled, turn.doing) && turn.spaces.length > 0 && canBegin(state, turn),
  };
}
