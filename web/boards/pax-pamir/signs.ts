/** The signs on the cards: outlines in a square of 16. A line is drawn, a patch is filled. */
import type { Mode, SpecialAction } from '@sandtable/pax-pamir/board';

interface Outline {
  readonly line?: string;
  readonly patch?: string;
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0z`;
const EYE = 'M1,8Q8,1.4 15,8Q8,14.6 1,8z';

export const MODE_SIGNS: Readonly<Record<Mode, Outline>> = {
  military: { line: 'M3,13L13,3M3,3L13,13M2,10.4L5.6,14M10.4,14L14,10.4' },
  intelligence: { line: EYE, patch: dot(8, 8, 2.7) },
  political: { patch: 'M2,13.4V4L5.2,8L8,2.6L10.8,8L14,4V13.4z' },
  economic: {
    line: 'M8,2V13.6M3,4.4H13M5,13.8H11',
    patch: 'M.8,9.8L3.4,4.4L6,9.8Q3.4,12.2 .8,9.8zM10,9.8L12.6,4.4L15.2,9.8Q12.6,12.2 10,9.8z',
  },
};

export const ACTION_SIGNS: Readonly<Record<SpecialAction, Outline>> = {
  travel: { line: 'M3,13Q3,9 8,8.4T13,3M9.4,2.4H13.4V6.4', patch: dot(3, 13, 1.7) },
  'counter-espionage': { line: `${EYE}M2.6,13.6L13.4,2.4`, patch: dot(8, 8, 2.1) },
  bribe: {
    line: 'M6,5Q1.8,8.4 3,12Q4,14.4 8,14.4T13,12Q14.2,8.4 10,5zM5.2,1.8H10.8L9.8,5H6.2zM8,7.8v4M6.4,9.8h3.2',
  },
  assassinate: { line: 'M3.2,7.4L8.6,12.8M5.2,10.8L2.2,13.8', patch: 'M12.8,1.4L14.6,3.2L7.6,11L5,8.4z' },
  commerce: { line: 'M2,5.4H13M10.2,2.6L13,5.4L10.2,8.2M14,10.8H3M5.8,8L3,10.8L5.8,13.6' },
  gift: {
    line: 'M2.4,7.6V14.2H13.6V7.6M1.4,4.8H14.6V7.6H1.4zM8,4.8V14.2M8,4.8Q3.6,.6 3.6,3.4T8,4.8Q12.4,.6 12.4,3.4T8,4.8',
  },
  tax: { line: 'M2,5a6,2.4 0 0 1 12,0v6a6,2.4 0 0 1 -12,0zM2,5a6,2.4 0 0 0 12,0M2,8a6,2.4 0 0 0 12,0' },
  campaign: { patch: 'M3,1.4h1.6v13.2h-1.6zM5,2Q9,.6 13.8,2.8L11.6,5.6L13.8,8.6Q9,6.8 5,8z' },
};

export const SIGNS = {
  star: { patch: 'M8,1L10,6L15.2,6.4L11.2,9.7L12.5,14.9L8,12L3.5,14.9L4.8,9.7L.8,6.4L6,6z' },
  patriot: { patch: 'M3,1.4h1.7v13.2h-1.7zM5.2,2h8.8l-2.2,3.1l2.2,3.1h-8.8z' },
  prize: { line: dot(8, 8, 5.6), patch: dot(8, 8, 2.2) },
  leveraged: { line: 'M8.6,9L14,14.4M14,10.2V14.4H9.8', patch: dot(5.2, 5.6, 4) },
  informants: {
    line: 'M4.9,5.4a3.1,3.4 0 1 0 6.2,0M1.8,14.4Q2.4,9.8 8,9.8T14.2,14.4',
    patch: 'M2.6,5H13.4L11.6,1.6H4.4z',
  },
  garrison: { patch: 'M2.6,14.4V4.4h2.2v2.2h2.1V4.4h2.2v2.2h2.1V4.4h2.2v10h-3.4v-3.2a2,2 0 0 0 -4,0v3.2z' },
  regime: { line: 'M1.6,8H10M7,4.4L10.6,8L7,11.6' },
} as const satisfies Readonly<Record<string, Outline>>;

export type { Outline };
