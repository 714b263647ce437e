/** PostgreSQL: any number of server processes share the tables. */
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Logger, makeWorkerUtils, type Runner, run, type WorkerEvents } from 'graphile-worker';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { AlreadyTaken, type Append } from './log.ts';
import { Buckets } from '../budget.ts';
import { migrate } from './migrations.ts';
import { IMPATIENT, keepAwake, PATIENT } from './postgres-timeouts.ts';
import { appendToPostgres } from './postgres-append.ts';
import { callOnPostgres, NOTICES } from './postgres-calls.ts';
import type { Database } from './rows.ts';
import { type Jobs, type News, type Storage, storageOver, type Wire } from './storage.ts';

const CHANNEL = 'sandtable';
const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';
/** PostgreSQL takes 8000 bytes in a message; some are for the envelope. */
const MOST_TOLD = 7800;
const BOT_TURN = 'bot-turn';
const START_AGAIN_MS = 500;
/** What goes wrong with a bot is logged where it happens; the queue's own chatter is not. */
const QUIET = new Logger(() => () => undefined);

/** `patient` is for work that nobody waits for at a table. */
export async function openPostgres(url: string, patient = false): Promise<Storage> {
  await prepare(url);
  const pool = openPool(url, patient ? PATIENT : IMPATIENT);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const wire = new PostgresWire(url, db);
  const jobs = new PostgresJobs(pool, db);
  try {
    await wire.connect();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return storageOver(db, {
    kind: 'postgres',
    wire,
    jobs,
    isTaken: (error) =>
      error instanceof AlreadyTaken || (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION),
    isFault,
    isFull: (error) => error instanceof pg.DatabaseError && error.code === DISK_FULL,
    appendAlone: undefined,
    append: (transaction, appends) => appendAndTell(transaction, appends, wire, jobs),
    async size() {
      const { rows } = await sql<{
        size: string;
      }>`select pg_database_size(current_database()) as size`.execute(db);
      return { database: Number(rows[0]?.size ?? 0) };
    },
    call: (transaction, calls) => callOnPostgres(transaction, [calls]),
    close: () => wire.close(),
  });
}

function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10, ...config });
  // A connection that dies while idle is replaced; whoever uses one hears of it there.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Makes the tables, ours and the queue's, what this version needs. */
async function prepare(url: string): Promise<void> {
  const pool = openPool(url, PATIENT);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    const workers = await makeWorkerUtils({ pgPool: pool, logger: QUIET });
    await workers.migrate();
    await workers.release();
  } finally {
    await db.destroy();
  }
}

/** An error of the server, or of the way to it. */
function isFault(error: unknown): boolean {
  // Bad data, broken constraints and the like are faults of whoever asked.
  if (error instanceof pg.DatabaseError) return !/^(2[1-3]|42)/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return /ECONN|EPIPE|ETIMEDOUT|ENOENT|terminat|timeout|not queryable|closed/i.test(
    `${'code' in error ? String(error.code) : ''} ${error.message}`,
  );
}

/** In the transaction of the events themselves: news to other processes, and a job for each bot that has to answer. */
async function appendAndTell(
  transaction: Transaction<Database>,
  appends: readonly Append[],
  wire: PostgresWire,
  jobs: PostgresJobs,
): Promise<void> {
  await appendToPostgres(transaction, appends);
  await callOnPostgres(
    transaction,
    appends.map(({ calls }) => calls),
  );
  await wire.tellAll(appends.map(newsOf), transaction);
  const bots = appends.filter(({ head }) => head.isBotTurn);
  for (const { table, queue } of bots) await jobs.add(table, queue ?? table, false, transaction);
}

/** News as text: of the event itself, unless it is too large to be told. */
function newsOf({ table, number, head, body }: Append): string {
  const whose = `{"kind":"events","table":${JSON.stringify(table)}`;
  const whole = `${whose},"stored":{"number":${number},"at":"${head.changed}","event":${body}}}`;
  return Buffer.byteLength(whole) < MOST_TOLD ? whole : `${whose}}`;
}

/** News of one server, as it is told on the channel. */
interface Told {
  readonly sender: string;
  readonly news: readonly News[];
}

/** Undefined for what no server of ours has said: anybody who may use the database may speak on the channel. */
function readTold(payload: string | undefined): Told | undefined {
  try {
    const told = JSON.parse(payload ?? '') as Partial<Told> | null;
    return typeof told?.sender === 'string' && Array.isArray(told.news) ? (told as Told) : undefined;
  } catch {
    return undefined;
  }
}

/** As many as fit into one message. */
function inMessages(news: readonly string[]): readonly (readonly string[])[] {
  const messages: string[][] = [];
  let size = MOST_TOLD;
  for (const one of news) {
    const length = Buffer.byteLength(one);
    if (size + length > MOST_TOLD) {
      messages.push([]);
      size = 0;
    }
    messages.at(-1)?.push(one);
    size += length + 1;
  }
  return messages;
}

class PostgresWire implements Wire {
  private readonly sender = randomUUID();
  private readonly url: string;
  private readonly db: Kysely<Database>;
  private client: pg.Client | undefined;
  private hear: (news: News | undefined) => void = () => undefined;
  private isClosed = false;

  constructor(url: string, db: Kysely<Database>) {
    this.url = url;
    this.db = db;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, ...IMPATIENT });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    keepAwake(client);
    if (this.isClosed) await this.close();
  }

  tell(news: News, transaction?: Transaction<Database>): Promise<void> {
    return this.tellAll([JSON.stringify(news)], transaction);
  }

  /** News as texts. */
  async tellAll(news: readonly string[], transaction: Transaction<Database> | undefined): Promise<void> {
    const payloads = inMessages(news).map((part) => `{"sender":"${this.sender}","news":[${part.join()}]}`);
    await sql`select pg_notify(${CHANNEL}, told) from unnest(${payloads}::text[]) as told`.execute(
      transaction ?? this.db,
    );
  }

  listen(hear: (news: News | undefined) => void): void {
    this.hear = hear;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => undefined);
  }

  private receive(payload: string | undefined): void {
    const told = readTold(payload);
    if (told !== undefined && told.sender !== this.sender) for (const news of told.news) this.hear(news);
  }

  /** Tries again until it is back, and then says that anything may have happened meanwhile. */
  private lose(client: pg.Client): void {
    if (this.isClosed || this.client !== client) return;
    this.client = undefined;
    const again = () => {
      if (this.isClosed) return;
      this.connect().then(
        () => this.hear(undefined),
        () => setTimeout(again, 500).unref(),
      );
    };
    setTimeout(again, 100).unref();
  }
}

/** Without this the queue lets go of the promise that a job's end is noted: a lost connection would end the process. */
const NOTED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

type Work = (table: string, queue: string) => Promise<void>;
type Deliver = (channel: string) => Promise<void>;

/** What everybody may have done without standing back behind others. */
const JOBS_A_SECOND = 5;
const MOST_EXCESS = 10_000;

class PostgresJobs implements Jobs {
  /** Jobs beyond these go behind those of others who have had fewer. */
  private readonly shares = new Buckets(JOBS_A_SECOND, 2 * JOBS_A_SECOND);
  private readonly pool: pg.Pool;
  private readonly db: Kysely<Database>;
  private runner: Runner | undefined;
  private isStopped = false;

  constructor(pool: pg.Pool, db: Kysely<Database>) {
    this.pool = pool;
    this.db = db;
  }

  async add(table: string, queue: string, later = false, db: Kysely<Database> = this.db): Promise<void> {
    this.shares.take(queue, 1);
    const excess = Math.min(MOST_EXCESS, Math.max(0, Math.ceil(-this.shares.left(queue))));
    const payload = JSON.stringify({ table, queue });
    const seconds = later ? 1 + excess / JOBS_A_SECOND : 0;
    await sql`select graphile_worker.add_job(${BOT_TURN}, payload := ${payload}::json, job_key := ${table},
      priority := ${excess}::int, run_at := now() + ${seconds} * interval '1 second',
      max_attempts := 1)`.execute(db);
  }

  async start(work: Work, deliver: Deliver = async () => undefined): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    let letSleep = (): void => undefined;
    events.on('pool:listen:success', ({ client }) => {
      letSleep = keepAwake(client);
    });
    // Somebody else may get this connection next.
    events.on('pool:listen:release', () => letSleep());
    const runner = await run({
      pgPool: this.pool,
      events,
      concurrency: 8,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: QUIET,
      preset: NOTED,
      taskList: {
        [BOT_TURN]: (payload) => {
          const { table, queue } = payload as { table: string; queue?: string };
          return work(table, queue ?? table);
        },
        [NOTICES]: (payload) => deliver((payload as { channel: string }).channel),
      },
    });
    this.runner = runner;
    const again = () => this.startAgain(work, deliver);
    runner.promise.then(again, again);
    if (this.isStopped) await this.stop();
  }

  /** The queue ends itself when it could not note the end of a job: the database was away. */
  private startAgain(work: Work, deliver: Deliver): void {
    this.runner = undefined;
    if (this.isStopped) return;
    const again = () => {
      if (!this.isStopped) this.start(work, deliver).catch(() => this.startAgain(work, deliver));
    };
    setTimeout(again, START_AGAIN_MS).unref();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    // A queue that has just ended by itself refuses to be stopped.
    await this.runner?.stop().catch(() => undefined);
  }
}
