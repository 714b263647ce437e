/** What the oracle remembers of one Operation of a non-player. */
import type { Insurgent, Look, Operation } from './look.ts';
import type { Place } from './map.ts';

/** Where an Operation goes next: any of these, all equal by the book. `how` is the step of the rule that says so. */
export interface Step {
  readonly how: string;
  readonly places: readonly Place[];
  /** How many of them can be taken: when that is all, no dice are rolled (N4). Left out where it is hard to say. */
  readonly most?: number;
}

export interface Done {
  readonly how: string;
  readonly place: Place;
}

/** Guerrillas that shall go from one origin to the destination. */
export interface Group {
  readonly underground: number;
  readonly active: number;
}

export interface Turn {
  readonly faction: Insurgent;
  readonly operation: Operation;
  /** The card on which it is executed; 0 while it is only thought about. */
  readonly card: number;
  /** Spaces of the Operation in order. */
  readonly done: Done[];
  /** Spaces of the Special Activity in order. */
  readonly activity: Place[];
  /** Origins of the March into its latest destination. */
  origins: Place[];
  group: Group | undefined;
  /** Guerrillas gathered by the Rally in its latest space. */
  gathered: number;
  /** The Operation is over: its Special Activity has begun. */
  isOver: boolean;
  /** What Extort may take, fixed when it begins. */
  extortion: readonly Place[] | undefined;
  /** How the Process goes. */
  way: string | undefined;
  /** What was removed in the latest space of the Bribe. */
  bribed: string[];
}

export const newTurn = (faction: Insurgent, operation: Operation, card = 0): Turn => ({
  faction,
  operation,
  card,
  done: [],
  activity: [],
  origins: [],
  group: undefined,
  gathered: 0,
  isOver: false,
  extortion: undefined,
  way: undefined,
  bribed: [],
});

export const isUsed = (turn: Turn, place: Place): boolean => turn.done.some((one) => one.place === place);
export const times = (turn: Turn, how: string): number => turn.done.filter((one) => one.how === how).length;

/** The first step that has somewhere to go. */
export function firstOf(...steps: readonly (() => Step)[]): Step {
  for (const step of steps) {
    const found = step();
    if (found.places.length > 0) return found;
  }
  return NOWHERE;
}

export const NOWHERE: Step = { how: '', places: [] };

/** Those that rank highest: `rank` gives a list of numbers, compared one after the other, higher first. */
export function best(places: readonly Place[], rank: (place: Place) => readonly number[]): readonly Place[] {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    const at = a.findIndex((one, i) => one !== b[i]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
  };
  let top: Place[] = [];
  for (const place of places) {
    const against = top[0] === undefined ? 1 : compare(rank(place), rank(top[0]));
    if (against > 0) top = [place];
    else if (against === 0) top.push(place);
  }
  return top;
}

/**
 * Any of these equals where all of them can be taken (N4). Otherwise Cities and Departments before LoCs (N4), and of
 * LoCs those of the highest Econ (8.3); what is left is for the dice.
 */
export function equals(places: readonly Place[], most = 1): readonly Place[] {
  if (places.length <= most) return places;
  const lands = places.filter((place) => place.kind !== 'loc');
  return lands.length > 0 ? lands : best(places, (place) => [place.econ]);
}

/** One flow chart. */
export interface Chart {
  readonly faction: Insurgent;
  /** What the questions of the chart lead to. */
  readonly wanted: (look: Look) => Operation;
  /** 8.1.1 One step up where an Operation cannot be executed. */
  readonly above: Readonly<Partial<Record<Operation, Operation>>>;
  readonly next: (look: Look, turn: Turn) => Step;
  /** The Special Activity that follows, and where it goes next; its name is that of the menu. */
  readonly activity: (look: Look, turn: Turn) => { readonly name: string; readonly places: readonly Place[] };
}

/** 8.1, 8.1.1 The Operation a non-player executes, or that it passes. */
export function operationOf(look: Look, chart: Chart): Operation | 'pass' {
  if (look.resources(chart.faction) === 0) return 'pass';
  let operation: Operation | undefined = chart.wanted(look);
  while (operation !== undefined) {
    if (chart.next(look, newTurn(chart.faction, operation)).places.length > 0) return operation;
    operation = chart.above[operation];
  }
  return 'pass';
}
