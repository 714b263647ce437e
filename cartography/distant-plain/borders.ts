import type { SpaceId } from '@sandtable/distant-plain/map';
import type { Point } from '../lib/plane.ts';
import type { Corner } from './places.ts';

/** What a stretch of border parts: two provinces, or a province and what lies outside. */
export type Side = SpaceId | 'abroad';

/** The outline of Afghanistan, clockwise: from each corner to the next, the province inside and what is outside. */
export const OUTLINE: readonly (readonly [from: Corner, inside: SpaceId, outside: Side])[] = [
  ['toraghondi', 'badghis', 'abroad'],
  ['murghab', 'faryab', 'abroad'],
  ['andkhoy', 'balkh', 'abroad'],
  ['kaldar', 'konduz', 'abroad'],
  ['panj', 'badakhshan', 'abroad'],
  ['wakhan-east', 'badakhshan', 'northwest-frontier'],
  ['wakhan-west', 'nuristan', 'northwest-frontier'],
  ['tor-kham', 'khowst', 'northwest-frontier'],
  ['parrots-beak', 'khowst', 'waziristan'],
  ['zazi-maidan', 'paktika', 'waziristan'],
  ['ghwandan', 'zabol', 'waziristan'],
  ['spin-boldak', 'kandahar', 'waziristan'],
  ['khojak', 'kandahar', 'balochistan'],
  ['registan', 'helmand', 'balochistan'],
  ['gaudezereh', 'nimruz', 'balochistan'],
  ['iran-pakistan', 'nimruz', 'abroad'],
  ['hamun', 'farah', 'abroad'],
  ['qain', 'herat', 'abroad'],
];

/** A border the game shares with real provinces: the line between two groups of them, from corner to corner. */
interface RealBorder {
  readonly parts: readonly [Side, Side];
  readonly some: readonly string[];
  readonly others: readonly string[];
  readonly from: Corner;
  readonly to: Corner;
  /** Where the real line is joined, if its nearest point to the corner would make an ugly bend (longitude, latitude). */
  readonly join?: Point;
}

export const IN_AFGHANISTAN: readonly RealBorder[] = [
  { parts: ['badghis', 'faryab'], some: ['Badghis'], others: ['Faryab'], from: 'maymana', to: 'murghab' },
  {
    parts: ['badghis', 'ghowr'],
    some: ['Badghis'],
    others: ['Hirat', 'Ghor'],
    from: 'herat',
    to: 'firozkoh',
    join: [63.2, 34.7],
  },
  {
    parts: ['faryab', 'sar-e-pol'],
    some: ['Faryab'],
    others: ['Sari Pul', 'Jawzjan'],
    from: 'maymana',
    to: 'shibirghan',
  },
  {
    parts: ['balkh', 'konduz'],
    some: ['Balkh', 'Samangan'],
    others: ['Kunduz'],
    from: 'kaldar',
    to: 'konduz-gorge',
  },
  {
    parts: ['baghlan', 'konduz'],
    some: ['Baghlan'],
    others: ['Kunduz', 'Takhar'],
    from: 'konduz-gorge',
    to: 'khost',
  },
  { parts: ['konduz', 'badakhshan'], some: ['Takhar'], others: ['Badakhshan'], from: 'panj', to: 'khost' },
  {
    parts: ['badakhshan', 'nuristan'],
    some: ['Badakhshan'],
    others: ['Nuristan'],
    from: 'anjoman',
    to: 'wakhan-west',
  },
  {
    parts: ['ghowr', 'sar-e-pol'],
    some: ['Ghor'],
    others: ['Faryab', 'Sari Pul'],
    from: 'firozkoh',
    to: 'lal-wa-sarjangal',
  },
  {
    parts: ['sar-e-pol', 'bamian'],
    some: ['Sari Pul'],
    others: ['Bamyan'],
    from: 'band-e-amir',
    to: 'balkhab',
  },
  {
    parts: ['sar-e-pol', 'samangan'],
    some: ['Sari Pul', 'Balkh'],
    others: ['Samangan'],
    from: 'balkhab',
    to: 'mazar',
  },
  {
    parts: ['ghowr', 'oruzgan'],
    some: ['Uruzgan'],
    others: ['Ghor', 'Hilmand'],
    from: 'lal-wa-sarjangal',
    to: 'gereshk',
  },
  {
    parts: ['bamian', 'oruzgan'],
    some: ['Bamyan'],
    others: ['Uruzgan'],
    from: 'band-e-amir',
    to: 'ajristan',
  },
  {
    parts: ['bamian', 'ghazni'],
    some: ['Bamyan', 'Wardak'],
    others: ['Ghazni'],
    from: 'ajristan',
    to: 'saydabad',
  },
  {
    parts: ['oruzgan', 'ghazni'],
    some: ['Uruzgan'],
    others: ['Ghazni', 'Zabul'],
    from: 'ajristan',
    to: 'jaldak',
  },
  { parts: ['herat', 'farah'], some: ['Hirat'], others: ['Farah'], from: 'qain', to: 'shindand' },
  { parts: ['helmand', 'nimruz'], some: ['Hilmand'], others: ['Nimroz'], from: 'gaudezereh', to: 'dilaram' },
  {
    parts: ['helmand', 'kandahar'],
    some: ['Hilmand'],
    others: ['Kandahar'],
    from: 'registan',
    to: 'maywand',
  },
  { parts: ['zabol', 'paktika'], some: ['Zabul'], others: ['Paktika'], from: 'ghwandan', to: 'moqur' },
  {
    parts: ['paktika', 'khowst'],
    some: ['Paktika'],
    others: ['Khost', 'Paktya'],
    from: 'zazi-maidan',
    to: 'ghazni',
  },
];

export const IN_PAKISTAN: readonly RealBorder[] = [
  {
    parts: ['northwest-frontier', 'abroad'],
    some: ['N.W.F.P.', 'F.A.T.A.'],
    others: ['Punjab', 'F.C.T.', 'Azad Kashmir', 'Northern Areas'],
    from: 'indus',
    to: 'wakhan-east',
  },
  {
    parts: ['waziristan', 'abroad'],
    some: ['N.W.F.P.', 'F.A.T.A.'],
    others: ['Punjab'],
    from: 'zhob',
    to: 'indus',
  },
  {
    parts: ['balochistan', 'abroad'],
    some: ['Baluchistan'],
    others: ['Punjab', 'Sind'],
    from: 'sibi',
    to: 'zhob',
  },
];

/** Borders that only the game has, and those within Pakistan: from corner to corner by way of some bends, in board units. */
export const DRAWN: readonly {
  readonly parts: readonly [Side, Side];
  readonly from: Corner;
  readonly to: Corner;
  readonly via: readonly Point[];
}[] = [
  { parts: ['badghis', 'sar-e-pol'], from: 'maymana', to: 'firozkoh', via: [[452, 366]] },
  {
    parts: ['faryab', 'balkh'],
    from: 'andkhoy',
    to: 'shibirghan',
    via: [
      [546, 110],
      [544, 170],
    ],
  },
  { parts: ['balkh', 'baghlan'], from: 'aibak', to: 'konduz-gorge', via: [[818, 242]] },
  { parts: ['baghlan', 'badakhshan'], from: 'khost', to: 'anjoman', via: [[1004, 284]] },
  {
    parts: ['baghlan', 'nuristan'],
    from: 'anjoman',
    to: 'kabul',
    via: [
      [1006, 356],
      [956, 396],
      [922, 434],
    ],
  },
  { parts: ['sar-e-pol', 'oruzgan'], from: 'lal-wa-sarjangal', to: 'band-e-amir', via: [[560, 468]] },
  {
    parts: ['samangan', 'bamian'],
    from: 'balkhab',
    to: 'kabul',
    via: [
      [716, 404],
      [780, 408],
      [836, 440],
    ],
  },
  {
    parts: ['farah', 'nimruz'],
    from: 'hamun',
    to: 'farah',
    via: [
      [156, 768],
      [190, 712],
    ],
  },
  {
    parts: ['northwest-frontier', 'waziristan'],
    from: 'parrots-beak',
    to: 'indus',
    via: [
      [1104, 640],
      [1160, 664],
    ],
  },
  {
    parts: ['waziristan', 'balochistan'],
    from: 'khojak',
    to: 'zhob',
    via: [
      [730, 948],
      [820, 930],
      [910, 920],
    ],
  },
  { parts: ['balochistan', 'abroad'], from: 'mashkel', to: 'sibi', via: [] },
];
