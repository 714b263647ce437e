/** Tables for tests: a situation in a few words, rules run on it with given answers and forced dice. */
import { type Ask, Dice, forcedDice, type Message, render, type Rules, type Table } from '@sandtable/engine';
import type { Faction, Kind } from '../forces.ts';
import { TABLE } from '../forces.ts';
import { AT, CITIES, idOf, type SpaceId } from '../map.ts';
import { deploy, emptyTable, placeMarkers } from '../setup.ts';
import type { State, Variants } from '../state.ts';
import { speech } from '../text/index.ts';

const LEVELS = { AS: 2, PS: 1, N: 0, PO: -1, AO: -2 } as const;

/** Pieces by kind, `level` as AS, PS, N, PO or AO, `terror` (or Sabotage) as a number. */
export type Here = Partial<Record<Kind, number>> & { level?: keyof typeof LEVELS; terror?: number };

export interface Situation {
  readonly spaces?: Partial<Record<SpaceId, Here>>;
  readonly resources?: Partial<Record<Faction, number>>;
  readonly state?: Partial<State>;
  readonly variants?: Partial<Variants>;
}

export const VARIANTS: Variants = {
  nonPlayers: [],
  pairs: [],
  hiddenNext: false,
  eligibility: 'standard',
  finalPropaganda: 4,
};

/** A map with only this on it. */
export function situation(given: Situation = {}): State {
  return arranged(emptyTable({ ...VARIANTS, ...given.variants }), given);
}

/** The standard set-up, changed as given. */
export function standard(given: Situation = {}): State {
  const state = emptyTable({ ...VARIANTS, ...given.variants });
  placeMarkers(state);
  deploy(state);
  return arranged(state, given);
}

function arranged(state: State, given: Situation): State {
  for (const [id, wanted] of Object.entries(given.spaces ?? {})) {
    const space = AT[id as SpaceId];
    for (const kind of TABLE.kinds) {
      const pieces = wanted[kind];
      if (pieces !== undefined) TABLE.place(state, space, kind, pieces - TABLE.count(state, space, kind));
    }
    if (wanted.level !== undefined) state.levels[space] = LEVELS[wanted.level];
    if (wanted.terror !== undefined) state.markers[space] = wanted.terror;
  }
  Object.assign(state.resources, given.resources);
  Object.assign(state, given.state);
  return state;
}

/** Every City at this level. */
export const cities = (level: keyof typeof LEVELS): Partial<Record<SpaceId, Here>> =>
  Object.fromEntries(CITIES.map((space) => [idOf(space), { level }]));

/** What a test sees of rules at work. */
export interface Play {
  readonly state: State;
  /** Keys of the journal, in order. */
  readonly lines: Message[];
  readonly fired: string[];
  /** Asks put, as `seat: prompt key`. */
  readonly asked: string[];
  /** The menu of the ask the answers stopped at; empty when the rules came to their end. */
  readonly menu: readonly string[];
  /** The same in words: `option: rule, label`. */
  readonly labels: readonly string[];
  readonly blocked: readonly string[];
}

/**
 * Runs rules with answers, in order; each must be on its menu. Rolls are the dice to come, in order. Stops at the
 * first ask beyond the answers.
 */
export function play(
  state: State,
  rules: (table: Table<State>) => Rules<unknown> | void,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play {
  const dice = new Dice(forcedDice(rolls));
  const result: { lines: Message[]; fired: string[]; asked: string[] } = { lines: [], fired: [], asked: [] };
  const table: Table<State> = {
    state,
    roll: (sides) => dice.roll(sides),
    below: (n) => dice.below(n),
    shuffle: (cards) => dice.shuffle(cards),
    reveal: () => undefined,
    log: (message) => void result.lines.push(message),
    tell: () => undefined,
    fired: (item) => void result.fired.push(item),
  };
  const running = rules(table);
  let menu: readonly string[] = [];
  let labels: readonly string[] = [];
  let blocked: readonly string[] = [];
  if (running !== undefined) {
    const left = [...answers];
    let step = running.next('');
    while (step.done !== true) {
      const ask: Ask = step.value;
      const seat = ask.seats[0] ?? '';
      menu = ask.options(seat);
      labels = menu.map((option) => inWords(option, ask.label(option, seat)));
      blocked = (ask.blocked?.(seat) ?? []).map((one) => `${one.option}: ${one.why.rule} ${one.why.key}`);
      const answer = left.shift();
      if (answer === undefined) return { state, ...result, menu, labels, blocked };
      result.asked.push(`${seat}: ${ask.prompt.key}`);
      if (!menu.includes(answer))
        throw new Error(
          `${seat} is asked ${ask.prompt.key} and cannot answer ${answer}, only ${menu.join(' ')}`,
        );
      step = running.next(answer);
    }
    if (left.length > 0) throw new Error(`nobody asked for ${left.join(' ')}`);
  }
  return { state, ...result, menu: [], labels: [], blocked: [] };
}

const inWords = (option: string, label: Message): string =>
  `${option}: ${label.rule}, ${render(speech.en, label)}`;

/** What stands in a space: pieces by kind, without zeros. */
export function here(state: State, id: SpaceId): Partial<Record<Kind, number>> {
  const found: Partial<Record<Kind, number>> = {};
  for (const kind of TABLE.kinds) {
    const count = TABLE.count(state, AT[id], kind);
    if (count > 0) found[kind] = count;
  }
  return found;
}

export const levelOf = (state: State, id: SpaceId): string =>
  Object.entries(LEVELS).find(([, value]) => value === state.levels[AT[id]])?.[0] ?? '?';

export const terrorIn = (state: State, id: SpaceId): number => state.markers[AT[id]] ?? 0;
