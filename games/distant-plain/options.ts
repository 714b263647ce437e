/** What can be chosen before play (1.5, 2.1, 2.2, 2.3.1, 7.3). */
import { options } from '@sandtable/coin';
import type { Message, Setting } from '@sandtable/engine';
import { type Faction, FACTIONS } from './forces.ts';
import { scenario, type ScenarioId } from './scenarios.ts';
import { say } from './text/say.ts';

const OPTIONS_KIT = options<Faction>({
  factions: FACTIONS,
  rules: { practice: '1.5', hiddenNext: '2.3.1' },
  // 1.5, 8.0 Factions left over: with three, two and one player; all four for study.
  nonPlayers: {
    none: [],
    warlords: ['warlords'],
    'government-warlords': ['government', 'warlords'],
    'government-taliban-warlords': ['government', 'taliban', 'warlords'],
    'coalition-government-warlords': ['coalition', 'government', 'warlords'],
    all: ['coalition', 'government', 'taliban', 'warlords'],
  },
  // 1.5 Without non-players: who runs several factions.
  pairs: {
    none: [],
    three: [['coalition', 'warlords']],
    two: [
      ['coalition', 'government'],
      ['taliban', 'warlords'],
    ],
    'two-with-warlords': [['coalition', 'government', 'warlords']],
  },
  own: [
    { id: 'freeDeployment', kind: 'flag', default: false },
    { id: 'deception', kind: 'flag', default: false },
  ],
  // 2.4.1 The last of the Propaganda cards in the deck.
  finalPropaganda: (setting) => scenario(setting.scenario as ScenarioId).deck.piles,
});
export const { OPTIONS, NON_PLAYER_SEATS, variantsOf, seatsOf } = OPTIONS_KIT;

/** Players at the table: each with one faction or several. */
function playersOf(setting: Setting): number {
  const { nonPlayers, pairs } = variantsOf(setting);
  return FACTIONS.length - nonPlayers.length - pairs.reduce((sum, pair) => sum + pair.length - 1, 0);
}

/** 7.3 Deception is for three or four. */
const PLAYERS_TO_DECEIVE = 3;

export function optionFaults(setting: Setting): Message[] {
  const faults = OPTIONS_KIT.optionFaults(setting);
  if (setting.options['deception'] === true && playersOf(setting) < PLAYERS_TO_DECEIVE)
    faults.push(say('fault.deception', '7.3'));
  return faults;
}
