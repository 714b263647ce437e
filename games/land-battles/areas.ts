/** R4 Areas and rows: where a card may be put, and gaps that close. */
import { AREAS, type Area, type Force, LAST_ROW, type State, type Team } from './state.ts';

/** A place for a card: it stays, or it is taken up and put into a row. */
export interface Place {
  readonly id: PlaceId;
  readonly area: Area;
  readonly row: number;
  readonly stays: boolean;
}

const PUTS = ['1', '2', '3'] as const;
type Put = (typeof PUTS)[number];
export type PlaceId = `${Area}/${'stay' | Put}`;

const PLACES = AREAS.flatMap((area) =>
  PUTS.map((put): Place => ({ id: `${area}/${put}`, area, row: Number(put), stays: false })),
);

/** The row a place puts a card into; none where it stays. */
export const rowOfPlace = (id: string): number | undefined => PLACES.find((place) => place.id === id)?.row;

/** The number of a team's rows in an area; `without` counts as taken away, its gap closed. */
export function rowsIn(state: Pick<State, 'forces'>, team: Team, area: Area, without?: Force): number {
  let used = 0;
  for (const force of state.forces)
    if (force.team === team && force.area === area && force !== without) used |= 1 << force.row;
  return ((used >> 1) & 1) + ((used >> 2) & 1) + ((used >> 3) & 1);
}

/** R4 Where the card may go in an area: it may stay, join a row, or form one behind; never one in front (D24). */
export function placesIn(state: Pick<State, 'forces'>, card: Force, area: Area): Place[] {
  const rows = rowsIn(state, card.team, area, card);
  const places: Place[] = [];
  let same = 0;
  if (card.area === area) {
    places.push({ id: `${area}/stay`, area, row: card.row, stays: true });
    const isAlone = rowsIn(state, card.team, area) > rows;
    // Joining its own row, or forming again the last row it forms now, is the same as staying.
    if (!isAlone || card.row === rows + 1) same = card.row;
  }
  const last = Math.min(LAST_ROW, rows + 1);
  for (const place of PLACES)
    if (place.area === area && place.row <= last && place.row !== same) places.push(place);
  return places;
}

/** R4 Puts the card there and closes the gaps it leaves. */
export function placeCard(state: Pick<State, 'forces'>, card: Force, area: Area, row: number): void {
  const from = card.area;
  card.area = area;
  closeGaps(state, card.team, from, card);
  card.row = row;
}

/** R4 Rows behind an empty row move forward. `without` is held in hand and stays as it is. */
export function closeGaps(state: Pick<State, 'forces'>, team: Team, area: Area, without?: Force): void {
  let used = 0;
  for (const force of state.forces)
    if (force.team === team && force.area === area && force !== without) used |= 1 << force.row;
  if (used === 0b0010 || used === 0b0110 || used === 0b1110 || used === 0) return;
  for (const force of state.forces) {
    if (force.team !== team || force.area !== area || force === without) continue;
    let row = 1;
    for (let before = 1; before < force.row; before++) row += (used >> before) & 1;
    force.row = row;
  }
}

export function isIn(state: Pick<State, 'forces'>, team: Team, area: Area): boolean {
  for (const force of state.forces) if (force.team === team && force.area === area) return true;
  return false;
}

/** Whether this move would leave the team's Breakthrough Area empty, which loses at once (R17). */
export function abandonsBreakthrough(state: Pick<State, 'forces'>, card: Force, area: Area): boolean {
  if (card.area !== 'breakthrough' || area === 'breakthrough') return false;
  for (const force of state.forces)
    if (force !== card && force.team === card.team && force.area === 'breakthrough') return false;
  return true;
}
