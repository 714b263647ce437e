/** Small checks out of which the reader of events is made: each reads a value or throws a fault with its place. */
import { DocumentFault, isFields, type Json, reader } from '@sandtable/engine';
import { say } from './faults.ts';

const { entry, list, whole, oneOf, flag, different: noneTwice } = reader('5.1');

/** `depth`: how many lists of steps are around the value. */
export type Check = (value: Json, where: string, depth: number) => Json;

/** For a field that may be left out. */
export interface Maybe {
  readonly maybe: Check;
}

export type Checks = Readonly<Record<string, Check | Maybe>>;

export const maybe = (check: Check): Maybe => ({ maybe: check });
const isMaybe = (check: Check | Maybe): check is Maybe => typeof check === 'object';

export const num =
  (min: number, max: number): Check =>
  (value, where) =>
    whole(value, where, max, min);

export const one =
  (among: readonly string[]): Check =>
  (value, where) =>
    oneOf(value, where, among);

export const some =
  (among: readonly string[]): Check =>
  (value, where, depth) =>
    Array.isArray(value)
      ? different(listed(one(among), among.length))(value, where, depth)
      : oneOf(value, where, among);

/** A list of words, none of them twice. */
export const different =
  (check: Check): Check =>
  (value, where, depth) =>
    noneTwice(check(value, where, depth) as readonly Json[], where);

/** A list, not empty, of at most so many entries. */
export const listed =
  (check: Check, most: number): Check =>
  (value, where, depth) => {
    const found = list(value, where, most);
    if (found.length === 0) throw new DocumentFault(say('fault.empty', '5.1', { where }));
    return found.map((item, i) => check(item, `${where}.${i}`, depth));
  };

/** Something that is only ever said, never denied. */
export const yes: Check = (value, where) => {
  if (flag(value, where)) return true;
  throw new DocumentFault(say('fault.only-true', '5.1', { where }));
};

/** One of some words, or something else. */
export const wordOr =
  (words: readonly string[], check: Check): Check =>
  (value, where, depth) =>
    typeof value === 'string' ? oneOf(value, where, words) : check(value, where, depth);

/** An object with these fields and no others. */
export const fields =
  (checks: Checks): Check =>
  (value, where, depth) => {
    if (!isFields(value)) throw new DocumentFault(say('fault.object', '5.1', { where }));
    const given = entry(value, where, Object.keys(checks));
    const read: Record<string, Json> = {};
    for (const [field, check] of Object.entries(checks)) {
      const at = `${where}.${field}`;
      const found = given[field];
      if (found !== undefined) read[field] = (isMaybe(check) ? check.maybe : check)(found, at, depth);
      else if (!isMaybe(check)) throw new DocumentFault(say('fault.missing', '5.1', { where: at }));
    }
    return read;
  };

/** An object of one of several shapes, told apart by the one word each has. */
export const shapes =
  (byWord: Readonly<Record<string, Check>>): Check =>
  (value, where, depth) => {
    const words = Object.keys(byWord);
    const found = isFields(value) ? words.filter((word) => word in value) : [];
    const check = byWord[found[0] ?? ''];
    if (check === undefined || found.length > 1)
      throw new DocumentFault(say('fault.one-word', '5.1', { where, words }));
    return check(value, where, depth);
  };

/** Limits by name: at most so many of each. */
export const limits =
  (names: readonly string[], max: number): Check =>
  (value, where) =>
    Object.fromEntries(
      Object.entries(entry(value, where, names)).map(([name, limit]) => [
        name,
        whole(limit, `${where}.${name}`, max),
      ]),
    );
