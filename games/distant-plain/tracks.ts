/** Tracks, boxes and tables of the board (1.8, 2.4, 6.6.1, 8.2). */
import type { Faction } from './forces.ts';
import type { SpaceId } from './map.ts';

/** 1.8 The Coalition has no Resources of its own. */
export const TREASURERS = ['government', 'taliban', 'warlords'] as const satisfies readonly Faction[];
export type Treasurer = (typeof TREASURERS)[number];

export const MOST_RESOURCES = 75;
export const MOST_AID = 40;
export const MOST_PATRONAGE = 40;
/** 3.3.4 Terror and Sabotage are the two sides of the same markers. */
export const MARKERS = 30;

/** 1.6.1 Three levels, by number. */
export const LEVELS = { opposition: -1, neutral: 0, support: 1 } as const;
export type LevelId = keyof typeof LEVELS;

/** 6.6.1 The boxes of the Islamabad track, from the Coalition's end to the Taliban's. */
export const ISLAMABAD = ['hostility', 'pressure', 'tolerance', 'backing', 'sponsorship'] as const;
export type Islamabad = (typeof ISLAMABAD)[number];

/** 7.2 What each faction's measure must exceed; the Warlords need both of theirs. */
export const GOALS = {
  coalition: 30,
  government: 35,
  taliban: 20,
  warlords: { population: 15, resources: 40 },
} as const;

/** 8.2 Down each column of the table in turn; from the last on to the first. Kabul fills a group alone. */
export const RANDOM_SPACES: readonly SpaceId[] = [
  'balochistan',
  'nimruz',
  'farah',
  'herat',
  'badghis',
  'helmand',
  'zabol',
  'oruzgan',
  'paktika',
  'waziristan',
  'khowst',
  'ghazni',
  'kabul',
  'nuristan',
  'baghlan',
  'northwest-frontier',
  'konduz',
  'badakhshan',
  'samangan',
  'balkh',
  'faryab',
  'ghowr',
  'sar-e-pol',
  'bamian',
  'kandahar',
];

/** 8.2 By column (tan die) and row (black die): where the group begins in RANDOM_SPACES, and its size. */
const GROUPS: readonly (readonly (readonly [start: number, size: number])[])[] = [
  [
    [0, 3],
    [3, 3],
    [6, 3],
  ],
  [
    [9, 3],
    [12, 1],
    [13, 3],
  ],
  [
    [16, 3],
    [19, 3],
    [22, 3],
  ],
];

/** 8.2 A die read as first, second or third: 1-2, 3-4, 5-6. */
const third = (die: number): number => Math.floor((die - 1) / 2);

/** 8.2 Where three dice point: the place in RANDOM_SPACES. */
export function randomSpace(tan: number, black: number, green: number): number {
  const [start, size] = GROUPS[third(tan)]?.[third(black)] ?? [0, 1];
  return start + Math.min(third(green), size - 1);
}
