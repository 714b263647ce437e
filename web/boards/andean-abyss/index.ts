/** Andean Abyss, as the page knows it. */
import { drawn, type GameEntry } from '../game.ts';
import picture from './picture.svg';

export const andeanAbyss: GameEntry = {
  id: 'andean-abyss',
  title: { en: 'Andean Abyss', ja: 'アンデアン・アビス' },
  blurb: {
    en: 'Colombia in the 1990s: government, guerrillas, paramilitaries and cartels on one map.',
    ja: '1990年代のコロンビア。政府、ゲリラ、民兵、麻薬組織が一枚の地図で争います。',
  },
  picture,
  speech: async (language) => (await import('@sandtable/andean-abyss/text')).speech[language],
  rules: async (language) =>
    Object.entries(
      language === 'en'
        ? (await import('@sandtable/andean-abyss/text/rules.en')).rulesEn
        : (await import('@sandtable/andean-abyss/text/rules.ja')).rulesJa,
    ),
  cards: async (language) => {
    const { cardsEn, cardsJa, speech } = await import('@sandtable/andean-abyss/text');
    const { eventCards } = await import('../coin/event-cards.ts');
    const { eventCard, isPropaganda } = await import('@sandtable/andean-abyss/board');
    return eventCards(speech[language], language === 'en' ? cardsEn : cardsJa, (card) =>
      isPropaganda(Number(card)) ? undefined : eventCard(Number(card)),
    );
  },
  board: async () => drawn((await import('./board.ts')).board),
  lesson: async () => (await import('./lesson.ts')).LESSON,
};
