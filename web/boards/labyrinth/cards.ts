/** The cards as the card browser shows them. */
import type { Language, Speech } from '@sandtable/engine';
import { cardFacts } from '@sandtable/labyrinth/board';
import type { CardText as EventText } from '@sandtable/labyrinth/text';
import { BOOK_WORDS, marksOf } from '@sandtable/labyrinth/text/book-words';
import { vignetteIn } from '../../art/themes.ts';
import { type CardText, originalIn } from '../../parts/card-text.ts';
import { TONES } from './looks.ts';
import { THEMES } from './themes.ts';

export function eventCards(
  speech: Speech,
  texts: Readonly<Record<string, EventText>>,
  language: Language,
): readonly CardText[] {
  const words = BOOK_WORDS[language];
  return Object.entries(texts).map(([id, text]) => {
    const facts = cardFacts(Number(id));
    return {
      id,
      number: id,
      title: text.title,
      ...originalIn(speech, id),
      group: words.association[facts.association],
      parts: partsOf(speech, text),
      marks: marksOf(words, facts),
      vignette: vignetteIn(THEMES, id, TONES[facts.association]),
    };
  });
}

function partsOf(speech: Speech, { requires, effect, us, jihadist, note }: EventText): CardText['parts'] {
  const seat = (id: string) => speech.name('seat', id) ?? id;
  return [
    ...(requires === undefined ? [] : [{ text: requires }]),
    ...(effect === undefined ? [] : [{ text: effect }]),
    ...(us === undefined ? [] : [{ title: seat('us'), text: us }]),
    ...(jihadist === undefined ? [] : [{ title: seat('jihadist'), text: jihadist }]),
    ...(note === undefined ? [] : [{ text: note }]),
  ];
}
