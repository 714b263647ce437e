/** 6.6 The Reset Phase. */
import type { Rules, Table } from '@sandtable/engine';
import { type Action, act } from '../action.ts';
import { canHide, inBox, moveIslamabad, send } from '../changes.ts';
import { ACTIVE, FACTIONS, INSURGENTS, TABLE, UNDERGROUND } from '../forces.ts';
import { endMomentum } from '../in-effect.ts';
import { ALL_SPACES } from '../map.ts';
import { active, islamabadAt, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { ISLAMABAD } from '../tracks.ts';

const RULE = '6.6';

export function* resetPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'coalition', RULE);
  buryCasualties(action);
  easeIslamabad(action);
  for (const faction of FACTIONS) state.eligible[faction] = true;
  state.markers.fill(0);
  endMomentum(state);
  // D23: at Hostility those in Pakistan stay Active.
  for (const space of ALL_SPACES)
    if (canHide(state, space))
      for (const faction of INSURGENTS) {
        const shown = active(state, space, faction);
        if (shown > 0) TABLE.turn(state, space, ACTIVE[faction], UNDERGROUND[faction], shown);
      }
  table.log(say('log.reset', RULE));
}

/** All Bases and half of the Troops, rounded down, leave the game; the others are Available again. */
function buryCasualties(action: Action): void {
  const { state } = action;
  const troops = inBox(state, 'casualties', 'coalition-troops');
  const dead = Math.floor(troops / 2);
  send(action, 'coalition-troops', 'casualties', 'out-of-play', dead);
  send(action, 'coalition-base', 'casualties', 'out-of-play', inBox(state, 'casualties', 'coalition-base'));
  send(action, 'coalition-troops', 'casualties', 'available', troops - dead);
}

const BACKING = ISLAMABAD.indexOf('backing');

/** 6.6.1 A Hard marker turns back; another one moves a box toward Backing. */
function easeIslamabad(action: Action): void {
  const { state, table } = action;
  if (state.islamabad.hard) {
    const { box } = state.islamabad;
    state.islamabad = { box, hard: false };
    table.log(say('log.islamabad', '6.6.1', { box, hard: false }));
    return;
  }
  const at = islamabadAt(state);
  if (at !== BACKING) moveIslamabad(action, at < BACKING ? 'sponsorship' : 'hostility', 1);
}
