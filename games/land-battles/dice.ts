/** R2 Dice: a die plus its modifiers must reach a number. */
import type { Table } from '@sandtable/engine';
import { DICE, DIE, type Force, type State } from './state.ts';

/** D26: the hits a card has at the moment of the roll cost it dice. */
export function diceOf(force: Pick<Force, 'hits'>, extra: number): number {
  return DICE + extra - force.hits;
}

export function rollDice(table: Table<State>, count: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(table.roll(DIE));
  return dice;
}

export function successes(dice: readonly number[], need: number): number {
  let count = 0;
  for (const die of dice) if (die >= need) count++;
  return count;
}
