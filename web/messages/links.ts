/** What messages need to be shown: whose words, and what happens when a name or a rule is clicked. */
import type { Speech } from '@sandtable/engine';
import { createContext } from 'svelte';
import type { Point } from './pointing.ts';
import type { Thing } from './things.ts';

export interface Links {
  readonly game: string;
  readonly speech: Speech;
  /** Opens the rule beside the board; without it a rule number is an ordinary link to the rules. */
  readonly openRule?: (rule: string) => void;
  readonly open?: (thing: Thing) => void;
  readonly point?: Point;
}

export const [useLinks, setLinks] = createContext<Links>();
