/** Event cards as the card browser shows them: both texts, and the order of the factions. */
import type { Speech } from '@sandtable/engine';
import { type Themes, vignetteIn } from '../../art/themes.ts';
import { type CardText, originalIn } from '../../parts/card-text.ts';

interface EventText {
  readonly title: string;
  readonly unshaded: string;
  readonly shaded?: string;
  readonly note?: string;
}

/** What is printed on a card besides its texts; undefined for a Propaganda card. */
export interface EventFacts {
  readonly order: readonly string[];
  readonly capability: boolean;
  readonly momentum: boolean;
}

export function eventCards(
  speech: Speech,
  texts: Readonly<Record<string, EventText>>,
  factsOf: (card: string) => EventFacts | undefined,
  themes: Themes,
): readonly CardText[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    number: id,
    title: text.title,
    ...originalIn(speech, id),
    parts: partsOf(speech, text),
    marks: marksOf(speech, factsOf(id)),
    vignette: vignetteIn(themes, id),
  }));
}

function partsOf(speech: Speech, { unshaded, shaded, note }: EventText): CardText['parts'] {
  const side = (name: string) => speech.name('side', name) ?? name;
  return [
    ...(shaded === undefined ? [{ text: unshaded }] : [{ title: side('unshaded'), text: unshaded }]),
    ...(shaded === undefined ? [] : [{ title: side('shaded'), text: shaded }]),
    ...(note === undefined ? [] : [{ text: note }]),
  ];
}

function marksOf(speech: Speech, facts: EventFacts | undefined): readonly string[] {
  if (facts === undefined) return [];
  return [
    facts.order.map((faction) => speech.name('faction', faction) ?? faction).join(' · '),
    ...(facts.capability ? [speech.name('marker', 'capability') ?? 'capability'] : []),
    ...(facts.momentum ? [speech.name('marker', 'momentum') ?? 'momentum'] : []),
  ];
}
