/**
 * Changes of a rule that last (5.3, 5.4), each with its figures. Each is put into effect where the rule it changes stands; a
 * new figure is data, a new change is code.
 */
import type { Figures } from '@sandtable/coin/event-language';
import { type Faction, FACTIONS, INSURGENTS } from '../forces.ts';
import { ACTION_IDS } from './words.ts';

type ActionId = (typeof ACTION_IDS)[number];

/** 3.0 What an Activity may go with. */
const OPERATION_IDS: readonly ActionId[] = [
  ...(['train', 'patrol', 'sweep', 'assault'] as const),
  ...(['rally', 'march', 'attack', 'terror'] as const),
];
/** An Ambush is paid for as an Attack. */
const PAID: readonly ActionId[] = ACTION_IDS.filter((id) => id !== 'ambush');
/** 4.2.2, 4.2.3 */
const FLIGHTS: readonly ActionId[] = ['air-lift', 'air-strike'];
/** 4.4.3, 3.3.4 What takes an Underground guerrilla. */
const HIDDEN: readonly ActionId[] = ['ambush', 'terror'];
/** 3.3.3 Whose Operations remove pieces of the other side. */
const ATTACKERS: readonly Faction[] = INSURGENTS;

export const LASTING = {
  /** Nobody, or one faction, may do this; anywhere, or only there; at all, or only with that Operation. */
  forbid: {
    actions: { some: ACTION_IDS },
    to: { one: FACTIONS, having: 'actions', optional: true },
    with: { one: OPERATION_IDS, optional: true },
    where: { where: true, optional: true },
  },
  /** Resources that each space of a faction's Operation costs. */
  cost: {
    action: { one: PAID },
    of: { one: FACTIONS, having: 'action' },
    cost: { whole: [0, 9] },
    where: { where: true, optional: true },
  },
  /** Spaces a faction may select for each of these; the free Assault of a Patrol does not count. */
  'most-spaces': {
    actions: { some: ACTION_IDS },
    of: { one: FACTIONS, having: 'actions' },
    spaces: { whole: [1, 9] },
  },

  /** 3.2.1 Cubes that a Train of either COIN faction may place in a space. */
  'train-cubes': { cubes: { whole: [0, 12] } },
  /** 3.2.1 A Coalition Train places Troops only. */
  'train-without-police': {},
  /** 3.2.1 After a Coalition Train Police go to a space with Coalition Troops, from the map if none is Available. */
  'train-then-police': { police: { whole: [1, 6] } },
  /** 3.2.1 Spaces of a Coalition Train in which Civic Action may be taken. */
  'civic-action-spaces': { spaces: { whole: [1, 9] } },
  /** 3.2.1 A Coalition Train takes Civic Action only in Kabul or where a Coalition Base is. */
  'civic-action-at-bases': {},

  /** 3.2.3 After a Coalition Sweep so many Underground guerrillas of one space, swept or not, may turn Active. */
  'sweep-then-activate': { guerrillas: { whole: [1, 9] } },
  /** 3.2.3 Troops that Sweep do not pass through a LoC. */
  'sweep-not-through-locs': {},
  /** 3.2.3, 4.2.2, 3.2.4 The Coalition neither moves Government Troops nor counts Government cubes. */
  'coalition-alone': {},
  /** 3.2.4 In each space of a Coalition Assault so many Underground guerrillas of one faction may first turn Active. */
  'assault-activates': { guerrillas: { whole: [1, 9] } },
  /** 3.2.4 A Coalition Assault removes no more than so many pieces in a space. */
  'assault-removes': { pieces: { whole: [1, 9] } },
  /** 3.2.4 After a Coalition Assault that removed anything the Taliban may place guerrillas in one of its spaces. */
  'assault-then-guerrillas': { guerrillas: { whole: [1, 9] } },
  /** 3.2.2, 3.2.3 Where cubes ended a move, the Taliban may turn an Underground guerrilla Active to remove some. */
  'roadside-bombs': { cubes: { whole: [1, 9] } },

  /** 4.2.3 So many spaces of an Air Strike may be in Pakistan, take an Underground guerrilla, and do not move Islamabad. */
  'strike-pakistan': { spaces: { whole: [1, 3] } },
  /** 4.2.3 An Air Strike in Pakistan moves Islamabad so far, and the Taliban may place guerrillas in a space struck. */
  'strike-stirs-pakistan': { boxes: { whole: [1, 4] }, guerrillas: { whole: [0, 9] } },
  /** 4.2.3 Pieces that an Air Strike may remove in a space. */
  'strike-removes': { pieces: { whole: [1, 9] } },
  /** 4.2.3 After an Air Strike the Taliban shift struck Afghan provinces toward Opposition. */
  'strike-angers': { provinces: { whole: [1, 3] }, levels: { whole: [1, 2] } },
  /** 4.2.2, 4.2.3 The Taliban may pay to cancel such an Activity when it is declared. */
  'taliban-cancel': { actions: { some: FLIGHTS }, cost: { whole: [0, 9] } },

  /** 3.3.1 A Taliban Rally may place so many guerrillas more in one space where it placed some. */
  'rally-places-more': { guerrillas: { whole: [1, 9] } },
  /** 3.3.1 A Taliban Rally places no guerrillas beside Coalition Troops unless a Taliban Base is there. */
  'rally-not-beside-troops': {},
  /** 3.3.2 How guerrillas are after a March to a space with a Coalition Base, whatever their number. */
  'march-to-coalition-base': { arrive: { one: ['underground', 'active'] } },
  /** 3.3.2 No guerrilla Marches more than once in an Operation. */
  'march-once': {},
  /** 3.3.3, 4.4.3 A Taliban Attack on a LoC removes no more than so many pieces, and places no guerrilla. */
  'attack-on-loc': { pieces: { whole: [0, 2] } },
  /** 3.3.3, 4.4.3 In a successful Taliban Attack an own guerrilla may be removed to remove so many more pieces. */
  'attack-with-sacrifice': { pieces: { whole: [1, 9] } },
  /** 3.3.3 Operations of the one Insurgent faction cannot remove pieces of the other faction. */
  spares: { spared: { one: FACTIONS }, attacker: { one: ATTACKERS } },
  /** 3.3.4 What a Taliban Terror in Kabul costs, how many it turns Active, and whether they stay Underground. */
  'terror-in-kabul': {
    cost: { whole: [0, 9], optional: true },
    activates: { whole: [1, 9], optional: true },
    staysUnderground: { flag: true, optional: true },
  },
  /** 3.3.4 A Taliban Terror in a province or Kabul removes the guerrilla it used. */
  'terror-spends-guerrilla': {},
  /** 4.4.3, 3.3.4 The Taliban may use an Active guerrilla for these as if it were Underground. */
  'active-will-do': { actions: { some: HIDDEN } },
  /** 4.4.2 Infiltrate removes so many pieces and replaces none. */
  'infiltrate-removes': { pieces: { whole: [1, 9] } },
  /** 4.5.2 What the Warlords gain by each Traffic is divided in total, rounded down. */
  'traffic-divided': { divisor: { whole: [2, 9] } },

  /** 6.4.2 Sharia wherever a Taliban piece is, Control or not. */
  'sharia-everywhere': {},
  /** 1.6 Whoever executed this says the level when an Operation or Activity changes one in a province. */
  'elders-decide': {},
} as const satisfies Readonly<Record<string, Figures>>;
