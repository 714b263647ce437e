/** A Distant Plain, as the page knows it. */
import type { Language, Speech } from '@sandtable/engine';
import type { View } from '@sandtable/distant-plain/board';
import { drawn, type GameEntry } from '../game.ts';
import darkSmall from './picture-dark-small.webp';
import dark from './picture-dark.webp';
import lightSmall from './picture-light-small.webp';
import light from './picture-light.webp';

/** One language at a time: words are most of what a table weighs. */
const speechIn = async (language: Language): Promise<Speech> =>
  language === 'en'
    ? (await import('@sandtable/distant-plain/text/speech.en')).speechEn
    : (await import('@sandtable/distant-plain/text/speech.ja')).speechJa;

export const distantPlain: GameEntry = {
  id: 'distant-plain',
  title: { en: 'A Distant Plain', ja: 'ディスタント・プレイン' },
  blurb: {
    en: 'Afghanistan: a government and its coalition, never quite allies, against two insurgencies.',
    ja: 'アフガニスタン。足並みの揃わない政府と連合諸国が、2つの反政府勢力と対峙します。',
  },
  picture: { light: { large: light, small: lightSmall }, dark: { large: dark, small: darkSmall } },
  box: { hours: [4, 6], weight: 5, people: [1, 4], best: [4, 4] },
  speech: speechIn,
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/distant-plain/text/rules.en')).rulesEn
        : (await import('@sandtable/distant-plain/text/rules.ja')).rulesJa,
    ),
  cards: async (language, view) =>
    (await import('./cards.ts')).eventCards(
      await speechIn(language),
      language,
      view as unknown as View | undefined,
    ),
  board: async () => drawn((await import('./board.ts')).board),
  glossary: async () => (await import('@sandtable/distant-plain/text/glossary')).glossary,
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
};
