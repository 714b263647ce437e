/**
 * The games this page has words and boards for. A game that is not here can still be played: with the plain
 * board, and with ids for names. Everything is fetched only when a screen needs it.
 */
import type { Json, Language, RuleText, Speech } from '@sandtable/engine';
import type { View as LandBattlesView } from '@sandtable/land-battles/board';
import type { BoardModule } from '../boards/board.ts';
import { type CardText, GameWords, NO_SPEECH, type RuleBook } from './game-words.ts';

type InBoth<T> = Readonly<Record<Language, () => Promise<T>>>;

interface GameEntry {
  readonly speech?: InBoth<Speech>;
  readonly rules?: InBoth<RuleBook>;
  /** The cards of the table whose view is given; without one, those that come with the game. */
  readonly cards?: Readonly<Record<Language, (view: Json | undefined) => Promise<readonly CardText[]>>>;
  readonly board?: () => Promise<BoardModule>;
}

const GAMES: Readonly<Record<string, GameEntry>> = {
  'andean-abyss': {
    speech: {
      en: async () => (await import('@sandtable/andean-abyss/text')).speech.en,
      ja: async () => (await import('@sandtable/andean-abyss/text')).speech.ja,
    },
    rules: {
      en: async () => bookOf((await import('@sandtable/andean-abyss/text/rules.en')).rulesEn),
      ja: async () => bookOf((await import('@sandtable/andean-abyss/text/rules.ja')).rulesJa),
    },
    cards: {
      en: async () => {
        const { cardsEn, speech } = await import('@sandtable/andean-abyss/text');
        return (await import('./andean-abyss-cards.ts')).eventCards(speech.en, cardsEn);
      },
      ja: async () => {
        const { cardsJa, speech } = await import('@sandtable/andean-abyss/text');
        return (await import('./andean-abyss-cards.ts')).eventCards(speech.ja, cardsJa);
      },
    },
    board: async () => drawn((await import('../boards/andean-abyss/index.ts')).board),
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
    cards: {
      en: async (view) => {
        const { rulesEn, speech } = await import('@sandtable/land-battles/text');
        const { landBattlesCards } = await import('./land-battles-cards.ts');
        return landBattlesCards('en', speech.en, rulesEn.R16, seen<LandBattlesView>(view));
      },
      ja: async (view) => {
        const { rulesJa, speech } = await import('@sandtable/land-battles/text');
        const { landBattlesCards } = await import('./land-battles-cards.ts');
        return landBattlesCards('ja', speech.ja, rulesJa.R16, seen<LandBattlesView>(view));
      },
    },
    board: async () => drawn((await import('../boards/land-battles/index.ts')).board),
  },
};

// The server sends each game's own view: what its board and its cards were written for.

function seen<View>(view: Json | undefined): View | undefined {
  return view as View | undefined;
}

function drawn<View>(board: BoardModule<View>): BoardModule {
  return board as unknown as BoardModule;
}

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

export async function cardsOf(game: string, language: Language, view?: Json): Promise<readonly CardText[]> {
  return (await GAMES[game]?.cards?.[language](view)) ?? [];
}

export async function boardOf(game: string): Promise<BoardModule> {
  const load = GAMES[game]?.board;
  return load === undefined ? (await import('../boards/plain/index.ts')).board : load();
}
