/** 1.5.1 Negotiation: Resources and Patronage change hands in the open, while somebody executes something. */
import { gifts as coinGifts, isNamed, nextToAct, tried } from '@sandtable/coin';
import { type Aside, range, type Table } from '@sandtable/engine';
import { ACTIONS, act } from './action.ts';
import { changePatronage, gain } from './changes.ts';
import { show, showings } from './deception.ts';
import { factionOrder } from './deck.ts';
import type { Faction } from './forces.ts';
import { OPERATIONS_BY_NAME } from './operations/index.ts';
import { canBegin } from './operations/trial.ts';
import { isNonPlayer, payerOf, type Plain, type State, type Turn } from './state.ts';
import { say } from './text/say.ts';
import { MOST_RESOURCES, type Treasurer, TREASURERS } from './tracks.ts';
import { partners } from './victory.ts';

const RULE = '1.5.1';

/** Who executes something, or is about to say what. */
function acting(state: State): Faction | undefined {
  if (state.stage.kind !== 'card') return undefined;
  return state.turn?.faction ?? nextToAct(factionOrder(state), (one) => state.eligible[one], state.done);
}

/** Between the one who acts and another. */
const mayGive = (state: State, from: Treasurer, to: Treasurer): boolean =>
  [from, to].some((one) => one === acting(state));

/** What somebody needs to finish what was begun; the Government keeps what the Coalition needs. */
function kept(state: State, faction: Treasurer): number {
  const { turn } = state;
  if (turn === null || payerOf(turn.faction) !== faction) return 0;
  return Math.max(turn.commitment, neededToBegin(state, turn, faction)) + turn.tally.kept;
}

/** The least with which an Operation chosen space by space can still have its first; all, if not even that will do. */
function neededToBegin(state: State, turn: Turn, purse: Treasurer): number {
  const { resources } = state;
  if (turn.free || turn.spaces.length > 0 || OPERATIONS_BY_NAME.bySpaces(turn.doing) === undefined) return 0;
  const all = resources[purse];
  const withOnly = (amount: number) => void (resources[purse] = amount);
  for (let amount = 0; amount < all; amount++)
    if (
      tried(
        () => withOnly(amount),
        () => withOnly(all),
        () => canBegin(state, turn),
      )
    )
      return amount;
  return all;
}

const GIFTS = coinGifts<Plain>({
  rule: RULE,
  payers: TREASURERS,
  payerOf,
  resourcesLimit: MOST_RESOURCES,
  actions: ACTIONS,
  gain,
  partners,
  kept,
  mayGive,
});
export const { couldBeHelped } = GIFTS;

/** Patronage that the Government may turn into Resources of the Warlords, one for one. */
function patronageLeft(state: State): number {
  const isOwn = isNamed(partners(state, 'government'), 'warlords');
  if (isOwn || isNonPlayer(state, 'government') || acting(state) === undefined) return 0;
  return Math.min(state.patronage, MOST_RESOURCES - state.resources.warlords);
}

const patronageId = (amount: number): string => `patronage:${amount}`;

/** Table talk of a faction: gifts, Patronage for the Warlords, markers shown (7.3). */
export function talk(state: State, faction: Faction, most = Number.POSITIVE_INFINITY): Aside[] {
  const gifts: Aside[] = GIFTS.giftsOf(state, faction, most);
  if (gifts.length >= most) return gifts;
  const list = [...gifts, ...showings(state, faction)];
  if (faction === 'government')
    for (let amount = 1; amount <= patronageLeft(state); amount++)
      list.push({ id: patronageId(amount), label: say('aside.patronage', RULE, { amount }) });
  return list;
}

/** Does what `talk` lists. */
export function doTalk(table: Table<State>, faction: Faction, id: string): void {
  if (GIFTS.give(table, faction, id) || show(table, faction, id)) return;
  const amount = range(1, patronageLeft(table.state)).find((one) => patronageId(one) === id);
  if (amount === undefined) return;
  const action = act(table, 'government', RULE);
  table.state.talks++;
  table.log(say('log.patronage.given', RULE, { amount }));
  changePatronage(action, -amount);
  gain(action, 'warlords', amount);
}
