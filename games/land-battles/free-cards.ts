/** R6, R16 Free cards: ENGINEERS, OVERRUN and RECON DRONE cost no action and use no force card. */
import { type Blocked, pick, type Rules, type Table } from '@sandtable/engine';
import { heldLabel } from './asking.ts';
import type { ActionId, Nation } from './cards/card-set.ts';
import { cardOf, discardHeld, type HeldId, held } from './deck.ts';
import { playerOf, type State, turnOf } from './state.ts';
import { canMoveBack, moveControl, stepBack } from './terrain.ts';
import { say } from './text/say.ts';

/** R6 Before the action only ENGINEERS, after it all three. */
type Window = 'start' | 'end';

type FreeCard = 'engineers' | 'overrun' | 'recon-drone';

export function isFree(card: ActionId): card is FreeCard {
  return card === 'engineers' || card === 'overrun' || card === 'recon-drone';
}

export function freeCards(state: State, nation: Nation, window: Window): HeldId[] {
  return held(playerOf(state, nation)).filter((id) => {
    const card = cardOf(id);
    return isFree(card) && obstacle(state, card, window) === undefined;
  });
}

type Obstacle = 'why.no-terrain' | 'why.after-action' | 'why.nothing-destroyed' | 'why.nothing-secured';

function obstacle(state: State, card: FreeCard, window: Window): Obstacle | undefined {
  if (card === 'engineers') return state.terrain === null ? 'why.no-terrain' : undefined;
  // D58: the action in hand is finished first.
  if (window === 'start') return 'why.after-action';
  if (card === 'overrun') return turnOf(state).destroyed > 0 ? undefined : 'why.nothing-destroyed';
  return turnOf(state).secured > 0 ? undefined : 'why.nothing-secured';
}

/** R6 The free cards a player holds and cannot play in this window, and why not. */
export function freeCardsBlocked(state: State, nation: Nation, window: Window): Blocked[] {
  return held(playerOf(state, nation)).flatMap((id) => {
    const card = cardOf(id);
    const why = isFree(card) ? obstacle(state, card, window) : undefined;
    return why === undefined ? [] : [{ option: id, label: heldLabel(id), why: say(why, 'R6') }];
  });
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
  // D57: it was named where everybody looks, so it is shown at once.
  const card = discardHeld(table, nation, id);
  table.fired('engineers.free');
  table.log(say('log.free', 'R16', { nation, card }));
  const given = yield* pick<'forward' | 'back'>(
    { seats: [nation] },
    {
      prompt: say('ask.engineers', 'R16'),
      among: () => (canMoveBack(state, team) ? ['forward', 'back'] : ['forward']),
      label: (way) => say(`pick.${way}`, 'R16'),
      always: true,
    },
  );
  if (given === 'forward') yield* moveControl(table, team, 1);
  else stepBack(table, team);
}
