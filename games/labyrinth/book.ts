/** The rules and cards of Labyrinth to read. */
import { type Book, type CardText, type Language, originalOf } from '@sandtable/engine';
import { type CardFacts, CARDS } from './cards.ts';
import { BOOK_WORDS, briefOf, marksOf } from './text/book-words.ts';
import { cardsEn, cardsJa, type CardText as Text, rulesEn, rulesJa, speech } from './text/index.ts';
import type { View } from './view.ts';

export function bookIn(language: Language): Book<View> {
  const rules = language === 'ja' ? rulesJa : rulesEn;
  return { rules, cards: () => CARDS.map((facts) => cardOf(language, facts)), atHand };
}

/** The cards in play, then one's own. */
function atHand({ plays, hands }: View): string[] {
  const played = plays.flatMap(({ card, second }) => [card, second]).filter((card) => card !== 0);
  return [...new Set([...played, ...hands.us, ...hands.jihadist])].map(String);
}

function cardOf(language: Language, facts: CardFacts): CardText {
  const words = BOOK_WORDS[language];
  const text = (language === 'ja' ? cardsJa : cardsEn)[facts.number];
  const id = String(facts.number);
  return {
    id,
    number: id,
    title: text.title,
    ...originalOf(speech[language], id),
    group: words.association[facts.association],
    brief: briefOf(words, facts),
    parts: partsOf(language, text),
    marks: marksOf(words, facts),
  };
}

function partsOf(language: Language, { requires, effect, us, jihadist, note }: Text): CardText['parts'] {
  const seat = (id: string): string => speech[language].name('seat', id) ?? id;
  const parts = [
    { text: requires },
    { text: effect },
    { title: seat('us'), text: us },
    { title: seat('jihadist'), text: jihadist },
    { text: note },
  ];
  return parts.flatMap(({ text, ...rest }) => (text === undefined ? [] : [{ ...rest, text }]));
}
