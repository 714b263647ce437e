/** A card set as people write it, JSON or CSV, before anything in it is checked. */
import type { Json, Message } from '@sandtable/engine';
import { say } from '../text/say.ts';
import { parseCsv } from './csv.ts';

export const LISTS = ['forces', 'actions', 'terrain'] as const;
export type ListName = (typeof LISTS)[number];

/** One card with the place where it stands, for messages. */
export interface WrittenCard {
  readonly where: string;
  readonly fields: Readonly<Record<string, Json>>;
}

export interface WrittenSet {
  /** Whether the cards are added to the standard set, or stand alone. */
  readonly base: 'standard' | 'none';
  readonly lists: Readonly<Record<ListName, readonly WrittenCard[]>>;
}

type Reading = { readonly set: WrittenSet; readonly faults: readonly Message[] };

/** The words of the first column of a CSV file. */
const LIST_OF: Readonly<Record<string, ListName>> = {
  force: 'forces',
  action: 'actions',
  terrain: 'terrain',
};

const NOTHING: WrittenSet = { base: 'standard', lists: { forces: [], actions: [], terrain: [] } };

export function readWritten(document: Json): Reading {
  if (typeof document !== 'string') return fromObject(document);
  const text = document.trim();
  if (!text.startsWith('{')) return fromCsv(text);
  try {
    return fromObject(JSON.parse(text) as Json);
  } catch {
    return { set: NOTHING, faults: [say('cards.not-json', 'R3')] };
  }
}

function fromObject(document: Json): Reading {
  if (!isRecord(document)) return { set: NOTHING, faults: [say('cards.not-a-set', 'R3')] };
  const faults: Message[] = [];
  const lists: Record<ListName, WrittenCard[]> = { forces: [], actions: [], terrain: [] };
  for (const [field, value] of Object.entries(document)) {
    const name = LISTS.find((one) => one === field);
    if (name !== undefined && Array.isArray(value))
      lists[name] = value.map((card, i) => writtenCard(name, card, i));
    else if (name !== undefined) faults.push(say('cards.not-a-set', 'R3'));
    else if (field !== 'base') faults.push(say('cards.unknown-field', 'R3', { where: '/', field }));
  }
  const { base = 'standard' } = document;
  if (base !== 'standard' && base !== 'none')
    faults.push(say('cards.not-one-of', 'R3', { where: '/', field: 'base', values: ['standard', 'none'] }));
  return { set: { base: base === 'none' ? 'none' : 'standard', lists }, faults };
}

function writtenCard(list: ListName, card: Json, at: number): WrittenCard {
  return { where: `${list}[${at + 1}]`, fields: isRecord(card) ? card : {} };
}

function fromCsv(text: string): Reading {
  const [header, ...rows] = parseCsv(text);
  if (header === undefined || header[0] !== 'card')
    return { set: NOTHING, faults: [say('cards.not-json', 'R3')] };
  const faults: Message[] = [];
  const lists: Record<ListName, WrittenCard[]> = { forces: [], actions: [], terrain: [] };
  for (const [at, row] of rows.entries()) {
    const where = `row ${at + 2}`;
    const list = LIST_OF[row[0] ?? ''];
    if (row.length !== header.length)
      faults.push(say('cards.columns', 'R3', { where, found: row.length, expected: header.length }));
    else if (list === undefined)
      faults.push(say('cards.not-one-of', 'R3', { where, field: 'card', values: Object.keys(LIST_OF) }));
    else lists[list].push({ where, fields: fieldsOf(header, row) });
  }
  return { set: { base: 'standard', lists }, faults };
}

/** Empty cells are absent fields; numbers and yes or no are what they look like. */
function fieldsOf(header: readonly string[], row: readonly string[]): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [i, name] of header.entries()) {
    const cell = row[i] ?? '';
    if (i > 0 && cell !== '') fields[name] = name === 'name' || name === 'type' ? cell : valueOf(cell);
  }
  return fields;
}

function valueOf(cell: string): Json {
  if (/^[+-]?\d+$/.test(cell)) return Number(cell);
  if (cell === 'yes' || cell === 'true') return true;
  if (cell === 'no' || cell === 'false') return false;
  return cell;
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
