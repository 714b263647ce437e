/** Why a non-player's Operation ends as it does: told by the rules, because nobody asks about it. */
import type { Table } from '@sandtable/engine';
import { canAssassinateIn } from '../activities/assassinate.ts';
import { type Faction, isInsurgent } from '../forces.ts';
import { idOf, isDepartment } from '../map.ts';
import { bases, guerrillas, isNonPlayer, police, type State, type Turn } from '../state.ts';
import { kidnapVictim } from './farc/kidnap.ts';
import { because, type Mind } from './mind.ts';

type Ending = Pick<Mind, 'state' | 'faction' | 'why'>;

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
  noteNoActivity(mind, turn);
  because(mind, '8.1.sa.none');
}

function noteNoActivity(mind: Ending, turn: Turn): void {
  const { state } = mind;
  switch (`${turn.faction} ${turn.doing}`) {
    case 'cartels rally':
      because(mind, '8.5.1.cultivate.none');
      return;
    case 'cartels march':
      because(mind, '8.5.2.process.none');
      return;
    case 'cartels terror':
      because(mind, state.resources.cartels < 3 ? '8.5.3.bribe.no-resources' : '8.5.3.bribe.no-space');
      return;
    case 'auc rally':
      because(mind, '8.6.1.extort.none');
      return;
    case 'auc march':
      because(mind, '8.6.2.extort.none');
      return;
    case 'auc terror':
      noteGuarded(mind, turn);
      because(mind, '8.6.4.assassinate.none');
      return;
    case 'farc rally':
      because(mind, '8.7.1.extort.none');
      return;
    case 'farc march':
      because(mind, '8.7.2.extort.none');
      return;
    case 'farc terror':
      noteEmptyPurses(mind, turn);
      because(mind, '8.7.4.kidnap.none');
      return;
    default:
  }
}

/** Terror spaces where Police bar the Assassination. */
export function noteGuarded(mind: Ending, turn: Turn): void {
  for (const space of turn.spaces) {
    if (canAssassinateIn(mind.state, space, turn) || turn.activitySpaces.includes(space)) continue;
    if (guerrillas(mind.state, space, 'auc') <= police(mind.state, space))
      because(mind, '8.6.4.assassinate.police-block', { space: idOf(space) });
  }
}

/** Terror spaces where nobody has anything left to pay. */
export function noteEmptyPurses(mind: Ending, turn: Turn): void {
  const { state } = mind;
  for (const space of turn.spaces) {
    if (turn.activitySpaces.includes(space) || guerrillas(state, space, 'farc') <= police(state, space))
      continue;
    const hasTarget = !isDepartment(space) || bases(state, space, 'cartels') > 0;
    if (hasTarget && kidnapVictim(state, space) === undefined)
      because(mind, '8.7.4.kidnap.target-empty-skipped', { space: idOf(space) });
  }
}
