/** The four scenarios as the rulebook sets them up. */
import type { Lasting } from './effects.ts';
import type { CountryId } from './map.ts';
import {
  ADVERSARY,
  ALLY,
  type Alignment,
  FAIR,
  type Governance,
  HARD,
  ISLAMIST_RULE,
  NEUTRAL,
  POOR,
  type Posture,
  SOFT,
} from './state.ts';

/** What stands in a country at the start. */
export interface Start {
  readonly governance?: Governance;
  readonly alignment?: Alignment;
  readonly posture?: Posture;
  readonly cells?: number;
  readonly troops?: number;
  readonly besieged?: true;
  /** Tan. */
  readonly regimeChange?: true;
}

export interface Scenario {
  readonly prestige: number;
  readonly funding: number;
  readonly usPosture: Posture;
  readonly countries: Readonly<Partial<Record<CountryId, Start>>>;
  readonly effects: readonly Lasting[];
  /** Cards out of the game from the start. */
  readonly removed: readonly number[];
  /** Cells the Jihadist places before the first hands. */
  readonly cellsToPlace: number;
  /** The Jihadist rolls for the Schengen countries. */
  readonly schengenRolls: boolean;
}

const poorAdversary: Start = { governance: POOR, alignment: ADVERSARY };
const fairAdversary: Start = { governance: FAIR, alignment: ADVERSARY };
const poorAlly: Start = { governance: POOR, alignment: ALLY };
const fairAlly: Start = { governance: FAIR, alignment: ALLY };
const fairNeutral: Start = { governance: FAIR, alignment: NEUTRAL };

const letsRoll: Scenario = {
  prestige: 7,
  funding: 9,
  usPosture: HARD,
  countries: {
    libya: poorAdversary,
    syria: fairAdversary,
    iraq: poorAdversary,
    'saudi-arabia': { ...poorAlly, troops: 2 },
    'gulf-states': { ...fairAlly, troops: 2 },
    pakistan: fairNeutral,
    afghanistan: { governance: ISLAMIST_RULE, alignment: ADVERSARY, cells: 4 },
    somalia: { besieged: true },
  },
  effects: [],
  removed: [],
  cellsToPlace: 0,
  schengenRolls: false,
};

/** "Axis of Evil" is out. */
const youCanCallMeAl: Scenario = { ...letsRoll, usPosture: SOFT, removed: [78] };

const anaconda: Scenario = {
  prestige: 8,
  funding: 6,
  usPosture: HARD,
  countries: {
    libya: poorAdversary,
    syria: fairAdversary,
    iraq: poorAdversary,
    'saudi-arabia': { ...poorAlly, troops: 2 },
    'gulf-states': { ...fairAlly, troops: 2 },
    pakistan: { ...poorAlly, cells: 1 },
    afghanistan: { ...poorAlly, troops: 6, cells: 1, regimeChange: true },
    somalia: { besieged: true },
    'central-asia': poorAlly,
  },
  effects: ['fata', 'fata-shield', 'patriot-act'],
  removed: [43, 109],
  cellsToPlace: 3,
  schengenRolls: false,
};

const missionAccomplished: Scenario = {
  prestige: 3,
  funding: 5,
  usPosture: HARD,
  countries: {
    libya: poorAdversary,
    syria: { ...fairAdversary, cells: 1 },
    iraq: { ...poorAlly, troops: 6, cells: 3, regimeChange: true },
    iran: { cells: 1 },
    'saudi-arabia': { ...poorAlly, cells: 1 },
    'gulf-states': { ...fairAlly, troops: 2 },
    pakistan: { ...fairAlly, cells: 1 },
    afghanistan: { ...poorAlly, troops: 5, cells: 1, regimeChange: true },
    somalia: { besieged: true },
    'central-asia': fairNeutral,
    'indonesia-malaysia': { ...fairNeutral, cells: 1 },
    philippines: { posture: SOFT, troops: 2, cells: 1 },
    'united-kingdom': { posture: HARD },
  },
  effects: [
    'enhanced-measures',
    'renditions',
    'wiretapping',
    'fata',
    'fata-shield',
    'abu-sayyaf',
    'patriot-act',
    'nest',
  ],
  removed: [5, 37, 43, 57, 109, 116],
  cellsToPlace: 0,
  schengenRolls: true,
};

export const SCENARIOS = {
  'lets-roll': letsRoll,
  'you-can-call-me-al': youCanCallMeAl,
  anaconda,
  'mission-accomplished': missionAccomplished,
} as const satisfies Record<string, Scenario>;
export type ScenarioId = keyof typeof SCENARIOS;
