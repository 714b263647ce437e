/** Labyrinth, as the page knows it. */
import { drawn, type GameEntry } from '../game.ts';
import picture from './picture.svg';

export const labyrinth: GameEntry = {
  id: 'labyrinth',
  title: { en: 'Labyrinth', ja: 'ラビリンス' },
  blurb: {
    en: 'The war on terror, 2001 and after: two sides, no common rules.',
    ja: '2001年からの対テロ戦争。まったく異なるルールで戦う二陣営。',
  },
  picture,
  speech: async (language) => (await import('@sandtable/labyrinth/text')).speech[language],
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/labyrinth/text/rules.en')).rulesEn
        : (await import('@sandtable/labyrinth/text/rules.ja')).rulesJa,
    ),
  cards: async (language) => {
    const { cardsEn, cardsJa, speech } = await import('@sandtable/labyrinth/text');
    const { eventCards } = await import('./cards.ts');
    const { WORDS } = await import('./words.ts');
    return eventCards(speech[language], language === 'en' ? cardsEn : cardsJa, WORDS[language]);
  },
  board: async () => drawn((await import('./board.ts')).board),
  lesson: async () => (await import('./lesson.ts')).LESSON,
};
