/** What keeps Bases from being taken ("Bases last"), to be said wherever it may matter. */
import type { OneOrMore } from '../language.ts';
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
