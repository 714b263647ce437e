/** An invented world for the map's tests: land, two towns joined by a road, an island that is abroad. */
import type { Geography, Rect } from '../../../boards/map/geography.ts';
import type { MapBoard } from '../../../boards/map/map-board.ts';
import type { MapState, SpaceState } from '../../../boards/map/map-state.ts';
import type { Pieces } from '../../../boards/map/pieces.ts';
import { GameWords } from '../../../messages/game-words.ts';

const box = ([x, y, width, height]: Rect) => `M${x},${y}h${width}v${height}h${-width}z`;

export const GEOGRAPHY: Geography = {
  frame: [600, 400],
  spaces: {
    steppe: {
      form: 'area',
      d: box([0, 0, 300, 400]),
      label: [150, 20],
      row: [150, 40],
      marks: {},
      signs: [40, 300, 250, 350],
      pieces: [20, 60, 200, 120],
    },
    island: {
      form: 'area',
      abroad: true,
      d: box([500, 300, 100, 100]),
      label: [550, 310],
      marks: {},
      pieces: [505, 330, 90, 60],
    },
    harbour: {
      form: 'token',
      d: box([340, 40, 100, 100]),
      label: [390, 50],
      marks: { aid: [390, 70] },
      pieces: [345, 85, 90, 50],
    },
    fort: {
      form: 'token',
      d: box([340, 240, 100, 100]),
      label: [390, 250],
      marks: {},
      pieces: [345, 285, 90, 50],
    },
    road: {
      form: 'line',
      d: box([360, 170, 66, 34]),
      course: 'M390,140l0,100',
      marks: { value: [372, 187] },
      pieces: [383, 172, 41, 30],
    },
  },
  lands: { beyond: { d: box([450, 0, 150, 100]), label: [520, 50] } },
  towns: { well: { at: [200, 300], label: { at: [210, 300], anchor: 'start' } } },
  seas: { sea: { at: [560, 200], upright: true } },
  row: ['aid', 'relief'],
  links: 'M390,90l0,200',
  shores: 'M0,0h300v400h-300z',
  coast: '',
  frontier: '',
};

export const PIECES: Pieces = {
  guard: { shape: 'cube', paint: '#00f', ink: '#fff', letter: 'G', owner: 'crown' },
  hidden: { shape: 'octagon', paint: '#f00', ink: '#fff', letter: 'R', owner: 'rebels' },
  shown: { shape: 'burst', paint: '#f00', ink: '#fff', letter: 'R', owner: 'rebels', turned: 'hidden' },
};

export const BOARD: MapBoard = {
  geography: GEOGRAPHY,
  pieces: PIECES,
  dress: (id) => (id === 'steppe' ? ['grassland', 'ruled'] : []),
  holders: { crown: { paint: '#00f', line: '#88f' }, rebels: { paint: '#111', line: '#888', isComb: true } },
  places: { well: 'The Well', sea: 'Still Sea' },
  describe: (id) => [`${id} it is`],
  carrying: (load) => `with ${load}`,
};

const NAMES: Readonly<Record<string, string>> = { steppe: 'Steppe', harbour: 'Harbour', guard: 'guard' };

export const words = new GameWords('invented', 'en', {
  sentences: { here: (given: { space: string }) => given.space },
  name: (_kind, id) => NAMES[id],
});

/** A space with these pieces, by kind. */
export function space(
  id: string,
  pieces: Readonly<Record<string, number>> = {},
  more: Partial<SpaceState> = {},
): SpaceState {
  const stacks = Object.entries(pieces).map(([kind, count]) => ({ kind, count }));
  return { id, stacks, marks: [], isWorked: false, ...more };
}

/** The spaces of the world with these on them. */
export function world(...given: readonly SpaceState[]): MapState {
  const all = ['steppe', 'harbour', 'fort', 'road'].map(
    (id) => given.find((one) => one.id === id) ?? space(id),
  );
  return new Map([...all, ...given.filter(({ id }) => id === 'island')].map((one) => [one.id, one]));
}
