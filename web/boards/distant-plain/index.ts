/** A Distant Plain, as the page knows it. */
import type { View } from '@sandtable/distant-plain/board';
import { drawn, type GameEntry } from '../game.ts';
import picture from './picture.svg';

export const distantPlain: GameEntry = {
  id: 'distant-plain',
  title: { en: 'A Distant Plain', ja: 'ディスタント・プレイン' },
  blurb: {
    en: 'Afghanistan: a government and its coalition, never quite allies, against two insurgencies.',
    ja: 'アフガニスタン。足並みの揃わない政府と連合諸国が、二つの反政府勢力と対峙します。',
  },
  picture,
  speech: async (language) => (await import('@sandtable/distant-plain/text')).speech[language],
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/distant-plain/text/rules.en')).rulesEn
        : (await import('@sandtable/distant-plain/text/rules.ja')).rulesJa,
    ),
  cards: async (language, view) =>
    (await import('./cards.ts')).eventCards(language, view as unknown as View | undefined),
  board: async () => drawn((await import('./board.ts')).board),
  lesson: async () => (await import('./lesson.ts')).LESSON,
};
