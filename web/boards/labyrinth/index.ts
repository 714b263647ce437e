/** Labyrinth, as the page knows it. */
import type { GameEntry } from '../game.ts';

export const labyrinth: GameEntry = {
  id: 'labyrinth',
  title: { en: 'Labyrinth', ja: 'ラビリンス' },
  blurb: {
    en: 'The war on terror, 2001 and after: two sides, no common rules.',
    ja: '2001年からの対テロ戦争。まったく異なるルールで戦う二陣営。',
  },
};
