/** The table as the oracle reads it: chapter 1 of the rulebook and nothing of the charts. */
import { type Faction, type Insurgent, type Kind, TABLE } from '../../../forces.ts';
import {
  adjacentOf,
  AT,
  econOf,
  idOf,
  isLoc,
  isPakistan,
  isPashtun,
  SPACES,
  type SpaceId,
} from '../../../map.ts';
import { available, count, isMountain, populationOf, type Side, type State } from '../../../state.ts';
import { markMoved, unmoved } from '../../../turn.ts';

export type Id = SpaceId;
export type Control = 'coin' | 'taliban' | 'none';

const KINDS_OF: Readonly<Record<Faction, readonly Kind[]>> = {
  coalition: ['coalition-troops', 'coalition-base'],
  government: ['government-troops', 'police', 'government-base'],
  taliban: ['taliban-underground', 'taliban-active', 'taliban-base'],
  warlords: ['warlords-underground', 'warlords-active', 'warlords-base'],
};
export const FACTIONS = ['coalition', 'government', 'taliban', 'warlords'] as const;

export const ALL: readonly Id[] = SPACES;
export const isRoad = (at: Id): boolean => isLoc(AT[at]);
export const isPak = (at: Id): boolean => isPakistan(AT[at]);
export const isPash = (at: Id): boolean => isPashtun(AT[at]);
export const ROADS = ALL.filter(isRoad);
/** Kabul and the Provinces of Afghanistan. */
export const LANDS = ALL.filter((at) => !isRoad(at) && !isPak(at));
export const PROVINCES: readonly Id[] = LANDS.filter((at) => at !== 'kabul');
export const AFGHAN = ALL.filter((at) => !isPak(at));
export const beside = (at: Id): readonly Id[] => adjacentOf(AT[at]).map(idOf);
export const econ = (at: Id): number => econOf(AT[at]);
export const isSpace = (id: string): id is Id => (ALL as readonly string[]).includes(id);

/** Pieces that come or go, in thought. */
export type Change = Partial<Record<Faction, number>>;

export class Board {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** What is moved about, or looked at later. */
  copy(): Board {
    const { state } = this;
    const { pieces, available: idle, resources, levels, markers, returnees, turn } = state;
    return new Board({
      ...state,
      pieces: [...pieces],
      available: [...idle],
      resources: { ...resources },
      levels: [...levels],
      markers: [...markers],
      returnees: [...returnees],
      turn: turn === null ? null : { ...turn, moved: turn.moved.map(([cell, number]) => [cell, number]) },
    });
  }
  /** Only on a copy. */
  take(at: Id, kind: Kind, number: number): void {
    TABLE.remove(this.state, AT[at], kind, number);
  }
  put(at: Id, kind: Kind, number: number): void {
    TABLE.place(this.state, AT[at], kind, number);
  }
  carry(from: Id, to: Id, kind: Kind, number: number): void {
    TABLE.move(this.state, AT[from], AT[to], kind, number);
  }
  /** A piece moves, which then has moved. */
  send(from: Id, to: Id, kind: Kind): void {
    TABLE.move(this.state, AT[from], AT[to], kind, 1);
    markMoved(this.state, AT[to], kind, 1);
  }
  n(at: Id, ...kinds: Kind[]): number {
    return kinds.reduce((sum, kind) => sum + count(this.state, AT[at], kind), 0);
  }
  spare(kind: Kind): number {
    return available(this.state, kind);
  }
  /** Pieces of that kind which have not moved in this turn. */
  fresh(at: Id, kind: Kind): number {
    return unmoved(this.state, AT[at], kind);
  }

  pieces(at: Id, ...factions: Faction[]): number {
    return factions.reduce((sum, faction) => sum + this.n(at, ...KINDS_OF[faction]), 0);
  }
  hidden(at: Id, who: Insurgent): number {
    return this.n(at, `${who}-underground`);
  }
  shown(at: Id, who: Insurgent): number {
    return this.n(at, `${who}-active`);
  }
  guerrillas(at: Id, who: Insurgent): number {
    return this.hidden(at, who) + this.shown(at, who);
  }
  allGuerrillas(at: Id): number {
    return this.guerrillas(at, 'taliban') + this.guerrillas(at, 'warlords');
  }
  bases(at: Id, ...factions: Faction[]): number {
    return factions.reduce((sum, faction) => sum + this.n(at, `${faction}-base`), 0);
  }
  cubes(at: Id): number {
    return this.n(at, 'coalition-troops', 'government-troops', 'police');
  }
  govCubes(at: Id): number {
    return this.n(at, 'government-troops', 'police');
  }

  isEmpty(at: Id): boolean {
    return this.pieces(at, ...FACTIONS) === 0;
  }

  /** 1.4.2 Two Bases at most. */
  hasRoom(at: Id): boolean {
    return !isRoad(at) && this.bases(at, ...FACTIONS) < 2;
  }
  canTakeBase(at: Id, who: Faction): boolean {
    return this.hasRoom(at) && this.spare(`${who}-base`) > 0;
  }

  /** 1.7 */
  control(at: Id, change: Change = {}): Control {
    if (isRoad(at)) return 'none';
    const of = (who: Faction): number => this.pieces(at, who) + (change[who] ?? 0);
    const [coin, taliban, warlords] = [of('coalition') + of('government'), of('taliban'), of('warlords')];
    if (coin > taliban + warlords) return 'coin';
    return taliban > coin + warlords ? 'taliban' : 'none';
  }

  /** 8.1.2 How many of these may leave before the Control of the space changes. */
  mayLeave(at: Id, who: Faction, most: number): number {
    const now = this.control(at);
    let leaving = 0;
    while (leaving < most && this.control(at, { [who]: -leaving - 1 }) === now) leaving++;
    return leaving;
  }

  pop(at: Id): number {
    return isRoad(at) ? 0 : populationOf(AT[at], this.state);
  }
  level(at: Id): number {
    return this.state.levels[AT[at]] ?? 0;
  }
  isSupport(at: Id): boolean {
    return this.level(at) > 0;
  }
  isOpposition(at: Id): boolean {
    return this.level(at) < 0;
  }
  terror(at: Id): number {
    return this.state.markers[AT[at]] ?? 0;
  }
  isSabotaged(at: Id): boolean {
    return isRoad(at) && this.terror(at) > 0;
  }
  isMountain(at: Id): boolean {
    return isMountain(AT[at], this.state);
  }
  hasReturnees(at: Id): boolean {
    return (this.state.returnees[AT[at]] ?? 0) > 0;
  }

  /** 5.3, 5.4 */
  has(card: number, side: Side): boolean {
    return this.state.inEffect.some((one) => one.card === card && one.side === side);
  }
  isNp(who: Faction): boolean {
    return this.state.variants.nonPlayers.includes(who);
  }
  isBacked(): boolean {
    return ['backing', 'sponsorship'].includes(this.state.islamabad.box);
  }
}

export const rank = (is: boolean): number => (is ? 1 : 0);

/** The best of these: key after key, each for those whom the one before left equal. */
export function by<T>(list: readonly T[], ...keys: readonly ((one: T) => number)[]): T[] {
  let left = [...list];
  for (const key of keys) {
    const top = Math.max(...left.map(key));
    left = left.filter((one) => key(one) === top);
  }
  return left;
}
