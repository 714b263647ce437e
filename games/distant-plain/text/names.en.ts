import { CARDS, PROPAGANDA_CARDS } from '../cards.ts';
import type { Known, SideName } from '../events/card.ts';
import type { ACTIONS } from '../events/words.ts';
import type { Faction, Kind } from '../forces.ts';
import type { SpaceId, Terrain } from '../map.ts';
import type { ScenarioId } from '../scenarios.ts';
import type { Activity, Deception, Level, Operation } from '../state.ts';
import type { Islamabad, LevelId } from '../tracks.ts';

/** The names a language must have: kinds of things, then their ids. A missing one does not compile. */
export type Names = {
  readonly space: Readonly<Record<SpaceId, string>>;
  readonly country: Readonly<Record<'afghanistan' | 'pakistan', string>>;
  readonly 'space-kind': Readonly<Record<'city' | 'province' | 'loc', string>>;
  readonly terrain: Readonly<Record<Terrain | 'pashtun', string>>;
  readonly faction: Readonly<Record<Faction, string>>;
  readonly seat: Readonly<Record<Faction, string>>;
  /** One piece. */
  readonly kind: Readonly<Record<Kind, string>>;
  /** Several pieces. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A piece where its owner has been named, and several of them. */
  readonly role: Readonly<Record<RoleId, string>>;
  readonly roles: Readonly<Record<RoleId, string>>;
  /** Operations and Special Activities. */
  readonly action: Readonly<Record<keyof typeof ACTIONS, string>>;
  readonly operation: Readonly<Record<Operation, string>>;
  readonly activity: Readonly<Record<Activity, string>>;
  /** Options that are no space, piece, faction or number. */
  readonly deed: Readonly<Record<DeedId, string>>;
  /** By name, and by number as rules have it. */
  readonly level: Readonly<Record<LevelId | `${Level}`, string>>;
  readonly deception: Readonly<Record<Deception | 'unseen', string>>;
  readonly control: Readonly<Record<'coin' | 'taliban' | 'none', string>>;
  readonly marker: Readonly<Record<MarkerId, string>>;
  readonly track: Readonly<Record<TrackId, string>>;
  readonly box: Readonly<Record<'available' | 'casualties' | 'out-of-play', string>>;
  readonly islamabad: Readonly<Record<Islamabad | 'hard', string>>;
  readonly phase: Readonly<Record<PhaseId, string>>;
  readonly scenario: Readonly<Record<ScenarioId, string>>;
  readonly side: Readonly<Record<SideName, string>>;
  /** Where a text of a card comes from. */
  readonly known: Readonly<Record<Known, string>>;
  /** A part of a card besides its texts. */
  readonly part: Readonly<Record<'non-players', string>>;
  readonly card: Readonly<Record<string, string>>;
};

type RoleId = 'troops' | 'police' | 'guerrilla' | 'underground' | 'active' | 'base';

type DeedId =
  | keyof typeof ACTIONS
  | 'done'
  | 'yes'
  | 'no'
  | 'withdraw'
  | 'civic-action'
  | 'sharia'
  | 'base'
  | 'patronage'
  | 'alone'
  | 'joint'
  | 'openly'
  | 'quietly'
  | 'roll'
  | 'available'
  | 'casualties'
  | 'out-of-play'
  | `rally-${'guerrillas' | 'base' | 'hide'}`
  | `govern-${'returnees' | 'patronage'}`
  | `infiltrate-${'remove' | 'replace'}`
  | `suborn-${'cubes' | 'base' | 'taliban' | 'hide'}`;

type MarkerId =
  | 'terror'
  | 'sabotage'
  | 'returnees'
  | 'capability'
  | 'coalition-capability'
  | 'taliban-capability'
  | 'momentum'
  | 'talks'
  | 'tribal-elders'
  | 'eligible'
  | 'ineligible'
  | 'deception';

type TrackId =
  | 'resources'
  | 'aid'
  | 'patronage'
  | 'government-resources'
  | 'taliban-resources'
  | 'warlords-resources'
  | 'support-and-available'
  | 'coin-control-and-patronage'
  | 'opposition-and-bases'
  | 'uncontrolled-population';

type PhaseId =
  | 'victory'
  | 'resources'
  | 'support'
  | 'civic-action'
  | 'sharia'
  | 'redeploy'
  | 'reset'
  | 'skipped';

const factions: Names['faction'] = {
  coalition: 'Coalition',
  government: 'Government',
  taliban: 'Taliban',
  warlords: 'Warlords',
};

const roles: Names['roles'] = {
  troops: 'Troops',
  police: 'Police',
  guerrilla: 'guerrillas',
  underground: 'Underground',
  active: 'Active',
  base: 'Bases',
};

export const actionsEn: Names['action'] = {
  train: 'Train',
  patrol: 'Patrol',
  sweep: 'Sweep',
  assault: 'Assault',
  rally: 'Rally',
  march: 'March',
  attack: 'Attack',
  terror: 'Terror',
  surge: 'Surge',
  'air-lift': 'Air Lift',
  'air-strike': 'Air Strike',
  govern: 'Govern',
  transport: 'Transport',
  eradicate: 'Eradicate',
  extort: 'Extort',
  infiltrate: 'Infiltrate',
  ambush: 'Ambush',
  cultivate: 'Cultivate',
  traffic: 'Traffic',
  suborn: 'Suborn',
};

const boxes: Names['box'] = {
  available: 'Available',
  casualties: 'Casualties',
  'out-of-play': 'out of play',
};

const titles: Names['card'] = {
  ...Object.fromEntries(CARDS.map(({ number, title }) => [number, title.en])),
  ...Object.fromEntries(PROPAGANDA_CARDS.map((number) => [number, 'Propaganda!'])),
};

export const namesEn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  space: {
    kabul: 'Kabul',
    badakhshan: 'Badakhshan',
    badghis: 'Badghis',
    baghlan: 'Baghlan',
    balkh: 'Balkh',
    bamian: 'Bamian',
    farah: 'Farah',
    faryab: 'Faryab',
    ghazni: 'Ghazni',
    ghowr: 'Ghowr',
    helmand: 'Helmand',
    herat: 'Herat',
    kandahar: 'Kandahar',
    khowst: 'Khowst',
    konduz: 'Konduz',
    nimruz: 'Nimruz',
    nuristan: 'Nuristan',
    oruzgan: 'Oruzgan',
    paktika: 'Paktika',
    samangan: 'Samangan',
    'sar-e-pol': 'Sar-e-Pol',
    zabol: 'Zabol',
    'northwest-frontier': 'Northwest Frontier',
    waziristan: 'Waziristan',
    balochistan: 'Balochistan',
    'loc-kabul-tor-kham': 'Kabul - Tor Kham',
    'loc-kandahar-spin-boldak': 'Kandahar - Spin Boldak',
    'loc-kabul-aibak': 'Kabul - Aibak',
    'loc-shibirghan-aibak': 'Shibirghan - Aibak',
    'loc-farah-kandahar': 'Farah - Kandahar',
    'loc-toraghondi-farah': 'Toraghondi - Farah',
    'loc-kandahar-kabul': 'Kandahar - Kabul',
  },
  country: { afghanistan: 'Afghanistan', pakistan: 'Pakistan' },
  'space-kind': { city: 'City', province: 'Province', loc: 'LoC' },
  terrain: { mountain: 'Mountain', plain: 'Plain', pashtun: 'Pashtun' },
  faction: factions,
  seat: factions,
  kind: {
    'coalition-troops': 'Coalition Troop',
    'coalition-base': 'Coalition Base',
    'government-troops': 'Government Troop',
    police: 'Police',
    'government-base': 'Government Base',
    'taliban-underground': 'Underground Taliban guerrilla',
    'taliban-active': 'Active Taliban guerrilla',
    'taliban-base': 'Taliban Base',
    'warlords-underground': 'Underground Warlords guerrilla',
    'warlords-active': 'Active Warlords guerrilla',
    'warlords-base': 'Warlords Base',
  },
  kinds: {
    'coalition-troops': 'Coalition Troops',
    'coalition-base': 'Coalition Bases',
    'government-troops': 'Government Troops',
    police: 'Police',
    'government-base': 'Government Bases',
    'taliban-underground': 'Underground Taliban guerrillas',
    'taliban-active': 'Active Taliban guerrillas',
    'taliban-base': 'Taliban Bases',
    'warlords-underground': 'Underground Warlords guerrillas',
    'warlords-active': 'Active Warlords guerrillas',
    'warlords-base': 'Warlords Bases',
  },
  role: { ...roles, troops: 'Troop', guerrilla: 'guerrilla', base: 'Base' },
  roles,
  action: actionsEn,
  operation: actionsEn,
  activity: actionsEn,
  deed: {
    ...actionsEn,
    ...boxes,
    done: 'Done',
    yes: 'Yes',
    no: 'No',
    withdraw: 'Take a piece of yours off the map',
    'civic-action': 'Civic Action',
    sharia: 'Sharia',
    base: 'Replace 3 cubes with a Base',
    patronage: 'Turn up to 3 Patronage into Government Resources',
    alone: 'Coalition Troops alone',
    joint: 'With Government cubes',
    openly: 'Strike what is exposed',
    quietly: 'Predators: anybody, and Islamabad looks away',
    roll: 'Attack by die',
    'rally-guerrillas': 'Place guerrillas',
    'rally-base': 'Replace 2 guerrillas with a Base',
    'rally-hide': 'Turn all your guerrillas Underground',
    'govern-returnees': 'Place a +1 Pop marker',
    'govern-patronage': 'Turn Aid into Patronage and Support into Neutral',
    'infiltrate-remove': 'Remove pieces',
    'infiltrate-replace': 'Replace a piece with a guerrilla',
    'suborn-cubes': 'Remove up to 3 Government cubes',
    'suborn-base': 'Remove a Government Base',
    'suborn-taliban': 'Remove a Taliban guerrilla',
    'suborn-hide': 'Turn all guerrillas there Underground',
  },
  level: {
    support: 'Support',
    neutral: 'Neutral',
    opposition: 'Opposition',
    '1': 'Support',
    '0': 'Neutral',
    '-1': 'Opposition',
  },
  deception: {
    'empty-threat': 'Empty Threat',
    'hidden-agenda': 'Hidden Agenda',
    'hidden-asset': 'Hidden Asset',
    unseen: 'face down',
  },
  control: { coin: 'COIN Control', taliban: 'Taliban Control', none: 'Uncontrolled' },
  marker: {
    terror: 'Terror',
    sabotage: 'Sabotage',
    returnees: '+1 Pop',
    capability: 'Capability',
    'coalition-capability': 'Coalition Capability',
    'taliban-capability': 'Taliban Capability',
    momentum: 'Momentum',
    talks: 'Talks',
    'tribal-elders': 'Tribal Elders',
    eligible: 'Eligible',
    ineligible: 'Ineligible',
    deception: 'Deception',
  },
  track: {
    resources: 'Resources',
    aid: 'Aid',
    patronage: 'Patronage',
    'government-resources': 'Government Resources',
    'taliban-resources': 'Taliban Resources',
    'warlords-resources': 'Warlords Resources',
    'support-and-available': 'Support + Available',
    'coin-control-and-patronage': 'COIN Control + Patronage',
    'opposition-and-bases': 'Opposition + Bases',
    'uncontrolled-population': 'Uncontrolled Population',
  },
  box: boxes,
  islamabad: {
    hostility: 'Hostility',
    pressure: 'Pressure',
    tolerance: 'Tolerance',
    backing: 'Backing',
    sponsorship: 'Sponsorship',
    hard: 'Hard',
  },
  phase: {
    victory: 'Victory Phase',
    resources: 'Resources Phase',
    support: 'Support Phase',
    'civic-action': 'Civic Action',
    sharia: 'Sharia',
    redeploy: 'Redeploy Phase',
    reset: 'Reset Phase',
    skipped: 'no Propaganda Round',
  },
  scenario: { '2009': 'Short: 2009-2013', '2005': 'Main: 2005-2013', '2003': 'Extended: 2003-2013' },
  side: { unshaded: 'unshaded text', shaded: 'shaded text' },
  known: { printed: 'as printed', reconstructed: '≈', corrected: 'corrected' },
  part: { 'non-players': 'non-players' },
  card: titles,
} satisfies Names;
