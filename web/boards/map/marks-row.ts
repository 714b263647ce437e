/** The marks of a space side by side, in the middle of the row that its shape has for them. */
import type { Point, SpaceShape } from './geography.ts';
import { gonePlaces, type MarkState, type SpaceState } from './map-state.ts';

/** How far apart marks lie, and what a pill leaves around them, for marks that are 20 wide. */
const PITCH = 21.5;
const PILL = { width: 6, height: 25 };

export interface LaidMark {
  readonly place: string;
  readonly at: Point;
  /** Undefined for one that is gone. */
  readonly mark: MarkState | undefined;
}

/** Marks with a spot of their own lie there, the others in the row. */
export function laidMarks(
  now: SpaceState,
  before: SpaceState | undefined,
  shape: SpaceShape,
  places: readonly string[],
  scale: number,
): readonly LaidMark[] {
  const gone = gonePlaces(now, before).map((place) => ({ place, mark: undefined }));
  const all = [...now.marks.map((mark) => ({ place: mark.at, mark })), ...gone];
  const own = all.flatMap(({ place, mark }) => {
    const at = shape.marks[place];
    return at === undefined ? [] : [{ place, at, mark }];
  });
  const { row } = shape;
  if (row === undefined) return own;
  const inRow = all.filter(({ place }) => shape.marks[place] === undefined && places.includes(place));
  const first = row[0] - ((inRow.length - 1) / 2) * PITCH * scale;
  return [
    ...own,
    ...inRow.map(({ place, mark }, i) => ({
      place,
      at: [first + i * PITCH * scale, row[1]] as const,
      mark,
    })),
  ];
}

/** The pill that so many marks lie in, around the middle of the row. */
export function pillOf(count: number, scale: number): { readonly width: number; readonly height: number } {
  return { width: (count * PITCH + PILL.width) * scale, height: PILL.height * scale };
}
