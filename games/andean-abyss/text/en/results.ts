/** How a game alone ends, and what is said at the table. */
import type { InSpace, OfKind } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';

/** A guerrilla, and how many Shipments it has already. */
const carrier = (kind: string, load: number, voice: Voice) =>
  `${voice.name('kind', kind)}${load > 0 ? ` with ${load}` : ''}`;

/** 8.8 */
const ahead = (p: { score: number }, level: string) =>
  `The Government ends ${distance(p.score)} the best non-player: ${level}.`;
function distance(score: number): string {
  if (score === 0) return 'level with';
  return score > 0 ? `${score} ahead of` : `${-score} behind`;
}

export const results = {
  'over.solo.failure': (p: { score: number }) => ahead(p, 'COIN failure'),
  'over.solo.stalemate': (p: { score: number }) => ahead(p, 'stalemate'),
  'over.solo.progress': (p: { score: number }) => ahead(p, 'COIN progress'),
  'over.solo.victory': (p: { score: number }) => ahead(p, 'COIN victory'),
  'ending.over.solo.failure': () => 'Alone: COIN failure, margin 0 or less (8.8)',
  'ending.over.solo.stalemate': () => 'Alone: stalemate, margin 1 to 3 (8.8)',
  'ending.over.solo.progress': () => 'Alone: COIN progress, margin 4 to 8 (8.8)',
  'ending.over.solo.victory': () => 'Alone: COIN victory, margin 9 or more (8.8)',
  'aside.pass': (p: OfKind & InSpace & { from: string; carried: number; load: number }, voice: Voice) =>
    `Pass a Shipment in ${voice.name('space', p.space)} from the ${carrier(p.from, p.carried, voice)} to the ${carrier(p.kind, p.load, voice)}`,
};
