/** Rupees: between players, in and out of the game, on the cards of the market (E3, tables 14). */
import type { Rules } from '@sandtable/engine';
import { pick } from './asking.ts';
import { GAP } from './components/cards.ts';
import { cardAt, COLUMNS, playerOf, type State, type Who } from './state.ts';
import { marketPlace, placeNamed } from './market-places.ts';
import { say } from './text/say.ts';

/** From outside the game. */
export function gain(state: State, who: Who, amount: number): void {
  playerOf(state, who).rupees += amount;
  state.rupees += amount;
}

/** Out of the game. */
export function spend(state: State, who: Who, amount: number): void {
  playerOf(state, who).rupees -= amount;
  state.rupees -= amount;
}

export function transfer(state: State, from: Who, to: Who, amount: number): void {
  playerOf(state, from).rupees -= amount;
  playerOf(state, to).rupees += amount;
}

/** All that lies on a market card goes to a player (E3.5). */
export function takeAllFrom(state: State, place: number, who: Who): number {
  const found = state.market.rupees[place] ?? 0;
  state.market.rupees[place] = 0;
  playerOf(state, who).rupees += found;
  return found;
}

/** Some of it. */
export function takeFrom(state: State, place: number, who: Who, amount: number): void {
  state.market.rupees[place] = (state.market.rupees[place] ?? 0) - amount;
  playerOf(state, who).rupees += amount;
}

/** Lays rupees a player has already parted with; E3.4 closes the card to whoever pays in the own turn. */
function lay(state: State, payer: Who | null, place: number, amount: number): void {
  state.market.rupees[place] = (state.market.rupees[place] ?? 0) + amount;
  if (payer === state.turn.player) state.turn.paid |= 1 << place;
}

// Buying (E3.3, E3.8).

/** E3.7 The share of each column. */
export const shareOf = (state: Pick<State, 'regime'>): number => (state.regime === 'military' ? 2 : 1);

export function priceOf(state: Pick<State, 'regime'>, place: number): number {
  return (place % COLUMNS) * shareOf(state);
}

/** E3.3 Lays the price of a card on the cards to its left. The card itself still lies there. */
export function payPrice(state: State, who: Who, place: number): void {
  const share = shareOf(state);
  const column = place % COLUMNS;
  playerOf(state, who).rupees -= column * share;
  for (let left = 0; left < column; left++) {
    const target = shareTarget(state, place, left);
    if (target === undefined) state.rupees -= share;
    else lay(state, who, target, share);
  }
}

/** E3.8, doubt 8: the card that gets the share of a column. */
export function shareTarget(state: Pick<State, 'market'>, place: number, column: number): number | undefined {
  const own = place < COLUMNS ? 0 : COLUMNS;
  const other = COLUMNS - own;
  if (cardAt(state, own + column) !== GAP) return own + column;
  if (cardAt(state, other + column) !== GAP) return other + column;
  const isOpen = (at: number): boolean => at !== place && cardAt(state, at) !== GAP;
  for (const row of [own, other])
    for (let dearer = column + 1; dearer < COLUMNS; dearer++) if (isOpen(row + dearer)) return row + dearer;
  for (let cheaper = column - 1; cheaper >= 0; cheaper--)
    for (const row of [own, other]) if (isOpen(row + cheaper)) return row + cheaper;
  return undefined;
}

// Payments at the right end (doubt 9).

/** Pays onto the market from its right end: a rupee for each row, then the next. */
export function* payRightEnd(state: State, who: Who, amount: number, rule: string): Rules<void> {
  const places = yield* rightEnd(state, who, amount, rule);
  playerOf(state, who).rupees -= amount;
  layOn(state, who, amount, places);
}

/** Lays rupees that have been parted with, one on each of these cards. What finds no card leaves the game (doubt 8). */
export function layOn(state: State, who: Who, amount: number, places: readonly number[]): void {
  for (const place of places) lay(state, who, place, 1);
  state.rupees -= amount - places.length;
}

/** The cards that get a rupee each; the odd last one goes where `who` likes. */
export function* rightEnd(state: State, who: Who, amount: number, rule: string): Rules<number[]> {
  const places: number[] = [];
  const pairs = state.variants.rightEnd === 'rows' ? byRows(state) : byColumns(state);
  for (let step = 0; places.length < amount; step++) {
    const pair = pairs(step);
    if (pair === undefined) return places;
    const [first, second] = pair;
    if (amount - places.length === 1) places.push(yield* oddRupee(state, who, first, second, rule));
    else places.push(first, second);
  }
  return places;
}

/** The cards of the top and the bottom row that get the next two rupees; undefined in an empty market. */
type Pairs = (step: number) => readonly [top: number, bottom: number] | undefined;

/** The places of a row that hold a card, from the right. */
function fromRight(state: Pick<State, 'market'>, row: number): number[] {
  const places: number[] = [];
  for (let column = COLUMNS - 1; column >= 0; column--)
    if (cardAt(state, row + column) !== GAP) places.push(row + column);
  return places;
}

/** Column by column; a gap's rupee goes to the other row. */
function byColumns(state: Pick<State, 'market'>): Pairs {
  const top = fromRight(state, 0);
  const bottom = fromRight(state, COLUMNS);
  const columns: (readonly [number, number])[] = [];
  for (let column = COLUMNS - 1; column >= 0; column--) {
    const above = top.includes(column) ? column : undefined;
    const below = bottom.includes(COLUMNS + column) ? COLUMNS + column : undefined;
    const first = above ?? below;
    const second = below ?? above;
    if (first !== undefined && second !== undefined) columns.push([first, second]);
  }
  return (step) => columns[step % columns.length];
}

/** The other reading of doubt 9: each row by itself, over its gaps. */
function byRows(state: Pick<State, 'market'>): Pairs {
  const top = fromRight(state, 0);
  const bottom = fromRight(state, COLUMNS);
  return (step) => {
    const above = top[step % top.length];
    const below = bottom[step % bottom.length];
    const first = above ?? below;
    const second = below ?? above;
    return first === undefined || second === undefined ? undefined : [first, second];
  };
}

function* oddRupee(state: State, who: Who, first: number, second: number, rule: string): Rules<number> {
  if (first === second) return first;
  const picked = yield* pick(state, who, {
    prompt: say('ask.odd-rupee', rule),
    among: [marketPlace(first), marketPlace(second)],
    label: (option) => say('place', rule, { place: option, card: String(cardAt(state, placeNamed(option))) }),
  });
  return placeNamed(picked);
}
