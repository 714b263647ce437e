/** The names of things. */
import type { Impact } from '../components/court.ts';
import type { Empire } from '../components/empires.ts';
import type { ConnectionId, LocationId } from '../components/map.ts';
import type { Mode, SpecialAction, WazirAction } from '../components/modes.ts';
import type { Colour } from '../components/players.ts';
import type { KHAN_NAME } from '../solo/khan.ts';
import type { SpotId } from '../spies.ts';
import { titlesEn } from './titles.en.ts';

/** The names a language must have: kinds of things, then their ids. A missing one does not compile. */
export type Names = {
  readonly player: Readonly<Record<Colour | typeof KHAN_NAME, string>>;
  readonly seat: Readonly<Record<Colour, string>>;
  readonly empire: Readonly<Record<Empire, string>>;
  readonly location: Readonly<Record<LocationId, string>>;
  readonly connection: Readonly<Record<ConnectionId, string>>;
  readonly mode: Readonly<Record<Mode, string>>;
  readonly regime: Readonly<Record<Mode, string>>;
  readonly action: Readonly<Record<SpecialAction | WazirAction, string>>;
  readonly impact: Readonly<Record<Impact, string>>;
  readonly spot: Readonly<Record<SpotId, string>>;
  readonly favor: Readonly<Record<Empire, string>>;
  readonly card: Readonly<Record<string, string>>;
  readonly place: Readonly<Record<string, string>>;
};

const colours: Names['seat'] = {
  white: 'White',
  black: 'Black',
  orange: 'Orange',
  yellow: 'Yellow',
  purple: 'Purple',
};

export const namesEn: Names & Readonly<Record<string, Readonly<Record<string, string>>>> = {
  player: { ...colours, khan: 'Shere Khan' },
  seat: colours,
  empire: { british: 'Britain', russian: 'Russia', afghan: 'the Afghan Empire' },
  location: {
    transcaspia: 'Transcaspia',
    persia: 'Persia',
    herat: 'Herat',
    kabul: 'Kabul',
    kandahar: 'Kandahar',
    punjab: 'Punjab',
  },
  connection: {
    'persia-transcaspia': 'Persia–Transcaspia',
    'herat-transcaspia': 'Herat–Transcaspia',
    'kabul-transcaspia': 'Kabul–Transcaspia',
    'herat-persia': 'Herat–Persia',
    'herat-kabul': 'Herat–Kabul',
    'herat-kandahar': 'Herat–Kandahar',
    'kabul-kandahar': 'Kabul–Kandahar',
    'kabul-punjab': 'Kabul–Punjab',
    'kandahar-punjab': 'Kandahar–Punjab',
    'kandahar-transcaspia': 'Kandahar–Transcaspia',
    'punjab-transcaspia': 'Punjab–Transcaspia',
    'kabul-persia': 'Kabul–Persia',
    'kandahar-persia': 'Kandahar–Persia',
    'persia-punjab': 'Persia–Punjab',
    'herat-punjab': 'Herat–Punjab',
  },
  mode: {
    military: 'military',
    intelligence: 'intelligence',
    political: 'political',
    economic: 'economic',
  },
  regime: {
    military: 'Military Struggle',
    intelligence: 'Intelligence War',
    political: 'Political Fragmentation',
    economic: 'Economic Boom',
  },
  action: {
    travel: 'Travel',
    'counter-espionage': 'Counter-espionage',
    bribe: 'Bribe',
    assassinate: 'Assassinate',
    commerce: 'Commerce',
    gift: 'Gift',
    tax: 'Tax',
    campaign: 'Campaign',
    consolidate: 'Consolidate',
    'regime-change': 'Regime change',
  },
  impact: {
    leveraged: 'leveraged',
    informants: 'informants',
    garrison: 'garrison',
    'regime:military': 'regime: Military Struggle',
    'regime:intelligence': 'regime: Intelligence War',
    'regime:political': 'regime: Political Fragmentation',
    'regime:economic': 'regime: Economic Boom',
  },
  spot: { middle: 'middle', patriot: 'patriot band', prize: 'prize band' },
  favor: { british: 'Imperial Investment', russian: 'European Arms', afghan: 'Support of the People' },
  card: Object.fromEntries(Object.entries(titlesEn)),
  place: placesIn((row, column) => `${row === 0 ? 'top' : 'bottom'} row, column ${column}`),
};

/** Names for the twelve places of the market. */
export function placesIn(name: (row: 0 | 1, column: number) => string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [at, letter] of ['t', 'b'].entries())
    for (let column = 0; column < 6; column++) all[`${letter}${column}`] = name(at === 0 ? 0 : 1, column);
  return all;
}
