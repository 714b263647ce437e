/**
 * The games this page has words and boards for. A game that is not here can still be played: with the plain
 * board, and with ids for names. Everything is fetched only when a screen needs it.
 */
import type { Language, Speech } from '@sandtable/engine';
import type { BoardModule } from '../boards/board.ts';
import { type CardText, GameWords, NO_SPEECH, type RuleBook, type RuleText } from './game-words.ts';

type InBoth<T> = Readonly<Record<Language, () => Promise<T>>>;

interface GameEntry {
  readonly speech?: InBoth<Speech>;
  readonly rules?: InBoth<RuleBook>;
  readonly cards?: InBoth<readonly CardText[]>;
  readonly board?: () => Promise<BoardModule>;
}

const GAMES: Readonly<Record<string, GameEntry>> = {
  'andean-abyss': {
    rules: {
      en: async () => bookOf((await import('@sandtable/andean-abyss/text/rules.en')).rulesEn),
      ja: async () => bookOf((await import('@sandtable/andean-abyss/text/rules.ja')).rulesJa),
    },
  },
  'land-battles': {
    speech: {
      en: async () => (await import('@sandtable/land-battles/text')).speech.en,
      ja: async () => (await import('@sandtable/land-battles/text')).speech.ja,
    },
    rules: {
      en: async () => bookOf((await import('@sandtable/land-battles/text/rules.en')).rulesEn),
      ja: async () => bookOf((await import('@sandtable/land-battles/text/rules.ja')).rulesJa),
    },
  },
};

/** The rulebooks list their rules in order. */
function bookOf(rules: Readonly<Record<string, RuleText>>): RuleBook {
  return Object.entries(rules);
}

export async function wordsOf(game: string, language: Language): Promise<GameWords> {
  const speech = await GAMES[game]?.speech?.[language]();
  return new GameWords(game, language, speech ?? NO_SPEECH);
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
