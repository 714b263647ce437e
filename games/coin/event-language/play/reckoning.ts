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

const MOST_PIPS = 6;

const isList = <T>(value: unknown): value is readonly T[] => Array.isArray(value);

export function reckoning<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
): Reckoning<V, L> {
  const { matches, kindsOf, count, tracks, spacesOf, measureOf } = facts;
  const { rollDie } = facts.changes;

  function among({ state, memory }: Context<V>, where: Where<L>): Space[] {
    const found: Space[] = [];
    for (const space of spacesOf(state, where))
      if (matches(state, space, where, memory.chosen)) found.push(space);
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

  function countPieces(
    context: Context<V>,
    pieces: OneOrMore<L['pieces'][number]>,
    spaces: readonly Space[],
  ): number {
    let found = 0;
    const kinds = kindsIn(pieces);
    for (const space of spaces) for (const kind of kinds) found += count(context.state, space, kind);
    return found;
  }

  function countOf(context: Context<V>, each: Exclude<Each<L>['each'], 'pip'>): number {
    if (each === 'removed') return context.memory.removed;
    if ('spaces' in each) return among(context, each.spaces).length;
    if ('measure' in each)
      return among(context, each.where).reduce((sum, space) => sum + measureOf(space, each.measure), 0);
    const spaces = each.where === undefined ? spacesOf(context.state) : among(context, each.where);
    return countPieces(context, each.pieces, spaces);
  }

  const limited = (found: number, most: number | undefined): number =>
    Math.min(found, most ?? Number.POSITIVE_INFINITY);

  /** `die`: what is rolled, or the most that can be. */
  function reckoned(context: Context<V>, amount: Amount<L>, die: () => number): number {
    if (typeof amount === 'number') return amount;
    if (amount === 'die') return die();
    if (amount === 'rolled') return context.rolled === 0 ? MOST_PIPS : context.rolled;
    if (isList(amount)) return amount.reduce((sum, one) => sum + reckoned(context, one, die), 0);
    if ('half' in amount) return Math.floor(tracks.read(context.state, amount.half) / 2);
    if ('asMuchAs' in amount) return limited(tracks.read(context.state, amount.asMuchAs), amount.most);
    const { each, times = 1, most } = amount;
    return limited((each === 'pip' ? die() : countOf(context, each)) * times, most);
  }

  const highest = (): number => MOST_PIPS;
  const mostOf = (context: Context<V>, amount: Amount<L>): number => reckoned(context, amount, highest);

  const howMuch = (context: Playing<V>, amount: Amount<L>): number =>
    typeof amount === 'number' ? amount : reckoned(context, amount, () => rollDie(context.action));

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
      return wanted === 'rolled' ? (rolled === 0 ? MOST_PIPS : rolled) : wanted;
    },
    mostOf,
    howMuch,
    holds,
  };
}
