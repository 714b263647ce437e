/** The words of this volume's events, for the event language (docs/event-cards.md). */
import type { EventSide, Vocabulary } from '@sandtable/coin/event-language';
import { FACTIONS, isGuerrilla, type Kind } from '../forces.ts';
import { SPACES } from '../map.ts';
import { ISLAMABAD, type LevelId } from '../tracks.ts';
import { LASTING } from './lasting.ts';
import { ACTIONS, PIECES } from './words.ts';

/** What an Event may change about an action it gives for nothing. */
const TERMS = {
  /** A Sweep without movement. */
  'in-place': { flag: true, optional: true, fits: ['sweep'] },
  /** A Coalition Assault counts Government cubes, in provinces Troops only, and nothing is paid for them. */
  'with-government-cubes': { flag: true, optional: true, fits: ['assault'] },
  /** Each Government Troops cube removes a piece, whatever the terrain; Police do not count. */
  'each-troops-removes': { flag: true, optional: true, fits: ['assault'] },
  /** The Government removes 1 piece per 2 Troops even in Mountains. */
  'as-in-plain': { flag: true, optional: true, fits: ['assault'] },
  /** The Coalition counts its own Troops only. */
  'own-troops-only': { flag: true, optional: true, fits: ['assault'] },
  /** An Attack that is an Ambush, where one is possible. */
  'with-ambush': { flag: true, optional: true, fits: ['attack'] },
  /** In Pakistan also at Pressure and Hostility (6.6.1). */
  'whatever-islamabad': { flag: true, optional: true, fits: ['rally'] },
  /** Traffic also where Coalition pieces are. */
  'beside-coalition': { flag: true, optional: true, fits: ['traffic'] },
  /** Patronage that each COIN-Controlled space of a Traffic gives. */
  'patronage-each': { whole: [1, 9], optional: true, fits: ['traffic'] },
  /** Resources the Taliban get for each space of a Traffic with a Taliban piece, whoever controls it. */
  'taliban-share': { whole: [1, 9], optional: true, fits: ['traffic'] },
  /** LoCs on which the free Assault of a Patrol may be made. */
  'assault-locs': { whole: [1, 7], optional: true, fits: ['patrol'] },
} as const;

const PIECE_NAMES = Object.keys(PIECES) as (keyof typeof PIECES)[];

export const VOCABULARY = {
  factions: FACTIONS,
  spaces: SPACES,
  kinds: ['city', 'province', 'loc'],
  traits: ['afghan', 'pakistan', 'pashtun', 'mountain', 'plain'],
  controls: ['coin', 'taliban', 'none'],
  levels: ['support', 'neutral', 'opposition'] satisfies readonly LevelId[],
  pieces: PIECE_NAMES,
  boxes: ['available', 'casualties', 'out-of-play'],
  /** Returnees are the +1 Pop markers of 4.3.1. */
  markers: ['terror', 'sabotage', 'returnees'],
  tracks: ['aid', 'patronage', 'government-resources', 'taliban-resources', 'warlords-resources'],
  actions: ACTIONS,
  terms: TERMS,
  lasting: LASTING,
  steps: {
    /** 6.6.1 The marker moves; beyond an end it turns Hard. */
    islamabad: { islamabad: { one: ['hostility', 'sponsorship'] }, boxes: { whole: [1, 4] } },
    /** 6.4.1 Steps of Civic Action for nothing, in one such space, taken by whoever decides. */
    'civic-action': { 'civic-action': { whole: [1, 9] }, where: { where: true } },
    /** 5.3 So many Capability markers leave play, whoever decides choosing which. */
    'drop-capability': { 'drop-capability': { whole: [1, 3] } },
  },
  conditions: {
    /** 6.6.1 The marker is in one of these boxes. */
    'islamabad-at': { 'islamabad-at': { some: ISLAMABAD } },
  },
  specials: [
    /**
     * 52 unshaded: the Government moves any of its Police among LoCs and COIN-Controlled spaces; then Patronage +1 for
     * each of up to 3 COIN-Controlled spaces that hold more Police than before.
     */
    'power-shuffle',
  ],
  ways: [],
  measures: [],
  guardsBases: true,
  only: {
    /** 1.4.3 Guerrillas are placed Underground. */
    place: PIECE_NAMES.filter((name) => !name.endsWith('-active')),
    flip: PIECE_NAMES.filter((name) => PIECES[name].every(isGuerrilla)),
    /** 3.3.3, 6.6 Casualties and pieces out of play are the Coalition's. */
    send: PIECE_NAMES.filter((name) => name.startsWith('coalition-')),
    remove: PIECE_NAMES.filter((name) => /^(coalition|coin)-/.test(name)),
    /** 4.3.1 Returnees stay for good. */
    unmark: ['terror', 'sabotage'],
  },
} as const satisfies Vocabulary;

/** The text of a side of a card. */
export type Side = EventSide<typeof VOCABULARY>;

/** The kinds of piece behind a word for pieces. */
export const kindsOf = (piece: keyof typeof PIECES): readonly Kind[] => PIECES[piece];

/** A change of a rule that lasts, with its figures. */
export type LastingStep = Extract<Side[number], { readonly lasting: unknown }>;
export type LastingName = LastingStep['lasting'];
export type LastingOf<K extends LastingName> = Extract<LastingStep, { readonly lasting: K }>;
