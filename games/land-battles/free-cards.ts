/** R6, R16 Free cards: ENGINEERS, OVERRUN and RECON DRONE cost no action and use no force card. */
import { choose, type Rules, type Table } from '@sandtable/engine';
import type { ActionId, Nation } from './cards/card-set.ts';
import { cardOf, discardHeld, type HeldId, held } from './deck.ts';
import { playerOf, type State, turnOf } from './state.ts';
import { canMoveBack, moveControl, stepBack } from './terrain.ts';
import { say } from './text/say.ts';

export function freeCards(state: State, nation: Nation): HeldId[] {
  return held(playerOf(state, nation)).filter((id) => isOpen(state, cardOf(id)));
}

function isOpen(state: State, card: ActionId): boolean {
  if (card === 'engineers') return state.terrain !== null;
  if (card === 'overrun') return turnOf(state).destroyed > 0;
  return card === 'recon-drone' && turnOf(state).secured > 0;
}

export function* playFree(table: Table<State>, id: HeldId): Rules<void> {
  const { state } = table;
  const turn = turnOf(state);
  if (cardOf(id) === 'engineers') return yield* engineers(table, id);
  // D58: one card for each card destroyed or secured.
  const card = discardHeld(table, turn.nation, id);
  if (card === 'overrun') turn.destroyed--;
  else turn.secured--;
  turn.extra++;
  table.fired(`${card}.free`);
  table.log(say('log.free', 'R16', { nation: turn.nation, card }));
}

/** R16 ENGINEERS: the Control counter, one space in either direction, but not off the enemy's end (D59). */
function* engineers(table: Table<State>, id: HeldId): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const { team } = playerOf(state, nation);
  const given = yield* choose<'forward' | 'back'>({
    seats: [nation],
    prompt: say('ask.engineers', 'R16'),
    options: () => (canMoveBack(state, team) ? ['forward', 'back'] : ['forward']),
    label: (option) => say(`pick.${option}`, 'R16'),
    secret: true,
  });
  const card = discardHeld(table, nation, id);
  table.fired('engineers.free');
  table.log(say('log.free', 'R16', { nation, card }));
  if (given === 'forward') yield* moveControl(table, team, 1);
  else stepBack(table, team);
}
