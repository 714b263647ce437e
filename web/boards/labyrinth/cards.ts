/** The cards as the card browser shows them. */
import type { Speech } from '@sandtable/engine';
import { cardFacts } from '@sandtable/labyrinth/board';
import type { CardText as EventText } from '@sandtable/labyrinth/text';
import type { CardText } from '../../parts/card-text.ts';
import type { Words } from './words.ts';

export function eventCards(
  speech: Speech,
  texts: Readonly<Record<string, EventText>>,
  words: Words,
): readonly CardText[] {
  return Object.entries(texts).map(([id, text]) => {
    const { ops, association } = cardFacts(Number(id));
    const side = words.associations[association] ?? association;
    return {
      id,
      number: id,
      title: text.title,
      group: side,
      parts: partsOf(speech, text),
      marks: [side, words.ops(ops)],
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
