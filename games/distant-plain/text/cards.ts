/** The cards in words, made out of their descriptions: what is played is what is read. */
import { englishText, japaneseText, type Span } from '@sandtable/coin/event-language';
import type { Language } from '@sandtable/engine';
import type { Card } from '../cards.ts';
import { SIDES } from '../events/card.ts';
import { type Side, VOCABULARY } from '../events/vocabulary.ts';
import { eventsEn } from './events.en.ts';
import { eventsJa } from './events.ja.ts';
import { instructionsEn } from './instructions.en.ts';
import { instructionsJa } from './instructions.ja.ts';
import { namesEn } from './names.en.ts';
import { namesJa } from './names.ja.ts';

/** What the card viewer shows of a card. */
export interface CardText {
  readonly title: string;
  /** The unshaded text, or the only one (5.2). */
  readonly unshaded: string;
  readonly shaded?: string;
}

/** Gives a thing its name in a language; a page marks what can be clicked. */
type Naming = (kind: string, id: string) => string;

const plainly =
  (names: typeof namesEn): Naming =>
  (kind, id) =>
    names[kind]?.[id] ?? id;

/** A side in words. 5.3, 5.4 What lasts on a Capability lasts to the end, on any other card to the next Reset. */
function sideText(side: Side, span: Span, language: Language, name: Naming): string {
  return language === 'en'
    ? englishText(VOCABULARY, eventsEn(name), side, span)
    : japaneseText(VOCABULARY, eventsJa(name), side, span);
}

export function cardText(
  card: Card,
  language: Language,
  name: Naming = plainly(language === 'en' ? namesEn : namesJa),
): CardText {
  const span = card.capability === null ? 'reset' : 'game';
  const unshaded = sideText(card.unshaded, span, language, name);
  const title = card.title[language];
  return card.shaded === undefined
    ? { title, unshaded }
    : { title, unshaded, shaded: sideText(card.shaded, span, language, name) };
}

/** 8.4.1 What non-players are told about a card: a line for each faction that is told anything. */
export function instructionLines(
  card: Card,
  language: Language,
  name: Naming = plainly(language === 'en' ? namesEn : namesJa),
): readonly string[] {
  const sides = SIDES.filter((side) => card[side] !== undefined);
  return (language === 'en' ? instructionsEn : instructionsJa)(card.nonPlayers, sides, name);
}
