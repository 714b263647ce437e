/** The rules and cards of Andean Abyss to read. */
import { type Book, type CardText, originalOf, type Speech } from '@sandtable/engine';
import { eventCard, isPropaganda } from './cards.ts';
import { cardsEn, type CardText as Text } from './text/cards.en.ts';
import { cardsJa } from './text/cards.ja.ts';
import { speech } from './text/index.ts';
import { rulesEn } from './text/rules.en.ts';
import { rulesJa } from './text/rules.ja.ts';
import type { View } from './view.ts';

export const bookEn: Book<View> = { rules: rulesEn, cards: () => cardsOf(speech.en, cardsEn), atHand };
export const bookJa: Book<View> = { rules: rulesJa, cards: () => cardsOf(speech.ja, cardsJa), atHand };

/** 2.2 The card in play, and the next one where it lies face up. */
function atHand({ card, deck }: View): string[] {
  return [...(card === 0 ? [] : [card]), ...deck.slice(0, 1)].map(String);
}

function cardsOf(words: Speech, texts: Readonly<Record<number, Text>>): CardText[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    number: id,
    title: text.title,
    ...originalOf(words, id),
    parts: partsOf(words, text),
    marks: isPropaganda(Number(id)) ? [] : marksOf(words, Number(id)),
  }));
}

function partsOf(words: Speech, { unshaded, shaded, note }: Text): CardText['parts'] {
  const side = (name: string) => words.name('side', name) ?? name;
  const sides =
    shaded === undefined
      ? [{ text: unshaded }]
      : [
          { title: side('unshaded'), text: unshaded },
          { title: side('shaded'), text: shaded },
        ];
  return note === undefined ? sides : [...sides, { text: note }];
}

function marksOf(words: Speech, number: number): string[] {
  const { order, capability, momentum } = eventCard(number);
  const marks = [order.map((faction) => words.name('faction', faction) ?? faction).join(' · ')];
  if (capability) marks.push(words.name('marker', 'capability') ?? 'capability');
  if (momentum) marks.push(words.name('marker', 'momentum') ?? 'momentum');
  return marks;
}
