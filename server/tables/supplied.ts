/** What a game begins with that is not the game's own. Whoever brings it could have stacked the deck, so it is said. */
import { textHash } from '@sandtable/engine';
import type { SuppliedBy } from './body.ts';

/** One entry for each document. */
export function suppliedBy(
  person: string,
  documents: Readonly<Record<string, unknown>>,
): readonly SuppliedBy[] {
  return Object.entries(documents).map(([what, document]) => suppliedOne(what, person, document));
}

export function suppliedOne(what: string, by: string, document: unknown): SuppliedBy {
  return { what, by, hash: textHash(JSON.stringify(document)) };
}
