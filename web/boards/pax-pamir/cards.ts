/** The cards as the card browser shows them: as the table has them, with what an owner has put right. */
import type { Json, Language, Speech } from '@sandtable/engine';
import {
  courtCard,
  KHYBER_DECK,
  kindOf,
  type Mode,
  tellCard,
  TOPPLES,
  type View,
  wordsAt,
} from '@sandtable/pax-pamir/board';
import { vignetteIn } from '../../art/themes.ts';
import { GameWords } from '../../messages/game-words.ts';
import { type CardText, originalIn } from '../../parts/card-text.ts';
import { REBUILT_SIGN, toneOf } from './looks.ts';
import { THEMES } from './themes.ts';
import { WORDS } from './words.ts';

const modeOf = (table: Pick<View, 'corrections'>, card: number): Mode | undefined =>
  kindOf(card) === 'court' ? courtCard(table, card).mode : undefined;

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
    vignette: vignetteIn(THEMES, card, toneOf(kindOf(card), modeOf(table, card))),
    parts: [
      { text: game.say(tellCard(table, card)) },
      ...(isCourtRebuilt(table, card) ? [{ text: `${REBUILT_SIGN} ${words.signs.rebuilt}` }] : []),
    ],
  }));
}
