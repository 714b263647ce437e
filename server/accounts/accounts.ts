/** People: guests, accounts with a name and a password, and their sessions. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Denial } from '../denial.ts';
import { Concurrency } from '../concurrency.ts';
import { lookOf } from '../confusable-names.ts';
import type { Identity } from './provider.ts';
import type { FactorBody, LogInBody, Me, Person } from '../protocol/index.ts';
import type { PersonRow, SessionRow } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import { GuessLimit, deviceMark, knownDevice } from './guess-limit.ts';
import { type Names, personOf } from './names.ts';
import { fitsPassword, hashPassword } from './passwords.ts';
import { isReserved } from './reserved-names.ts';
import { newRecovery, newSecret, recoveryHash, stepOf, uriOf } from './second-factor.ts';

/** A session nobody uses ends by itself. */
export const SESSION_DAYS = 180;
/** Numbers tried behind a name that somebody else has. */
const MOST_TRIED = 20;
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
  private readonly hashing = new Concurrency(2, 100);
  private readonly guesses = new GuessLimit();

  constructor(storage: Storage, names: Names) {
    this.storage = storage;
    this.names = names;
  }

  /** Passwords that wait to be hashed. */
  get waiting(): number {
    return this.hashing.waiting;
  }

  async enterAsGuest(name: string): Promise<Person> {
    const tidy = tidyName(name);
    const look = lookOf(tidy);
    await this.mustBeFree(nameKey(tidy), look);
    const id = randomUUID();
    const created = new Date().toISOString();
    await this.storage.people.add({ id, name: tidy, name_key: null, look, password: null, created });
    return { id, name: tidy, guest: true };
  }

  async renameGuest(person: Person, name: string): Promise<Person> {
    if (!person.guest) throw new Denial('not-yours', 'An account keeps its name.');
    const tidy = tidyName(name);
    const look = lookOf(tidy);
    await this.mustBeFree(nameKey(tidy), look);
    await this.storage.people.change(person.id, { name: tidy, look });
    const renamed = { ...person, name: tidy };
    this.names.note(renamed);
    return renamed;
  }

  /** The name of an account is worn by nobody else, nor is one that looks like it. */
  private async mustBeFree(key: string, look: string): Promise<void> {
    if (isReserved(look)) throw new Denial('name-not-allowed', 'This name is kept for those who host.');
    const { people } = this.storage;
    if ((await people.findByNameKey(key)) !== undefined || (await people.findByLook(look)) !== undefined)
      throw new Denial('name-taken');
  }

  /** A guest who signs up stays the same person, with all games. */
  async signUp(name: string, password: string, guest: Person | undefined): Promise<Person> {
    const tidy = tidyName(name);
    const key = nameKey(tidy);
    const look = lookOf(tidy);
    await this.mustBeFree(key, look);
    const hashed = await this.hash(password);
    const person: Person = { id: guest?.guest === true ? guest.id : randomUUID(), name: tidy, guest: false };
    const account = { name: tidy, name_key: key, look, password: hashed };
    try {
      if (person.id === guest?.id) await this.storage.people.change(person.id, account);
      else await this.storage.people.add({ id: person.id, ...account, created: new Date().toISOString() });
    } catch (error) {
      // Somebody else may have taken the name between the question and the answer.
      if ((await this.storage.people.findByNameKey(key)) !== undefined) throw new Denial('name-taken');
      throw error;
    }
    await this.storage.people.renameGuests(look, person.id, (worn) => `${worn} (guest)`);
    this.names.note(person);
    return person;
  }

  /**
   * Somebody the host's provider knows. A guest becomes an account with all games, an account that is signed in gets
   * this way in besides its own; else it is a new account, whose password nobody knows.
   */
  async enterBy({ issuer, subject, names }: Identity, now: Person | undefined): Promise<Person> {
    const { people, identities } = this.storage;
    const known = await identities.personOf(issuer, subject);
    const row = known === undefined ? undefined : await people.find(known);
    if (row !== undefined) return personOf(row);
    const person =
      now?.guest === false
        ? now
        : await this.signUp(await this.freeName(names), randomBytes(32).toString('base64url'), now);
    if (person !== now) await people.change(person.id, { passwordless: 1 });
    await identities.add(issuer, subject, person.id);
    return person;
  }

  /** The first of these names that nobody has; else the best of them with a number. */
  private async freeName(names: readonly string[]): Promise<string> {
    const [best = 'Player'] = names;
    const numbered = Array.from({ length: MOST_TRIED }, (_, i) => `${best.slice(0, 34)} ${i + 2}`);
    for (const name of [...names, ...numbered, `Player ${randomBytes(4).toString('hex')}`]) {
      const isFree = await this.isFree(name);
      if (isFree) return name;
    }
    throw new Denial('name-taken');
  }

  private async isFree(name: string): Promise<boolean> {
    try {
      const tidy = tidyName(name);
      await this.mustBeFree(nameKey(tidy), lookOf(tidy));
      return true;
    } catch (error) {
      if (error instanceof Denial) return false;
      throw error;
    }
  }

  async logIn({ name, password, code }: LogInBody, mark: string | undefined): Promise<Person> {
    const key = nameKey(tidyName(name));
    const row = await this.storage.people.findByNameKey(key);
    const device = row === undefined ? undefined : knownDevice(await this.secret(), row.id, mark);
    if (row !== undefined && code !== undefined && isRecovery(row, code)) {
      await this.mustFit(row, password);
      await this.takeRecovery(row, code);
      return personOf(row);
    }
    const whose = device === undefined ? `strangers at ${key}` : `device ${device} at ${key}`;
    return this.guesses.guarded(whose, async () => {
      const known = await this.mustFit(row, password);
      if (known.totp !== null) await this.mustFitCode(known, code);
      return personOf(known);
    });
  }

  /** An unknown name takes as long as a wrong password. */
  private async mustFit(row: PersonRow | undefined, password: string): Promise<PersonRow> {
    if (row === undefined || row.password === null) await this.hash(password);
    else if (await this.fits(row.password, password)) return row;
    throw new Denial('wrong-password');
  }

  private async mustFitCode({ id, totp }: PersonRow, code: string | undefined): Promise<void> {
    if (code === undefined) throw new Denial('code-needed');
    const step = totp === null ? undefined : stepOf(totp, code, Date.now());
    // A code is good once: whoever looked over a shoulder is too late.
    if (step === undefined || !(await this.storage.people.takeStep(id, step))) throw new Denial('wrong-code');
  }

  private async takeRecovery(row: PersonRow, code: string): Promise<void> {
    const before = row.recovery ?? '[]';
    const left = recoveryOf(row).filter((hashed) => hashed !== recoveryHash(code));
    const isTaken = await this.storage.people.takeRecovery(row.id, before, JSON.stringify(left));
    if (!isTaken) throw new Denial('wrong-code');
  }

  /** What a browser gets to be known by when somebody has signed in from it. */
  async markFor(person: string): Promise<string> {
    return deviceMark(await this.secret(), person);
  }

  private secret(): Promise<string> {
    return this.storage.secrets.provide('devices', () => randomBytes(32).toString('hex'));
  }

  /** A secret to begin with; nothing is stored before a code shows that an app has it. */
  newFactor(person: Person): { secret: string; uri: string } {
    const secret = newSecret();
    return { secret, uri: uriOf(secret, person.name) };
  }

  /** Sign-in asks for a code from now on. Gives the recovery codes, once. */
  async addFactor(
    who: SignedIn,
    { password, current, secret, code }: FactorBody,
  ): Promise<readonly string[]> {
    const { person } = who;
    if (person.guest) throw new Denial('not-yours', 'Guests have no password to add something to.');
    await this.mustKnowPassword(who, password);
    // Whoever found a browser open and knows the password does not take over the second factor, too.
    await this.mustKnowFactor(who, current);
    const step = stepOf(secret, code, Date.now());
    if (step === undefined) throw new Denial('wrong-code');
    const { codes, hashes } = newRecovery();
    const recovery = JSON.stringify(hashes);
    await this.storage.people.change(person.id, { totp: secret, totp_step: step, recovery });
    return codes;
  }

  async removeFactor(who: SignedIn, password: string, code: string): Promise<void> {
    await this.mustKnowPassword(who, password);
    await this.mustKnowFactor(who, code);
    await this.storage.people.change(who.person.id, { totp: null, totp_step: null, recovery: null });
  }

  /** Where there is a second factor: a code of it, or a recovery code, which is used up. */
  private async mustKnowFactor({ person: { id } }: SignedIn, code: string | undefined): Promise<void> {
    const row = await this.storage.people.find(id);
    if (row === undefined || row.totp === null) return;
    await this.guesses.guarded(`factor of ${id}`, async () => {
      if (code !== undefined && isRecovery(row, code)) await this.takeRecovery(row, code);
      else await this.mustFitCode(row, code);
    });
  }

  /** What a person is told about themselves besides the name. */
  async standingOf(person: string): Promise<Pick<Me, 'secondFactor' | 'moderator'>> {
    const row = await this.storage.people.find(person);
    return {
      ...((row?.totp ?? null) === null ? {} : { secondFactor: true }),
      ...(row?.moderator === 1 ? { moderator: true } : {}),
    };
  }

  async changePassword(who: SignedIn, current: string, next: string): Promise<void> {
    const { person, session } = who;
    await this.mustKnowPassword(who, current);
    await this.storage.people.change(person.id, { password: await this.hash(next), passwordless: 0 });
    await this.storage.people.endSessions(person.id, session);
    await this.storage.wire.tell({ kind: 'sessions', person: person.id, kept: session });
  }

  /** For whoever has shown otherwise whose the account is: every session ends. */
  async setPassword(person: string, next: string): Promise<void> {
    await this.storage.people.change(person, { password: await this.hash(next), passwordless: 0 });
    await this.storage.people.endSessions(person);
    await this.storage.wire.tell({ kind: 'sessions', person });
  }

  async endSession(person: string, session: string): Promise<void> {
    await this.storage.people.endSession(person, session);
    await this.storage.wire.tell({ kind: 'sessions', person, ended: session });
  }

  /** Guesses are counted by session: whoever has one that is not theirs does not lock the owner out of others. */
  async mustKnowPassword({ person, session }: SignedIn, password: string | undefined): Promise<void> {
    const row = await this.storage.people.find(person.id);
    const hashed = row?.password ?? null;
    // There is none that anybody could know.
    if (hashed === null || row?.passwordless === 1) return;
    await this.guesses.guarded(`password of ${person.id} by ${session}`, async () => {
      if (password === undefined || !(await this.fits(hashed, password))) throw new Denial('wrong-password');
    });
  }

  private hash(password: string): Promise<string> {
    return this.hashing.through(() => hashPassword(password));
  }

  private fits(hashed: string, password: string): Promise<boolean> {
    return this.hashing.through(() => fitsPassword(hashed, password));
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
    const { people, talk, moderation, notices, clocks, kept, identities, wire } = this.storage;
    await people.endSessions(person);
    await wire.tell({ kind: 'sessions', person });
    await talk.forget(person);
    await moderation.forget(person);
    await notices.forget(person);
    await clocks.forget(person);
    await kept.forget(person);
    await identities.forget(person);
    const nothing = {
      name_key: null,
      look: null,
      password: null,
      totp: null,
      totp_step: null,
      recovery: null,
      moderator: 0,
      passwordless: 0,
    };
    await people.change(person, { name: '', ...nothing });
    this.names.note({ id: person, name: '', guest: true });
  }
}

function recoveryOf({ recovery }: PersonRow): readonly string[] {
  return JSON.parse(recovery ?? '[]') as string[];
}

function isRecovery(row: PersonRow, code: string): boolean {
  return recoveryOf(row).includes(recoveryHash(code));
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
