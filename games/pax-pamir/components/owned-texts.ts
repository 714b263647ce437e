/** What an owner can correct on headlines and capability cards: the figures in their texts, the conditions of activation. */
import { DocumentFault, type Fields, type Json, reader } from '@sandtable/engine';
import type { OwnName } from '../state.ts';
import { say } from '../text/say.ts';
import {
  type Activation,
  CAPABILITIES,
  CAPABILITY_NUMBERS,
  type CapabilityCard,
  CONDITIONS,
  EVENTS,
  type Stars,
} from './capabilities.ts';
import { EMPIRES } from './empires.ts';
import { HEADLINE_CARDS, type HeadlineCard, HEADLINES, isCounting } from './headlines.ts';
import { LOCATIONS } from './map.ts';
import { MODES } from './modes.ts';
import { isSame, type Owned, owned, readName } from './owned-reading.ts';

const { entry, list, whole, oneOf, record } = reader('J1.2');

/** No text names more. */
const MOST = 14;

interface Read<T> {
  readonly card: number;
  /** What it says now, and what ours says. */
  readonly value: T;
  readonly ours: T;
}

/** Each card once; `read` gets what is said of it. The texts are the rulebook's: only what differs is worth a word. */
function readEach<T>(
  value: Json | undefined,
  where: string,
  read: (fields: Fields, at: string) => Read<T>,
  fields: readonly string[],
  names: Map<number, OwnName>,
): Map<number, Owned<T>> {
  const cards = new Map<number, Owned<T>>();
  for (const [i, one] of list(value, where).entries()) {
    const at = `${where}.${i}`;
    const { name, ...figures } = entry(one, at, fields);
    const { card, value: found, ours } = read(figures, at);
    if (cards.has(card)) throw new DocumentFault(say('fault.card-twice', 'J1.2', { where: at, card }));
    cards.set(card, owned(found, !isSame(found, ours), undefined));
    const called = readName(name, `${at}.name`, card);
    if (called !== undefined) names.set(card, called);
  }
  return cards;
}

/** A card has the figures of its text and no others. */
function mustHave(card: number, figures: object, given: Fields, at: string): void {
  for (const field of Object.keys(given))
    if (field !== 'card' && !(field in figures))
      throw new DocumentFault(say('fault.no-figure', 'J1.2', { where: `${at}.${field}`, card }));
}

const cylinders = (value: Json | undefined, where: string): NonNullable<HeadlineCard['lost']> =>
  Object.fromEntries(
    Object.entries(record(value, where)).map(([empire, count]) => [
      oneOf(empire, where, EMPIRES),
      whole(count, `${where}.${empire}`, MOST),
    ]),
  );

const HEADLINE_FIELDS = ['card', 'name', 'lost', 'added', 'rupees', 'loyal', 'regime', 'amount'] as const;

export const readHeadlines = (
  value: Json | undefined,
  names: Map<number, OwnName>,
): Map<number, Owned<HeadlineCard>> => readEach(value, 'headlines', readHeadline, HEADLINE_FIELDS, names);

function readHeadline(fields: Fields, at: string): Read<HeadlineCard> {
  const card = HEADLINES.find((known) => known === fields['card']);
  if (card === undefined) throw new DocumentFault(say('fault.no-headline', 'J6.1', { where: `${at}.card` }));
  const ours: HeadlineCard = isCounting(card) ? HEADLINE_CARDS[card] : {};
  mustHave(card, ours, fields, at);
  return {
    card,
    ours,
    value: {
      ...ours,
      ...said(fields, at, 'lost', cylinders),
      ...said(fields, at, 'added', cylinders),
      ...said(fields, at, 'rupees', (given, where) => whole(given, where, MOST)),
      ...said(fields, at, 'loyal', (given, where) => oneOf(given, where, EMPIRES)),
      ...said(fields, at, 'regime', (given, where) => oneOf(given, where, MODES)),
      ...said(fields, at, 'amount', (given, where) => whole(given, where, MOST, 1)),
    },
  };
}

/** The field if it is there. */
function said<K extends string, T>(
  fields: Fields,
  at: string,
  field: K,
  read: (given: Json | undefined, where: string) => T,
): { readonly [key in K]?: T } {
  if (fields[field] === undefined) return {};
  return { [field]: read(fields[field], `${at}.${field}`) } as { [key in K]?: T };
}

const CAPABILITY_FIELDS = ['card', 'name', 'stars', 'when', 'price', 'cost', 'amount', 'locations'] as const;

export const readCapabilities = (
  value: Json | undefined,
  names: Map<number, OwnName>,
): Map<number, Owned<CapabilityCard>> =>
  readEach(value, 'capabilities', readCapability, CAPABILITY_FIELDS, names);

function readCapability(fields: Fields, at: string): Read<CapabilityCard> {
  const card = CAPABILITY_NUMBERS.find((known) => known === fields['card']);
  if (card === undefined)
    throw new DocumentFault(say('fault.no-capability', 'J7.1', { where: `${at}.card` }));
  const ours = CAPABILITIES[card];
  const { stars, when, price, ...figures } = fields;
  mustHave(card, ours, figures, at);
  const activations = [stars, when, price].filter((one) => one !== undefined);
  if (activations.length > 1) throw new DocumentFault(say('fault.activation', 'J7.3.2', { where: at }));
  return {
    card,
    ours,
    value: {
      ...ours,
      ...(activations.length === 0 ? {} : { activation: readActivation(fields, at) }),
      ...said(fields, at, 'cost', (given, where) => whole(given, where, MOST)),
      ...said(fields, at, 'amount', (given, where) => whole(given, where, MOST, 1)),
      ...said(fields, at, 'locations', readLocations),
    },
  };
}

const readLocations = (given: Json | undefined, where: string): number[] =>
  list(given, where, LOCATIONS.length).map((one, i) =>
    LOCATIONS.indexOf(oneOf(one, `${where}.${i}`, LOCATIONS)),
  );

function readActivation(fields: Fields, at: string): Activation {
  if (fields['price'] !== undefined) return { price: whole(fields['price'], `${at}.price`, MOST) };
  if (fields['stars'] !== undefined) return { stars: readStars(fields['stars'], `${at}.stars`) };
  const when = oneOf(fields['when'], `${at}.when`, [...CONDITIONS, ...EVENTS]);
  const event = EVENTS.find((one) => one === when);
  if (event !== undefined) return { at: event };
  const condition = CONDITIONS.find((one) => one === when);
  if (condition === undefined) throw new Error(`no condition ${when}`);
  return { when: condition };
}

const readStars = (value: Json, where: string): Stars =>
  Object.fromEntries(
    Object.entries(record(value, where)).map(([mode, count]) => [
      oneOf(mode, where, MODES),
      whole(count, `${where}.${mode}`, MOST, 1),
    ]),
  );
