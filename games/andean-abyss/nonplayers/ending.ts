/** Why a non-player's Operation ends as it does: told by the rules, because nobody asks about it. */
import type { Table } from '@sandtable/engine';
import { type Faction, isInsurgent } from '../forces.ts';
import { isNonPlayer, type State, type Turn } from '../state.ts';
import type { Ending } from './chart.ts';
import { boxOf } from './charts.ts';
import { because } from './mind.ts';

/** 8.1 Writes the reasons into the journal and counts them. */
export function tellEnd(table: Table<State>, faction: Faction, turn: Turn): void {
  const { state } = table;
  if (!isInsurgent(faction) || !isNonPlayer(state, faction)) return;
  const ending: Ending = { state, faction, why: [] };
  noteEnd(ending, turn);
  tell(table, ending);
}

/** 8.1, 8.1.1 Says why a non-player passes that had nothing else on its menu. */
export function tellPass(table: Table<State>, faction: Faction): void {
  const { state } = table;
  if (!isInsurgent(faction) || !isNonPlayer(state, faction)) return;
  const ending: Ending = { state, faction, why: [] };
  if (state.resources[faction] === 0) because(ending, '8.1.pass.no-resources');
  else because(ending, `8.1.1.pass.${faction}`);
  tell(table, ending);
}

function tell(table: Table<State>, { why }: Ending): void {
  for (const reason of why) {
    table.fired(reason.key);
    table.log(reason);
  }
}

/** Says why the Operation ends here. */
function noteEnd(mind: Ending, turn: Turn): void {
  const { state, faction } = mind;
  if (!turn.free && state.resources[faction] === 0) because(mind, '8.1.op.out-of-resources');
  if (turn.doing === 'rally' && turn.spaces.length === 3) {
    if (faction === 'cartels') because(mind, '8.5.1.rally.limit-3');
    if (faction === 'auc') because(mind, '8.6.1.rally.limit-3');
  }
  if (!turn.activities || turn.doing === 'attack') return;
  if (turn.activity !== null) {
    because(mind, '8.1.sa.executed');
    return;
  }
  boxOf(faction, turn.doing)?.activity?.none(mind, turn);
  because(mind, '8.1.sa.none');
}
