/** How a server is set up. Everything has a default that works on one machine. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProviderSettings } from './accounts/provider.ts';
import type { Clock } from './clock.ts';
import type { NoticeTimes } from './tables/calls.ts';
import type { PaceTimes } from './uptime.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Limits {
  /** Requests a minute from one address. */
  readonly requests: number;
  /** Sign-ins, sign-ups, guests and imports a minute from one address. */
  readonly signIns: number;
  /** New tables, replays, branches and exports a minute from one address: they cost the most. */
  readonly replays: number;
  /**
   * Work a second for one person, and how much at once after a pause, over all sockets and requests; an answer is 1
   * (play/costs.ts). An address has four times as much.
   */
  readonly frames: number;
  readonly frameBurst: number;
  /** WebSockets of one address. */
  readonly sockets: number;
  /** Connections of one address, where no proxy stands before the server. */
  readonly connections: number;
  /** Bytes of documents one person may bring an hour; an address four times as many. */
  readonly importBytes: number;
  /** Running tables with bots that a guest may have; an account has five times as many, an address twenty times. */
  readonly botTables: number;
  /**
   * Tables that have not started: how many a guest may have, and at how many of others a guest may hold seats. An
   * account has five times as many; everybody at an address twice what one has, and at an IPv6 site eight times.
   */
  readonly gatheringTables: number;
  readonly heldTables: number;
  /** Bytes of documents attached to a guest's tables, the same one counted once; shares as above. */
  readonly documentBytes: number;
}

/** When the server lets go of what nobody uses. */
export interface Tidying {
  /** A seat at a table that has not started, whose guest or account does not look at it. */
  readonly guestSeatHours: number;
  readonly seatHours: number;
  /** A table that has not started, to which nobody of its people comes; by who made it. */
  readonly guestGatheringHours: number;
  readonly gatheringHours: number;
  /** A running game at which only guests sit, and to which nobody comes. */
  readonly guestTableDays: number;
  /** A guest's session that is not used; the guest is forgotten with the last one, when no game waits for them. */
  readonly guestDays: number;
  /** A table that ended before it started, and documents that no table uses. */
  readonly neverPlayedDays: number;
  /** Reports, and acts of moderation. */
  readonly logDays: number;
}

/** How mail is sent. */
export interface MailSettings {
  /** The server that takes it: `smtps://user:password@mail.example.org`. */
  readonly server: string;
  /** From whom: `Sandtable <games@example.org>`. */
  readonly from: string;
}

export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** A PostgreSQL address, or the path of an SQLite file. */
  readonly database: string;
  /** The folder of the built page; without it only the interface is served. */
  readonly page: string | undefined;
  /** The address people use, when it is not the one the request names: `https://games.example.org`. */
  readonly origin: string | undefined;
  /** How many proxies stand before the server, each setting X-Forwarded-For and X-Forwarded-Proto. */
  readonly proxies: number;
  readonly logLevel: LogLevel;
  /** Modules that list the games. */
  readonly shelf: readonly string[];
  /** Longest time a bot may think about one turn. */
  readonly botSeconds: number;
  readonly limits: Limits;
  readonly tidying: Tidying;
  /** Starts all threads with the server and lets them load the games, so that the first bot does not wait for it. */
  readonly warmThreads: boolean;
  /** Without it no mail is sent. */
  readonly mail?: MailSettings | undefined;
  /** By whom people may sign in besides. */
  readonly provider?: ProviderSettings | undefined;
  /** Whom a push service may ask about what this server sends: `mailto:…` or `https://…`. */
  readonly contact?: string | undefined;
  /** Hosts of this server's own network that web hooks and push messages may go to all the same. */
  readonly allowedHosts?: readonly string[];
  /** Another clock than the system's. */
  readonly clock?: Clock;
  /** How long people get to see for themselves before they are called. */
  readonly noticeTimes?: NoticeTimes;
  /** How often clocks are looked after. */
  readonly paceTimes?: PaceTimes;
  /** Makes the secret keys of the tables' dice; without it they come from the operating system. */
  readonly newKey?: () => string;
  /** The file of the worker threads, when it is not the compiled one beside the server. */
  readonly worker?: string;
}

export const DEFAULT_LIMITS: Limits = {
  requests: 1200,
  signIns: 60,
  replays: 600,
  frames: 50,
  frameBurst: 200,
  sockets: 200,
  connections: 500,
  importBytes: 64 * 1024 * 1024,
  botTables: 20,
  gatheringTables: 5,
  heldTables: 5,
  documentBytes: 2 * 1024 * 1024,
};

export const DEFAULT_TIDYING: Tidying = {
  guestSeatHours: 2,
  seatHours: 72,
  guestGatheringHours: 24,
  gatheringHours: 14 * 24,
  guestTableDays: 90,
  guestDays: 90,
  neverPlayedDays: 7,
  logDays: 730,
};

/** The page as built beside the server, from the sources or compiled. */
function builtPage(): string | undefined {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return [join(here, '../web/dist'), join(here, '../../web/dist')].find((folder) =>
    existsSync(join(folder, 'index.html')),
  );
}

/** Settings from the environment; `changes` win. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  changes: Partial<Settings> = {},
): Settings {
  // A variable that is set to nothing is not set.
  const given = (name: string) => environment[name] || undefined;
  const data = given('SANDTABLE_DATA') ?? 'sandtable-data';
  return {
    host: given('SANDTABLE_HOST') ?? '127.0.0.1',
    port: wholeNumber('SANDTABLE_PORT', given('SANDTABLE_PORT'), 8080),
    database: given('DATABASE_URL') ?? resolve(data, 'sandtable.sqlite'),
    page: given('SANDTABLE_PAGE') ?? builtPage(),
    origin: originOf(given('SANDTABLE_ORIGIN')),
    proxies: wholeNumber('SANDTABLE_BEHIND_PROXY', given('SANDTABLE_BEHIND_PROXY'), 0),
    logLevel: logLevel(given('SANDTABLE_LOG') ?? 'info'),
    shelf: ['@sandtable/games'],
    botSeconds: wholeNumber('SANDTABLE_BOT_SECONDS', given('SANDTABLE_BOT_SECONDS'), 60, 1),
    limits: DEFAULT_LIMITS,
    tidying: DEFAULT_TIDYING,
    warmThreads: true,
    mail: mailOf(given('SANDTABLE_MAIL'), given('SANDTABLE_MAIL_FROM')),
    provider: providerOf(given),
    contact: contactOf(given('SANDTABLE_PUSH_CONTACT')),
    allowedHosts: (given('SANDTABLE_HOOK_HOSTS') ?? '').split(/[\s,]+/).filter((host) => host !== ''),
    ...changes,
  };
}

function wholeNumber(name: string, text: string | undefined, fallback: number, least = 0): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least)
    throw new RangeError(`${name} must be a whole number from ${least} on, not "${text}".`);
  return number;
}

function logLevel(text: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level === undefined)
    throw new RangeError(`SANDTABLE_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level;
}

/** As browsers name it: without a path, not even a slash. */
function originOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new RangeError(
      `SANDTABLE_ORIGIN must be an address like https://games.example.org, not "${text}".`,
    );
  return new URL(text).origin;
}

function mailOf(server: string | undefined, from: string | undefined): MailSettings | undefined {
  if (server === undefined && from === undefined) return undefined;
  if (server === undefined || !/^smtps?:\/\//.test(server) || !URL.canParse(server))
    throw new RangeError('SANDTABLE_MAIL must be an address like smtps://user:password@mail.example.org.');
  if (from === undefined || !/[^\s@<]@[^\s@>]/.test(from))
    throw new RangeError('SANDTABLE_MAIL_FROM must say from whom mail comes: Sandtable <games@example.org>.');
  return { server, from };
}

function providerOf(given: (name: string) => string | undefined): ProviderSettings | undefined {
  const issuer = given('SANDTABLE_OIDC');
  const [client, secret] = [given('SANDTABLE_OIDC_CLIENT'), given('SANDTABLE_OIDC_SECRET')];
  if (issuer === undefined && client === undefined && secret === undefined) return undefined;
  if (issuer === undefined || !/^https?:\/\//.test(issuer) || !URL.canParse(issuer))
    throw new RangeError('SANDTABLE_OIDC must be the address of a provider like https://login.example.org.');
  if (client === undefined || secret === undefined)
    throw new RangeError('SANDTABLE_OIDC needs SANDTABLE_OIDC_CLIENT and SANDTABLE_OIDC_SECRET as well.');
  return { issuer, client, secret, name: given('SANDTABLE_OIDC_NAME') ?? new URL(issuer).host };
}

function contactOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/.test(text))
    throw new RangeError('SANDTABLE_PUSH_CONTACT must be mailto:somebody@example.org or an https address.');
  return text;
}
