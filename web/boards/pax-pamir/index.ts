/** Pax Pamir, as the page knows it. */
import { drawn, type GameEntry } from '../game.ts';
import picture from './picture.svg';

export const paxPamir: GameEntry = {
  id: 'pax-pamir',
  title: { en: 'Pax Pamir', ja: 'パックス・パミール' },
  blurb: {
    en: 'The Great Game in Afghanistan: shift allegiance before the empire does.',
    ja: 'アフガニスタンのグレート・ゲーム。帝国より先に鞍替えを。',
  },
  picture,
  seats: [2, 5],
  quick: { options: { players: 3 }, seats: ['white', 'black', 'orange'] },
  speech: async (language) => (await import('@sandtable/pax-pamir/text')).speech[language],
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/pax-pamir/text/rules.en')).rulesEn
        : (await import('@sandtable/pax-pamir/text/rules.ja')).rulesJa,
    ),
  cards: async (language, view) => (await import('./cards.ts')).cardTexts(language, view),
  board: async () => drawn((await import('./board.ts')).board),
  lesson: async () => (await import('./lesson.ts')).LESSON,
};
