/** Real games for the board's tests. */
import { andeanAbyss, type View } from '@sandtable/andean-abyss';
import type { Faction } from '@sandtable/andean-abyss/board';
import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { GameWords } from '../../../messages/game-words.ts';

export type Play = Match<unknown, View>;

export const english = new GameWords('andean-abyss', 'en', andeanAbyss.speech.en);
export const japanese = new GameWords('andean-abyss', 'ja', andeanAbyss.speech.ja);

function newGame(key: string): Play {
  return Match.start(andeanAbyss, defaultSetting(andeanAbyss), fastDice(key));
}

/** A game whose first card is begun by that faction. */
export function gameOf(faction: Faction): Play {
  for (let i = 0; ; i++) {
    const match = newGame(`board ${i}`);
    if (match.turn[0] === faction && match.prompt?.key === 'ask.turn') return match;
  }
}

/** A view to change at will. */
export function viewOf(match: Play): View {
  return structuredClone(match.view(match.turn[0] ?? 'spectator'));
}
