/** What messages need to be shown: whose words, and what happens when a name or a rule is clicked. */
import type { Speech } from '@sandtable/engine';
import { getContext, setContext } from 'svelte';
import type { Point } from './pointing.ts';
import type { Terms } from './terms.ts';
import type { Thing } from './things.ts';

export interface Links {
  readonly game: string;
  readonly speech: Speech;
  /** Opens the rule beside the board; without it a rule number is an ordinary link to the rules. */
  readonly openRule?: (rule: string) => void;
  readonly open?: (thing: Thing) => void;
  readonly point?: Point;
  /** The words of the rulebook that are explained, once they are there. */
  readonly terms?: Terms | undefined;
}

const KEY = Symbol('links');

export const setLinks = (links: Links): Links => setContext(KEY, links);

/** Around a table; a reader of cards by itself has none. */
export const findLinks = (): Links | undefined => getContext<Links | undefined>(KEY);

export function useLinks(): Links {
  const links = findLinks();
  if (links === undefined) throw new Error('nobody has said whose words these are');
  return links;
}
