/** What can be chosen before play (3.3, 9.2, 9.7). */
import type { Message, NonPlayers, OptionSpec, Seat, Setting } from '@sandtable/engine';
import { SIDES } from './cards.ts';
import { readFigures } from './figures-document.ts';
import { SCENARIOS } from './scenarios.ts';
import { readTables } from './solitaire/tables-document.ts';
import { IDEOLOGIES, type Ideology, type Variants } from './variants.ts';
import { say } from './text/say.ts';

/** 3.3 */
const LENGTHS = { standard: 1, tournament: 2, campaign: 3 } as const;

export const SCENARIO_IDS = Object.keys(SCENARIOS);

/** 9.0 Who is run by the rulebook. */
export const NON_PLAYERS: NonPlayers = { option: 'nonPlayers', seats: { none: [], jihadist: ['jihadist'] } };

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'length', kind: 'choice', values: Object.keys(LENGTHS), default: 'standard' },
  { id: 'nonPlayers', kind: 'choice', values: Object.keys(NON_PLAYERS.seats), default: 'none' },
  { id: 'ideology', kind: 'choice', values: IDEOLOGIES, default: 'none' },
  { id: 'evenDeal', kind: 'flag', default: false },
  { id: 'printedCards', kind: 'flag', default: false },
  { id: 'prestigePenalty', kind: 'flag', default: true },
  { id: 'allOpium', kind: 'flag', default: false },
  { id: 'softTravel', kind: 'flag', default: false },
  { id: 'allRolls', kind: 'flag', default: false },
  { id: 'reservesFirst', kind: 'flag', default: false },
];

export function variantsOf({ options, attachments }: Setting): Variants {
  const tables = attachments?.['tables'];
  const figures = attachments?.['figures'];
  return {
    decks: LENGTHS[options['length'] as keyof typeof LENGTHS] ?? 1,
    solo: options[NON_PLAYERS.option] === 'jihadist',
    evenDeal: options['evenDeal'] === true,
    ideology: (options['ideology'] as Ideology | undefined) ?? 'none',
    printed: options['printedCards'] === true,
    prestigePenalty: options['prestigePenalty'] !== false,
    allOpium: options['allOpium'] === true,
    softTravel: options['softTravel'] === true,
    allRolls: options['allRolls'] === true,
    reservesFirst: options['reservesFirst'] === true,
    tables: tables === undefined ? null : readTables(tables),
    figures: figures === undefined ? null : readFigures(figures),
  };
}

/** What belongs to the game alone (9.0) needs it; how many rolls are made alone the charts say (9.4.2). */
export function optionFaults(setting: Setting): Message[] {
  const { solo, evenDeal, ideology, softTravel, allRolls } = variantsOf(setting);
  if (solo) return allRolls === true ? [say('fault.two', '9.4.2', { option: 'allRolls' })] : [];
  const faults: Message[] = [];
  if (evenDeal) faults.push(say('fault.alone', '9.2', { option: 'evenDeal' }));
  if (ideology !== 'none') faults.push(say('fault.alone', '9.7', { option: 'ideology' }));
  if (softTravel) faults.push(say('fault.alone', '9.4.2.6', { option: 'softTravel' }));
  return faults;
}

export const seatsOf = (): Seat[] => SIDES.map((id) => ({ id }));
