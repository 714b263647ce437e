/** Where a card goes that has been used (5.2.2, 6.2.9). */
import { cardFacts, type Side } from './cards.ts';
import type { State } from './state.ts';

/** Out of the game (6.2.9), to the boxes (4.7.7.1, 4.7.7.2), or to the discards. `eventBy`: who carried out its Event. */
export function layAside(state: State, card: number, eventBy: Side | null, isFirstPlot = false): void {
  const { remove, lapses } = cardFacts(card);
  if (eventBy !== null && isRemovedBy(state, remove, eventBy)) state.removed.push(card);
  else if (eventBy !== null && lapses !== null) state.lapsingBox.push(card);
  else if (isFirstPlot) state.firstPlot.card = card;
  else state.discards.push(card);
}

const isRemovedBy = ({ variants }: State, remove: 'always' | 'us' | 'printed' | null, side: Side): boolean =>
  remove === 'always' || (remove === 'us' && side === 'us') || (remove === 'printed' && variants.printed);
