/** The tour of a table: the page's own steps before those of the game. */
import type { Language } from '@sandtable/engine';
import type { GuideStep } from '../boards/board.ts';
import type { Words } from '../words/index.ts';

const PLACES = [
  ['#seats', 'seats'],
  ['#board', 'board'],
  ['#ask', 'ask'],
  ['#undo', 'undo'],
  ['#log', 'log'],
  ['[data-tab="rules"]', 'rules'],
] as const;

/** A step in the words of one language. */
export interface Step extends Pick<GuideStep, 'at'> {
  readonly title: string;
  readonly text: string;
}

/** A step of a game in one language. */
export function stepIn(language: Language, { at, title, text }: GuideStep): Step {
  return { at, title: title[language], text: text[language] };
}

/** The tour of the table: the page's own places, then those of the board. */
export function tourSteps(
  words: Words['guide'],
  language: Language,
  more: readonly GuideStep[],
): readonly Step[] {
  return [
    ...PLACES.map(([at, key]) => ({ at, ...words[key] })),
    ...more.map((step) => stepIn(language, step)),
  ];
}

/** A text of the guide with the names of things as the table calls them: `{card/43}` is the title of that card. */
export function withNames(text: string, name: (kind: string, id: string) => string): string {
  return text.replaceAll(/\{([a-z-]+)\/([^{}]+)\}/g, (_, kind: string, id: string) => name(kind, id));
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
