/** What the page has of a game, or does with where there is nothing. */
import type { Glossary, Json, Language } from '@sandtable/engine';
import type { BoardModule } from '../boards/board.ts';
import type { CardText } from '../parts/card-text.ts';
import type { GameEntry, Picture, Quick, RuleBook } from '../boards/game.ts';
import type { Lesson } from '../boards/lesson.ts';
import { GameWords, NO_SPEECH } from '../messages/game-words.ts';
import { readable } from '../messages/readable.ts';
import any from './any.svg';
import { GAMES } from './list.ts';

const ENTRIES: ReadonlyMap<string, GameEntry> = new Map(GAMES.map((game) => [game.id, game]));

export const KNOWN_GAMES: readonly string[] = GAMES.map(({ id }) => id);

/** A game without a title is called by its id. */
export function titleOf(language: Language, game: string): string {
  return ENTRIES.get(game)?.title[language] ?? readable(game);
}

export function blurbOf(language: Language, game: string): string {
  return ENTRIES.get(game)?.blurb[language] ?? '';
}

const ANY = { large: any, small: any };

export function pictureOf(game: string): Picture {
  return ENTRIES.get(game)?.picture ?? { light: ANY, dark: ANY };
}

/** From how many seats to how many; undefined where it is always as many. */
export function seatsOf(game: string): GameEntry['seats'] {
  return ENTRIES.get(game)?.seats;
}

export function boxOf(game: string): GameEntry['box'] {
  return ENTRIES.get(game)?.box;
}

export function quickOf(game: string): Quick {
  return ENTRIES.get(game)?.quick ?? {};
}

export async function wordsOf(game: string, language: Language): Promise<GameWords> {
  const speech = await ENTRIES.get(game)?.speech?.(language);
  return new GameWords(game, language, speech ?? NO_SPEECH);
}

export async function rulesOf(game: string, language: Language): Promise<RuleBook> {
  return (await ENTRIES.get(game)?.rules?.(language)) ?? [];
}

export async function cardsOf(game: string, language: Language, view?: Json): Promise<readonly CardText[]> {
  return (await ENTRIES.get(game)?.cards?.(language, view)) ?? [];
}

export function hasLessons(game: string): boolean {
  return ENTRIES.get(game)?.lessons !== undefined;
}

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await ENTRIES.get(game)?.lessons?.()) ?? [];
}

export async function glossaryOf(game: string): Promise<Glossary | undefined> {
  return ENTRIES.get(game)?.glossary?.();
}

export async function boardOf(game: string): Promise<BoardModule> {
  const load = ENTRIES.get(game)?.board;
  return load === undefined ? (await import('../boards/plain/board.ts')).board : load();
}
