/** What is drawn over time: Prestige and Funding, and the resources that win. */
import type { View } from '@sandtable/labyrinth/board';
import type { Graph } from '../board.ts';
import { SIDE_LOOKS } from './looks.ts';

const US = SIDE_LOOKS.us.colour;
const JIHADIST = SIDE_LOOKS.jihadist.colour;

export const GRAPHS: readonly Graph<View>[] = [
  {
    title: { en: 'Prestige and Funding', ja: '国威と資金' },
    lines: ({ prestige, funding }) => [
      {
        id: 'prestige',
        name: ({ language }) => ({ en: 'Prestige', ja: '国威' })[language],
        letter: 'P',
        colour: US,
        value: prestige,
      },
      {
        id: 'funding',
        name: ({ language }) => ({ en: 'Funding', ja: '資金' })[language],
        letter: 'F',
        colour: JIHADIST,
        value: funding,
      },
    ],
  },
  {
    title: { en: 'Resources', ja: 'リソース' },
    lines: ({ tally }) => [
      {
        id: 'good',
        name: ({ language }) => ({ en: 'Good countries', ja: '良好な国' })[language],
        letter: 'G',
        colour: US,
        value: tally.good,
      },
      {
        id: 'islamist',
        name: ({ language }) => ({ en: 'Islamist Rule', ja: 'イスラム原理主義の国' })[language],
        letter: 'I',
        colour: JIHADIST,
        value: tally.islamist,
      },
    ],
  },
];
