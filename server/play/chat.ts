/** Talk at a table: the people who sit there write and read, with a count of what is unread. */
import { stampOf } from '../clock.ts';
import type { ChatLine } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import type { ChatRow } from '../storage/rows.ts';
import { callsByLine } from '../tables/calls.ts';
import { isNamed } from '../tables/mentions.ts';
import type { Watchers } from './watchers.ts';

/** Lines sent to somebody who comes in. */
const SHOWN = 200;

/** Something somebody says, as one of their seats, at a moment of the game. */
export interface Said {
  readonly by: string;
  readonly text: string;
  readonly seat: string;
  readonly moment: number;
}

export class ChatAtTable {
  private readonly table: string;
  private readonly services: Services;
  private lastNumber = 0;
  private readonly read = new Map<string, number>();

  constructor(table: string, services: Services) {
    this.table = table;
    this.services = services;
  }

  /** Looks up what a person has read. */
  async know(person: string): Promise<void> {
    const { talk } = this.services.storage;
    this.lastNumber = await talk.lastOf(this.table);
    this.read.set(person, await talk.readBy(this.table, person));
    await this.services.mutes.know(person);
  }

  unreadBy(person: string | undefined): number {
    if (person === undefined) return 0;
    return Math.max(0, this.lastNumber - (this.read.get(person) ?? this.lastNumber));
  }

  /** The last lines, but not those of people whom `person` does not want to hear. */
  async last(person: string): Promise<readonly ChatLine[]> {
    const muted = this.services.mutes.of(person);
    const rows = await this.services.storage.talk.chatOf(this.table, SHOWN);
    return this.named(rows.filter((row) => !muted.has(row.person_id)));
  }

  async say({ by, text, seat, moment }: Said, watchers: Watchers, people: readonly string[]): Promise<void> {
    const { clock, noticeTimes, storage } = this.services;
    const now = clock.now();
    const row = { table_id: this.table, person_id: by, at: stampOf(now), text, seat, moment };
    const named = await this.namedIn(by, text, people);
    const around = { present: watchers.present, now, noticeTimes };
    const number = await storage.talk.say(row, (line) => callsByLine(this.table, named, line, around));
    this.read.set(by, number);
    await this.show([{ ...row, number }], watchers, people);
  }

  /** The others who are named and want to hear whoever says it. */
  private async namedIn(by: string, text: string, people: readonly string[]): Promise<readonly string[]> {
    const { mutes, names } = this.services;
    const nameOf = await names.of(people);
    const named = people.filter((person) => person !== by && isNamed(text, nameOf(person).name));
    for (const person of named) await mutes.know(person);
    return named.filter((person) => !mutes.of(person).has(by));
  }

  async markRead(person: string, number: number): Promise<void> {
    await this.services.storage.talk.read(this.table, person, number);
    this.read.set(person, number);
  }

  /** Shows what was said at another process. */
  async catchUp(watchers: Watchers, people: readonly string[]): Promise<void> {
    const before = this.lastNumber;
    const rows = await this.services.storage.talk.chatOf(this.table, SHOWN);
    await this.show(
      rows.filter((row) => row.number > before),
      watchers,
      people,
    );
  }

  private async show(rows: readonly ChatRow[], watchers: Watchers, people: readonly string[]): Promise<void> {
    for (const line of await this.named(rows)) {
      this.lastNumber = Math.max(this.lastNumber, line.number);
      const hearing = people.filter((person) => !this.services.mutes.of(person).has(line.by.id));
      watchers.to(hearing, (person) => ({ type: 'chat', line, unread: this.unreadBy(person) }));
    }
  }

  private async named(rows: readonly ChatRow[]): Promise<readonly ChatLine[]> {
    const nameOf = await this.services.names.of(rows.map((row) => row.person_id));
    return rows.map((row) => ({
      number: row.number,
      by: nameOf(row.person_id),
      at: row.at,
      text: row.text,
      ...(row.seat === null ? {} : { seat: row.seat }),
      ...(row.moment === null ? {} : { moment: row.moment }),
    }));
  }
}
