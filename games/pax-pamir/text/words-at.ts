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
  return {
    ...usual,
    name: (kind, id) => (kind === 'card' ? names[id]?.[language] : undefined) ?? usual.name(kind, id),
  };
}
