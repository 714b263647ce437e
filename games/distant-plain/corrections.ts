/** The deck and the map a table plays with: ours, or with an owner's file, which lies in the state as text. */
import { walk } from '@sandtable/coin/event-language';
import type { Json } from '@sandtable/engine';
import { CARDS, type Card } from './cards.ts';
import type { LastingStep, Side } from './events/vocabulary.ts';
import { type MapFigures, PRINTED_FIGURES } from './map.ts';
import { readKeptFile } from './owners-file.ts';

export interface Deck {
  /** In the order of their numbers. */
  readonly cards: readonly Card[];
  readonly byNumber: readonly (Card | undefined)[];
  readonly figures: MapFigures;
  /** By `lastingAt`: what lasts of a text. */
  readonly lasting: readonly (readonly LastingStep[])[];
}

const lastingAt = (card: number, side: 'unshaded' | 'shaded'): number =>
  2 * card + (side === 'shaded' ? 1 : 0);

const isLasting = (step: object): step is LastingStep => 'lasting' in step;

/** Also those within other steps, which may or may not come into effect. */
function lastingIn(side: Side): readonly LastingStep[] {
  const found: LastingStep[] = [];
  walk(side, (step) => {
    if (isLasting(step)) found.push(step);
  });
  return found;
}

function deckWith(cards: readonly Card[], figures: MapFigures): Deck {
  const lasting: (readonly LastingStep[])[] = [];
  const byNumber: (Card | undefined)[] = [];
  for (const card of cards) {
    const { number, unshaded, shaded } = card;
    byNumber[number] = card;
    lasting[lastingAt(number, 'unshaded')] = lastingIn(unshaded);
    lasting[lastingAt(number, 'shaded')] = lastingIn(shaded ?? []);
  }
  return { cards, byNumber, figures, lasting };
}

const OURS = deckWith(CARDS, PRINTED_FIGURES);

/** Files that have been read: the same text gives the same deck. */
const READ = new Map<string, Deck>();
const MOST_READ = 64;

export function deckOf({ corrections }: { readonly corrections: string }): Deck {
  if (corrections === '') return OURS;
  const known = READ.get(corrections);
  if (known !== undefined) return known;
  const { cards, figures } = readKeptFile(JSON.parse(corrections) as Json);
  const deck = deckWith(cards, figures);
  if (READ.size >= MOST_READ) READ.clear();
  READ.set(corrections, deck);
  return deck;
}

/** The card as this table has it. */
export function cardOf(state: { readonly corrections: string }, number: number): Card {
  const card = deckOf(state).byNumber[number];
  if (card === undefined) throw new RangeError(`no Event card ${number}`);
  return card;
}

/** What may last of a text of a card, in its order. */
export const lastingOf = (
  state: { readonly corrections: string },
  card: number,
  side: 'unshaded' | 'shaded',
): readonly LastingStep[] => deckOf(state).lasting[lastingAt(card, side)] ?? [];
