/** Reads the fields of one written card and collects what is wrong with them. */
import type { Json, Message } from '@sandtable/engine';
import { say } from '../text/say.ts';
import type { WrittenCard } from './written.ts';

const FLAGS = new Map<Json, boolean>([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

export class Fields {
  private readonly card: WrittenCard;
  private readonly faults: Message[];

  constructor(card: WrittenCard, faults: Message[], known: readonly string[]) {
    this.card = card;
    this.faults = faults;
    const { where } = card;
    for (const field of Object.keys(card.fields))
      if (!known.includes(field)) faults.push(say('cards.unknown-field', 'R3', { where, field }));
  }

  get where(): Message {
    return this.card.where;
  }

  has(field: string): boolean {
    const value = this.card.fields[field];
    return value !== undefined && value !== null;
  }

  /** A whole number; `fallback` where the field may be absent. */
  number(field: string, least: number, most: number, fallback?: number): number {
    const { where } = this;
    const value = this.card.fields[field] ?? null;
    if (value === null && fallback !== undefined) return fallback;
    if (value === null) this.faults.push(say('cards.missing', 'R3', { where, field }));
    else if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
      this.faults.push(say('cards.not-a-number', 'R3', { where, field, least, most }));
    // −0 would not survive being stored.
    else return value === 0 ? 0 : value;
    return least;
  }

  /** A whole number, or null where the card lacks the symbol. */
  symbol(field: string, least: number, most: number): number | null {
    return this.has(field) ? this.number(field, least, most) : null;
  }

  oneOf<T extends string>(field: string, values: readonly T[], otherwise: T): T {
    const { where } = this;
    const value = this.card.fields[field] ?? null;
    const found = values.find((one) => one === value);
    if (found !== undefined) return found;
    if (value === null) this.faults.push(say('cards.missing', 'R3', { where, field }));
    else this.faults.push(say('cards.not-one-of', 'R3', { where, field, values: [...values] }));
    return otherwise;
  }

  flag(field: string): boolean {
    const { where } = this;
    const value = this.card.fields[field] ?? false;
    const flag = typeof value === 'boolean' ? value : FLAGS.get(value);
    if (flag === undefined)
      this.faults.push(say('cards.not-one-of', 'R3', { where, field, values: ['yes', 'no'] }));
    return flag ?? false;
  }

  /** A name: it becomes part of the card's id, so it stays simple. */
  text(field: string, fallback?: string): string {
    const { where } = this;
    const value = this.card.fields[field] ?? fallback ?? null;
    if (value === null) this.faults.push(say('cards.missing', 'R3', { where, field }));
    else if (typeof value !== 'string' || !/^[^\s_"](?:[^\r\n\t_"]{0,38}[^\s_"])?$/u.test(value))
      this.faults.push(say('cards.bad-name', 'R3', { where, field }));
    else return value;
    return '?';
  }

  fault(message: Message): void {
    this.faults.push(message);
  }
}
