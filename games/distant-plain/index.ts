/** A Distant Plain: the front door. */
import type { Game } from '@sandtable/engine';
import { game } from './game.ts';
import { mind } from './mind/index.ts';
import { GUIDELINE_CONTENT, NON_PLAYER_CONTENT } from './nonplayers/content.ts';
import { NON_PLAYERS } from './nonplayers/player.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export { type Card, CARDS } from './cards.ts';
export { type Corrected, ownersFileFaults, readOwnersFile, writeOwnersFile } from './owners-file.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

/** The game with its non-players (8.0). */
export const distantPlain: Game<State, View> = {
  ...game,
  content: [...game.content, ...NON_PLAYER_CONTENT, ...GUIDELINE_CONTENT],
  players: NON_PLAYERS,
  mind,
};
