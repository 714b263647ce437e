/** The cards as the card browser shows them: as the table has them, with what an owner has put right. */
import type { Json, Language, Speech } from '@sandtable/engine';
import { KHYBER_DECK, kindOf, tellCard, TOPPLES, type View } from '@sandtable/pax-pamir/board';
import { GameWords } from '../../messages/game-words.ts';
import { type CardText, originalIn } from '../../parts/card-text.ts';
import { WORDS } from './words.ts';

export function cardTexts(speech: Speech, language: Language, view: Json | undefined): readonly CardText[] {
  const game = new GameWords('pax-pamir', language, speech);
  const words = WORDS[language];
  const table = view === undefined ? { corrections: null } : (view as unknown as View);
  return [...KHYBER_DECK, ...TOPPLES].map((card) => ({
    id: String(card),
    number: String(card),
    title: game.name('card', String(card)),
    ...originalIn(speech, String(card)),
    group: words.groups[kindOf(card)],
    parts: [{ text: game.say(tellCard(table, card)) }],
  }));
}
