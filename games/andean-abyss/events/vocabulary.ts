/** The words of this volume's events, for the event language (docs/event-cards.md). */
import type { EventSide, Figures, Vocabulary } from '@sandtable/coin/event-language';
import { FACTIONS, INSURGENTS, isGuerrilla, type Kind } from '../forces.ts';
import { SPACES } from '../map.ts';
import { ACTIONS, PIECES } from './words.ts';

const PIECE_NAMES = Object.keys(PIECES) as (keyof typeof PIECES)[];

/** Levels something can be set to or shifted toward. */
const GOALS = [
  'active-support',
  'passive-support',
  'neutral',
  'passive-opposition',
  'active-opposition',
] as const;

/** What an Event may change about an action it gives for nothing. */
const TERMS = {
  /** D24 Only pieces of that faction are removed. */
  only: { one: INSURGENTS, optional: true, fits: ['assault'] },
  /** Police count as Troops. */
  'police-as-troops': { flag: true, optional: true, fits: ['assault'] },
} as const satisfies Figures;

/** 5.3, 5.4 Changes of a rule that last. Each is played where its rule stands, which looks for the card by name. */
const LASTING = {
  /** 6.4.1 In one space of each Support Phase any cube will do. */
  'civic-action-with-any-cube': {},
  /** 6.4.1, 3.2.1 It needs two of each kind of cube. */
  'civic-action-with-two-each': {},
  /** 3.2.3, 3.2.4 What each space costs. */
  'sweep-cost': {},
  'assault-cost': {},
  /** 3.2.3, 3.2.4 One space on a card. */
  'sweep-one-space': {},
  'assault-one-space': {},
  /** 6.2 The Government takes markers off. */
  'control-phase-repairs': {},
  /** 6.2 Sabotage also where guerrillas and cubes are equal in number. */
  'sabotage-on-a-par': {},
  /** 3.2.4 How an Assault in Mountains is carried out. */
  'assault-mountain-as-city': {},
  'assault-mountain-weak': {},
  /** 4.2.1 How many Troops an Air Lift carries. */
  'air-lift-any-number': {},
  'air-lift-one': {},
  /** 3.2.3 Police in a Sweep. */
  'sweep-moves-police': {},
  'sweep-counts-one-kind': {},
  /** 4.2.2, 3.2.2 No Air Strike, and a Patrol makes nobody Active. */
  'no-air-strike-no-search': {},
  /** 3.2.2 The Assaults of a Patrol. */
  'patrol-assaults-everywhere': {},
  'patrol-without-assault': {},
  /** 3.2.3, 3.2.4 No Sweep and no Assault in Departments. */
  'no-sweep-assault-in-departments': {},
  /** 6.4.2 Agitation also without FARC Control. */
  'agitation-in-more-spaces': {},
  /** 4.2 No Special Activity of the Government where a guerrilla is. */
  'no-government-activity-by-guerrillas': {},
  /** 3.2.3, 3.2.4 No Sweep and no Assault against whoever executed this. */
  'shields-executor': {},
  /** 6.3 What Cartels earn for each Base. */
  'cartels-bases-earn-four': {},
} as const satisfies Readonly<Record<string, Figures>>;

export const VOCABULARY = {
  factions: FACTIONS,
  spaces: SPACES,
  kinds: ['city', 'department', 'loc'],
  traits: [
    'mountain',
    'forest',
    'pipeline',
    'coastal',
    /** 1.3.4 LoCs of Econ 3. */
    'econ-3',
    /** Population 0. */
    'unpopulated',
    /** D27 What borders a neighbour. */
    'by-venezuela',
    'by-ecuador',
    /** 6.4.4 */
    'farc-zone',
  ],
  controls: ['government', 'farc', 'none'],
  levels: [...GOALS, 'support', 'opposition'],
  pieces: PIECE_NAMES,
  boxes: ['available'],
  markers: ['terror', 'sabotage'],
  tracks: ['aid', 'government-resources', 'farc-resources', 'auc-resources', 'cartels-resources'],
  actions: ACTIONS,
  terms: TERMS,
  lasting: LASTING,
  steps: {
    /** 1.3.5 A neighbour becomes a space. */
    open: { open: { one: ['ecuador', 'panama'] } },
    /** 6.4.4 The Government places a FARC Zone, in such a space; later steps speak of it as chosen. */
    zone: { zone: { flag: true }, where: { where: true, optional: true } },
    /** 6.4.4 The Zone in the space chosen goes. */
    'remove-zone': { 'remove-zone': { flag: true } },
    /** 4.5.3 A Shipment to a guerrilla of these factions in the space chosen. */
    shipment: { shipment: { some: INSURGENTS } },
    /** 4.5.3 Shipments leave the map; one goes at least, more at will. */
    'lose-shipments': { 'lose-shipments': { whole: [1, 4] }, where: { where: true, optional: true } },
    /** D54 Available guerrillas out of the game for good. */
    'lose-for-good': { 'lose-for-good': { one: ['auc'] }, guerrillas: { whole: [1, 9] } },
  },
  conditions: {},
  specials: [],
  ways: [
    'clear-opposition',
    'remove-base',
    'load-shipment',
    'lose',
    'new-base',
    'remove-pieces',
    'remove-shipments',
  ],
  /** 1.3.4 */
  measures: ['econ'],
  guardsBases: false,
  only: {
    /** 1.4.3 Guerrillas are placed Underground. */
    place: PIECE_NAMES.filter((name) => !name.endsWith('-active')),
    flip: PIECE_NAMES.filter((name) => PIECES[name].every(isGuerrilla)),
    send: [],
    remove: [],
    shift: GOALS,
    set: GOALS,
  },
} as const satisfies Vocabulary;

/** The text of a side of a card. */
export type Side = EventSide<typeof VOCABULARY>;

/** The kinds of piece behind a word for pieces. */
export const kindsOf = (piece: keyof typeof PIECES): readonly Kind[] => PIECES[piece];
