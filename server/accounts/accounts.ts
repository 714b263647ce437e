/** People: guests, accounts with a name and a password, and their sessions. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Denial } from '../denial.ts';
import { Gate } from '../gate.ts';
import type { Person } from '../protocol/index.ts';
import type { PersonRow, SessionRow } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { type Names, personOf } from './names.ts';

/** argon2id (the library's default kind) with the cost OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A session nobody uses ends by itself. */
export const SESSION_DAYS = 180;
const SEEN_EVERY_MS = 10 * 60 * 1000;

/** Who is signed in, and by which session. */
export interface SignedIn {
  readonly person: Person;
  readonly session: string;
}

export class Accounts {
  private readonly storage: Storage;
  private readonly names: Names;
  /** Each hash takes 19 MB and a thread that reading files and looking up names need, too. */
  private readonly hashing = new Gate(2, 100);

  constructor(storage: Storage, names: Names) {
    this.storage = storage;
    this.names = names;
  }

  async enterAsGuest(name: string): Promise<Person> {
    const row: PersonRow = {
      id: randomUUID(),
      name: tidyName(name),
      name_key: null,
      password: null,
      created: new Date().toISOString(),
    };
    await this.storage.people.add(row);
    return personOf(row);
  }

  /** A guest who signs up stays the same person, with all games. */
  async signUp(name: string, password: string, guest: Person | undefined): Promise<Person> {
    const tidy = tidyName(name);
    const key = nameKey(tidy);
    if ((await this.storage.people.findByNameKey(key)) !== undefined) throw new Denial('name-taken');
    const hashed = await this.hash(password);
    const person: Person = { id: guest?.guest === true ? guest.id : randomUUID(), name: tidy, guest: false };
    const account = { name: tidy, name_key: key, password: hashed };
    try {
      if (person.id === guest?.id) await this.storage.people.change(person.id, account);
      else await this.storage.people.add({ id: person.id, ...account, created: new Date().toISOString() });
    } catch (error) {
      // Somebody else may have taken the name between the question and the answer.
      if ((await this.storage.people.findByNameKey(key)) !== undefined) throw new Denial('name-taken');
      throw error;
    }
    this.names.note(person);
    return person;
  }

  async logIn(name: string, password: string): Promise<Person> {
    const row = await this.storage.people.findByNameKey(nameKey(tidyName(name)));
    // An unknown name takes as long as a wrong password.
    if (row === undefined || row.password === null) await this.hash(password);
    else if (await this.fits(row.password, password)) return personOf(row);
    throw new Denial('wrong-password');
  }

  async changePassword({ person, session }: SignedIn, current: string, next: string): Promise<void> {
    await this.mustKnowPassword(person.id, current);
    await this.storage.people.change(person.id, { password: await this.hash(next) });
    await this.storage.people.endSessions(person.id, session);
  }

  async mustKnowPassword(person: string, password: string | undefined): Promise<void> {
    const row = await this.storage.people.find(person);
    if (row === undefined || row.password === null) return;
    if (password === undefined || !(await this.fits(row.password, password)))
      throw new Denial('wrong-password');
  }

  private hash(password: string): Promise<string> {
    return this.hashing.through(() => hash(password, COST));
  }

  private fits(hashed: string, password: string): Promise<boolean> {
    return this.hashing.through(() => verify(hashed, password));
  }

  /** Begins a session and returns its token, which only the browser keeps. */
  async beginSession(person: string, agent: string): Promise<string> {
    const token = newToken();
    const now = new Date().toISOString();
    await this.storage.people.addSession({
      id: randomUUID(),
      token_hash: tokenHash(token),
      person_id: person,
      created: now,
      seen: now,
      agent: agent.slice(0, 200),
    });
    return token;
  }

  /** Gives a session another token: whoever knows the old one has no part in what the person becomes. */
  async renewSession(session: string): Promise<string> {
    const token = newToken();
    await this.storage.people.changeToken(session, tokenHash(token));
    return token;
  }

  async signedInBy(token: string | undefined): Promise<SignedIn | undefined> {
    if (token === undefined || token.length > 100) return undefined;
    const found = await this.storage.people.findSession(tokenHash(token));
    if (found === undefined) return undefined;
    const { session, person } = found;
    const unseen = Date.now() - Date.parse(session.seen);
    if (unseen > SESSION_DAYS * 24 * 3600 * 1000) return undefined;
    if (unseen > SEEN_EVERY_MS) await this.storage.people.noteSeen(session.id, new Date().toISOString());
    return { person: personOf(person), session: session.id };
  }

  sessionsOf(person: string): Promise<readonly SessionRow[]> {
    return this.storage.people.sessionsOf(person);
  }

  /** Nothing personal is left; finished games keep an empty name. The seats must have been given up before. */
  async delete(person: string): Promise<void> {
    await this.storage.people.endSessions(person);
    await this.storage.talk.forget(person);
    await this.storage.people.change(person, { name: '', name_key: null, password: null });
    this.names.note({ id: person, name: '', guest: true });
  }
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** One space between words, no characters that print nothing. */
function tidyName(name: string): string {
  const tidy = name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');
  if (tidy === '' || /[\p{C}\p{Zl}\p{Zp}]/u.test(tidy)) throw new Denial('name-not-allowed');
  return tidy;
}

/** Names that look alike count as the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
