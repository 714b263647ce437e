/** Support and Opposition (1.6): a level from Active Opposition below zero to Active Support above it. */

/** A level moved some steps toward another one, never past it. */
export function toward(level: number, goal: number, steps: number): number {
  return level < goal ? Math.min(goal, level + steps) : Math.max(goal, level - steps);
}

/** Population at Support, counted by level: Active counts double (1.6.3). */
export function totalAbove(levels: readonly number[], populations: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] ?? 0;
    if (level > 0) total += level * (populations[i] ?? 0);
  }
  return total;
}

/** Population in Opposition, counted likewise. */
export function totalBelow(levels: readonly number[], populations: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < levels.length; i++) {
    const level = levels[i] ?? 0;
    if (level < 0) total -= level * (populations[i] ?? 0);
  }
  return total;
}

/** A number kept within a track (1.7). */
export function within(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
