/** R6 Sequence of play: one action, with its windows for free cards. */
import { pick, type Rules, type Table } from '@sandtable/engine';
import { artilleryAttack, gunners } from './actions/artillery.ts';
import { maneuver, maneuverers } from './actions/maneuver.ts';
import { canPlay, playCard } from './actions/play-card.ts';
import { prepare } from './actions/prepare.ts';
import { reinforce } from './actions/reinforce.ts';
import { heldLabel } from './asking.ts';
import type { Nation } from './cards/card-set.ts';
import { heldCount, type HeldId } from './deck.ts';
import { freeCards, freeCardsBlocked, playFree } from './free-cards.ts';
import { isOver, kindOf, otherTeam, playerOf, playersOf, type State, type Team, turnOf } from './state.ts';
import { say } from './text/say.ts';
import { checkProgress } from './victory.ts';

/** R6 The five actions. */
export const KINDS_OF_ACTION = ['prepare', 'reinforce', 'maneuver', 'artillery', 'play'] as const;
export type KindOfAction = (typeof KINDS_OF_ACTION)[number];

const RULE = { prepare: 'R8', reinforce: 'R9', maneuver: 'R10', artillery: 'R12', play: 'R13' } as const;

/** R6 One action from its start window to the end of its end window, and whose action is next. */
export function* takeAction(table: Table<State>): Rules<void> {
  const { state } = table;
  const turn = turnOf(state);
  state.idle++;
  const action = yield* chooseAction(table);
  if (action !== undefined) yield* carryOut(table, action);
  if (!isOver(state)) yield* endWindow(table);
  turn.attempt = null;
  turn.destroyed = 0;
  turn.secured = 0;
  checkProgress(table);
  if (!isOver(state)) nextAction(table);
}

/** R6 Any number of ENGINEERS first, then one of the five. Undefined when ENGINEERS won the game. */
function* chooseAction(table: Table<State>): Rules<KindOfAction | undefined> {
  const { state } = table;
  const { nation } = turnOf(state);
  while (!isOver(state)) {
    const given = yield* pick<KindOfAction | HeldId>(
      { seats: [nation] },
      {
        prompt: say('ask.action', 'R6', { extra: turnOf(state).extra }),
        among: () => [...actionsOpen(state, nation), ...freeCards(state, nation, 'start')],
        label: (one) => (isAction(one) ? say(`pick.${one}`, RULE[one]) : heldLabel(one)),
        blocked: () => [...whyNot(state, nation), ...freeCardsBlocked(state, nation, 'start')],
        always: true,
        hidden: true,
      },
    );
    if (isAction(given)) return given;
    yield* playFree(table, given);
  }
  return undefined;
}

function isAction(option: string): option is KindOfAction {
  return KINDS_OF_ACTION.some((kind) => kind === option);
}

function actionsOpen(state: State, nation: Nation): KindOfAction[] {
  const open: KindOfAction[] = ['prepare'];
  if (heldCount(playerOf(state, nation)) > 0) open.push('reinforce');
  if (maneuverers(state, nation).length > 0) open.push('maneuver');
  if (gunners(state, nation).length > 0) open.push('artillery');
  if (canPlay(state, nation)) open.push('play');
  return open;
}

function carryOut(table: Table<State>, action: KindOfAction): Rules<void> {
  switch (action) {
    case 'prepare':
      return prepare(table);
    case 'reinforce':
      return reinforce(table);
    case 'maneuver':
      return maneuver(table);
    case 'artillery':
      return artilleryAttack(table);
    case 'play':
      return playCard(table);
  }
}

/** R6 Free cards after the action. Asked of everybody who holds cards, so that the question tells nothing. */
function* endWindow(table: Table<State>): Rules<void> {
  const { state } = table;
  const turn = turnOf(state);
  const { nation } = turn;
  while (!isOver(state) && heldCount(playerOf(state, nation)) > 0) {
    const hasTrigger = turn.destroyed > 0 || turn.secured > 0;
    if (state.terrain === null && !hasTrigger) return;
    const given = yield* pick<HeldId, 'done'>(
      { seats: [nation] },
      {
        prompt: hasTrigger ? say('ask.end.triggered', 'R6') : say('ask.end', 'R6'),
        among: () => freeCards(state, nation, 'end'),
        label: heldLabel,
        blocked: () => freeCardsBlocked(state, nation, 'end'),
        pass: 'done',
        passLabel: () => say('pick.done', 'R6'),
        isPassFirst: true,
        secret: true,
      },
    );
    if (given === 'done') return;
    yield* playFree(table, given);
  }
}

/** R6 Extra actions first; then the other team, its players in turn (D41). */
function nextAction(table: Table<State>): void {
  const { state } = table;
  const turn = turnOf(state);
  if (turn.extra > 0) {
    turn.extra--;
    table.log(say('log.extra', 'R6', { nation: turn.nation }));
    return;
  }
  turn.nation = nextOf(state, otherTeam(playerOf(state, turn.nation).team));
}

/** The team's next player, and moves its turn on. */
export function nextOf(state: State, team: Team): Nation {
  const players = playersOf(state, team);
  const side = state.sides[team];
  const player = players[side.next];
  if (player === undefined) throw new Error(`${team} has no players`);
  side.next = (side.next + 1) % players.length;
  return player.nation;
}

function whyNot(state: State, nation: Nation) {
  const open = actionsOpen(state, nation);
  return KINDS_OF_ACTION.filter((kind) => !open.includes(kind)).map((kind) => ({
    option: kind,
    label: say(`pick.${kind}`, RULE[kind]),
    why: reason(state, nation, kind),
  }));
}

function reason(state: State, nation: Nation, kind: KindOfAction) {
  if (kind === 'reinforce') return say('why.no-cards', 'R9');
  if (kind === 'play') return say('why.no-playable-card', 'R13');
  const own = state.forces.filter((force) => force.owner === nation);
  const able = own.filter(
    (force) => kindOf(state, force)[kind === 'artillery' ? 'artillery' : 'maneuver'] !== null,
  );
  if (able.length > 0) return say('why.all-acted', 'R7');
  return kind === 'artillery' ? say('why.no-artillery', 'R12') : say('why.no-maneuver', 'R10');
}
