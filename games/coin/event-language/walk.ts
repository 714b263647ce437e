/** How a description is walked: by verb, and into the steps within steps. */
import type { EventSide, OneOrMore, OwnStep, Step, Steps, Verb } from './language.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Every verb of the language; the type checker asks for each. */
const VERB_LIST: Readonly<Record<Verb, true>> = {
  place: true,
  remove: true,
  replace: true,
  move: true,
  send: true,
  flip: true,
  shift: true,
  set: true,
  mark: true,
  unmark: true,
  gain: true,
  lose: true,
  transfer: true,
  roll: true,
  free: true,
  eligible: true,
  ineligible: true,
  inSpaces: true,
  either: true,
  if: true,
  lasting: true,
  special: true,
};

export const VERBS = Object.keys(VERB_LIST) as readonly Verb[];

/** Steps are never changed: the verb of each is looked for once. */
const FOUND = new WeakMap<object, Verb | 'own'>();

/** The verb of a step; undefined for one of the volume's own. */
export function verbOf<V extends Vocabulary>(step: Step<V>): Verb | undefined {
  let verb = FOUND.get(step);
  if (verb === undefined) {
    verb = VERBS.find((one) => one in step) ?? 'own';
    FOUND.set(step, verb);
  }
  return verb === 'own' ? undefined : verb;
}

/** What to do with a step of each verb. A verb that is forgotten does not compile. */
export type OnStep<V extends Vocabulary, R> = {
  readonly [K in Verb]: (step: Steps<V>[K]) => R;
} & { readonly own: (step: OwnStep<V>) => R };

export function onStep<V extends Vocabulary, R>(step: Step<V>, on: OnStep<V, R>): R {
  const verb = verbOf(step);
  if (verb === undefined) return on.own(step as OwnStep<V>);
  return (on[verb] as (one: Step<V>) => R)(step);
}

/** The name of a step of the volume's own. */
export function ownVerb<V extends Vocabulary>(volume: V, step: OwnStep<V>): keyof V['steps'] & string {
  const verb = Object.keys(volume.steps).find((name) => name in step);
  if (verb === undefined) throw new Error('a step without a verb');
  return verb;
}

/** The lists of steps inside a step, each with its place in it. */
export function within<V extends Vocabulary>(step: Step<V>): readonly (readonly [string, EventSide<V>])[] {
  const lists: (readonly [string, EventSide<V>])[] = [];
  const verb = verbOf(step);
  if (verb === 'roll') {
    const { roll, table } = step as Steps<V>['roll'];
    lists.push(['roll', roll]);
    table?.forEach((row, i) => lists.push([`table.${i}.do`, row.do]));
  }
  if (verb === 'either')
    (step as Steps<V>['either']).either.forEach((list, i) => lists.push([`either.${i}`, list]));
  if (verb === 'inSpaces' || verb === 'if')
    lists.push(['do', (step as Steps<V>['inSpaces'] | Steps<V>['if']).do]);
  if (step.otherwise !== undefined) lists.push(['otherwise', step.otherwise]);
  return lists;
}

/** Every step of a side, those within others after them. */
export function walk<V extends Vocabulary>(side: EventSide<V>, visit: (step: Step<V>) => void): void {
  for (const step of side) {
    visit(step);
    for (const [, list] of within(step)) walk(list, visit);
  }
}

/** Whether a step of that verb is in it anywhere. */
export function hasVerb<V extends Vocabulary>(side: EventSide<V>, verb: Verb): boolean {
  let found = false;
  walk(side, (step) => {
    found ||= verbOf(step) === verb;
  });
  return found;
}

/** Whether anything in it lasts: on a card that is no Capability that makes it Momentum (5.4). */
export function lasts<V extends Vocabulary>(side: EventSide<V>): boolean {
  let known = LASTS.get(side);
  if (known === undefined) {
    known = hasVerb(side, 'lasting');
    LASTS.set(side, known);
  }
  return known;
}

const LASTS = new WeakMap<object, boolean>();

export const listOf = <T>(given: OneOrMore<T> | undefined): readonly T[] => {
  if (given === undefined) return [];
  return Array.isArray(given) ? (given as readonly T[]) : [given as T];
};

/** What the content runner must see of a side: one item a verb. */
export function contentOf<V extends Vocabulary>(
  volume: V,
  item: string,
  side: EventSide<V>,
): readonly string[] {
  const found = new Set<string>();
  walk(side, (step) => found.add(`${item}.${verbOf(step) ?? ownVerb(volume, step as OwnStep<V>)}`));
  return [...found];
}
