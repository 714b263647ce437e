/**
 * Sparse positions. Random play fills a table and keeps it full, so that what only happens on a bare one (the last
 * target of an action, the last piece of a kind) is hardly ever seen. What lay on the table at several moments of a game
 * is taken apart and put together anew: a few things in a place or two, or the same everywhere, as far as the game
 * calls it legal.
 */
import type { Chance, Json } from '../index.ts';

interface Fields {
  [key: string]: Json;
}

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Most places of a field that anything is put in. */
const MOST_PLACES = 3;
/** A field that is not legal as a whole is put down thing by thing, but not a whole deck of cards. */
const MOST_STEPS = 30;

type Legal = (document: Json) => boolean;

/** What was seen in one field of all the documents. */
interface Seen {
  readonly lists: readonly (readonly Json[])[];
  /** The places of the field. */
  readonly keys: readonly string[];
  /** What stood in any of them, where that is one thing. */
  readonly values: readonly Json[];
  /** Where several things lay in a place: what each was, by name. */
  readonly things: readonly (readonly [name: string, values: readonly Json[]])[];
}

export class Scatter {
  private readonly documents: readonly Fields[];
  private readonly fields: readonly (readonly [string, Seen])[];

  /** Documents of one game: positions at several of its moments. */
  constructor(documents: readonly Json[]) {
    this.documents = documents.filter(isFields);
    const names = [...new Set(this.documents.flatMap((one) => Object.keys(one)))].sort();
    this.fields = names.map((field) => [field, seenIn(this.documents, field)]);
  }

  /** A legal position made of these; undefined when there is nothing to make it of. */
  make(chance: Chance, isLegal: Legal): Json | undefined {
    const model = anyOf(this.documents, chance);
    if (model === undefined) return undefined;
    let made = model;
    for (const [field, seen] of this.fields) {
      const value = remade(seen, chance);
      if (value !== undefined) made = withField(made, field, value, isLegal);
    }
    return made;
  }
}

function seenIn(documents: readonly Fields[], field: string): Seen {
  const found = documents.map((one) => one[field]);
  const branches = found.filter(isFields);
  const values = branches.flatMap((one) => Object.values(one));
  const heaps = values.filter(isFields);
  const names = [...new Set(heaps.flatMap((one) => Object.keys(one)))].sort();
  return {
    lists: found.filter((one): one is Json[] => Array.isArray(one)),
    keys: [...new Set(branches.flatMap((one) => Object.keys(one)))].sort(),
    values: values.filter((one) => !isFields(one)),
    things: names.map((name) => [name, heaps.flatMap((one) => one[name] ?? [])]),
  };
}

/** The field made anew, or undefined to leave it as it is. */
function remade(seen: Seen, chance: Chance): Json | undefined {
  const way = chance.below(6);
  if (way === 0) return undefined;
  if (seen.lists.length > 0)
    return way < 4 ? [] : anyOf(seen.lists, chance)?.filter(() => chance.below(2) === 0);
  if (seen.keys.length === 0) return undefined;
  if (way === 1) return {};
  return seen.things.length > 0 || way === 2 ? scattered(seen, chance) : alike(seen, chance);
}

/** A place or two, with some of what was anywhere. */
function scattered(seen: Seen, chance: Chance): Json {
  const made: Fields = {};
  for (let left = 1 + chance.below(1 + chance.below(MOST_PLACES)); left > 0; left--)
    made[anyOf(seen.keys, chance) ?? ''] =
      seen.things.length > 0 ? heap(seen, chance) : (anyOf(seen.values, chance) ?? null);
  return made;
}

function heap({ things }: Seen, chance: Chance): Json {
  const made: Fields = {};
  for (const [name, values] of things) if (chance.below(2) === 0) made[name] = anyOf(values, chance) ?? null;
  return made;
}

/** What stood in one place stands in all of them. */
function alike({ keys, values }: Seen, chance: Chance): Json {
  const value = anyOf(values, chance) ?? null;
  return Object.fromEntries(keys.map((key) => [key, value]));
}

const anyOf = <T>(list: readonly T[], chance: Chance): T | undefined =>
  list[chance.below(Math.max(1, list.length))];

/** The field as it was made anew where that is legal, otherwise as much of it as is, one thing after the other. */
function withField(document: Fields, field: string, value: Json, isLegal: Legal): Fields {
  const whole = { ...document, [field]: value };
  if (isLegal(whole)) return whole;
  const steps = stepsTo(value);
  if (steps.length === 0 || steps.length > MOST_STEPS) return document;
  let grown: Fields = { ...document, [field]: Array.isArray(value) ? [] : {} };
  if (!isLegal(grown)) return document;
  for (const step of steps) {
    const next = { ...grown, [field]: step(grown[field] ?? null) };
    if (isLegal(next)) grown = next;
  }
  return grown;
}

type Step = (before: Json) => Json;

/** What is put down one after the other to make this value. */
function stepsTo(value: Json): readonly Step[] {
  if (Array.isArray(value)) return value.map((one: Json) => (before) => [...(before as Json[]), one]);
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!isFields(inner)) return [(before: Json) => ({ ...(before as Fields), [key]: inner })];
    return Object.entries(inner).map(([name, thing]) => (before: Json) => {
      const there = (before as Fields)[key];
      return { ...(before as Fields), [key]: { ...(isFields(there) ? there : {}), [name]: thing } };
    });
  });
}
