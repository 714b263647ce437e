/** How the plain board reads a view it knows nothing about. */
import type { AskView, Json } from '@sandtable/engine';
import { readable } from '../../messages/readable.ts';
import type { BoardWords } from '../board.ts';
import type { Thing } from '../../messages/things.ts';

export interface Hands {
  readonly words: BoardWords;
  readonly ask: AskView | undefined;
  readonly answer: (options: readonly string[]) => void;
  readonly pointed: Thing | undefined;
  readonly point: (thing: Thing | undefined) => void;
}

/** Something with parts of its own. */
export function isGroup(value: Json): value is readonly Json[] | { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

export function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The kinds of things an id under this heading may be: `hands: { farc }`, `spaces: { bogota }`, `hand: ['3']`. */
function kindsOf(heading: string): readonly string[] {
  return [
    heading,
    heading.replace(/s$/, ''),
    heading.replace(/ies$/, 'y'),
    'seat',
    'space',
    'card',
    'faction',
    'piece',
    'team',
  ];
}

/** What an id is called, and as what; undefined when the game has no name for it. */
export function thingNamed(
  words: BoardWords,
  heading: string,
  id: string,
): (Thing & { readonly name: string }) | undefined {
  for (const kind of kindsOf(heading)) {
    const name = words.name(kind, id);
    if (name !== id) return { kind, id, name };
  }
  return undefined;
}

export function nameOf(words: BoardWords, heading: string, id: string): string {
  return thingNamed(words, heading, id)?.name ?? (/^[a-z][\w-]*$/.test(id) ? readable(id) : id);
}

export function isChanged(value: Json, before: Json | undefined): boolean {
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(value);
}

/** What stood in the same place before. */
export function partOf(before: Json | undefined, key: string | number): Json | undefined {
  if (before === undefined || before === null || typeof before !== 'object') return undefined;
  return (before as Readonly<Record<string | number, Json>>)[key];
}
