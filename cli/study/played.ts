/** One game of a study, as the threads play it. */
import type { Game } from '@sandtable/engine';
import { type Contest, type Tried, tryContest } from '@sandtable/players';

/** A game to play, and whether to keep all of it. */
export interface SimTask {
  readonly contest: Contest;
  readonly isKept: boolean;
}

/** What came of it, and how long it took one core. */
export type Played = Tried & { readonly seconds: number };

export function played(game: Game, { contest, isKept }: SimTask): Played {
  const start = performance.now();
  const tried = tryContest(game, contest, isKept);
  return { ...tried, seconds: (performance.now() - start) / 1000 };
}

export function seedOf({ outcome, failure }: Played): string {
  return outcome?.seed ?? failure?.seed ?? '';
}
