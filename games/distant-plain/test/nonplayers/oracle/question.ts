/** What the oracle is asked, what it remembers, and what it says. */
import type { Faction } from '../../../forces.ts';
import type { Activity, Turn } from '../../../state.ts';
import { ALL, type Board, type Id, isSpace } from './board.ts';

/** A space that an Operation has chosen, by which step of the chart. */
export interface Choice {
  readonly space: Id;
  readonly step: string;
  /** The table when it was chosen. */
  readonly before: Board;
}

export interface Flight {
  readonly from: Id;
  readonly to: Id;
}

/** Two origins, or one, and where they fly. */
export interface LiftPlan {
  readonly from: readonly Id[];
  readonly to: Id;
}

/** What the oracle remembers of one Operation, or of one faction's part of a phase. */
export interface Memory {
  readonly turn: Turn;
  /** The table when it began. */
  readonly start: Board;
  readonly chosen: Choice[];
  readonly flown: Flight[];
  /** The Air Lifts that the chart allows; null while nobody has asked. */
  lifts: readonly LiftPlan[] | null;
  /** Cubes that shall come to a space of a Train. */
  readonly cubes: Map<Id, { readonly police: number; readonly troops: number }>;
  /** A Special Activity that was due when the Operation went on without it. */
  due: Activity | null;
  /** Extort on rich LoCs only. */
  onlyRich: boolean;
  isTransport: boolean;
  /** Cubes that a Suborn buys; null for anything else. */
  bought: number | null;
  /** The table before a Surge. */
  beforeSurge: Board | null;
  isMarchJudged: boolean;
}

export const memoryOf = (turn: Turn, start: Board): Memory => ({
  turn,
  start,
  chosen: [],
  flown: [],
  lifts: null,
  cubes: new Map(),
  due: null,
  onlyRich: false,
  isTransport: false,
  bought: null,
  beforeSurge: null,
  isMarchJudged: false,
});

export interface Question {
  readonly board: Board;
  readonly seat: Faction;
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: readonly string[];
  readonly memory: Memory;
}

/** What the rulebook allows, and by which step. */
export interface Verdict {
  readonly step: string;
  readonly allowed: readonly string[];
  /** The step need not be used to the full. */
  readonly mayStop?: boolean;
}
/** Null where the rulebook, or the oracle, has nothing to say. */
export type Judge = (asked: Question) => Verdict | null;
export type Judges = Readonly<Record<string, Judge>>;
/** The next space of an Operation; undefined when the chart names none. */
export type Chooser = (asked: Question) => Verdict | undefined;

export const verdict = (step: string, allowed: readonly string[], mayStop = false): Verdict => ({
  step,
  allowed,
  mayStop,
});
export const orDone = (step: string, allowed: readonly string[]): Verdict =>
  verdict(step, allowed.length > 0 ? allowed : ['done']);

/** Those that are on the menu. */
export const open = <T extends string>(asked: Question, list: readonly T[]): T[] =>
  list.filter((one) => asked.options.includes(one));

/** The space that a question is about. */
export function spaceIn({ params, key }: Question, name = 'space'): Id {
  const id = params[name];
  if (typeof id === 'string' && isSpace(id)) return id;
  throw new Error(`${key} names no ${name}`);
}

/** The first step that has any space to offer. */
export function first(
  ...steps: readonly (readonly [step: string, spaces: readonly Id[]])[]
): Verdict | undefined {
  const found = steps.find(([, spaces]) => spaces.length > 0);
  return found === undefined ? undefined : verdict(found[0], found[1]);
}

/** The question for the first space of an Operation, to see whether it could begin. */
export const opening = (board: Board, turn: Turn, options: readonly string[]): Question => ({
  board,
  seat: turn.faction,
  key: 'ask.operation.space',
  params: {},
  options,
  memory: memoryOf(turn, board),
});

/** The spaces chosen so far: by these steps, or by any. */
export const taken = ({ chosen }: Memory, ...steps: string[]): Id[] =>
  chosen.filter(({ step }) => steps.length === 0 || steps.includes(step)).map(({ space }) => space);
export const isPast = (memory: Memory, ...steps: string[]): boolean => taken(memory, ...steps).length > 0;
/** Nothing, once the step has had its space. */
export const once = (memory: Memory, step: string, spaces: readonly Id[]): readonly Id[] =>
  isPast(memory, step) ? [] : spaces;

const idsOf = (spaces: readonly number[]): Id[] => spaces.flatMap((space) => ALL[space] ?? []);
/** The spaces of the Operation, and those of the Special Activity. */
export const operatedIn = ({ turn }: Memory): Id[] => idsOf(turn.spaces);
export const usedBy = ({ turn }: Memory): Id[] => idsOf(turn.activitySpaces);
