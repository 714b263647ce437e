/** The page's own steps of the guided first turn, before those of the game. */
import type { GuideStep } from '../boards/board.ts';
import { en } from '../words/en.ts';
import { ja } from '../words/ja.ts';

const PLACES = [
  ['#seats', 'seats'],
  ['#board', 'board'],
  ['#ask', 'ask'],
  ['#undo', 'undo'],
  ['#log', 'log'],
  ['[data-tab="rules"]', 'rules'],
] as const;

const OWN: readonly GuideStep[] = PLACES.map(([at, key]) => ({
  at,
  title: { en: en.guide[key].title, ja: ja.guide[key].title },
  text: { en: en.guide[key].text, ja: ja.guide[key].text },
}));

export function guideSteps(game: readonly GuideStep[] = []): readonly GuideStep[] {
  return [...OWN, ...game];
}

/** Where somebody is in the guide of a game; undefined when they have left it or gone through. */
export interface GuideMemory {
  read(game: string): number | undefined;
  write(game: string, at: number | undefined): void;
}

const key = (game: string) => `sandtable.guide.${game}`;

export const guideMemory: GuideMemory = {
  read(game) {
    const stored = localStorage.getItem(key(game));
    if (stored === null) return 0;
    return /^\d+$/.test(stored) ? Number(stored) : undefined;
  },
  write(game, at) {
    localStorage.setItem(key(game), at === undefined ? 'left' : String(at));
  },
};
