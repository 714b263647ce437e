/** Modern Land Battles, as the page knows it. */
import type { Language, Speech } from '@sandtable/engine';
import type { View } from '@sandtable/land-battles/board';
import { drawn, type GameEntry } from '../game.ts';
import darkSmall from './picture-dark-small.webp';
import dark from './picture-dark.webp';
import lightSmall from './picture-light-small.webp';
import light from './picture-light.webp';

/** One language at a time: words are most of what a table weighs. */
const speechIn = async (language: Language): Promise<Speech> =>
  language === 'en'
    ? (await import('@sandtable/land-battles/text/speech.en')).speechEn
    : (await import('@sandtable/land-battles/text/speech.ja')).speechJa;

export const landBattles: GameEntry = {
  id: 'land-battles',
  title: { en: 'Modern Land Battles', ja: 'モダンランドバトルズ' },
  blurb: {
    en: 'Two armies, three areas of the front, a hand of cards and a fistful of dice.',
    ja: '2つの軍、3つのエリア。手札とダイスで戦う陸戦ゲームです。',
  },
  picture: { light: { large: light, small: lightSmall }, dark: { large: dark, small: darkSmall } },
  box: { hours: [1, 1], weight: 2, people: [1, 6], best: [2, 2] },
  seats: [2, 6],
  quick: { bot: 'sergeant' },
  speech: speechIn,
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/land-battles/text/rules.en')).rulesEn
        : (await import('@sandtable/land-battles/text/rules.ja')).rulesJa,
    ),
  cards: async (language, view) => {
    const rules =
      language === 'en'
        ? (await import('@sandtable/land-battles/text/rules.en')).rulesEn
        : (await import('@sandtable/land-battles/text/rules.ja')).rulesJa;
    const { landBattlesCards } = await import('./cards.ts');
    return landBattlesCards(language, await speechIn(language), rules.R16, view as View | undefined);
  },
  board: async () => drawn((await import('./board.ts')).board),
  glossary: async () => (await import('@sandtable/land-battles/text/glossary')).glossary,
  lessons: async () => (await import('./lessons/index.ts')).LESSONS,
};
