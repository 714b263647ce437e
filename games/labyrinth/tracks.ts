/** The tracks (4.7): Prestige, Funding, and the rolls that move them. */
import type { Action } from './action.ts';
import { gwotPenalty } from './levels.ts';
import { MAX_FUNDING, MAX_PRESTIGE, type State } from './state.ts';
import { say } from './text/say.ts';
import { checkVictory } from './victory.ts';

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** 4.7.1 */
export function setPrestige(action: Action, wanted: number): void {
  const { state, table, rule } = action;
  const now = within(wanted, 1, MAX_PRESTIGE);
  if (now === state.prestige) return;
  table.log(say('log.prestige', rule, { change: now - state.prestige, now }));
  state.prestige = now;
  checkVictory(state);
}
export const changePrestige = (action: Action, change: number): void =>
  setPrestige(action, action.state.prestige + change);

/** 4.7.4.1 */
export function setFunding(action: Action, wanted: number): void {
  const { state, table, rule } = action;
  const now = within(wanted, 1, MAX_FUNDING);
  if (now === state.funding) return;
  table.log(say('log.funding', rule, { change: now - state.funding, now }));
  state.funding = now;
}
export const changeFunding = (action: Action, change: number): void =>
  setFunding(action, action.state.funding + change);

/** D-T1 What a GWOT penalty takes from the die of a Prestige roll. */
export const prestigeModifier = (state: State): number =>
  state.variants.prestigePenalty && gwotPenalty(state) > 0 ? -1 : 0;

/** 4.7.1 One die says whether Prestige rises (5 or more), the lower of two others how far. */
export function rollPrestige(action: Action): void {
  const { state, table, rule } = action;
  const die = table.roll(6);
  const modifier = prestigeModifier(state);
  const one = table.roll(6);
  const two = table.roll(6);
  const rises = die + modifier >= 5;
  const amount = Math.min(one, two);
  table.log(say('log.prestige-roll', rule, { die, modifier, one, two, change: rises ? amount : -amount }));
  changePrestige(action, rises ? amount : -amount);
}

/** 6.3.3 */
export function storeReserves(action: Action, side: 'us' | 'jihadist', ops: number): void {
  const { state, table, rule } = action;
  state.reserves[side] = Math.min(2, state.reserves[side] + ops);
  table.log(say('log.reserves', rule, { side, now: state.reserves[side] }));
}
