/** The ids of market places: t0–t5 are the top row, b0–b5 the bottom row, from the left. */
import { COLUMNS, PLACES } from './state.ts';

const IDS: readonly string[] = Array.from({ length: PLACES }, (_, place) =>
  place < COLUMNS ? `t${place}` : `b${place - COLUMNS}`,
);

export const MARKET_PLACES = IDS;

export function marketPlace(place: number): string {
  const id = IDS[place];
  if (id === undefined) throw new Error(`no market place ${place}`);
  return id;
}

export function placeNamed(id: string): number {
  const place = IDS.indexOf(id);
  if (place < 0) throw new Error(`no market place ${id}`);
  return place;
}
