/** Pax Pamir, as the page knows it. */
import type { Language, Speech } from '@sandtable/engine';
import { drawn, type GameEntry } from '../game.ts';
import darkSmall from './picture-dark-small.webp';
import dark from './picture-dark.webp';
import lightSmall from './picture-light-small.webp';
import light from './picture-light.webp';

/** One language at a time: words are most of what a table weighs. */
const speechIn = async (language: Language): Promise<Speech> =>
  language === 'en'
    ? (await import('@sandtable/pax-pamir/text/speech.en')).speechEn
    : (await import('@sandtable/pax-pamir/text/speech.ja')).speechJa;

export const paxPamir: GameEntry = {
  id: 'pax-pamir',
  title: { en: 'Pax Pamir', ja: 'パックス・パミール' },
  blurb: {
    en: 'The Great Game in Afghanistan: shift allegiance before the empire does.',
    ja: 'アフガニスタンのグレート・ゲーム。帝国より先に鞍替えを。',
  },
  picture: { light: { large: light, small: lightSmall }, dark: { large: dark, small: darkSmall } },
  box: { hours: [1, 2], weight: 4, people: [1, 5], best: [3, 4] },
  seats: [2, 5],
  quick: { options: { players: 3 }, seats: ['white', 'black', 'orange'] },
  speech: speechIn,
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/pax-pamir/text/rules.en')).rulesEn
        : (await import('@sandtable/pax-pamir/text/rules.ja')).rulesJa,
    ),
  cards: async (language, view) =>
    (await import('./cards.ts')).cardTexts(await speechIn(language), language, view),
  board: async () => drawn((await import('./board.ts')).board),
  glossary: async () => (await import('@sandtable/pax-pamir/text/glossary')).glossary,
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
};
