import type { SpaceId } from '@sandtable/distant-plain/map';
import type { Point } from '../lib/plane.ts';
import type { Corner } from './places.ts';

/** A stretch of a line of communication: it is the border of two provinces, as on the game's board. */
interface Stretch {
  readonly to: Corner;
  readonly parts: readonly [SpaceId, SpaceId];
  /** Bends on the way, in board units. */
  readonly via?: readonly Point[];
}

export interface LineOfCommunication {
  readonly from: Corner;
  readonly stretches: readonly Stretch[];
  /** Middle of the box with its value and pieces, in board units. */
  readonly box: Point;
}

export const LINES = {
  'loc-kabul-tor-kham': {
    from: 'kabul',
    stretches: [
      {
        to: 'tor-kham',
        parts: ['nuristan', 'khowst'],
        via: [
          [960, 492],
          [1050, 484],
        ],
      },
    ],
    box: [1040, 484],
  },
  'loc-kandahar-spin-boldak': {
    from: 'kandahar',
    stretches: [{ to: 'spin-boldak', parts: ['kandahar', 'zabol'], via: [[612, 836]] }],
    box: [612, 836],
  },
  'loc-kabul-aibak': {
    from: 'kabul',
    stretches: [
      {
        to: 'aibak',
        parts: ['samangan', 'baghlan'],
        via: [
          [864, 388],
          [848, 318],
        ],
      },
    ],
    box: [850, 336],
  },
  'loc-shibirghan-aibak': {
    from: 'shibirghan',
    stretches: [
      { to: 'mazar', parts: ['balkh', 'sar-e-pol'], via: [[624, 234]] },
      { to: 'aibak', parts: ['balkh', 'samangan'], via: [[748, 246]] },
    ],
    box: [626, 236],
  },
  'loc-farah-kandahar': {
    from: 'farah',
    stretches: [
      { to: 'dilaram', parts: ['ghowr', 'nimruz'], via: [[270, 694]] },
      { to: 'gereshk', parts: ['ghowr', 'helmand'] },
      { to: 'maywand', parts: ['oruzgan', 'helmand'] },
      { to: 'kandahar', parts: ['oruzgan', 'kandahar'] },
    ],
    box: [368, 728],
  },
  'loc-toraghondi-farah': {
    from: 'toraghondi',
    stretches: [
      { to: 'herat', parts: ['herat', 'badghis'], via: [[226, 370]] },
      { to: 'shindand', parts: ['herat', 'ghowr'], via: [[240, 506]] },
      { to: 'farah', parts: ['farah', 'ghowr'] },
    ],
    box: [238, 506],
  },
  'loc-kandahar-kabul': {
    from: 'kandahar',
    stretches: [
      { to: 'jaldak', parts: ['oruzgan', 'zabol'], via: [[602, 754]] },
      { to: 'moqur', parts: ['ghazni', 'zabol'] },
      { to: 'ghazni', parts: ['ghazni', 'paktika'] },
      { to: 'saydabad', parts: ['ghazni', 'khowst'] },
      { to: 'kabul', parts: ['bamian', 'khowst'] },
    ],
    box: [700, 696],
  },
} as const satisfies Partial<Record<SpaceId, LineOfCommunication>>;
