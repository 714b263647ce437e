/** E5 Spies: where they stand on a card, and the ring of all tableaux they walk along. */
import { courtCard, type Court, type Player, playerOf, type State, type Who } from './state.ts';
import type { Empire } from './components/empires.ts';

/** E5.3 The middle of a card, its patriot band, its prize band. */
export const SPOTS = ['middle', 'patriot', 'prize'] as const;
export type SpotId = (typeof SPOTS)[number];
export const MIDDLE = 0;
export const PATRIOT = 1;
export const PRIZE = 2;

export const spyOf = (who: Who, spot: number): number => who * 3 + spot;
export const ownerOfSpy = (spy: number): Who => (spy / 3) | 0;
export const spotOfSpy = (spy: number): number => spy % 3;

export function spotId(spot: number): SpotId {
  const id = SPOTS[spot];
  if (id === undefined) throw new Error(`no spot ${spot}`);
  return id;
}

export function hasSpy(court: Court, who: Who): boolean {
  const { spies } = court;
  for (let i = 0; i < spies.length; i++) if (ownerOfSpy(spies[i] ?? 0) === who) return true;
  return false;
}

/** Whether somebody else than this player has a spy there. */
export function hasOtherSpy(court: Court, who: Who): boolean {
  const { spies } = court;
  for (let i = 0; i < spies.length; i++) if (ownerOfSpy(spies[i] ?? 0) !== who) return true;
  return false;
}

/** The kinds of spies on a card, each once: those of one player, or all. */
export function spiesOn(court: Court, who?: Who): number[] {
  const kinds: number[] = [];
  for (const spy of court.spies)
    if (kinds[kinds.length - 1] !== spy && (who === undefined || ownerOfSpy(spy) === who)) kinds.push(spy);
  return kinds;
}

function insert(court: Court, spy: number): void {
  const { spies } = court;
  let at = spies.length;
  while (at > 0 && (spies[at - 1] ?? 0) > spy) at--;
  spies.splice(at, 0, spy);
}

function take(court: Court, spy: number): void {
  const at = court.spies.indexOf(spy);
  if (at < 0) throw new Error(`no spy ${spy} on card ${court.card}`);
  court.spies.splice(at, 1);
}

/** From the stock into the middle of a card (doubt 74). */
export function placeSpy(player: Player, who: Who, court: Court): void {
  player.cubes--;
  player.spies++;
  insert(court, spyOf(who, MIDDLE));
}

/** E6.3 Back to the stock of its owner. */
export function sendHome(state: State, court: Court, spy: number): void {
  take(court, spy);
  const owner = playerOf(state, ownerOfSpy(spy));
  owner.spies--;
  owner.cubes++;
}

/** All spies of a card that leaves its tableau. */
export function sendAllHome(state: State, court: Court): void {
  for (const spy of court.spies) {
    const owner = playerOf(state, ownerOfSpy(spy));
    owner.spies--;
    owner.cubes++;
  }
  court.spies.length = 0;
}

/** To the middle of another card, or to another spot of the same. */
export function moveSpy(from: Court, spy: number, to: Court, spot: number): void {
  take(from, spy);
  insert(to, spyOf(ownerOfSpy(spy), spot));
}

/** Card 122: into prison, and out of it again. */
export function capture(state: State, court: Court, spy: number, captor: Player): void {
  take(court, spy);
  playerOf(state, ownerOfSpy(spy)).spies--;
  captor.prisoners.push(ownerOfSpy(spy));
}

export function release(state: State, captor: Player, prisoner: Who, court: Court): void {
  const at = captor.prisoners.indexOf(prisoner);
  if (at < 0) throw new Error(`no prisoner of ${prisoner}`);
  captor.prisoners.splice(at, 1);
  playerOf(state, prisoner).spies++;
  insert(court, spyOf(prisoner, MIDDLE));
}

/** The band a spy stands on, in whose colour it gives influence. */
export function bandAt(state: Pick<State, 'corrections'>, card: number, spot: number): Empire | null {
  if (spot === MIDDLE) return null;
  const facts = courtCard(state, card);
  return spot === PATRIOT ? facts.patriot : facts.prize;
}

// The ring (doubt 19).

/** E5.1 The neighbours of a card in the ring of all tableaux: clockwise, then counter-clockwise; each once. */
export function neighbours(state: Pick<State, 'players'>, owner: Who, court: Court): Court[] {
  const { tableau } = playerOf(state, owner);
  const at = tableau.indexOf(court);
  const clockwise = at > 0 ? tableau[at - 1] : endOf(state, owner, 1);
  const counter = at < tableau.length - 1 ? tableau[at + 1] : endOf(state, owner, -1);
  const list: Court[] = [];
  if (clockwise !== undefined && clockwise !== court) list.push(clockwise);
  if (counter !== undefined && counter !== court && counter !== clockwise) list.push(counter);
  return list;
}

/** The first card beyond a tableau: the right end of the next to the left, or the left end of the next to the right. */
function endOf(state: Pick<State, 'players'>, owner: Who, way: 1 | -1): Court | undefined {
  const count = state.players.length;
  for (let i = 1; i <= count; i++) {
    const { tableau } = playerOf(state, (owner + count + way * i) % count);
    if (tableau.length > 0) return way === 1 ? tableau[tableau.length - 1] : tableau[0];
  }
  return undefined;
}

/** All tableau cards of everybody. */
export function allCourts(state: Pick<State, 'players'>): Court[] {
  const all: Court[] = [];
  for (const player of state.players) for (const court of player.tableau) all.push(court);
  return all;
}

/** Whether the ring has more than one card. */
export function hasRing(state: Pick<State, 'players'>): boolean {
  let cards = 0;
  for (const player of state.players) cards += player.tableau.length;
  return cards > 1;
}
