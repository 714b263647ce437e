/** A card set as people write it, JSON or CSV, before the fields of its cards are checked. */
import { type Json, jsonFault, type Message } from '@sandtable/engine';
import { say } from '../text/say.ts';
import { type CsvRow, parseCsv } from './csv.ts';

/** The fields of each kind of card; the CSV column `card` comes before them. */
export const FIELDS = {
  forces: [
    'nation',
    'name',
    'type',
    'copies',
    'vp',
    'armor',
    'maneuver',
    'smallArms',
    'cannon',
    'missile',
    'artilleryRange',
    'artilleryModifier',
    'headquarters',
  ],
  actions: ['name', 'copies', 'maneuverModifier', 'reinforcement'],
  terrain: ['name', 'copies', 'vp', 'trackLength', 'bonus', 'bonusAmount'],
} as const;

export const LISTS = ['forces', 'actions', 'terrain'] as const;
export type ListName = (typeof LISTS)[number];

/** One card with the place where it stands, for messages. */
export interface WrittenCard {
  readonly where: Message;
  readonly fields: Readonly<Record<string, Json>>;
}

export interface WrittenSet {
  /** Whether the cards are added to the standard set, or stand alone. */
  readonly base: 'standard' | 'none';
  readonly lists: Readonly<Record<ListName, readonly WrittenCard[]>>;
}

type Reading = { readonly set: WrittenSet; readonly faults: readonly Message[] };

/** The words of the first column of a CSV file. */
const LIST_OF = new Map<string, ListName>([
  ['force', 'forces'],
  ['action', 'actions'],
  ['terrain', 'terrain'],
]);

const COLUMNS: ReadonlySet<string> = new Set(LISTS.flatMap((list) => FIELDS[list]));

export function readWritten(document: Json): Reading {
  if (typeof document !== 'string') return fromObject(document);
  // Some editors put a mark before the text.
  const text = document.replace(/^\uFEFF/, '');
  // What a reader puts for bytes that are not UTF-8: names would be lost.
  if (text.includes('\uFFFD')) return nothing(say('cards.not-utf8', 'R3'));
  return /^\s*[{[]/.test(text) ? fromJson(text) : fromCsv(text);
}

function nothing(fault: Message): Reading {
  return { set: { base: 'standard', lists: { forces: [], actions: [], terrain: [] } }, faults: [fault] };
}

function fromJson(text: string): Reading {
  try {
    return fromObject(JSON.parse(text) as Json);
  } catch {
    return nothing(say('cards.not-json', 'R3', jsonFault(text)));
  }
}

function fromObject(document: Json): Reading {
  if (!isRecord(document)) return nothing(say('cards.not-a-set', 'R3'));
  const faults: Message[] = [];
  const lists: Record<ListName, WrittenCard[]> = { forces: [], actions: [], terrain: [] };
  for (const [field, value] of Object.entries(document)) {
    const name = LISTS.find((one) => one === field);
    if (name !== undefined && Array.isArray(value)) lists[name] = cardsOf(name, value, faults);
    else if (name !== undefined) faults.push(say('cards.not-a-list', 'R3', { list: name }));
    else if (field !== 'base') faults.push(say('cards.unknown-list', 'R3', { field }));
  }
  const { base = 'standard' } = document;
  if (base !== 'standard' && base !== 'none') faults.push(say('cards.bad-base', 'R3'));
  return { set: { base: base === 'none' ? 'none' : 'standard', lists }, faults };
}

function cardsOf(list: ListName, written: readonly Json[], faults: Message[]): WrittenCard[] {
  return written.flatMap((fields, at) => {
    const where = say('cards.at-card', 'R3', { list, number: at + 1 });
    if (isRecord(fields)) return [{ where, fields }];
    faults.push(say('cards.not-a-card', 'R3', { where }));
    return [];
  });
}

function fromCsv(text: string): Reading {
  const { rows, openQuote } = parseCsv(text);
  if (openQuote !== undefined)
    return nothing(say('cards.open-quote', 'R3', { where: say('cards.at-row', 'R3', { row: openQuote }) }));
  const [header, ...rest] = rows;
  if (header?.cells[0] !== 'card') return nothing(say('cards.no-header', 'R3'));
  const faults = headerFaults(header);
  const lists: Record<ListName, WrittenCard[]> = { forces: [], actions: [], terrain: [] };
  for (const row of rest) {
    const where = say('cards.at-row', 'R3', { row: row.line });
    const list = LIST_OF.get(row.cells[0] ?? '');
    const [found, expected] = [row.cells.length, header.cells.length];
    if (found !== expected) faults.push(say('cards.columns', 'R3', { where, found, expected }));
    else if (list === undefined)
      faults.push(say('cards.not-one-of', 'R3', { where, field: 'card', values: [...LIST_OF.keys()] }));
    else lists[list].push({ where, fields: fieldsOf(header.cells, row.cells) });
    if (found === expected && row.cells.some((cell, i) => cell !== '' && header.cells[i] === ''))
      faults.push(say('cards.nameless-column', 'R3', { where }));
  }
  return { set: { base: 'standard', lists }, faults };
}

function headerFaults({ line, cells }: CsvRow): Message[] {
  const where = say('cards.at-row', 'R3', { row: line });
  const columns = cells.slice(1).filter((field) => field !== '');
  return columns.flatMap((field, at) => {
    if (columns.indexOf(field) < at) return [say('cards.column-twice', 'R3', { where, field })];
    return COLUMNS.has(field) ? [] : [say('cards.unknown-column', 'R3', { where, field })];
  });
}

/** Empty cells are absent fields. Columns nobody knows are a fault of the header, said once. */
function fieldsOf(header: readonly string[], row: readonly string[]): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [i, name] of header.entries()) {
    const cell = row[i] ?? '';
    if (cell !== '' && COLUMNS.has(name)) fields[name] = isWord(name) ? cell : valueOf(cell);
  }
  return fields;
}

function isWord(field: string): boolean {
  return field === 'name' || field === 'type';
}

function valueOf(cell: string): Json {
  return /^[+-]?\d+$/.test(cell) ? Number(cell) : cell;
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
