/** What is printed on cards beside their text. */
import type { Language } from '@sandtable/engine';
import type { Association, CardFacts } from '../cards.ts';
import { ops } from './en/parts.ts';

export interface BookWords {
  readonly association: Readonly<Record<Association, string>>;
  ops(value: number): string;
  number(card: number): string;
  readonly lasting: string;
  readonly lapsing: string;
  readonly removed: string;
  readonly removedByUs: string;
  readonly automatic: string;
}

const en: BookWords = {
  association: { us: 'US Event', jihadist: 'Jihadist Event', unassociated: 'Event of either side' },
  ops,
  number: (card) => `no. ${card}`,
  lasting: 'lasting',
  lapsing: 'until the end of the turn',
  removed: 'removed after its Event',
  removedByUs: 'removed after its Event for the US',
  automatic: 'happens by itself',
};

const ja: BookWords = {
  association: { us: 'US側イベント', jihadist: 'ジハーディスト側イベント', unassociated: '関連なし' },
  ops: (value) => `作戦値${value}`,
  number: (card) => `${card}番`,
  lasting: '長期',
  lapsing: '時限',
  removed: '発動後に除去',
  removedByUs: 'USが発動すると除去',
  automatic: '自動発動',
};

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = { en, ja };

/** What one chooses cards by; the number tells those of one title apart. */
export const briefOf = (words: BookWords, { number, ops: value, association }: CardFacts): string =>
  [words.number(number), words.ops(value), words.association[association]].join(' · ');

/** What is printed on a card beside its text, in words. */
export function marksOf(words: BookWords, facts: CardFacts): string[] {
  const { marks, placesMarkers, lapses, remove, automatic } = facts;
  const found = [words.ops(facts.ops)];
  if (marks !== null || placesMarkers) found.push(words.lasting);
  if (lapses !== null) found.push(words.lapsing);
  if (remove === 'always') found.push(words.removed);
  if (remove === 'us') found.push(words.removedByUs);
  if (automatic) found.push(words.automatic);
  return found;
}
