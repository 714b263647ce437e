/** R15 Retaliation: chosen with the other reactions, carried out after the enemy's result (D20, D63). */
import type { Table } from '@sandtable/engine';
import type { Nation } from '../cards/card-set.ts';
import { DEFENCES, type DefenceText } from '../cards/texts.ts';
import { putHits } from '../damage.ts';
import { discardPlayed, type HeldId } from '../deck.ts';
import { rollDice, successes } from '../dice.ts';
import { longRangeDefence } from '../long-range.ts';
import { attemptOf, type Force, forceById, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { announce } from './announce.ts';

export function announceRetaliation(table: Table<State>, nation: Nation, id: HeldId): void {
  announce(table, nation, id);
}

/** R15 Does nothing when the reaction was of another kind, or none. */
export function retaliate(table: Table<State>): void {
  const { state } = table;
  const { actor, reaction } = attemptOf(state);
  if (reaction === null) return;
  const text = DEFENCES[reaction.card];
  if (text === undefined) return;
  const hits = hitsOf(table, forceById(state, actor), text);
  if (hits === undefined) return;
  putHits(table, forceById(state, actor), hits);
  discardPlayed(state, reaction.card);
}

/** The hits of a retaliation; undefined for all other reactions. */
function hitsOf(table: Table<State>, actor: Force, text: DefenceText): number | undefined {
  switch (text.way) {
    case 'air':
      return airHits(table, actor, text.dice, text.hitsOn);
    case 'counter-fire':
      return text.hits;
    case 'mines':
      return attemptOf(table.state).rolled;
    case 'act':
    case 'cover':
    case 'pull-back':
    case 'reaction-force':
    case 'screen':
      return undefined;
  }
}

/** R16 CLOSE AIR SUPPORT: no modifiers, but R18.1. */
function airHits(table: Table<State>, actor: Force, count: number, hitsOn: number): number {
  const depth = longRangeDefence(table.state, actor);
  if (depth > 0) table.fired('option.long-range.air');
  const need = hitsOn + depth;
  const dice = rollDice(table, count);
  const hits = successes(dice, need);
  table.log(say('log.air', 'R16', { force: actor.id, dice, need }));
  return hits;
}
