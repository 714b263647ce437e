/** The cards as the card browser shows them: as the table has them, with what an owner has put right. */
import type { Json, Language, Speech } from '@sandtable/engine';
import {
  courtCard,
  KHYBER_DECK,
  kindOf,
  tellCard,
  TOPPLES,
  type View,
  wordsAt,
} from '@sandtable/pax-pamir/board';
import { GameWords } from '../../messages/game-words.ts';
import { type CardText, originalIn } from '../../parts/card-text.ts';
import { REBUILT_SIGN } from './looks.ts';
import { WORDS } from './words.ts';

const isCourtRebuilt = (table: Pick<View, 'corrections'>, card: number): boolean =>
  kindOf(card) === 'court' && !courtCard(table, card).known;

export function cardTexts(speech: Speech, language: Language, view: Json | undefined): readonly CardText[] {
  const words = WORDS[language];
  const table = view === undefined ? { corrections: null } : (view as unknown as View);
  const game = new GameWords('pax-pamir', language, wordsAt(table, language, speech));
  return [...KHYBER_DECK, ...TOPPLES].map((card) => ({
    id: String(card),
    number: String(card),
    title: game.name('card', String(card)),
    ...originalIn(game.speech, String(card)),
    group: words.groups[kindOf(card)],
    parts: [
      { text: game.say(tellCard(table, card)) },
      ...(isCourtRebuilt(table, card) ? [{ text: `${REBUILT_SIGN} ${words.signs.rebuilt}` }] : []),
    ],
  }));
}
