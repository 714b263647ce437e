import { CARDS } from '../cards.ts';
import type { Effect, Leakable } from '../effects.ts';
import type { CountryId } from '../map.ts';
import type { PrestigeLevel, TroopsBox } from '../levels.ts';
import type { OperationName } from '../state.ts';
import { cardsEn } from './cards.en.ts';

/** Options that are no country, card or number. */
type DeedId =
  | 'radicalize'
  | OperationName
  | Leakable
  | 'done'
  | 'yes'
  | 'no'
  | 'track'
  | 'cadre'
  | 'discard'
  | 'hold'
  | 'event-first'
  | 'operation-first'
  | 'posture'
  | 'active'
  | 'sleeper'
  | 'sadr'
  | 'hard'
  | 'soft';

/** The names a language must have: kinds of things, then their ids. A missing one does not compile. */
export type Names = {
  readonly country: Readonly<Record<CountryId, string>>;
  /** Where pieces are that are in no country. */
  readonly place: Readonly<Record<'track', string>>;
  readonly card: Readonly<Record<string, string>>;
  /** What the Event of a card asks for (6.2.6). */
  readonly requires: Readonly<Record<string, string>>;
  readonly seat: Readonly<Record<'us' | 'jihadist', string>>;
  readonly operation: Readonly<Record<OperationName, string>>;
  readonly deed: Readonly<Record<DeedId, string>>;
  readonly effect: Readonly<Record<Effect, string>>;
  readonly cell: Readonly<Record<'active' | 'sleeper' | 'sadr', string>>;
  readonly governance: Readonly<Record<'0' | '1' | '2' | '3' | '4', string>>;
  readonly alignment: Readonly<Record<'0' | '1' | '2' | '3', string>>;
  readonly posture: Readonly<Record<'0' | '1' | '2', string>>;
  readonly level: Readonly<Record<PrestigeLevel, string>>;
  readonly box: Readonly<Record<TroopsBox, string>>;
  readonly mark: Readonly<
    Record<'regime-change-tan' | 'regime-change-green' | 'besieged' | 'cadre' | 'sadr' | 'nato', string>
  >;
  readonly plot: Readonly<Record<'0' | '1' | '2' | '3' | '4', string>>;
  readonly option: Readonly<Record<'evenDeal' | 'ideology' | 'softTravel' | 'allRolls', string>>;
};

const country = {
  morocco: 'Morocco',
  'algeria-tunisia': 'Algeria/Tunisia',
  libya: 'Libya',
  egypt: 'Egypt',
  sudan: 'Sudan',
  somalia: 'Somalia',
  jordan: 'Jordan',
  syria: 'Syria',
  'central-asia': 'Central Asia',
  'indonesia-malaysia': 'Indonesia/Malaysia',
  turkey: 'Turkey',
  lebanon: 'Lebanon',
  yemen: 'Yemen',
  iraq: 'Iraq',
  'saudi-arabia': 'Saudi Arabia',
  'gulf-states': 'Gulf States',
  pakistan: 'Pakistan',
  afghanistan: 'Afghanistan',
  iran: 'Iran',
  canada: 'Canada',
  'united-states': 'United States',
  'united-kingdom': 'United Kingdom',
  scandinavia: 'Scandinavia',
  benelux: 'Benelux',
  germany: 'Germany',
  'eastern-europe': 'Eastern Europe',
  france: 'France',
  italy: 'Italy',
  spain: 'Spain',
  serbia: 'Serbia',
  israel: 'Israel',
  india: 'India',
  russia: 'Russia',
  caucasus: 'Caucasus',
  china: 'China',
  'kenya-tanzania': 'Kenya/Tanzania',
  thailand: 'Thailand',
  philippines: 'Philippines',
} as const;

const operation = {
  'war-of-ideas': 'War of Ideas',
  deploy: 'Deploy',
  'regime-change': 'Regime Change',
  withdraw: 'Withdraw',
  disrupt: 'Disrupt',
  alert: 'Alert',
  reassessment: 'Reassessment',
  recruit: 'Recruit',
  travel: 'Travel',
  jihad: 'Jihad',
  plot: 'Plot',
  reserves: 'Reserves',
  none: 'no Operation',
} as const;

const effect = {
  'ctr-russia': 'CTR in Russia',
  'ctr-central-asia': 'CTR in Central Asia',
  'moro-talks': 'Moro Talks',
  nest: 'NEST',
  abbas: 'Abbas',
  'anbar-awakening': 'Anbar Awakening',
  'saddam-captured': 'Saddam Captured',
  wiretapping: 'Wiretapping',
  'leak-wiretapping': 'Wiretapping leaked',
  'benazir-bhutto': 'Benazir Bhutto',
  'enhanced-measures': 'Enhanced Measures',
  'leak-enhanced-measures': 'Enhanced Measures leaked',
  'indo-pakistani-talks': 'Indo-Pakistani Talks',
  'iraqi-wmd': 'Iraqi WMD',
  'libyan-deal': 'Libyan Deal',
  'libyan-wmd': 'Libyan WMD',
  'patriot-act': 'Patriot Act',
  renditions: 'Renditions',
  'leak-renditions': 'Renditions leaked',
  sadr: 'Moqtada al-Sadr',
  'vieira-de-mello-slain': 'Vieira de Mello Slain',
  'abu-sayyaf': 'Abu Sayyaf',
  'al-anbar': 'Al-Anbar',
  'bhutto-shot': 'Bhutto Shot',
  pirates: 'Pirates',
  fata: 'FATA',
  'fata-shield': 'FATA: no Disrupt in Pakistan',
  biometrics: 'Biometrics',
  itjihad: '“The door of Itjihad was closed”',
  gtmo: 'GTMO',
  'oil-price-spike': 'Oil Price Spike',
} as const;

const names: Names = {
  country,
  place: { track: 'the troops track' },
  card: Object.fromEntries(CARDS.map(({ number }) => [number, cardsEn[number].title])),
  requires: Object.fromEntries(
    CARDS.map(({ number }) => [number, cardsEn[number].requires ?? 'The condition of its Event is not met.']),
  ),
  operation,
  effect,
  seat: {
    us: 'US',
    jihadist: 'Jihadist',
  },
  cell: {
    active: 'an Active one',
    sleeper: 'a Sleeper',
    sadr: 'Sadr',
  },
  governance: {
    0: 'unmarked',
    1: 'Good',
    2: 'Fair',
    3: 'Poor',
    4: 'Islamist Rule',
  },
  alignment: {
    0: 'unaligned',
    1: 'Ally',
    2: 'Neutral',
    3: 'Adversary',
  },
  posture: {
    0: 'unmarked',
    1: 'Soft',
    2: 'Hard',
  },
  level: {
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    'very-high': 'Very High',
  },
  box: {
    'low-intensity': 'Low Intensity',
    war: 'War',
    overstretch: 'Overstretch',
  },
  mark: {
    'regime-change-tan': 'Regime Change (tan)',
    'regime-change-green': 'Regime Change (green)',
    besieged: 'Besieged Regime',
    cadre: 'cadre',
    sadr: 'Sadr',
    nato: 'NATO',
  },
  plot: {
    0: 'Hidden plot',
    1: 'Plot 1',
    2: 'Plot 2',
    3: 'Plot 3',
    4: 'WMD',
  },
  option: {
    evenDeal: 'the even deal',
    ideology: 'an ideology',
    softTravel: 'Travel toward Soft countries',
    allRolls: 'Every roll of a card is made',
  },
  deed: {
    ...operation,
    'enhanced-measures': effect['enhanced-measures'],
    renditions: effect.renditions,
    wiretapping: effect.wiretapping,
    radicalize: 'Radicalization',
    done: 'Done',
    yes: 'Yes',
    no: 'No',
    none: 'Nothing',
    track: 'Troops track',
    cadre: 'Remove a cadre',
    discard: 'Discard it',
    hold: 'Keep it and end the phase',
    'event-first': 'The Event first',
    'operation-first': 'The Operation first',
    posture: 'Change the US posture',
    active: 'Active cell',
    sleeper: 'Sleeper',
    sadr: 'Sadr',
    hard: 'Hard',
    soft: 'Soft',
  },
};

/** By kind and id, for those who look a name up. */
export const namesEn: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = names;
