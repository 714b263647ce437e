/** 8.1.1, 8.1.2: what all four charts share. */
import { type Board, by, type Id } from './board.ts';
import { type Question, type Verdict, verdict } from './question.ts';

export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** 8.1.1 As many as can be. */
export const full = (asked: Question): Verdict =>
  verdict('8.1.1', [String(Math.max(...asked.options.map(Number)))]);

/** 8.1.2 Own guerrillas that go: Active ones first. */
export const activeFirst = (asked: Question): Verdict => {
  const shown = asked.options.filter((option) => option.endsWith('-active'));
  return verdict('8.1.2', shown.length > 0 ? shown : asked.options);
};

const ORDER: readonly RegExp[] = [/base$/, /underground$/, /active$/, /^police$/, /troops$/];
const placeOf = (kind: string): number => ORDER.findIndex((one) => one.test(kind));

/** 8.1.2 Enemies: Bases, Underground, Active, Police, Troops. */
export const victims = (options: readonly string[]): string[] =>
  by(
    options.filter((option) => placeOf(option) >= 0),
    (option) => -placeOf(option),
  );

/** The victims of the first of these sides that has any. */
export function victimsBy(options: readonly string[], ...sides: readonly RegExp[]): string[] {
  for (const side of sides) {
    const found = victims(options.filter((option) => side.test(option)));
    if (found.length > 0) return found;
  }
  return [];
}

/** 8.1.2 Own cubes come as evenly as can be, Police first. */
export function evenly(number: number, police: number, troops: number): { police: number; troops: number } {
  const come = { police: 0, troops: 0 };
  for (let left = Math.min(number, police + troops); left > 0; left--) {
    const isPolice = come.troops >= troops || (come.police <= come.troops && come.police < police);
    come[isPolice ? 'police' : 'troops']++;
  }
  return come;
}

/** 3.3.2, card 5: of how many a group may consist, with those who watch, to arrive Underground. */
export function quietSize(board: Board, to: Id, isWatched: boolean, watchers: number): number {
  if (board.bases(to, 'coalition') > 0) {
    if (board.has(5, 'unshaded')) return 0;
    if (board.has(5, 'shaded')) return Number.POSITIVE_INFINITY;
  }
  return isWatched ? Math.max(0, 3 - watchers) : Number.POSITIVE_INFINITY;
}

/** What an origin could send. */
export interface Origin {
  readonly from: Id;
  readonly hidden: number;
  /** In all. */
  readonly most: number;
}

/** How many of a group of that size can arrive Underground. */
const arriving = (origin: Origin, size: number, quiet: number): number =>
  size <= quiet ? Math.min(size, origin.hidden) : 0;

/** The most that can be Underground when exactly so many come from these. */
export function mostHidden(origins: readonly Origin[], number: number, quiet: number): number {
  const [one, ...rest] = origins;
  if (one === undefined) return number === 0 ? 0 : Number.NEGATIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  for (let size = 0; size <= Math.min(one.most, number); size++)
    best = Math.max(best, arriving(one, size, quiet) + mostHidden(rest, number - size, quiet));
  return best;
}
