/** Messages as the page shows them: text with the names of things marked, so that they can be clicked. */
import type { Message, Speech, Voice } from '@sandtable/engine';
import type { TermPart, Terms } from './terms.ts';
import type { Thing } from './things.ts';

export type Part = string | (Thing & { readonly name: string });

// Private-use characters fence a name inside a sentence; no text of ours contains them.
const OPEN = '\uE000';
const NEXT = '\uE001';
const CLOSE = '\uE002';
const ARTICLE = new RegExp(`^(${OPEN}[^${NEXT}]*${NEXT}[^${NEXT}]*${NEXT})?t(?=he )`);

/**
 * The message in parts. Words that a game does not know (a table made by a newer server) are shown by their
 * keys rather than hiding the whole line.
 */
export function partsOf(speech: Speech, message: Message): readonly Part[] {
  const mark = (kind: string, id: string, name: string) => `${OPEN}${kind}${NEXT}${id}${NEXT}${name}${CLOSE}`;
  return split(sentence(speech, message, mark));
}

/** With a space at the end that breaks no line: the number that follows never stands alone on one. */
export function spaced(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  return typeof last === 'string' ? [...parts.slice(0, -1), `${last}\u00A0`] : [...parts, '\u00A0'];
}

/** With the words of the rulebook marked, each the first time it is said. */
export function withTerms(terms: Terms, parts: readonly Part[]): readonly (Part | TermPart)[] {
  const met = new Set<string>();
  return parts.flatMap((part): readonly (Part | TermPart)[] =>
    typeof part === 'string' ? terms.split(part, met) : [part],
  );
}

export function plainText(speech: Speech, message: Message): string {
  return sentence(speech, message, (_kind, _id, name) => name);
}

function sentence(
  speech: Speech,
  message: Message,
  mark: (kind: string, id: string, name: string) => string,
): string {
  const voice: Voice = {
    name: (kind, id, as) => mark(kind, id, as ?? speech.name(kind, id) ?? id),
    say: (inner) => {
      const said = speech.sentences[inner.key];
      return said === undefined ? unknown(inner) : said((inner.params ?? {}) as never, voice);
    },
  };
  // A name with an article may begin the sentence.
  return voice.say(message).replace(ARTICLE, '$1T');
}

function unknown(message: Message): string {
  const params = Object.entries(message.params ?? {}).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return params.length === 0 ? message.key : `${message.key} (${params.join(', ')})`;
}

function split(text: string): readonly Part[] {
  const parts: Part[] = [];
  for (const [i, piece] of text.split(OPEN).entries()) {
    const close = i === 0 ? -1 : piece.indexOf(CLOSE);
    const [kind, id, name] = close < 0 ? [] : piece.slice(0, close).split(NEXT);
    if (kind !== undefined && id !== undefined && name !== undefined) parts.push({ kind, id, name });
    const rest = piece.slice(close + 1);
    if (rest !== '') parts.push(rest);
  }
  return parts;
}
