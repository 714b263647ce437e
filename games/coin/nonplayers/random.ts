/** Random spaces by a chart: three dice, and on to the next space that qualifies. */
import type { Chance } from '@sandtable/engine';
import type { Space } from '../volume.ts';

export interface ChartFacts {
  /** Column by column the boxes, in each the spaces: up to three of each; high rolls fall on the last there is. */
  readonly columns: readonly (readonly (readonly Space[])[])[];
  /** Spaces that are tried before the one whose cell they share. */
  readonly shares?: readonly { readonly cell: Space; readonly first: Space }[];
}

/** How a roll came to its space: at once, further down, in another column, past the end, or by a shared cell. */
export type Route = 'direct' | 'down' | 'column' | 'round' | 'shared';

export interface Draw {
  readonly space: Space;
  /** Column, box, space. */
  readonly rolls: readonly [number, number, number];
  /** The space of the cell that was rolled. */
  readonly rolled: Space;
  readonly route: Route;
}

export interface Chart {
  /** Rolls for a space and shifts to the first that qualifies. There must be one. */
  readonly draw: (dice: Chance, candidates: readonly Space[]) => Draw;
  /** How far along the chart a space lies; undefined for what is not on it. */
  readonly placeOf: (space: Space) => number | undefined;
}

/** A die is read in pairs: 1-2, 3-4, 5-6. */
const third = (roll: number): number => Math.ceil(roll / 2) - 1;

export function chart(facts: ChartFacts): Chart {
  const shares = facts.shares ?? [];
  const cells = facts.columns.flatMap((column, at) =>
    column.flatMap((box) => box.map((space) => ({ space, column: at }))),
  );
  const places = new Map<Space, number>(cells.map(({ space }, i) => [space, i]));
  for (const { cell, first } of shares) places.set(first, (places.get(cell) ?? 0) - 0.5);
  const clamped = (roll: number, length: number): number => Math.min(third(roll), length - 1);
  const startOf = (rolls: readonly [number, number, number]): number => {
    const at = clamped(rolls[0], facts.columns.length);
    const column = facts.columns[at] ?? [];
    const row = clamped(rolls[1], column.length);
    const before = [...facts.columns.slice(0, at).flat(), ...column.slice(0, row)];
    const passed = before.reduce((sum, box) => sum + box.length, 0);
    return passed + clamped(rolls[2], column[row]?.length ?? 1);
  };
  const routeOf = (start: number, step: number): Route => {
    if (step === 0) return 'direct';
    if (start + step >= cells.length) return 'round';
    return cells[start]?.column === cells[start + step]?.column ? 'down' : 'column';
  };
  return {
    draw(dice, candidates) {
      const rolls = [dice.roll(6), dice.roll(6), dice.roll(6)] as const;
      const start = startOf(rolls);
      const rolled = cells[start]?.space as Space;
      for (let step = 0; step < cells.length; step++) {
        const cell = cells[(start + step) % cells.length]?.space;
        const first = shares.find((one) => one.cell === cell)?.first;
        if (first !== undefined && candidates.includes(first))
          return { space: first, rolls, rolled, route: 'shared' };
        if (cell !== undefined && candidates.includes(cell))
          return { space: cell, rolls, rolled, route: routeOf(start, step) };
      }
      throw new RangeError('no space on the chart to choose from');
    },
    placeOf: (space) => places.get(space),
  };
}

/** One of a few with equal chances: numbers left over are rolled again. */
export function evenDie(dice: Chance, sides: number): { readonly index: number; readonly roll: number } {
  const share = Math.floor(6 / sides);
  for (;;) {
    const roll = dice.roll(6);
    const index = Math.ceil(roll / share) - 1;
    if (index < sides) return { index, roll };
  }
}

/** One of a few things, with equal chances; no die for a single one. */
export function evenly<T>(
  dice: Chance,
  things: readonly T[],
): { readonly thing: T; readonly roll: number | undefined } {
  const [only] = things;
  if (only !== undefined && things.length === 1) return { thing: only, roll: undefined };
  const { index, roll } = evenDie(dice, things.length);
  return { thing: things[index] as T, roll };
}
