/** The page's own steps of the guided first turn, before those of the game. */
import type { GuideStep } from '../boards/board.ts';
import type { Task } from '../boards/lesson.ts';
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

export type Step = GuideStep & Partial<Task>;

/** The tour of the table, then what is to be done. */
export function guideSteps(game: readonly GuideStep[] = [], tasks: readonly Task[] = []): readonly Step[] {
  return [...OWN, ...game, ...tasks];
}

/** A text of the guide with the names of things as the table calls them: `{card/43}` is the title of that card. */
export function withNames(text: string, name: (kind: string, id: string) => string): string {
  return text.replaceAll(/\{([a-z-]+)\/([^{}]+)\}/g, (_, kind: string, id: string) => name(kind, id));
}

/** Tables at which a guided first turn is played. Kept on this device. */
const lessonKey = (table: string) => `sandtable.lesson.${table}`;

export function rememberLesson(table: string): void {
  localStorage.setItem(lessonKey(table), '1');
}

export function isLesson(table: string): boolean {
  return localStorage.getItem(lessonKey(table)) !== null;
}

/** Where somebody is in the guide of a game. Kept on this device. */
const key = (game: string) => `sandtable.guide.${game}`;

/** The step to show without being asked: the first for newcomers, none for those who have left the guide. */
export function openStep(game: string): number | undefined {
  const stored = localStorage.getItem(key(game));
  if (stored === null) return 0;
  return /^\d+$/.test(stored) ? Number(stored) : undefined;
}

/** The step at which the guide was left. */
export function leftStep(game: string): number {
  const left = /^left (\d+)$/.exec(localStorage.getItem(key(game)) ?? '');
  return left === null ? 0 : Number(left[1]);
}

export function rememberStep(game: string, at: number): void {
  localStorage.setItem(key(game), String(at));
}

export function leaveGuide(game: string, at: number): void {
  localStorage.setItem(key(game), `left ${at}`);
}
