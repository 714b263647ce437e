/** A server of its own for every worker of the browser tests, with the built page. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { knownKeys } from '@sandtable/engine/testing';
import { DEFAULT_LIMITS, type Limits, type RunningServer, readSettings, serve } from '@sandtable/server';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MANY = 1_000_000;
/** The tests answer faster than people. */
const FOR_TESTS: Limits = {
  ...DEFAULT_LIMITS,
  requests: MANY,
  signIns: MANY,
  frames: MANY,
  frameBurst: MANY,
};

export class Site {
  private readonly folder: string;
  private server: RunningServer | undefined;
  private keys = knownKeys('site');

  private readonly limits: Limits;

  private constructor(folder: string, limits: Limits) {
    this.folder = folder;
    this.limits = limits;
  }

  static async open(name: string, limits = FOR_TESTS): Promise<Site> {
    const site = new Site(mkdtempSync(join(tmpdir(), `sandtable-${name}-`)), limits);
    await site.start();
    return site;
  }

  get address(): string {
    if (this.server === undefined) throw new Error('the server has not started');
    return this.server.address;
  }

  /** From now on tables are dealt as they always are in the test of this name. */
  dealFor(test: string): void {
    this.keys = knownKeys(test);
  }

  /** Stops the server; what it stored stays. */
  async stop(): Promise<void> {
    await this.server?.stop();
  }

  /** Starts it, again at the same address. */
  async start(): Promise<void> {
    const port = this.server === undefined ? 0 : Number(new URL(this.server.address).port);
    this.server = await start(this.folder, port, this.limits, () => this.keys());
  }

  /** Lets the bot `moody` fail, or play again. */
  upset(isUpset: boolean): void {
    if (isUpset) writeFileSync(moodOf(this.folder), '');
    else rmSync(moodOf(this.folder), { force: true });
  }

  /** How often the bot `moody` has failed since it was upset. */
  fits(): number {
    return statSync(moodOf(this.folder)).size;
  }

  async close(): Promise<void> {
    await this.server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const moodOf = (folder: string) => join(folder, 'bad-mood');

function moodyBot(folder: string): string {
  const module = new URL('./moody-bot.mjs', import.meta.url);
  module.searchParams.set('mood', moodOf(folder));
  return module.href;
}

function start(folder: string, port: number, limits: Limits, newKey: () => string): Promise<RunningServer> {
  return serve(
    readSettings(
      {},
      {
        port,
        database: join(folder, 'sandtable.sqlite'),
        page: process.env['SANDTABLE_PAGE'] ?? file('../../web/dist'),
        // The pictures show what people are offered; the tests also use the demonstration game and a bot that fails.
        shelf:
          process.env['SANDTABLE_PICTURES'] === undefined
            ? ['@sandtable/games/workshop', moodyBot(folder)]
            : ['@sandtable/games'],
        logLevel: 'error',
        newKey,
        limits,
      },
    ),
  );
}
