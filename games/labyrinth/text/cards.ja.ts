import { CARDS, type CardNumber } from '../cards.ts';
import type { CardText as Text } from './cards/card-text.ts';
import { jihadist } from './cards/jihadist.ja.ts';
import { unassociated } from './cards/unassociated.ja.ts';
import { us } from './cards/us.ja.ts';
import type { CardText } from './cards.en.ts';
import { titlesJa } from './titles.ts';

const texts: Readonly<Record<number, Text | undefined>> = { ...us, ...jihadist, ...unassociated };

/** By card number. */
export const cardsJa = Object.fromEntries(
  CARDS.map(({ number }) => [number, { title: titlesJa[number], ...texts[number] }]),
) as Readonly<Record<CardNumber, CardText>>;
