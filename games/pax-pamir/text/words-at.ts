/** The words of a game at a table whose owner calls some cards otherwise. */
import type { Language, Speech } from '@sandtable/engine';
import type { State } from '../state.ts';

export function wordsAt(
  { corrections }: Pick<State, 'corrections'>,
  language: Language,
  usual: Speech,
): Speech {
  const names = corrections?.names ?? {};
  if (Object.keys(names).length === 0) return usual;
  // In Japanese a card has its English title beside its own.
  const called: Readonly<Record<string, Language>> = { card: language, original: 'en' };
  const own = (kind: string, id: string): string | undefined => {
    const spoken = called[kind];
    return spoken === undefined ? undefined : names[id]?.[spoken];
  };
  return {
    ...usual,
    name(kind, id) {
      const known = usual.name(kind, id);
      return known === undefined ? undefined : (own(kind, id) ?? known);
    },
  };
}
