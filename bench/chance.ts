/** How fast dice fall. */
import { commitment, Dice, type DiceState, fastDice, sealedDice } from '@sandtable/engine';
import { type Effort, type Figure, rate } from './measure.ts';

const KEY = '0123456789abcdef'.repeat(4);
const ROLLS = 1000;

function rolls(state: DiceState, effort: Effort): number {
  const dice = new Dice(state);
  return rate(() => {
    for (let i = 0; i < ROLLS; i++) dice.roll(6);
    return ROLLS;
  }, effort);
}

export function chanceFigures(effort: Effort): Figure[] {
  const hash = () => {
    commitment(KEY);
    return 1;
  };
  return [
    { name: 'dice.fast', value: rolls(fastDice('bench'), effort), unit: 'rolls/s' },
    { name: 'dice.sealed', value: rolls(sealedDice(KEY, 'bench'), effort), unit: 'rolls/s' },
    { name: 'dice.sha256', value: rate(hash, effort), unit: 'hashes/s' },
  ];
}
