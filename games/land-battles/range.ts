/** R5 Range, counted in rows from the attacker's to the target's, in one area. */
import type { Weapon } from './cards/card-set.ts';

/** How far something reaches: a weapon, an artillery symbol's range, or every row (RAID). */
export type Reach = Weapon | number | 'any-row';

export function distance(from: number, to: number): number {
  return from + to - 1;
}

export function isInRange(reach: Reach, from: number, to: number): boolean {
  if (typeof reach === 'number') return distance(from, to) <= reach;
  switch (reach) {
    case 'smallArms':
      return distance(from, to) === 1;
    case 'cannon':
      return distance(from, to) <= 2;
    case 'missile':
      // D47: by rows, not by distance.
      return from <= 2 && to <= 2;
    case 'any-row':
      return from === 1;
  }
}
