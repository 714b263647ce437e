/** Which spaces, how many, how much. */
import { isNamed } from '../../by-name.ts';
import type { Space, Volume } from '../../volume.ts';
import type { Amount, Condition, Count, Each, OneOrMore, Where } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Context, EventFacts, Playing } from './facts.ts';

export interface Reckoning<V extends Volume<V>, L extends Vocabulary> {
  /** The spaces a filter means now. */
  readonly among: (context: Context<V>, where: Where<L>) => Space[];
  /** Where a step is done: where it says, or in the space chosen around it. */
  readonly located: (context: Context<V>, where: Where<L> | undefined) => Space[];
  readonly kindsIn: (pieces: OneOrMore<L['pieces'][number]>) => readonly V['kind'][];
  readonly howMany: (context: Context<V>, count: Count) => number;
  /** The most an amount can come to now. */
  readonly mostOf: (context: Context<V>, amount: Amount<L>) => number;
  /** An amount, with a die where it wants one. */
  readonly howMuch: (context: Playing<V>, amount: Amount<L>) => number;
  readonly holds: (context: Context<V>, condition: Condition<L>) => boolean;
}

export function reckoning<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
): Reckoning<V, L> {
  const { matches, kindsOf, count, tracks } = facts;
  const { all } = facts.map;
  const { rollDie } = facts.changes;

  function among({ state, memory }: Context<V>, where: Where<L>): Space[] {
    const found: Space[] = [];
    for (const space of all) if (matches(state, space, where, memory.chosen)) found.push(space);
    return found;
  }

  const located = (context: Context<V>, where: Where<L> | undefined): Space[] => {
    if (where !== undefined) return among(context, where);
    return context.here === null ? [] : [context.here];
  };

  function kindsIn(pieces: OneOrMore<L['pieces'][number]>): readonly V['kind'][] {
    if (!Array.isArray(pieces)) return kindsOf(pieces as L['pieces'][number]);
    const kinds: V['kind'][] = [];
    for (const piece of pieces as readonly L['pieces'][number][])
      for (const kind of kindsOf(piece)) if (!isNamed(kinds, kind)) kinds.push(kind);
    return kinds;
  }

  function countEach(context: Context<V>, { each, times = 1, most }: Each<L>): number {
    let found: number;
    if (each === 'removed') found = context.memory.removed;
    else if ('spaces' in each) found = among(context, each.spaces).length;
    else {
      found = 0;
      const kinds = kindsIn(each.pieces);
      for (const space of each.where === undefined ? all : among(context, each.where))
        for (const kind of kinds) found += count(context.state, space, kind);
    }
    return Math.min(found * times, most ?? Number.POSITIVE_INFINITY);
  }

  /** What needs no die. */
  function plain(context: Context<V>, amount: Exclude<Amount<L>, 'die'>): number {
    if (typeof amount === 'number') return amount;
    if (amount === 'rolled') return context.rolled;
    if ('half' in amount) return Math.floor(tracks.read(context.state, amount.half) / 2);
    return countEach(context, amount);
  }

  function mostOf(context: Context<V>, amount: Amount<L>): number {
    if (amount === 'die' || (amount === 'rolled' && context.rolled === 0)) return 6;
    return plain(context, amount);
  }

  const howMuch = (context: Playing<V>, amount: Amount<L>): number =>
    amount === 'die' ? rollDie(context.action) : plain(context, amount);

  function holds(context: Context<V>, condition: Condition<L>): boolean {
    if ('some' in condition) return among(context, condition.some).length > 0;
    if ('here' in condition)
      return (
        context.here !== null && matches(context.state, context.here, condition.here, context.memory.chosen)
      );
    if ('track' in condition) return tracks.read(context.state, condition.track) >= condition.atLeast;
    return facts.holds(context.state, condition);
  }

  return {
    among,
    located,
    kindsIn,
    howMany({ rolled }, wanted) {
      if (wanted === 'all') return Number.POSITIVE_INFINITY;
      return wanted === 'rolled' ? (rolled === 0 ? 6 : rolled) : wanted;
    },
    mostOf,
    howMuch,
    holds,
  };
}
