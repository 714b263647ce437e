/** Names and texts against the glossary of their game. */
import type { Glossary, Speech } from '@sandtable/engine';

/** The forbidden words that a text holds, each with the word that belongs there. */
export function termFaults(text: string, { terms }: Glossary): string[] {
  return Object.values(terms).flatMap(({ ja, not = [] }) =>
    not.filter((word) => text.includes(word)).map((word) => `${word} → ${ja}`),
  );
}

/** Terms whose key is the address of a name, and whose name says something else. */
export function misnamed({ terms }: Glossary, speech: Speech): string[] {
  return Object.entries(terms).flatMap(([key, { ja, also = [] }]) => {
    const at = key.indexOf('/');
    if (at < 0) return [];
    const name = speech.name(key.slice(0, at), key.slice(at + 1));
    return name === ja || (name !== undefined && also.includes(name)) ? [] : [`${key}: ${name} → ${ja}`];
  });
}

type Names = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** What may stand between words of the rulebook in a name. */
const BETWEEN = /[の・＋（）()\d]/g;

/** Names of the kinds that hold terms, which are not made of words of the rulebook. */
export function strangeNames({ terms, kinds }: Glossary, names: Names): string[] {
  const words = Object.values(terms)
    .flatMap(({ ja, also = [] }) => [ja, ...also])
    .toSorted((a, b) => b.length - a.length);
  const rest = (name: string) =>
    words.reduce((left, word) => left.replaceAll(word, ''), name).replaceAll(BETWEEN, '');
  return kinds.flatMap((kind) =>
    Object.entries(names[kind] ?? {})
      .filter(([, name]) => rest(name) !== '')
      .map(([id, name]) => `${kind}/${id}: ${name}`),
  );
}
