/** What can be chosen before play (1.5, 2.1, 2.2, 2.3.1, 2.4.1). */
import type { Message, OptionSpec, Seat, Setting } from '@sandtable/engine';
import { type Faction, FACTIONS } from './forces.ts';
import type { Variants } from './state.ts';
import { say } from './text/say.ts';

/** Who runs by the rules of chapter 8. */
const NON_PLAYERS = {
  none: [],
  cartels: ['cartels'],
  auc: ['auc'],
  farc: ['farc'],
  'auc-cartels': ['auc', 'cartels'],
  'farc-auc-cartels': ['farc', 'auc', 'cartels'],
} as const satisfies Record<string, readonly Faction[]>;

/** 1.5 The practice game: who runs two factions. */
const PAIRS = {
  none: [],
  three: [['auc', 'cartels']],
  two: [
    ['government', 'auc'],
    ['farc', 'cartels'],
  ],
} as const satisfies Record<string, readonly (readonly Faction[])[]>;

export const SCENARIOS = ['standard', 'free-deployment'] as const;

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'nonPlayers', kind: 'choice', values: Object.keys(NON_PLAYERS), default: 'none' },
  { id: 'practice', kind: 'choice', values: Object.keys(PAIRS), default: 'none' },
  { id: 'hiddenNext', kind: 'flag', default: false },
  { id: 'eligibility', kind: 'choice', values: ['standard', 'a', 'b'], default: 'standard' },
  { id: 'shortGame', kind: 'flag', default: false },
];

/** 2.4.1 The final Propaganda card. */
const FINAL = 4;
const FINAL_SHORT = 3;

export function variantsOf({ options }: Setting): Variants {
  const nonPlayers = NON_PLAYERS[options['nonPlayers'] as keyof typeof NON_PLAYERS] ?? [];
  const pairs = PAIRS[options['practice'] as keyof typeof PAIRS] ?? [];
  return {
    nonPlayers: [...nonPlayers],
    pairs: pairs.map((pair) => [...pair]),
    hiddenNext: options['hiddenNext'] === true,
    eligibility: options['eligibility'] as Variants['eligibility'],
    finalPropaganda: options['shortGame'] === true ? FINAL_SHORT : FINAL,
  };
}

/** Combinations that the rulebook rules out. */
export function optionFaults(setting: Setting): Message[] {
  const { nonPlayers, pairs, hiddenNext, eligibility } = variantsOf(setting);
  const faults: Message[] = [];
  if (nonPlayers.length > 0 && pairs.length > 0) faults.push(say('fault.practice', '1.5'));
  if (hiddenNext && eligibility !== 'standard') faults.push(say('fault.hidden-next', '2.3.1'));
  return faults;
}

export function seatsOf(setting: Setting): Seat[] {
  const { pairs } = variantsOf(setting);
  return FACTIONS.map((id) => {
    const pair = pairs.find((one) => one.includes(id));
    return pair === undefined ? { id } : { id, team: pair.join('-') };
  });
}
