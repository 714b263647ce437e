/** What an owner can correct on headlines and capability cards: the figures in their texts, the conditions of activation. */
import { DocumentFault, type Fields, type Json, reader } from '@sandtable/engine';
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
import { HEADLINE_CARDS, type HeadlineCard, isCounting } from './headlines.ts';
import { LOCATIONS } from './map.ts';
import { MODES } from './modes.ts';

const { entry, list, whole, oneOf, record } = reader('J1.2');

/** No text names more. */
const MOST = 14;

/** Each card once; `read` gets what is said of it. */
function readEach<T>(
  value: Json | undefined,
  where: string,
  read: (fields: Fields, at: string) => [card: number, read: T],
  names: readonly string[],
): Record<string, T> {
  const cards: Record<string, T> = {};
  for (const [i, one] of list(value, where).entries()) {
    const at = `${where}.${i}`;
    const [card, found] = read(entry(one, at, names), at);
    if (cards[card] !== undefined)
      throw new DocumentFault(say('fault.card-twice', 'J1.2', { where: at, card }));
    cards[card] = found;
  }
  return cards;
}

/** A card has the figures of its text and no others. */
function mustHave(card: number, figures: object, said: Fields, at: string): void {
  for (const field of Object.keys(said))
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

const HEADLINE_FIELDS = ['card', 'lost', 'added', 'rupees', 'loyal', 'regime', 'amount'] as const;

export const readHeadlines = (value: Json | undefined): Record<string, HeadlineCard> =>
  readEach(value, 'headlines', readHeadline, HEADLINE_FIELDS);

function readHeadline(fields: Fields, at: string): [number, HeadlineCard] {
  const card = Number(fields['card']);
  if (!isCounting(card))
    throw new DocumentFault(say('fault.no-figures', 'J6.1', { where: `${at}.card`, card }));
  const now: HeadlineCard = HEADLINE_CARDS[card];
  mustHave(card, now, fields, at);
  return [
    card,
    {
      ...now,
      ...said(fields, at, 'lost', cylinders),
      ...said(fields, at, 'added', cylinders),
      ...said(fields, at, 'rupees', (given, where) => whole(given, where, MOST)),
      ...said(fields, at, 'loyal', (given, where) => oneOf(given, where, EMPIRES)),
      ...said(fields, at, 'regime', (given, where) => oneOf(given, where, MODES)),
      ...said(fields, at, 'amount', (given, where) => whole(given, where, MOST, 1)),
    },
  ];
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

const CAPABILITY_FIELDS = ['card', 'stars', 'when', 'price', 'cost', 'amount', 'locations'] as const;

export const readCapabilities = (value: Json | undefined): Record<string, CapabilityCard> =>
  readEach(value, 'capabilities', readCapability, CAPABILITY_FIELDS);

function readCapability(fields: Fields, at: string): [number, CapabilityCard] {
  const card = CAPABILITY_NUMBERS.find((known) => known === fields['card']);
  if (card === undefined)
    throw new DocumentFault(say('fault.no-capability', 'J7.1', { where: `${at}.card` }));
  const now = CAPABILITIES[card];
  const { stars, when, price, ...figures } = fields;
  mustHave(card, now, figures, at);
  const activations = [stars, when, price].filter((one) => one !== undefined);
  if (activations.length > 1) throw new DocumentFault(say('fault.activation', 'J7.3.2', { where: at }));
  return [
    card,
    {
      ...now,
      ...(activations.length === 0 ? {} : { activation: readActivation(fields, at) }),
      ...said(fields, at, 'cost', (given, where) => whole(given, where, MOST)),
      ...said(fields, at, 'amount', (given, where) => whole(given, where, MOST, 1)),
      ...said(fields, at, 'locations', readLocations),
    },
  ];
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
