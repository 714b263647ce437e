/** What is drawn over time: everybody's influence with the empire served, and the empires' units under the regime. */
import type { View } from '@sandtable/pax-pamir/board';
import type { Graph } from '../board.ts';
import { EMPIRE_LOOKS, PLAYER_LOOKS } from './looks.ts';

export const GRAPHS: readonly Graph<View>[] = [
  {
    title: { en: 'Influence with the empire each serves', ja: '忠誠を誓う帝国への影響力' },
    lines: ({ players }) =>
      players.map(({ colour, loyalty, influence }) => ({
        id: colour,
        name: (game) => game.name('player', colour),
        letter: PLAYER_LOOKS[colour].letter,
        colour: PLAYER_LOOKS[colour].colour,
        value: loyalty === null ? 0 : influence[loyalty],
      })),
  },
  {
    title: { en: 'Units that count under the regime', ja: '体制のもとで数えるユニット' },
    lines: ({ empires }) =>
      empires.map(({ empire, units }) => ({
        id: empire,
        name: (game) => game.name('empire', empire),
        letter: EMPIRE_LOOKS[empire].letter,
        colour: EMPIRE_LOOKS[empire].line,
        value: units,
      })),
  },
];
