/** An owner's file (docs/event-cards.md): cards and figures of the map put right, every word checked. */
import { isNamed } from '@sandtable/coin';
import { lasts, sideReader } from '@sandtable/coin/event-language';
import {
  DocumentFault,
  faultIn,
  type Fields,
  isFields,
  type Json,
  jsonFault,
  type Message,
  reader,
  repeatedField,
} from '@sandtable/engine';
import { CAPABILITIES, type Card, type CardNumber, CARD_NUMBERS, CARDS } from './cards.ts';
import { type Known, type SideName, SIDES } from './events/card.ts';
import { type Side, VOCABULARY } from './events/vocabulary.ts';
import { type Faction, FACTIONS } from './forces.ts';
import type { Instructions } from './instructions/language.ts';
import { stillTold } from './instructions/left.ts';
import { readInstructions, type Texts } from './instructions/read.ts';
import { AT, idOf, isProvince, type MapFigures, PAKISTAN, PRINTED_FIGURES, SPACES, TERRAINS } from './map.ts';
import { say } from './text/say.ts';

/** What a table plays with: the whole deck, and the figures of the map that can be corrected. */
export interface Corrected {
  readonly cards: readonly Card[];
  readonly figures: MapFigures;
}

const { entry, record, list, oneOf, whole, text } = reader('5.0');

/** How the text of a side is read, and what non-players are told about a card. */
interface Reading {
  readonly side: (document: Json, where: string) => Side;
  readonly instructions: (document: Json, where: string, texts: Texts) => Instructions;
}
const CHECKED: Reading = { side: sideReader(VOCABULARY), instructions: readInstructions };
const AS_KEPT: Reading = {
  side: (document) => document as unknown as Side,
  instructions: (document) => document as unknown as Instructions,
};

const PARTS: readonly string[] = ['cards', 'map'];
const MOST_TITLE = 60;
const PROVINCES = SPACES.filter((id) => isProvince(AT[id]));
const PAKISTAN_IDS = PAKISTAN.map(idOf);

/** Reads an owner's file. Throws a DocumentFault. */
export const readOwnersFile = (file: Json): Corrected =>
  read(typeof file === 'string' ? parsed(file) : file, CHECKED);

/** Reads the file that a table began with. It was checked then: what is refused since must not end that game. */
export const readKeptFile = (file: Json): Corrected =>
  read(typeof file === 'string' ? (JSON.parse(unmarked(file)) as Json) : file, AS_KEPT);

function read(document: Json, reading: Reading): Corrected {
  if (!isFields(document)) throw new DocumentFault(say('fault.no-object', '5.0'));
  const other = Object.keys(document).find((part) => !isNamed(PARTS, part));
  if (other !== undefined)
    throw new DocumentFault(say('fault.no-part', '5.0', { where: other, fields: PARTS }));
  const given = record(document['cards'], 'cards');
  const numbers = CARD_NUMBERS.map(String);
  const unknown = Object.keys(given).find((number) => !numbers.includes(number));
  if (unknown !== undefined)
    throw new DocumentFault(
      say('fault.no-event', '5.0', { where: `cards.${unknown}`, last: CARD_NUMBERS.length }),
    );
  return {
    cards: CARDS.map((card) => {
      const correction = given[String(card.number)];
      return correction === undefined ? card : corrected(card, correction, reading);
    }),
    figures: readMap(document['map']),
  };
}

/** Some editors put a mark before a text. */
const unmarked = (file: string): string => file.replace(/^\uFEFF/, '');

/** A file may come as text. */
function parsed(file: string): Json {
  const plain = unmarked(file);
  let document: Json;
  try {
    document = JSON.parse(plain) as Json;
  } catch {
    throw new DocumentFault(say('fault.no-json', '5.0', jsonFault(plain)));
  }
  const where = repeatedField(plain);
  if (where !== undefined) throw new DocumentFault(say('fault.twice', '5.0', { where }));
  return document;
}

/** What is wrong with an owner's file; empty when it can be played with. */
export function ownersFileFaults(document: Json): readonly Message[] {
  const fault = faultIn(() => readOwnersFile(document));
  return fault === undefined ? [] : [fault];
}

function corrected(card: Card, document: Json, reading: Reading): Card {
  const where = `cards.${card.number}`;
  const fields = entry(document, where, ['title', 'order', 'capability', ...SIDES, 'nonPlayers']);
  const capability = fields['capability'];
  const facts = {
    number: card.number,
    title: readTitle(card, fields['title'], `${where}.title`),
    order: fields['order'] === undefined ? card.order : readOrder(fields['order'], `${where}.order`),
    capability:
      capability === undefined
        ? card.capability
        : capability === null
          ? null
          : oneOf(capability, `${where}.capability`, CAPABILITIES),
    certainty: card.certainty,
  };
  const { known, ...sides } = readSides(card, fields, where, reading);
  const given = fields['nonPlayers'];
  const nonPlayers =
    given === undefined
      ? stillTold(card, sides, (side) => known[side] !== 'corrected')
      : reading.instructions(given, `${where}.nonPlayers`, sides);
  const found: Card = {
    ...facts,
    known: { ...known, nonPlayers: given === undefined ? card.known.nonPlayers : 'corrected' },
    ...sides,
    nonPlayers,
  };
  checkCapability(found, where);
  return found;
}

type KnownSides = Readonly<Record<SideName, Known>>;

function readTitle(card: Card, document: Json | undefined, where: string): Card['title'] {
  const fields = entry(document, where, ['en', 'ja']);
  const title = (language: 'en' | 'ja'): string =>
    fields[language] === undefined
      ? card.title[language]
      : text(fields[language], `${where}.${language}`, MOST_TITLE);
  return { en: title('en'), ja: title('ja') };
}

/** 2.3.2 All four factions, each once. */
function readOrder(document: Json, where: string): readonly Faction[] {
  const order = list(document, where, FACTIONS.length).map((one, i) => oneOf(one, `${where}.${i}`, FACTIONS));
  if (new Set(order).size !== FACTIONS.length)
    throw new DocumentFault(say('fault.order', '2.3.2', { where }));
  return order;
}

/** 5.2 A side that is not given stays as it is; `"shaded": null` takes the shaded text away. */
function readSides(
  card: Card,
  fields: Fields,
  where: string,
  reading: Reading,
): Pick<Card, SideName> & { readonly known: KnownSides } {
  const side = (name: SideName): Side | undefined => {
    const document = fields[name];
    if (document === undefined) return card[name];
    return document === null && name === 'shaded' ? undefined : reading.side(document, `${where}.${name}`);
  };
  const known = (name: SideName) => (fields[name] === undefined ? card.known[name] : 'corrected');
  const shaded = side('shaded');
  return {
    known: { unshaded: known('unshaded'), shaded: known('shaded') },
    unshaded: side('unshaded') ?? card.unshaded,
    ...(shaded === undefined ? {} : { shaded }),
  };
}

/** 5.3 Both texts of a Capability last. */
function checkCapability(card: Card, where: string): void {
  if (card.capability === null) return;
  for (const name of SIDES) {
    const side = card[name];
    if (side === undefined || !lasts(side))
      throw new DocumentFault(say('fault.capability', '5.3', { where: `${where}.${name}` }));
  }
}

/** D5, D6: terrain of any province, population of Pakistan. */
function readMap(document: Json | undefined): MapFigures {
  const fields = entry(document, 'map', ['terrain', 'population']);
  const terrain = PRINTED_FIGURES.terrain.slice();
  const population = PRINTED_FIGURES.population.slice();
  for (const [id, value] of Object.entries(record(fields['terrain'], 'map.terrain')))
    terrain[AT[oneOf(id, 'map.terrain', PROVINCES)]] = oneOf(value, `map.terrain.${id}`, TERRAINS);
  for (const [id, value] of Object.entries(record(fields['population'], 'map.population')))
    population[AT[oneOf(id, 'map.population', PAKISTAN_IDS)]] = whole(value, `map.population.${id}`, 3);
  return { terrain, population };
}

/** The deck as an owner's file that says all of it: something to start from. */
export function writeOwnersFile(cards: readonly Card[] = CARDS): Json {
  const entries = cards.map(({ number, title, order, capability, unshaded, shaded, nonPlayers }) => [
    number,
    { title, order, capability, unshaded, shaded: shaded ?? null, nonPlayers },
  ]);
  // What is written here is plain data through and through.
  return { cards: Object.fromEntries(entries) as Readonly<Record<CardNumber, Json>> };
}
