/** An invented volume: three factions on the invented world, one of them without Resources. */
import type { CoinFaction, CoinSpace, CoinTable } from '../../../boards/coin/coin-table.ts';
import type { Volume } from '../../../boards/coin/volume.ts';
import { GEOGRAPHY, PIECES } from '../map/world.ts';

export const VOLUME: Volume = {
  geography: GEOGRAPHY,
  pieces: PIECES,
  factions: {
    crown: { colour: '#00f', letter: 'C', shape: 'shield' },
    rebels: { colour: '#f00', letter: 'R', shape: 'hexagon' },
    guild: { colour: '#0f0', letter: 'G', shape: 'circle' },
  },
  control: { crown: { paint: '#00f', line: '#88f' } },
  dress: (space) => (space === 'road' ? ['road'] : ['plain']),
  levels: [1, -1],
  marks: [{ at: 'relief', id: 'relief' }],
  words: {
    en: { places: { well: 'Well', sea: 'Sea' }, figures: { turn: 'Turn' } },
    ja: { places: { well: '井戸', sea: '海' }, figures: { turn: 'ターン' } },
  },
};

export function coinSpace(id: string, more: Partial<CoinSpace> = {}): CoinSpace {
  return {
    id,
    kind: 'town',
    terrain: null,
    population: 1,
    econ: null,
    level: 0,
    control: null,
    markers: [],
    stacks: [],
    isWorked: false,
    ...more,
  };
}

const faction = (id: string, more: Partial<CoinFaction> = {}): CoinFaction => ({
  id,
  margin: -3,
  resources: 5,
  isEligible: true,
  isActing: false,
  deed: null,
  available: [],
  ...more,
});

export function coinTable(more: Partial<CoinTable> = {}): CoinTable {
  return {
    spaces: [
      coinSpace('harbour'),
      coinSpace('fort'),
      coinSpace('steppe', { kind: 'province', terrain: 'plain' }),
    ],
    factions: [
      faction('crown', { isActing: true }),
      faction('rebels', { deed: 'pass' }),
      faction('guild', { resources: null }),
    ],
    played: {
      id: '7',
      isPropaganda: false,
      order: [{ faction: 'rebels', isOut: false, hasActed: true }],
      mark: 'momentum',
    },
    next: 'face-down',
    lasting: [],
    tracks: [{ id: 'support', faction: 'crown', value: 9, goal: 12 }],
    figures: [{ id: 'turn', value: 2, of: 6 }],
    ...more,
  };
}
