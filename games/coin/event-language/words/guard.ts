/** What is to be said of pieces wherever it may matter: that Bases go last, that a choice is none. */
import type { OneOrMore, Place } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { listOf } from '../walk.ts';

/** `last`: other pieces are taken before them. `alone`: they are taken only where no guerrilla or cube of theirs is. */
export type Guard = 'none' | 'last' | 'alone';

const isBase = (piece: string): boolean => piece.endsWith('base');
const isMixed = (piece: string): boolean => piece.endsWith('piece');

/** Whether nothing but Bases is meant. */
export const areBases = (pieces: OneOrMore<string>): boolean => listOf(pieces).every(isBase);

/** What is to be said of Bases among these. Where everything goes they go last, and nobody need be told. */
export function guardOf(pieces: OneOrMore<string>, everything: boolean): Guard {
  if (areBases(pieces)) return 'alone';
  const hasBases = listOf(pieces).some((piece) => isBase(piece) || isMixed(piece));
  return hasBases && !everything ? 'last' : 'none';
}

/** How many of each piece, where the limits of a step leave no choice. */
export function exactly({
  place,
  count,
  upTo,
  most,
}: Place<Vocabulary>): readonly (readonly [string, number])[] | undefined {
  if (most === undefined || upTo === true) return undefined;
  const limits = listOf(place).map((piece) => [piece, most[piece] ?? Number.POSITIVE_INFINITY] as const);
  return limits.reduce((sum, [, limit]) => sum + limit, 0) === count ? limits : undefined;
}
