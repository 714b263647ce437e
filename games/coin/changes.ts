/** What can be changed on the table. Each change does as much as it can, keeps every limit, and writes its line. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import { toward, within } from './marks.ts';
import type { PieceTable } from './pieces.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { Turns } from './turn.ts';
import type { CoinState, Space, Volume } from './volume.ts';

export interface ChangeFacts<V extends Volume<V>> {
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly turns: Turns<V>;
  readonly isLoc: (space: Space) => boolean;
  readonly populationOf: (space: Space, state: V['state']) => number;
  /** As Available and stacking allow. */
  readonly placeable: (state: V['state'], space: Space, kind: V['kind']) => number;
  readonly markersLeft: (state: V['state']) => number;
  readonly kindOf: (piece: V['piece']) => V['kind'];
  readonly isGuerrilla: (kind: V['kind']) => kind is V['guerrilla'];
  readonly turnedOver: (kind: V['guerrilla']) => V['guerrilla'];
  readonly resourcesLimit: number;
  /** What becomes of a piece when nobody says otherwise, and of one that is replaced. */
  readonly fates: { readonly removed: V['fate']; readonly replaced: V['fate'] };
  readonly hooks: ChangeHooks<V>;
}

/** What a volume adds to changes: what pieces carry, where they lie when they are gone, Control counted at once. */
export interface ChangeHooks<V extends Volume<V>> {
  /** A piece was removed. Says how much it left behind for somebody to deal with. */
  readonly removed?: (
    action: Action<V>,
    space: Space,
    piece: V['piece'],
    fate: V['fate'],
  ) => Rules<number> | number;
  /** All pieces of some kinds were removed from a space at once. */
  readonly cleared?: (action: Action<V>, space: Space) => Rules<void> | void;
  /** A piece was replaced, or only removed; `left` is what `removed` said. */
  readonly replaced?: (
    action: Action<V>,
    space: Space,
    piece: V['piece'],
    left: number,
    isPlaced: boolean,
  ) => Rules<unknown> | void;
  /** Pieces of a kind are about to move; nobody named them. */
  readonly moving?: (state: V['state'], from: Space, to: Space, kind: V['kind'], pieces: number) => void;
  /** The piece that was named is about to move. */
  readonly movingPiece?: (state: V['state'], from: Space, to: Space, piece: V['piece']) => void;
  /** Guerrillas were turned over; nobody named them. */
  readonly turned?: (state: V['state'], space: Space, from: V['guerrilla'], pieces: number) => void;
  /** The guerrilla that was named was turned over. */
  readonly turnedPiece?: (state: V['state'], space: Space, piece: V['piece']) => void;
  /** Other pieces stand in a space than before. */
  readonly changed?: (action: Action<V>, space: Space) => void;
}

export interface Changes<V extends Volume<V>> {
  /** Places up to that many, as Available and stacking allow. Returns how many. */
  readonly place: (action: Action<V>, space: Space, kind: V['kind'], wanted?: number) => number;
  /** Removes one piece to Available. Returns what it left behind for somebody to deal with. */
  readonly remove: (action: Action<V>, space: Space, piece: V['piece'], fate?: V['fate']) => Rules<number>;
  /** Removes every piece of these kinds from a space. Returns how many. */
  readonly removeAll: (action: Action<V>, space: Space, kinds: readonly V['kind'][]) => Rules<number>;
  /** Replaces a piece: where no piece of the new kind can be placed it is only removed. */
  readonly replace: (action: Action<V>, space: Space, piece: V['piece'], by: V['kind']) => Rules<void>;
  /** Moves one piece, with what it carries. The caller looks after stacking. */
  readonly movePiece: (action: Action<V>, from: Space, to: Space, piece: V['piece']) => void;
  /** Moves pieces of a kind. The caller looks after stacking. */
  readonly move: (action: Action<V>, from: Space, to: Space, kind: V['kind'], pieces: number) => void;
  /** Turns up to that many guerrillas of a kind over; all of them when nothing is said. Returns how many. */
  readonly turnOver: (action: Action<V>, space: Space, kind: V['guerrilla'], wanted?: number) => number;
  /** Turns over the very piece named, with what it carries. */
  readonly turnPiece: (action: Action<V>, space: Space, piece: V['piece']) => void;
  /** Sets a level; LoCs and spaces without population stay Neutral. Returns whether it changed. */
  readonly setLevel: (action: Action<V>, space: Space, wanted: V['level']) => boolean;
  /** Moves a level some steps toward another. Returns whether it changed. */
  readonly shift: (action: Action<V>, space: Space, goal: V['level'], steps?: number) => boolean;
  /** Whether a shift toward that level would do anything. */
  readonly canShift: (state: V['state'], space: Space, goal: V['level']) => boolean;
  /** Puts Terror, or Sabotage on a LoC that has none, as long as there are markers. Returns how many. */
  readonly mark: (action: Action<V>, space: Space, wanted?: number) => number;
  /** Takes one Terror or Sabotage marker off. */
  readonly unmark: (action: Action<V>, space: Space) => void;
  /** Changes a faction's Resources within their track. Returns the change. */
  readonly gain: (action: Action<V>, faction: V['payer'], amount: number) => number;
  /** Moves Resources from one faction to another, as far as the one has them and the other has room. */
  readonly transfer: (action: Action<V>, from: V['payer'], to: V['payer'], amount: number) => void;
  /** Makes a faction Ineligible on the next card. */
  readonly makeIneligible: (action: Action<V>, faction: V['faction']) => void;
  /** Lets a faction stay Eligible although it executed the Event. */
  readonly keepEligible: (action: Action<V>, faction: V['faction']) => void;
  /** A die, with its line. */
  readonly rollDie: (action: Action<V>) => number;
}

export function changes<V extends Volume<V>>(facts: ChangeFacts<V>): Changes<V> {
  return { ...pieceChanges(facts), ...levelChanges(facts), ...trackChanges(facts) };
}

type PieceChanges =
  | 'place'
  | 'remove'
  | 'removeAll'
  | 'replace'
  | 'move'
  | 'movePiece'
  | 'turnOver'
  | 'turnPiece';

function pieceChanges<V extends Volume<V>>(facts: ChangeFacts<V>): Pick<Changes<V>, PieceChanges> {
  const { table: pieces, placeable, kindOf, isGuerrilla, turnedOver, fates, hooks } = facts;
  const { idOf } = facts.map;
  const { carryMoved, forgetMoved, turnMoved } = facts.turns;

  function place(action: Action<V>, space: Space, kind: V['kind'], wanted = 1): number {
    const { state, table, rule } = action;
    const placed = Math.min(wanted, placeable(state, space, kind));
    if (placed <= 0) return 0;
    pieces.place(state, space, kind, placed);
    table.log(say('log.placed', rule, { kind, count: placed, space: idOf(space) }));
    hooks.changed?.(action, space);
    return placed;
  }

  function* remove(
    action: Action<V>,
    space: Space,
    piece: V['piece'],
    fate: V['fate'] = fates.removed,
  ): Rules<number> {
    const { state, table, rule } = action;
    const kind = kindOf(piece);
    pieces.remove(state, space, kind, 1);
    forgetMoved(state, space, kind);
    table.log(say('log.removed', rule, { kind, count: 1, space: idOf(space) }));
    hooks.changed?.(action, space);
    const left = hooks.removed?.(action, space, piece, fate) ?? 0;
    return typeof left === 'number' ? left : yield* left;
  }

  function* removeAll(action: Action<V>, space: Space, kinds: readonly V['kind'][]): Rules<number> {
    const { state, table, rule } = action;
    let removed = 0;
    for (const kind of kinds) {
      const here = pieces.count(state, space, kind);
      if (here === 0) continue;
      removed += here;
      pieces.remove(state, space, kind, here);
      table.log(say('log.removed', rule, { kind, count: here, space: idOf(space) }));
    }
    if (removed === 0) return 0;
    hooks.changed?.(action, space);
    const following = hooks.cleared?.(action, space);
    if (following !== undefined) yield* following;
    return removed;
  }

  function* replace(action: Action<V>, space: Space, piece: V['piece'], by: V['kind']): Rules<void> {
    const left = yield* remove(action, space, piece, fates.replaced);
    const isPlaced = place(action, space, by) > 0;
    const following = hooks.replaced?.(action, space, piece, left, isPlaced);
    if (following !== undefined) yield* following;
  }

  function move(action: Action<V>, from: Space, to: Space, kind: V['kind'], moved: number): void {
    const { state, table, rule } = action;
    if (moved === 0) return;
    carryMoved(state, from, to, kind, moved);
    hooks.moving?.(state, from, to, kind, moved);
    pieces.move(state, from, to, kind, moved);
    table.log(say('log.moved', rule, { kind, count: moved, from: idOf(from), to: idOf(to) }));
    hooks.changed?.(action, from);
    hooks.changed?.(action, to);
  }

  function movePiece(action: Action<V>, from: Space, to: Space, piece: V['piece']): void {
    hooks.movingPiece?.(action.state, from, to, piece);
    move(action, from, to, kindOf(piece), 1);
  }

  function turnOver(
    action: Action<V>,
    space: Space,
    kind: V['guerrilla'],
    wanted = Number.POSITIVE_INFINITY,
  ): number {
    const { state, table, rule } = action;
    const turned = Math.min(wanted, pieces.count(state, space, kind));
    if (turned <= 0) return 0;
    pieces.turn(state, space, kind, turnedOver(kind), turned);
    hooks.turned?.(state, space, kind, turned);
    turnMoved(state, space, kind, turned);
    table.log(say('log.turned', rule, { kind: turnedOver(kind), count: turned, space: idOf(space) }));
    return turned;
  }

  function turnPiece(action: Action<V>, space: Space, piece: V['piece']): void {
    const { state, table, rule } = action;
    const kind = kindOf(piece);
    if (!isGuerrilla(kind)) return;
    pieces.turn(state, space, kind, turnedOver(kind), 1);
    hooks.turnedPiece?.(state, space, piece);
    turnMoved(state, space, kind, 1);
    table.log(say('log.turned', rule, { kind: turnedOver(kind), count: 1, space: idOf(space) }));
  }

  return { place, remove, removeAll, replace, move, movePiece, turnOver, turnPiece };
}

type LevelChanges = 'setLevel' | 'shift' | 'canShift' | 'mark' | 'unmark';

function levelChanges<V extends Volume<V>>(facts: ChangeFacts<V>): Pick<Changes<V>, LevelChanges> {
  const { isLoc, populationOf, markersLeft } = facts;
  const { idOf } = facts.map;

  function setLevel(action: Action<V>, space: Space, wanted: V['level']): boolean {
    const { table, rule } = action;
    const state: CoinState<V> = action.state;
    if (populationOf(space, action.state) === 0 || (state.levels[space] ?? 0) === wanted) return false;
    state.levels[space] = wanted;
    table.log(say('log.level', rule, { space: idOf(space), level: wanted }));
    return true;
  }

  return {
    setLevel,
    shift: (action, space, goal, steps = 1) =>
      setLevel(action, space, toward<V['level']>(action.state.levels[space] ?? goal, goal, steps)),
    canShift: (state, space, goal) => populationOf(space, state) > 0 && (state.levels[space] ?? 0) !== goal,
    mark(action, space, wanted = 1) {
      const { state, table, rule } = action;
      const here = state.markers[space] ?? 0;
      const most = isLoc(space) ? Math.min(wanted, 1 - here) : wanted;
      const marked = Math.min(most, markersLeft(state));
      if (marked <= 0) return 0;
      state.markers[space] = here + marked;
      if (isLoc(space)) table.log(say('log.sabotage', rule, { space: idOf(space) }));
      else table.log(say('log.terror', rule, { space: idOf(space), count: marked }));
      return marked;
    },
    unmark(action, space) {
      const { state, table, rule } = action;
      state.markers[space] = Math.max(0, (state.markers[space] ?? 0) - 1);
      if (isLoc(space)) table.log(say('log.repaired', rule, { space: idOf(space) }));
      else table.log(say('log.calmed', rule, { space: idOf(space) }));
    },
  };
}

type TrackChanges = 'gain' | 'transfer' | 'makeIneligible' | 'keepEligible' | 'rollDie';

function trackChanges<V extends Volume<V>>(facts: ChangeFacts<V>): Pick<Changes<V>, TrackChanges> {
  const { resourcesLimit } = facts;

  function gain(action: Action<V>, faction: V['payer'], amount: number): number {
    const { table, rule } = action;
    const { resources }: CoinState<V> = action.state;
    const before = resources[faction];
    const now = within(before + amount, 0, resourcesLimit);
    if (now === before) return 0;
    resources[faction] = now;
    table.log(say('log.resources', rule, { faction, change: now - before, now }));
    return now - before;
  }

  return {
    gain,
    transfer(action, from, to, amount) {
      const { resources }: CoinState<V> = action.state;
      const paid = Math.min(amount, resources[from], resourcesLimit - resources[to]);
      gain(action, from, -paid);
      gain(action, to, paid);
    },
    makeIneligible({ state, table, rule }, faction) {
      state.next.ineligible.push(faction);
      table.log(say('log.ineligible', rule, { faction }));
    },
    keepEligible({ state, table, rule }, faction) {
      state.next.eligible.push(faction);
      table.log(say('log.stays-eligible', rule, { faction }));
    },
    rollDie({ table, rule }) {
      const roll = table.roll(6);
      table.log(say('log.roll', rule, { roll }));
      return roll;
    },
  };
}

/** A track of a volume's own: Aid, Patronage. */
export interface TrackFacts<S> {
  readonly read: (state: S) => number;
  readonly write: (state: S, now: number) => void;
  readonly limit: number;
  readonly line: (rule: string, change: number, now: number) => Message;
}

/** Changes a track within its limit, and says so. Returns the change. */
export function trackChange<V extends Volume<V>>(
  facts: TrackFacts<V['state']>,
): (action: Action<V>, amount: number) => number {
  const { read, write, limit, line } = facts;
  return ({ state, table, rule }, amount) => {
    const before = read(state);
    const now = within(before + amount, 0, limit);
    if (now === before) return 0;
    table.log(line(rule, now - before, now));
    write(state, now);
    return now - before;
  };
}
