/** Reading documents from outside (positions, owners' files): every word checked, and each fault told with its place. */
import type { Json } from './contract.ts';
import { type Message, speaker, type Translation } from './messages.ts';

/** What is wrong with a document, found while reading it. */
export class DocumentFault extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(said.key);
    this.said = said;
  }
}

/** A JSON object. */
export type Fields = { readonly [key: string]: Json };

export const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field of the document; empty for the whole of it. */
export interface Place {
  where: string;
}

/** A fault with its place in front, in one language. */
type At = (place: Place, problem: string) => string;

const english = (at: At) => ({
  'fault.object': (p: Place) => at(p, 'must be an object'),
  'fault.list': (p: Place) => at(p, 'must be a list'),
  'fault.flag': (p: Place) => at(p, 'must be true or false'),
  'fault.text': (p: Place & { most: number }) => at(p, `must be a text of 1 to ${p.most} characters`),
  'fault.number': (p: Place & { min: number; max: number }) =>
    at(p, `must be a whole number from ${p.min} to ${p.max}`),
  'fault.choice': (p: Place & { values: readonly string[] }) =>
    at(p, `must be one of: ${p.values.join(', ')}`),
  'fault.long': (p: Place & { most: number }) => at(p, `may have ${p.most} entries at most`),
  'fault.no-field': (p: Place & { fields: readonly string[] }) =>
    at(p, `is no field here (which are: ${p.fields.join(', ')})`),
});

const japanese = (at: At): Translation<ReturnType<typeof english>> => ({
  'fault.object': (p) => at(p, 'オブジェクトでなければなりません'),
  'fault.list': (p) => at(p, '配列でなければなりません'),
  'fault.flag': (p) => at(p, 'trueかfalseでなければなりません'),
  'fault.text': (p) => at(p, `1～${p.most}文字の文字列でなければなりません`),
  'fault.number': (p) => at(p, `${p.min}から${p.max}までの整数でなければなりません`),
  'fault.choice': (p) => at(p, `次のいずれかでなければなりません：${p.values.join('、')}`),
  'fault.long': (p) => at(p, `項目は${p.most}個までです`),
  'fault.no-field': (p) => at(p, `ここで使える項目ではありません（項目：${p.fields.join('、')}）`),
});

/** The sentences of a reader, for a game's table of words: `...readingWords.en(at)`. */
export const readingWords = { en: english, ja: japanese };

const say = speaker<ReturnType<typeof english>>();

export interface Reader {
  /** An object; nothing counts as an empty one. */
  readonly record: (value: Json | undefined, where: string) => Fields;
  /** An object with these fields and no others. */
  readonly entry: (value: Json | undefined, where: string, fields: readonly string[]) => Fields;
  /** A list; nothing counts as an empty one. */
  readonly list: (value: Json | undefined, where: string, most?: number) => readonly Json[];
  readonly whole: (value: Json | undefined, where: string, max: number, min?: number) => number;
  readonly oneOf: <T extends string>(value: Json | undefined, where: string, among: readonly T[]) => T;
  readonly flag: (value: Json | undefined, where: string) => boolean;
  readonly text: (value: Json | undefined, where: string, most: number) => string;
}

/** More entries than any list of a game's has. */
const MOST_ENTRIES = 1000;

/** A reader whose faults cite this rule. Its methods throw a DocumentFault. */
export function reader(rule: string): Reader {
  const record = (value: Json | undefined, where: string): Fields => {
    if (value === undefined) return {};
    if (!isFields(value)) throw new DocumentFault(say('fault.object', rule, { where }));
    return value;
  };
  return {
    record,
    entry(value, where, fields) {
      const found = record(value, where);
      const other = Object.keys(found).find((field) => !fields.includes(field));
      if (other === undefined) return found;
      throw new DocumentFault(
        say('fault.no-field', rule, { where: where === '' ? other : `${where}.${other}`, fields }),
      );
    },
    list(value, where, most = MOST_ENTRIES) {
      if (value === undefined) return [];
      if (!Array.isArray(value)) throw new DocumentFault(say('fault.list', rule, { where }));
      if (value.length > most) throw new DocumentFault(say('fault.long', rule, { where, most }));
      return value as readonly Json[];
    },
    whole(value, where, max, min = 0) {
      if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
        throw new DocumentFault(say('fault.number', rule, { where, min, max }));
      // −0 would not survive being stored.
      return value === 0 ? 0 : value;
    },
    oneOf(value, where, among) {
      const found = among.find((one) => one === value);
      if (found === undefined) throw new DocumentFault(say('fault.choice', rule, { where, values: among }));
      return found;
    },
    flag(value, where) {
      if (typeof value !== 'boolean') throw new DocumentFault(say('fault.flag', rule, { where }));
      return value;
    },
    text(value, where, most) {
      if (typeof value !== 'string' || value.length === 0 || value.length > most)
        throw new DocumentFault(say('fault.text', rule, { where, most }));
      return value;
    },
  };
}

/** The fault that reading runs into, if any. */
export function faultIn(read: () => void): Message | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof DocumentFault) return error.said;
    throw error;
  }
}
