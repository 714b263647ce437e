import { CARDS, type CardNumber } from '../cards.ts';
import type { CardText as Text } from './cards/card-text.ts';
import { jihadist } from './cards/jihadist.en.ts';
import { unassociated } from './cards/unassociated.en.ts';
import { us } from './cards/us.en.ts';
import { titlesEn } from './titles.ts';

export interface CardText extends Text {
  readonly title: string;
}

const texts: Readonly<Record<number, Text | undefined>> = { ...us, ...jihadist, ...unassociated };

/** By card number. */
export const cardsEn = Object.fromEntries(
  CARDS.map(({ number }) => [number, { title: titlesEn[number], ...texts[number] }]),
) as Readonly<Record<CardNumber, CardText>>;
