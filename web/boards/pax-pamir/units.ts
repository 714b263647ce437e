/** What units on the map are called: armies by their empire, roads too, tribes by their player. */
import { COLOURS } from '@sandtable/pax-pamir/board';
import type { BoardWords } from '../board.ts';
import type { Words } from './words.ts';

const ROAD = '-road';

export function unitName(kind: 'kind' | 'kinds', id: string, game: BoardWords, words: Words): string {
  const isOne = kind === 'kind';
  if (COLOURS.some((colour) => colour === id)) {
    const player = game.name('player', id);
    return isOne ? words.tribe(player) : words.tribes(player);
  }
  const empire = game.name('empire', id.replace(ROAD, ''));
  if (id.endsWith(ROAD)) return isOne ? words.road(empire) : words.roads(empire);
  return isOne ? words.army(empire) : words.armies(empire);
}
