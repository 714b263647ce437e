/** A newer version of the demonstration game that plays as before. */
import type { Game } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';

const game: Game = { ...(demo as Game), version: 2 };
export const GAMES: readonly Game[] = [game];
