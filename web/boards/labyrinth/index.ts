/** Labyrinth, as the page knows it. */
import type { Language, Speech } from '@sandtable/engine';
import { drawn, type GameEntry } from '../game.ts';
import darkSmall from './picture-dark-small.webp';
import dark from './picture-dark.webp';
import lightSmall from './picture-light-small.webp';
import light from './picture-light.webp';

/** One language at a time: words are most of what a table weighs. */
const speechIn = async (language: Language): Promise<Speech> =>
  language === 'en'
    ? (await import('@sandtable/labyrinth/text/speech.en')).speechEn
    : (await import('@sandtable/labyrinth/text/speech.ja')).speechJa;

export const labyrinth: GameEntry = {
  id: 'labyrinth',
  title: { en: 'Labyrinth', ja: 'ラビリンス' },
  blurb: {
    en: 'The war on terror, 2001 and after: two sides, no common rules.',
    ja: '2001年からの対テロ戦争。まったく異なるルールで戦う2つの陣営。',
  },
  picture: { light: { large: light, small: lightSmall }, dark: { large: dark, small: darkSmall } },
  box: { hours: [2, 3], weight: 3, people: [1, 2], best: [2, 2] },
  speech: speechIn,
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/labyrinth/text/rules.en')).rulesEn
        : (await import('@sandtable/labyrinth/text/rules.ja')).rulesJa,
    ),
  cards: async (language) => {
    const texts =
      language === 'en'
        ? (await import('@sandtable/labyrinth/text/cards.en')).cardsEn
        : (await import('@sandtable/labyrinth/text/cards.ja')).cardsJa;
    const { eventCards } = await import('./cards.ts');
    return eventCards(await speechIn(language), texts, language);
  },
  board: async () => drawn((await import('./board.ts')).board),
  glossary: async () => (await import('@sandtable/labyrinth/text/glossary')).glossary,
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
};
