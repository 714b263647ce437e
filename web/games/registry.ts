/**
 * The games this page has words and boards for. A game that is not here can still be played: with the plain
 * board, and with ids for names. Everything is fetched only when a table needs it.
 */
import type { Language, Speech } from '@sandtable/engine';
import type { BoardModule } from '../boards/board.ts';
import { type CardText, GameWords, NO_SPEECH, type RuleBook } from './game-words.ts';

type InBoth<T> = Readonly<Record<Language, () => Promise<T>>>;

export interface GameEntry {
  readonly speech: InBoth<Speech>;
  readonly rules?: InBoth<RuleBook>;
  readonly cards?: InBoth<readonly CardText[]>;
  readonly board?: () => Promise<BoardModule>;
}

const GAMES: Readonly<Record<string, GameEntry>> = {};

export async function wordsOf(game: string, language: Language): Promise<GameWords> {
  const entry = GAMES[game];
  return new GameWords(game, language, entry === undefined ? NO_SPEECH : await entry.speech[language]());
}

export async function rulesOf(game: string, language: Language): Promise<RuleBook> {
  return (await GAMES[game]?.rules?.[language]()) ?? [];
}

export async function cardsOf(game: string, language: Language): Promise<readonly CardText[]> {
  return (await GAMES[game]?.cards?.[language]()) ?? [];
}

export async function boardOf(game: string): Promise<BoardModule> {
  const load = GAMES[game]?.board;
  return load === undefined ? (await import('../boards/plain/index.ts')).board : load();
}
