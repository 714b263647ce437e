/** A newer version of the demonstration game that plays as before. */
import type { Game } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { shelfOf } from '@sandtable/games';

const game: Game = { ...(demo as Game), version: 2 };
export const { GAME_IDS, findGame } = shelfOf({ demo: async () => game });
