/** Tables for tests: a situation in a few words, rules run on it with given answers and forced dice. */
import type { Game } from '@sandtable/engine';
import { type Answers, type Part, type Play, play as enginePlay } from '@sandtable/engine/testing';
import type { PieceTable, SpaceMap, Variants, Volume } from '../index.ts';

export interface TestFacts<V extends Volume<V>, View, L extends string> {
  readonly game: Game<V['state'], View>;
  readonly map: SpaceMap<V['space']>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  /** The levels by the short names that tests use. */
  readonly levels: Readonly<Record<L, V['level']>>;
  readonly variants: Variants<V['faction']>;
  readonly emptyTable: (variants: Variants<V['faction']>) => V['state'];
}

/** Pieces by kind, the level by its short name, `terror` (or Sabotage) as a number. */
export type Here<V extends Volume<V>, L extends string> = Partial<Record<V['kind'], number>> & {
  level?: L;
  terror?: number;
};

export interface Situation<V extends Volume<V>, L extends string> {
  readonly spaces?: Partial<Record<V['space'], Here<V, L>>>;
  readonly resources?: Readonly<Partial<Record<V['payer'], number>>>;
  readonly state?: Readonly<Partial<V['state']>>;
  readonly variants?: Readonly<Partial<Variants<V['faction']>>>;
}

export interface TestTables<V extends Volume<V>, L extends string> {
  /** A map with only this on it. */
  readonly situation: (given?: Situation<V, L>) => V['state'];
  /** The same on a table that something lies on. */
  readonly arranged: (state: V['state'], given: Situation<V, L>) => V['state'];
  /** Runs a part of the rules with answers, in order, and the dice to come. Stops at the first ask beyond them. */
  readonly play: (
    state: V['state'],
    rules: Part<V['state']>,
    answers?: Answers,
    rolls?: readonly number[],
  ) => Play<V['state']>;
  /** The game goes on from here, step after step, as long as there are answers. */
  readonly goOn: (state: V['state'], answers?: Answers, rolls?: readonly number[]) => Play<V['state']>;
  /** What stands in a space: pieces by kind, without zeros. */
  readonly here: (state: V['state'], id: V['space']) => Partial<Record<V['kind'], number>>;
  readonly levelOf: (state: V['state'], id: V['space']) => string;
  readonly terrorIn: (state: V['state'], id: V['space']) => number;
  /** A table in the middle of a game: this card in play, those to come. */
  readonly cards: (state: V['state'], ...deck: readonly number[]) => V['state'];
}

export function testTables<V extends Volume<V>, View, L extends string>(
  facts: TestFacts<V, View, L>,
): TestTables<V, L> {
  const { game, table, levels, variants, emptyTable } = facts;
  const { AT, spaceOf } = facts.map;

  function arranged(state: V['state'], given: Situation<V, L>): V['state'] {
    const spaces: Readonly<Record<string, Here<V, L> | undefined>> = given.spaces ?? {};
    for (const [id, wanted] of Object.entries(spaces)) {
      const space = spaceOf(id);
      if (space === undefined || wanted === undefined) continue;
      for (const kind of table.kinds) {
        const pieces = wanted[kind];
        if (typeof pieces === 'number')
          table.place(state, space, kind, pieces - table.count(state, space, kind));
      }
      const { level, terror } = wanted;
      if (level !== undefined) state.levels[space] = levels[level];
      if (terror !== undefined) state.markers[space] = terror;
    }
    Object.assign(state.resources, given.resources);
    Object.assign(state, given.state);
    return state;
  }

  return {
    situation: (given = {}) => arranged(emptyTable({ ...variants, ...given.variants }), given),
    arranged,
    play: (state, rules, answers = [], rolls = []) => enginePlay(game, state, answers, rolls, rules),
    goOn: (state, answers = [], rolls = []) => enginePlay(game, state, answers, rolls),
    here(state, id) {
      const found: Partial<Record<V['kind'], number>> = {};
      for (const kind of table.kinds) {
        const count = table.count(state, AT[id], kind);
        if (count > 0) found[kind] = count;
      }
      return found;
    },
    levelOf: (state, id) =>
      Object.entries(levels).find(([, value]) => value === state.levels[AT[id]])?.[0] ?? '?',
    terrorIn: (state, id) => state.markers[AT[id]] ?? 0,
    cards(state, ...deck) {
      state.card = deck[0] ?? 0;
      state.deck = deck.slice(1);
      state.shown = Math.min(1, state.deck.length);
      state.stage = { kind: 'card' };
      return state;
    },
  };
}
