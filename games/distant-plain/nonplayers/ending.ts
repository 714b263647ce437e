/** Why a non-player's Operation ends without a Special Activity: told by the rules, because nobody asks about it. */
import { Dice, forcedDice, type Table } from '@sandtable/engine';
import type { Faction } from '../forces.ts';
import { isNonPlayer, type State, type Turn } from '../state.ts';
import { noteNoActivity } from './activity.ts';
import type { Mind } from './mind.ts';

/** 8.1 Writes the reasons into the journal and counts them. */
export function tellEnd(table: Table<State>, faction: Faction, turn: Turn): void {
  const { state } = table;
  if (!isNonPlayer(state, faction) || !turn.activities || turn.activity !== null) return;
  const mind: Mind = { state, faction, prompt: NOBODY, options: [], dice: new Dice(forcedDice([])), why: [] };
  noteNoActivity(mind, turn);
  for (const reason of mind.why) {
    table.fired(reason.key);
    table.log(reason);
  }
}

const NOBODY = { key: 'ask.operation.after', rule: '8.1' };
