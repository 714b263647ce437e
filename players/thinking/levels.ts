/** The five levels, the same in every game and at every seat. */
import type { Tempo } from '@sandtable/engine';
import type { Breadth } from './plans.ts';

export const LEVEL_IDS = ['beginner', 'steady', 'practised', 'strong', 'master'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export interface Level {
  readonly id: LevelId;
  /** Of one core, a turn, roughly: together with the game's pace a number of rollouts. */
  readonly seconds: number;
  readonly breadth: Breadth;
  /** Of so many questions one is answered carelessly; none when 0. */
  readonly careless: number;
}

export const LEVELS: readonly Level[] = [
  { id: 'beginner', seconds: 0, breadth: { options: 0, proposals: 0, variations: 0 }, careless: 3 },
  { id: 'steady', seconds: 0, breadth: { options: 0, proposals: 0, variations: 0 }, careless: 10 },
  { id: 'practised', seconds: 0.1, breadth: { options: 6, proposals: 6, variations: 0 }, careless: 0 },
  { id: 'strong', seconds: 0.8, breadth: { options: 16, proposals: 16, variations: 8 }, careless: 0 },
  { id: 'master', seconds: 4, breadth: { options: 32, proposals: 32, variations: 24 }, careless: 0 },
];

/** What those who do not think look at to say why: the option that looks next best. It costs a few milliseconds. */
export const ASIDE: Breadth = { options: 1, proposals: 0, variations: 0 };
const ASIDE_SECONDS = 0.002;
/** Two worlds for both turns at least. */
const FEWEST = 4;

export function asideRollouts({ pace }: Tempo): number {
  return Math.max(FEWEST, Math.round(ASIDE_SECONDS * pace));
}

/** For study, so many rollouts a thought: `strong:300`, and `plans:300` with the breadth of the strongest. */
export function levelOf(id: string, { pace, thoughts }: Tempo): Level | undefined {
  const [, name, figure] = /^(plans|practised|strong|master):([1-9]\d{0,6})$/.exec(id) ?? [];
  const level = name === 'plans' ? LEVELS.at(-1) : LEVELS.find((one) => one.id === name);
  return level === undefined ? undefined : { ...level, seconds: (Number(figure) * thoughts) / pace };
}

/** Rollouts for a thought of this level in a game of this tempo. */
export function budgetOf({ seconds }: Level, { pace, thoughts }: Tempo): number {
  return Math.round((seconds * pace) / thoughts);
}

/** With fewer worlds for each plan luck would choose among them. */
const WORLDS = 6;

/** How many plans a thought of this level looks at: fewer than the level would where there are few rollouts. */
export function breadthOf(level: Level, tempo: Tempo): Breadth {
  const { options, proposals, variations } = level.breadth;
  const share = budgetOf(level, tempo) / WORLDS / Math.max(1, options + proposals + variations);
  if (share >= 1) return level.breadth;
  const part = (plans: number): number => Math.ceil(plans * share);
  return { options: part(options), proposals: part(proposals), variations: part(variations) };
}
