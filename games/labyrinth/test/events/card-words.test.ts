/** The words of the cards (text/cards): they name each other rightly, and say what blocks them. */
import { expect, test } from 'vitest';
import { type CardNumber, CARDS } from '../../cards.ts';
import type { Effect } from '../../effects.ts';
import { eventOf } from '../../events/index.ts';
import { cardsEn } from '../../text/cards.en.ts';
import { cardsJa } from '../../text/cards.ja.ts';
import { titlesEn, titlesJa } from '../../text/titles.ts';

/** The card behind a marker, or behind the side of it that blocks. */
const BEHIND: Readonly<Partial<Record<Effect, CardNumber>>> = {
  'leak-wiretapping': 84,
  'leak-enhanced-measures': 84,
  'leak-renditions': 84,
};
const cardBehind = (effect: Effect): CardNumber | undefined =>
  BEHIND[effect] ?? CARDS.find(({ marks, lapses }) => marks === effect || lapses === effect)?.number;

const wordsOf = (text: object): string => Object.values(text).join('\n');
/** A title without what stands in brackets behind it. */
const short = (title: string): string => title.replace(/（.*/, '');

test('6.2.8 a card that can be blocked says by which', () => {
  for (const { number, blockedBy, blocksUs } of CARDS)
    for (const effect of [...blockedBy, ...blocksUs]) {
      const blocker = cardBehind(effect) as CardNumber;
      expect([number, wordsOf(cardsEn[number])]).toEqual([
        number,
        expect.stringContaining(titlesEn[blocker]),
      ]);
      const found = [short(titlesJa[blocker]), effect.toUpperCase()].some((name) =>
        wordsOf(cardsJa[number]).includes(name),
      );
      expect([number, effect, found]).toEqual([number, effect, true]);
    }
});

test('4.10.1 both languages say the same parts of a card, and cite cards by their titles', () => {
  const titles = Object.values(titlesJa).map(short);
  for (const { number } of CARDS) {
    expect([number, Object.keys(cardsJa[number])]).toEqual([number, Object.keys(cardsEn[number])]);
    for (const [, cited = ''] of wordsOf(cardsJa[number]).matchAll(/「([^」]*)」/g))
      expect(titles).toContain(short(cited));
  }
});

test('6.2.9 a card that leaves the game for one side only says so in the words of that side', () => {
  for (const { number, remove } of CARDS) {
    if (remove !== 'us') continue;
    expect(cardsEn[number].us).toMatch(/leaves the game/);
    expect(cardsJa[number].us).toMatch(/ゲームから取り除く/);
  }
});

test('6.2.6 a card whose Event can be barred by its condition says the condition', () => {
  for (const { number, automatic } of CARDS)
    if (!automatic && eventOf(number).isPlayable !== undefined) {
      expect([number, cardsEn[number].requires]).toEqual([number, expect.any(String)]);
      expect([number, cardsJa[number].requires]).toEqual([number, expect.any(String)]);
    }
});
