/** Pax Pamir, as the page knows it. */
import type { GameEntry } from '../game.ts';

export const paxPamir: GameEntry = {
  id: 'pax-pamir',
  title: { en: 'Pax Pamir', ja: 'パックス・パミール' },
  blurb: {
    en: 'The Great Game in Afghanistan: shift allegiance before the empire does.',
    ja: 'アフガニスタンのグレート・ゲーム。帝国より先に鞍替えを。',
  },
};
