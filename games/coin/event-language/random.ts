/** Random sides that the reader accepts: owner's files for torture runs, and words for everything that can be said. */
import type { Chance, Json } from '@sandtable/engine';
import type { EventSide, Verb } from './language.ts';
import type { Figure, Figures, Vocabulary } from './vocabulary.ts';
import { VERBS } from './walk.ts';

/** What is around a step that is being made up. */
interface Around {
  readonly volume: Vocabulary;
  readonly chance: Chance;
  /** A space is chosen. */
  readonly here: boolean;
  readonly rolled: boolean;
  readonly depth: number;
}

type Made = { readonly [field: string]: Json };

const MOST_DEPTH = 3;

const oneOf = <T>({ chance }: Around, list: readonly T[]): T => list[chance.below(list.length)] as T;
const perhaps = ({ chance }: Around, made: Made): Made => (chance.below(3) === 0 ? made : {});
const number = ({ chance }: Around, min: number, max: number): number => min + chance.below(max - min + 1);

/** One word, or a few different ones. */
function some(around: Around, words: readonly string[]): Json {
  if (around.chance.below(2) === 0) return oneOf(around, words);
  const picked = words.filter(() => around.chance.below(words.length) < 2);
  return picked.length === 0 ? oneOf(around, words) : picked;
}

function filter(around: Around, isNested = false): Made {
  const { volume } = around;
  const inner = isNested
    ? {}
    : {
        ...perhaps(around, { beside: filter(around, true) }),
        ...perhaps(around, { near: filter(around, true) }),
        ...perhaps(around, { any: [filter(around, true), filter(around, true)] }),
      };
  return {
    ...perhaps(around, { spaces: some(around, volume.spaces) }),
    ...perhaps(around, { kind: some(around, volume.kinds) }),
    ...perhaps(around, { is: some(around, volume.traits) }),
    ...perhaps(around, { control: some(around, volume.controls) }),
    ...perhaps(around, { level: some(around, volume.levels) }),
    ...perhaps(around, { has: some(around, volume.pieces) }),
    ...perhaps(around, { hasNo: some(around, volume.pieces) }),
    ...perhaps(around, { marked: oneOf(around, volume.markers) }),
    ...perhaps(around, { unmarked: oneOf(around, volume.markers) }),
    ...perhaps(around, { population: number(around, 1, 3) }),
    ...inner,
  };
}

function count(around: Around): Json {
  const words = around.rolled ? ['all', 'rolled'] : ['all'];
  return around.chance.below(3) === 0 ? oneOf(around, words) : number(around, 1, 4);
}

function amount(around: Around): Json {
  const { volume } = around;
  const each: Json =
    around.chance.below(2) === 0
      ? { spaces: filter(around) }
      : { pieces: some(around, volume.pieces), ...perhaps(around, { where: filter(around) }) };
  const measured = volume.measures.map((measure) => ({ each: { measure, where: filter(around) } }));
  return oneOf<Json>(around, [
    number(around, 1, 9),
    'die',
    around.rolled ? 'rolled' : 'die',
    { half: oneOf(around, volume.tracks) },
    { asMuchAs: oneOf(around, volume.tracks), ...perhaps(around, { most: 9 }) },
    { each: 'pip', times: number(around, 2, 4) },
    [{ each }, { each, times: 2 }],
    ...measured,
    { each, ...perhaps(around, { times: number(around, 1, 3) }), ...perhaps(around, { most: 9 }) },
  ]);
}

function figure(around: Around, kind: Figure): Json {
  if ('whole' in kind) return number(around, ...kind.whole);
  if ('flag' in kind) return true;
  if ('one' in kind) return oneOf(around, kind.one);
  return 'some' in kind ? some(around, kind.some) : filter(around);
}

function figures(around: Around, kinds: Figures): Made {
  let made: Made = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = { [name]: figure(around, kind) };
    made = { ...made, ...(kind.optional === true ? perhaps(around, value) : value) };
  }
  return made;
}

function steps(around: Around, changed: Partial<Around> = {}): readonly Json[] {
  const inner: Around = { ...around, ...changed, depth: around.depth + 1 };
  return Array.from({ length: number(around, 1, 3) }, () => step(inner));
}

/** A `where`, needed only if no space is chosen. */
const located = (around: Around): Made =>
  around.here ? perhaps(around, { where: filter(around) }) : { where: filter(around) };

const ofPieces = (around: Around): Made => ({
  count: count(around),
  ...perhaps(around, { upTo: true }),
  ...located(around),
});

/** Two different ones. */
function fromTo(around: Around, words: readonly string[]): Made {
  const from = oneOf(around, words);
  return {
    from,
    to: oneOf(
      around,
      words.filter((one) => one !== from),
    ),
  };
}

function freely(around: Around): Made {
  const { volume } = around;
  const action = oneOf(around, Object.keys(volume.actions));
  const owners = volume.actions[action] ?? [];
  return {
    free: action,
    by: around.chance.below(3) === 0 ? { oneOf: owners } : oneOf(around, owners),
    ...perhaps(around, { spaces: number(around, 1, 3) }),
    ...perhaps(around, { where: filter(around) }),
    ...perhaps(around, { terms: figures(around, fitting(volume.terms, action)) }),
  };
}

/** The terms on which an action can be given. */
const fitting = (terms: Figures, action: string): Figures =>
  Object.fromEntries(Object.entries(terms).filter(([, { fits }]) => fits?.includes(action) ?? true));

function condition(around: Around): Json {
  const { volume } = around;
  const own = Object.values(volume.conditions).map((kinds) => figures(around, kinds));
  return oneOf<Json>(around, [
    { some: filter(around) },
    { track: oneOf(around, volume.tracks), atLeast: number(around, 1, 20) },
    ...(around.here ? [{ here: filter(around) }] : []),
    ...own,
  ]);
}

/** Factions that must have the actions named beside them. */
function able(around: Around, kinds: Figures, made: Made): Made {
  let chosen: Made = {};
  for (const [name, { having }] of Object.entries(kinds)) {
    if (having === undefined || made[name] === undefined) continue;
    const action = [made[having] ?? []].flat()[0];
    if (typeof action !== 'string') continue;
    chosen = { ...chosen, [having]: action, [name]: oneOf(around, around.volume.actions[action] ?? []) };
  }
  return chosen;
}

function lastingStep(around: Around): Made {
  const { lasting } = around.volume;
  const name = oneOf(around, Object.keys(lasting));
  const made = figures(around, lasting[name] ?? {});
  return { lasting: name, ...made, ...able(around, lasting[name] ?? {}, made) };
}

const sayable = ({ volume }: Around, verb: 'place' | 'remove' | 'flip' | 'send'): readonly string[] =>
  volume.only?.[verb] ?? volume.pieces;

/** Pieces that have boxes go to one, perhaps from another. */
function toBox(around: Around): Made {
  const { from: orFrom, to } = fromTo(around, around.volume.boxes) as { from: string; to: string };
  return { remove: some(around, sayable(around, 'remove')), to, ...perhaps(around, { orFrom }) };
}

/** How a step of each verb is made up. */
const MAKERS: { readonly [K in Verb]: (around: Around) => Made } = {
  place: (around) => ({
    place: some(around, sayable(around, 'place')),
    ...ofPieces(around),
    ...perhaps(around, { oneFaction: true }),
    ...perhaps(around, { perSpace: 1 }),
    ...perhaps(around, { most: { [oneOf(around, around.volume.pieces)]: 1 } }),
  }),
  remove: (around) => ({
    remove: some(around, around.volume.pieces),
    ...ofPieces(around),
    ...perhaps(around, { evenGuarded: true }),
    ...perhaps(around, { perSpace: 1 }),
    ...perhaps(around, toBox(around)),
  }),
  replace: (around) => ({
    replace: some(around, around.volume.pieces),
    with: some(around, sayable(around, 'place')),
    ...ofPieces(around),
    ...perhaps(around, { present: true }),
  }),
  move: (around) => ({
    move: some(around, around.volume.pieces),
    count: count(around),
    from: filter(around),
    to: filter(around),
    ...perhaps(around, { upTo: true }),
    ...perhaps(around, { adjacent: true }),
    ...perhaps(around, { arrive: oneOf(around, ['underground', 'active']) }),
  }),
  send: (around) => ({
    send: some(around, sayable(around, 'send')),
    count: count(around),
    ...fromTo(around, around.volume.boxes),
  }),
  flip: (around) => ({
    flip: some(around, sayable(around, 'flip')),
    ...ofPieces(around),
    turn: oneOf(around, ['underground', 'active']),
  }),
  shift: (around) => ({
    shift: oneOf(around, around.volume.only?.shift ?? around.volume.levels),
    levels: number(around, 1, 2),
    ...located(around),
  }),
  set: (around) => ({
    set: oneOf(around, around.volume.only?.set ?? around.volume.levels),
    ...located(around),
  }),
  mark: (around) => ({
    mark: oneOf(around, around.volume.markers),
    count: number(around, 1, 2),
    ...located(around),
  }),
  unmark: (around) => ({
    unmark: oneOf(around, around.volume.only?.unmark ?? around.volume.markers),
    count: oneOf<Json>(around, ['all', 1]),
    ...located(around),
  }),
  gain: (around) => ({ gain: oneOf(around, around.volume.tracks), amount: amount(around) }),
  lose: (around) => ({ lose: oneOf(around, around.volume.tracks), amount: amount(around) }),
  transfer: (around) => ({
    transfer: amount(around),
    ...perhaps(around, { upTo: true }),
    ...fromTo(around, around.volume.tracks),
  }),
  roll: (around) => ({
    roll: steps(around, { rolled: true }),
    ...perhaps(around, { table: [{ from: 5, to: 6, do: steps(around, { rolled: true }) }] }),
  }),
  free: freely,
  eligible: (around) => ({ eligible: oneOf(around, [...around.volume.factions, 'itself']) }),
  ineligible: (around) => ({
    ineligible: oneOf<Json>(around, [
      oneOf(around, around.volume.factions),
      { oneOf: around.volume.factions, other: true },
    ]),
  }),
  inSpaces: (around) => ({
    inSpaces: oneOf<Json>(around, ['each', 1, 2, 3]),
    ...perhaps(around, { upTo: true }),
    where: filter(around),
    do: around.chance.below(9) === 0 ? [] : steps(around, { here: true }),
  }),
  either: (around) => ({
    either: [steps(around), steps(around)],
    ...(around.volume.ways.length < 2 ? {} : perhaps(around, { ways: around.volume.ways.slice(0, 2) })),
  }),
  if: (around) => ({
    if: condition(around),
    do: steps(around),
    ...perhaps(around, { otherwise: steps(around) }),
  }),
  lasting: lastingStep,
  special: (around) => ({ special: oneOf(around, around.volume.specials) }),
};

/** Verbs with steps inside. */
const NESTING: readonly Verb[] = ['roll', 'inSpaces', 'either', 'if'];

function step(around: Around): Made {
  const { volume, chance, here, depth } = around;
  const by = perhaps(around, { by: oneOf(around, volume.factions) });
  const common: Made = { ...perhaps(around, { may: true }) };
  const own = Object.values(volume.steps);
  if (chance.below(8) === 0) return { ...figures(around, oneOf(around, own)), ...common };
  const verbs = VERBS.filter(
    (verb) => (depth < MOST_DEPTH || !NESTING.includes(verb)) && !(here && verb === 'inSpaces'),
  );
  const verb = oneOf(around, verbs);
  const made = { ...MAKERS[verb](around), ...common };
  return verb === 'free' || verb === 'lasting' ? made : { ...made, ...by };
}

/** A side out of a volume's words, at random. It need not make sense, but it can be read, told and carried out. */
export function randomSide<V extends Vocabulary>(volume: V, chance: Chance): EventSide<V> {
  // Made of the reader's own shapes; a test reads thousands of them.
  return steps({ volume, chance, here: false, rolled: false, depth: 0 }) as unknown as EventSide<V>;
}
