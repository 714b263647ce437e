/**
 * A new password for somebody who has forgotten theirs and has said where mail reaches them. The link is good for an hour
 * and once: it is bound to the password there was when it was sent. Nobody is told whether a name has an address.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { Denial } from '../denial.ts';
import type { RecoverBody } from '../protocol/index.ts';
import type { PersonRow } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { nameKey } from './accounts.ts';
import { Buckets } from '../budget.ts';

const GOOD_MS = 3600 * 1000;
/** Letters to one account: a few at once, then one an hour. */
const LETTERS = 3;
const LETTERS_A_SECOND = 1 / 3600;

/** What is sent: `token` belongs into the link. */
export interface RecoveryLetter {
  readonly person: string;
  readonly name: string;
  readonly address: string;
  readonly token: string;
}

export class Recovery {
  private readonly storage: Storage;
  private readonly clock: Clock;
  private readonly letters = new Buckets(LETTERS_A_SECOND, LETTERS);

  constructor(storage: Storage, clock: Clock) {
    this.storage = storage;
    this.clock = clock;
  }

  /** Undefined where nothing is to be sent: no such account, or no such address that its owner has confirmed. */
  async letterFor({ name, address }: RecoverBody): Promise<RecoveryLetter | undefined> {
    const row = await this.storage.people.findByNameKey(nameKey(name.trim()));
    if (row === undefined || row.password === null) return undefined;
    const wanted = address.toLowerCase();
    const isTheirs = (await this.storage.notices.channelsOf(row.id)).some(
      ({ kind, confirmed, target }) =>
        kind === 'mail' &&
        confirmed === 1 &&
        (JSON.parse(target) as { address?: string }).address?.toLowerCase() === wanted,
    );
    if (!isTheirs || this.letters.left(row.id) < 1) return undefined;
    this.letters.take(row.id, 1);
    const until = this.clock.now() + GOOD_MS;
    const token = `${row.id}.${until}.${await this.mark(row, until)}`;
    return { person: row.id, name: row.name, address: wanted, token };
  }

  /** Whose link it is. */
  async ownerOf(token: string): Promise<PersonRow> {
    const [id = '', time = '', mark = ''] = token.split('.');
    const until = Number(time);
    const row = await this.storage.people.find(id);
    const isGood = Number.isSafeInteger(until) && this.clock.now() < until;
    if (row === undefined || row.password === null || !isGood) throw new Denial('wrong-code');
    const [given, wanted] = [Buffer.from(mark), Buffer.from(await this.mark(row, until))];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new Denial('wrong-code');
    return row;
  }

  private async mark({ id, password }: PersonRow, until: number): Promise<string> {
    const key = await this.storage.secrets.provide('recovery', () => randomBytes(32).toString('hex'));
    return createHmac('sha256', key).update(`${id}/${until}/${password}`).digest('base64url');
  }
}
