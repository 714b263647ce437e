/** The rules and cards of A Distant Plain to read. */
import type { Book, CardText, Language, Speech } from '@sandtable/engine';
import { type Card, isMomentum, PROPAGANDA_CARDS } from './cards.ts';
import { deckOf } from './corrections.ts';
import { SIDES } from './events/card.ts';
import { cardText, rulesEn, rulesJa, speech } from './text/index.ts';
import type { View } from './view.ts';

const bookIn = (language: Language, rules: Book['rules']): Book<View> => ({
  rules,
  cards: (view) => cardsOf(language, view?.corrections ?? ''),
  atHand,
});

export const bookEn = bookIn('en', rulesEn);
export const bookJa = bookIn('ja', rulesJa);

/** 2.2 The card in play, and the next one where it lies face up. */
function atHand({ card, deck }: View): string[] {
  return [...(card === 0 ? [] : [card]), ...deck.slice(0, 1)].map(String);
}

/** The deck of that table: what an owner's file has put right is told as it is played. */
function cardsOf(language: Language, corrections: string): CardText[] {
  const words = speech[language];
  const events = deckOf({ corrections }).cards.map((card) => eventText(card, language, words));
  const propagandas = PROPAGANDA_CARDS.map(String).map((id) => ({
    id,
    number: id,
    title: words.name('card', id) ?? id,
    parts: [],
    marks: [],
  }));
  return [...events, ...propagandas];
}

function eventText(card: Card, language: Language, words: Speech): CardText {
  const name = (kind: string, id: string): string => words.name(kind, id) ?? id;
  const text = cardText(card, language);
  const isDual = text.shaded !== undefined;
  const parts = SIDES.flatMap((side) => {
    const said = text[side];
    if (said === undefined) return [];
    const known = name('known', card.known[side]);
    return [{ title: isDual ? sideTitle(name('side', side), known, language) : known, text: said }];
  });
  const marks = [card.order.map((faction) => name('faction', faction)).join(' · ')];
  if (card.capability !== null) marks.push(name('marker', `${card.capability}-capability`));
  if (SIDES.some((side) => isMomentum(card, side))) marks.push(name('marker', 'momentum'));
  const id = String(card.number);
  const original = language === 'en' ? {} : { original: card.title.en };
  return { id, number: id, title: text.title, ...original, parts, marks };
}

const sideTitle = (side: string, known: string, language: Language): string =>
  language === 'ja' ? `${side}（${known}）` : `${side} (${known})`;
