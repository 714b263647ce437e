/** The shape of an Operation: spaces chosen one by one, each paid for as it comes, none of them twice. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { isAmong } from '../spaces.ts';
import type { CoinTurn, Space, Volume } from '../volume.ts';

/** What an Operation has to say. `S` is the volume's state, `T` its turn, `A` its action, `P` its spaces. */
export interface OperationShape<S, T, A, P> {
  readonly rule: string;
  /** The spaces to look at. */
  readonly among: (state: S) => readonly P[];
  /**
   * A test of whether it can be executed in a space now: legal and affordable. What is the same for all spaces is
   * found out once. That no space is used twice is seen to elsewhere.
   */
  readonly test: (state: S, turn: T) => (space: P) => boolean;
  /** A cheap sign that it can be executed somewhere, where the test is not cheap. */
  readonly surely?: ((state: S, turn: T) => boolean) | undefined;
  /** Resources for a space. */
  readonly cost: (state: S, space: P) => number;
  /** The least that a first space can cost: kept back from gifts until it is paid. */
  readonly leastCost: (state: S) => number;
  /** Does it in a space that has been chosen and paid. */
  readonly execute: (action: A, space: P) => Rules<void>;
  /** Why it cannot be executed in a space, whatever it costs; undefined where this is not for the Operation to say. */
  readonly why?: ((state: S, turn: T, space: P) => Message | undefined) | undefined;
  /** What follows when all spaces have been chosen. */
  readonly finish?: ((action: A) => Rules<void>) | undefined;
}

/** The same with the types of a volume. */
export type OperationRules<V extends Volume<V>> = OperationShape<V['state'], CoinTurn<V>, Action<V>, Space>;

/** An Operation that is chosen and paid as a whole. */
export interface WholeOperation<V extends Volume<V>> {
  readonly rule: string;
  /** What it costs, kept back from gifts until it is paid. */
  readonly leastCost: (state: V['state']) => number;
  readonly isPossible: (state: V['state'], turn: CoinTurn<V>) => boolean;
  readonly execute: (action: Action<V>, turn: CoinTurn<V>) => Rules<void>;
}

/** All Operations are made here, of one shape: they are looked at millions of times. */
export function operation<S, T, A, P>(shape: OperationShape<S, T, A, P>): OperationShape<S, T, A, P> {
  const { rule, among, test, surely, cost, leastCost, execute, why, finish } = shape;
  return { rule, among, test, surely, cost, leastCost, execute, why, finish };
}

/** A turn that remembers where its Operation has been. */
export interface SpacesUsed<P> {
  readonly spaces: readonly P[];
}

/** The test of an Operation that cannot be executed anywhere. */
export const nowhere = (): boolean => false;

/** The same test, and that the space has not been used. */
function openTest<S, T extends SpacesUsed<P>, A, P extends number>(
  rules: OperationShape<S, T, A, P>,
  state: S,
  turn: T,
): (space: P) => boolean {
  const test = rules.test(state, turn);
  return turn.spaces.length === 0 || test === nowhere
    ? test
    : (space) => !isAmong(turn.spaces, space) && test(space);
}

/** Whether it can be executed anywhere. */
export function canExecute<S, T extends SpacesUsed<P>, A, P extends number>(
  rules: OperationShape<S, T, A, P>,
  state: S,
  turn: T,
): boolean {
  if (turn.spaces.length === 0 && rules.surely?.(state, turn) === true) return true;
  const among = rules.among(state);
  const isOpen = openTest(rules, state, turn);
  if (isOpen !== nowhere) for (let i = 0; i < among.length; i++) if (isOpen(among[i] as P)) return true;
  return false;
}

/** How safe an Operation is from what is done in one space before its first. */
export interface Hold<P> {
  /** Nothing that happens in one space can end it. */
  readonly sturdy: boolean;
  /** The only space it can be executed in. */
  readonly only: P | null;
}

export const STURDY: Hold<never> = { sturdy: true, only: null };
export const FRAGILE: Hold<never> = { sturdy: false, only: null };

export function holdBySpaces<S, T extends SpacesUsed<P>, A, P extends number>(
  rules: OperationShape<S, T, A, P>,
  state: S,
  turn: T,
): Hold<P> {
  const isOpen = openTest(rules, state, turn);
  if (isOpen === nowhere) return FRAGILE;
  let only: P | null = null;
  for (const space of rules.among(state)) {
    if (!isOpen(space)) continue;
    if (only !== null) return STURDY;
    only = space;
  }
  return only === null ? FRAGILE : { sturdy: false, only };
}

/** Whether it can be executed elsewhere, whatever happens in this space. */
export const holdsWithout = <P>(hold: Hold<P>, space: P): boolean =>
  hold.sturdy || (hold.only !== null && hold.only !== space);

/** Whether it cannot be executed as things are: only what adds to it can help. */
export const isHopeless = <P>(hold: Hold<P>): boolean => !hold.sturdy && hold.only === null;

/** Does something, looks, and undoes it. */
export function tried(deed: () => void, undo: () => void, look: () => boolean): boolean {
  deed();
  const seen = look();
  undo();
  return seen;
}
