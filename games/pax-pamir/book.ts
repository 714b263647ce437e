/** The rules and cards of Pax Pamir to read, as the table that is seen has them. */
import { type Book, type CardText, type Language, originalOf, render } from '@sandtable/engine';
import { GAP, isCourt, KHYBER_DECK, kindOf, TOPPLES } from './components/cards.ts';
import { impactsOf } from './components/impacts.ts';
import { locationId } from './components/map.ts';
import { courtCard, type State } from './state.ts';
import { BOOK_WORDS } from './text/book-words.ts';
import { rulesEn, rulesJa, speech } from './text/index.ts';
import { tellCard } from './text/told.ts';
import type { View } from './view.ts';

type Corrected = Pick<State, 'corrections'>;

export function bookIn(language: Language): Book<View> {
  return {
    rules: language === 'ja' ? rulesJa : rulesEn,
    cards: (view) =>
      [...KHYBER_DECK, ...TOPPLES].map((card) => cardText(view ?? { corrections: null }, card, language)),
    atHand,
  };
}

/** The own hand, then what the market offers. */
function atHand({ players, market }: View): string[] {
  const hands = players.flatMap(({ hand }) => hand ?? []);
  return [...new Set([...hands, ...market.cards.filter((card) => card !== GAP)])].map(String);
}

function cardText(state: Corrected, card: number, language: Language): CardText {
  const words = speech[language];
  const text = {
    id: String(card),
    number: String(card),
    title: words.name('card', String(card)) ?? String(card),
    ...originalOf(words, String(card)),
    group: BOOK_WORDS[language].groups[kindOf(card)],
  };
  return isCourt(card)
    ? { ...text, parts: [], brief: briefOf(state, card, language), figures: figuresOf(state, card, language) }
    : { ...text, parts: [{ text: render(words, tellCard(state, card)) }] };
}

function figuresOf(state: Corrected, card: number, language: Language): NonNullable<CardText['figures']> {
  const facts = courtCard(state, card);
  const words = BOOK_WORDS[language];
  const named = (kind: string, ids: readonly string[]): string =>
    ids.map((id) => speech[language].name(kind, id) ?? id).join(', ');
  const figures: [string, string][] = [
    [words.mode, named('mode', [facts.mode])],
    [words.rank, String(facts.rank)],
    [words.location, named('location', [locationId(facts.location)])],
    [words.patriot, facts.patriot === null ? '' : named('empire', [facts.patriot])],
    [words.prize, facts.prize === null ? '' : named('empire', [facts.prize])],
    [words.impacts, named('impact', impactsOf(facts))],
    [words.actions, named('action', facts.actions)],
  ];
  return figures
    .filter(([, value]) => value !== '')
    .map(([name, value]) => (facts.known ? { name, value } : { name, value, about: true }));
}

/** Mode and rank, then the rest; of an empire its name alone would not say what it is. */
function briefOf(state: Corrected, card: number, language: Language): string {
  const { patriot, prize } = BOOK_WORDS[language];
  const [mode, rank, ...rest] = figuresOf(state, card, language);
  const others = rest.map(({ name, value }) =>
    name === patriot || name === prize ? `${name} ${value}` : value,
  );
  return [`${mode?.about === true ? '≈' : ''}${mode?.value} ${rank?.value}`, ...others].join(' · ');
}
