/** Reads a side from a document (an owner's file): the shape of `language.ts`, every word checked against the volume. */
import { DocumentFault, isFields, type Json } from '@sandtable/engine';
import {
  type Check,
  type Checks,
  different,
  fields,
  limits,
  listed,
  type Maybe,
  maybe,
  num,
  one,
  shapes,
  some,
  wordOr,
  yes,
} from './checks.ts';
import { say } from './faults.ts';
import type { EventSide, Steps, Verb, Where } from './language.ts';
import { sense } from './sense.ts';
import type { Figure, Figures, Vocabulary } from './vocabulary.ts';
import { VERBS } from './walk.ts';

type NeededKeys<T> = { [K in keyof T]-?: undefined extends { [P in K]: T[P] }[K] ? never : K }[keyof T];
/** A check for every field, so that none is forgotten: a `Maybe` for those that may be left out. */
type ChecksOf<T> = { readonly [K in keyof T & string]-?: K extends NeededKeys<T> ? Check : Maybe };

/** More than any sensible card has. */
const MOST_DEPTH = 5;
const MOST_STEPS = 12;
const MOST_PIECES = 40;
const MOST_AMOUNT = 75;
const MOST_SPACES = 9;
/** Of an `either`, a sum, or descriptions of which one will do. */
const MOST_WAYS = 4;

/** The checks of what steps speak about, in a volume's words. */
function wordChecks(volume: Vocabulary) {
  const pieces = some(volume.pieces);
  const track = one(volume.tracks);
  const marker = one(volume.markers);
  const faction = one(volume.factions);
  const plain: ChecksOf<Omit<Where<Vocabulary>, 'beside' | 'near' | 'these' | 'any'>> = {
    spaces: maybe(some(volume.spaces)),
    kind: maybe(some(volume.kinds)),
    is: maybe(some(volume.traits)),
    control: maybe(some(volume.controls)),
    level: maybe(some(volume.levels)),
    has: maybe(pieces),
    hasNo: maybe(pieces),
    marked: maybe(marker),
    unmarked: maybe(marker),
    population: maybe(num(1, MOST_SPACES)),
  };
  const beside = maybe(fields(plain));
  const any = maybe(listed(fields(plain), MOST_WAYS));
  const filters: ChecksOf<Where<Vocabulary>> = { ...plain, beside, near: beside, these: maybe(yes), any };
  const where = fields(filters);
  const counted = wordOr(
    ['removed', 'pip'],
    shapes({
      spaces: fields({ spaces: where }),
      measure: fields({ measure: one(volume.measures), where }),
      pieces: fields({ pieces, where: maybe(where) }),
    }),
  );
  const most = maybe(num(1, MOST_AMOUNT));
  const each = fields({ each: counted, times: maybe(num(1, 9)), most });
  const sum = listed(each, MOST_WAYS);
  const single = shapes({
    half: fields({ half: track }),
    asMuchAs: fields({ asMuchAs: track, most }),
    each,
  });
  const reckoned: Check = (value, place, depth) => (Array.isArray(value) ? sum : single)(value, place, depth);
  const number = num(1, MOST_AMOUNT);
  const amount = wordOr(['die', 'rolled'], (value, place, depth) =>
    (typeof value === 'object' ? reckoned : number)(value, place, depth),
  );
  const oneOf = fields({
    oneOf: different(listed(faction, volume.factions.length)),
    other: maybe(yes),
  });
  return {
    pieces,
    track,
    marker,
    faction,
    where,
    amount,
    box: one(volume.boxes),
    level: one(volume.levels),
    count: wordOr(['all', 'rolled'], num(1, MOST_PIECES)),
    factionOrOneOf: wordOr(volume.factions, oneOf),
  };
}

/** The checks of figures that the volume declares. */
function figureChecks(figures: Figures, where: Check): Checks {
  const checkOf = (figure: Figure): Check => {
    if ('whole' in figure) return num(...figure.whole);
    if ('flag' in figure) return yes;
    if ('one' in figure) return one(figure.one);
    return 'some' in figure ? some(figure.some) : where;
  };
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const check = checkOf(figure);
      return [name, figure.optional === true ? maybe(check) : check];
    }),
  );
}

/** The check of each verb of the language; `inner` reads a list of steps within a step. */
function verbChecks(
  volume: Vocabulary,
  inner: Check,
): { readonly [K in Exclude<Verb, 'lasting'>]: ChecksOf<Steps<Vocabulary>[K]> } {
  const { pieces, track, marker, faction, where, amount, box, level, count, factionOrOneOf } =
    wordChecks(volume);
  const common = commonChecks(faction, inner);
  const located = { ...common, where: maybe(where) };
  const upTo = maybe(yes);
  const ofPieces = { ...located, count, upTo };
  const stance = one(['underground', 'active']);
  const { place, flip, send, unmark, shift, set } = volume.only ?? {};
  const placeable = place === undefined ? pieces : some(place);
  const row = fields({ from: num(1, 6), to: num(1, 6), do: inner });
  return {
    place: {
      place: placeable,
      ...ofPieces,
      most: maybe(limits(volume.pieces, MOST_PIECES)),
      oneFaction: maybe(yes),
      perSpace: maybe(num(1, MOST_PIECES)),
    },
    remove: {
      remove: pieces,
      ...ofPieces,
      evenGuarded: maybe(yes),
      perSpace: maybe(num(1, MOST_PIECES)),
      orFrom: maybe(box),
      to: maybe(box),
    },
    replace: { replace: pieces, ...ofPieces, with: placeable, oneFaction: maybe(yes), present: maybe(yes) },
    move: {
      move: pieces,
      ...common,
      count,
      upTo,
      from: where,
      to: where,
      adjacent: maybe(yes),
      arrive: maybe(stance),
    },
    send: { send: send === undefined ? pieces : some(send), ...common, count, upTo, from: box, to: box },
    flip: { flip: flip === undefined ? pieces : some(flip), ...ofPieces, turn: stance },
    shift: { shift: shift === undefined ? level : one(shift), ...located, levels: num(1, 4) },
    set: { set: set === undefined ? level : one(set), ...located },
    mark: { mark: marker, ...located, count: num(1, 9) },
    unmark: {
      unmark: unmark === undefined ? marker : one(unmark),
      ...located,
      count: wordOr(['all'], num(1, 9)),
    },
    gain: { gain: track, ...common, amount },
    lose: { lose: track, ...common, amount },
    transfer: { transfer: amount, ...common, upTo, from: track, to: track },
    roll: { roll: inner, ...common, table: maybe(listed(row, 6)) },
    free: {
      free: one(Object.keys(volume.actions)),
      ...located,
      by: factionOrOneOf,
      spaces: maybe(num(1, MOST_SPACES)),
      terms: maybe(fields(figureChecks(volume.terms, where))),
    },
    eligible: { eligible: one([...volume.factions, 'itself']), ...common },
    ineligible: { ineligible: factionOrOneOf, ...common },
    inSpaces: {
      inSpaces: wordOr(['each'], num(1, MOST_SPACES)),
      ...common,
      upTo,
      where,
      do: orNothing(inner),
    },
    either: {
      either: listed(inner, MOST_WAYS),
      ways: maybe(different(listed(one(volume.ways), MOST_WAYS))),
      ...common,
    },
    if: { if: conditionCheck(volume), ...common, do: inner },
    special: { special: one(volume.specials), ...common },
  };
}

/** An empty list is one, too. */
const orNothing =
  (check: Check): Check =>
  (value, where, depth) =>
    Array.isArray(value) && value.length === 0 ? value : check(value, where, depth);

const commonChecks = (faction: Check, inner: Check) => ({
  by: maybe(faction),
  may: maybe(yes),
  otherwise: maybe(inner),
});

function conditionCheck(volume: Vocabulary): Check {
  const { where, track } = wordChecks(volume);
  const own = Object.entries(volume.conditions).map(
    ([name, figures]) => [name, fields(figureChecks(figures, where))] as const,
  );
  return shapes({
    some: fields({ some: where }),
    here: fields({ here: where }),
    track: fields({ track, atLeast: num(1, MOST_AMOUNT) }),
    ...Object.fromEntries(own),
  });
}

/** A lasting change has the figures of its name; a step of the volume's own those of its verb. */
function volumeChecks(volume: Vocabulary, inner: Check): Readonly<Record<string, Check>> {
  const { faction, where } = wordChecks(volume);
  const common = commonChecks(faction, inner);
  const name = one(Object.keys(volume.lasting));
  const byName = new Map(
    Object.entries(volume.lasting).map(([id, figures]) => [
      id,
      fields({ lasting: name, ...common, ...figureChecks(figures, where) }),
    ]),
  );
  const lasting: Check = (value, place, depth) => {
    const id = isFields(value) ? value['lasting'] : undefined;
    const check = typeof id === 'string' ? byName.get(id) : undefined;
    return check === undefined ? name(id ?? null, `${place}.lasting`, depth) : check(value, place, depth);
  };
  const own = Object.entries(volume.steps).map(
    ([verb, figures]) => [verb, fields({ ...common, ...figureChecks(figures, where) })] as const,
  );
  return { lasting, ...Object.fromEntries(own) };
}

/** Reads a filter that stands by itself: nothing has been chosen around it. */
export function whereReader<V extends Vocabulary>(volume: V): (document: Json, where: string) => Where<V> {
  const check = wordChecks(volume).where;
  return (document, where) => {
    const found = check(document, where, 0) as unknown as Where<V>;
    if (found.these === true)
      throw new DocumentFault(say('fault.no-choice', '5.1', { where: `${where}.these` }));
    return found;
  };
}

/** Reads sides written in a volume's vocabulary. */
export function sideReader<V extends Vocabulary>(volume: V): (document: Json, where: string) => EventSide<V> {
  const steps: Check = (value, where, depth) => {
    if (depth > MOST_DEPTH) throw new DocumentFault(say('fault.deep', '5.1', { where }));
    return listed(step, MOST_STEPS)(value, where, depth);
  };
  const inner: Check = (value, where, depth) => steps(value, where, depth + 1);
  const verbs = verbChecks(volume, inner);
  const own = volumeChecks(volume, inner);
  const byVerb = VERBS.flatMap((verb) => (verb === 'lasting' ? [] : [[verb, fields(verbs[verb])] as const]));
  const step = shapes({ ...Object.fromEntries(byVerb), ...own });
  return (document, where) => {
    // Every field was checked against the very shape of a step.
    const side = steps(document, where, 0) as unknown as EventSide<V>;
    sense(volume, side, where);
    return side;
  };
}
