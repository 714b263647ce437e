/** The cards of Andean Abyss as the card browser shows them: both texts, and the order of the factions. */
import { eventCard, isPropaganda } from '@sandtable/andean-abyss/board';
import type { CardText as Text } from '@sandtable/andean-abyss/text';
import type { Speech } from '@sandtable/engine';
import type { CardText } from '../game.ts';

export function eventCards(speech: Speech, texts: Readonly<Record<number, Text>>): readonly CardText[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    number: id,
    title: text.title,
    parts: partsOf(speech, text),
    marks: isPropaganda(Number(id)) ? [] : marksOf(speech, eventCard(Number(id))),
  }));
}

function partsOf(speech: Speech, { unshaded, shaded, note }: Text): CardText['parts'] {
  const side = (name: string) => speech.name('side', name) ?? name;
  return [
    ...(shaded === undefined ? [{ text: unshaded }] : [{ title: side('unshaded'), text: unshaded }]),
    ...(shaded === undefined ? [] : [{ title: side('shaded'), text: shaded }]),
    ...(note === undefined ? [] : [{ text: note }]),
  ];
}

function marksOf(speech: Speech, card: ReturnType<typeof eventCard>): readonly string[] {
  return [
    card.order.map((faction) => speech.name('faction', faction) ?? faction).join(' · '),
    ...(card.capability ? [speech.name('marker', 'capability') ?? 'capability'] : []),
    ...(card.momentum ? [speech.name('marker', 'momentum') ?? 'momentum'] : []),
  ];
}
