/** Andean Abyss, as the page knows it. */
import type { Language, Speech } from '@sandtable/engine';
import { drawn, type GameEntry } from '../game.ts';
import darkSmall from './picture-dark-small.webp';
import dark from './picture-dark.webp';
import lightSmall from './picture-light-small.webp';
import light from './picture-light.webp';

/** One language at a time: words are most of what a table weighs. */
const speechIn = async (language: Language): Promise<Speech> =>
  language === 'en'
    ? (await import('@sandtable/andean-abyss/text/speech.en')).speechEn
    : (await import('@sandtable/andean-abyss/text/speech.ja')).speechJa;

export const andeanAbyss: GameEntry = {
  id: 'andean-abyss',
  title: { en: 'Andean Abyss', ja: 'アンデアン・アビス' },
  blurb: {
    en: 'Colombia in the 1990s: government, guerrillas, paramilitaries and cartels on one map.',
    ja: '1990年代のコロンビア。政府、ゲリラ、民兵、麻薬組織が1枚のマップで争います。',
  },
  picture: { light: { large: light, small: lightSmall }, dark: { large: dark, small: darkSmall } },
  box: { hours: [3, 6], weight: 4, people: [1, 4], best: [4, 4] },
  speech: speechIn,
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/andean-abyss/text/rules.en')).rulesEn
        : (await import('@sandtable/andean-abyss/text/rules.ja')).rulesJa,
    ),
  cards: async (language) => {
    const texts =
      language === 'en'
        ? (await import('@sandtable/andean-abyss/text/cards.en')).cardsEn
        : (await import('@sandtable/andean-abyss/text/cards.ja')).cardsJa;
    const { eventCards } = await import('../coin/event-cards.ts');
    const { eventCard, isPropaganda } = await import('@sandtable/andean-abyss/board');
    const { THEMES } = await import('./themes.ts');
    return eventCards(
      await speechIn(language),
      texts,
      (card) => (isPropaganda(Number(card)) ? undefined : eventCard(Number(card))),
      THEMES,
    );
  },
  board: async () => drawn((await import('./board.ts')).board),
  glossary: async () => (await import('@sandtable/andean-abyss/text/glossary')).glossary,
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
};
