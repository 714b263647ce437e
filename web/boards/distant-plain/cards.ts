/** The cards as the card browser shows them: the deck of the table, with what an owner has put right. */
import { CARDS, deckOf, type View } from '@sandtable/distant-plain/board';
import { cardText } from '@sandtable/distant-plain/text/cards';
import type { Language, Speech } from '@sandtable/engine';
import type { CardText } from '../../parts/card-text.ts';
import { vignetteIn } from '../../art/themes.ts';
import { CARD_WORDS } from './card-words.ts';
import { THEMES } from './themes.ts';

type Card = (typeof CARDS)[number];
type Side = keyof Card['known'];

export function eventCards(speech: Speech, language: Language, view: View | undefined): readonly CardText[] {
  const cards = view === undefined ? CARDS : deckOf(view).cards;
  return cards.map((card) => ({
    id: String(card.number),
    number: String(card.number),
    title: card.title[language],
    ...(language === 'en' ? {} : { original: card.title.en }),
    parts: partsOf(speech, card, language),
    marks: marksOf(speech, card),
    vignette: vignetteIn(THEMES, card.number),
  }));
}

function partsOf(speech: Speech, card: Card, language: Language): CardText['parts'] {
  const { unshaded, shaded } = cardText(card, language);
  const name = (side: Side) => speech.name('side', side) ?? side;
  const titled = (side: Side, text: string) => ({
    title: `${shaded === undefined ? '' : name(side)}${sourceOf(card, side, language)}`,
    text,
  });
  return [titled('unshaded', unshaded), ...(shaded === undefined ? [] : [titled('shaded', shaded)])];
}

/** Whether a text is printed, reconstructed or an owner's. */
function sourceOf({ known, certainty }: Card, side: Side, language: Language): string {
  const words = CARD_WORDS[language];
  if (known[side] === 'printed') return '';
  return known[side] === 'corrected' ? words.corrected : words.reconstructed(Math.round(certainty * 100));
}

function marksOf({ name }: Speech, { order, capability }: Card): readonly string[] {
  return [
    order.map((faction) => name('faction', faction) ?? faction).join(' · '),
    ...(capability === null ? [] : [name('marker', `${capability}-capability`) ?? capability]),
  ];
}
