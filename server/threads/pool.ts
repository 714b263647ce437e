/** Worker threads with a time limit. A task that hangs costs its thread, nothing else. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Position } from '@sandtable/engine';
import { Concurrency } from '../concurrency.ts';
import type { Whose } from '../fair-queue.ts';
import type { BranchPoint } from '../ledger/replaying.ts';
import type { SettingCheck } from '../protocol/index.ts';
import { type Thinker, TooSlow } from './thinker.ts';
import type {
  Begun,
  BotReplies,
  BotTurn,
  CheckSetting,
  DocumentRead,
  FindBranch,
  FindPosition,
  Numbered,
  ReadDocument,
  ReplayedMoments,
  ReplayMoments,
  Task,
} from './tasks.ts';

/** The compiled thread lies beside this file. */
const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

/** A thread that is ended while it loads modules by `require` takes the whole process with it. */
const BY_IMPORT = ['--no-experimental-require-module'];

const MOST_REPLAYS_WAITING = 100;
const MOST_MEGABYTES = 512;
/** More than any machine needs to start a thread and load the games. */
const START_MS = 60_000;

export class Pool implements Thinker {
  private readonly workers: Piscina;
  private readonly limit: number;
  /** Never one alone: a bot that hangs must not keep all others waiting, not even those of the same address. */
  private readonly threads = Math.max(3, availableParallelism());
  /** Replays leave threads to the bots and to each other, and do not pile up. */
  private readonly replaying = new Concurrency(this.threads - 1, MOST_REPLAYS_WAITING, this.threads - 2);
  /**
   * Tasks wait here, not in the pool, so that waiting does not count against their time. One address never has all
   * threads: others need not wait for the end of what its bots think.
   */
  private readonly turns = new Concurrency(this.threads, Number.POSITIVE_INFINITY, this.threads - 1);
  /** What to do when a thread has begun with the task of this number. */
  private readonly whenBegun = new Map<number, () => void>();
  private numbers = 0;
  isClosed = false;

  /** Threads that are kept wait for nothing when a bot is asked; others are started as they are needed. */
  constructor(shelf: readonly string[], limitSeconds: number, areKept: boolean, worker = WORKER) {
    this.limit = limitSeconds * 1000;
    this.workers = new Piscina({
      filename: worker,
      workerData: { shelf },
      minThreads: areKept ? this.threads : 0,
      maxThreads: this.threads,
      idleTimeout: 60_000,
      execArgv: [...process.execArgv, ...BY_IMPORT],
      // A document that fills the memory costs its thread, too, and not the process.
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    // A thread that dies between tasks is replaced; a task it had hears of it itself.
    this.workers.on('error', () => undefined);
    this.workers.on('message', ({ begun }: Begun) => this.whenBegun.get(begun)?.());
  }

  /** Lets every thread load the games before anybody asks one for something. */
  async warm(games: readonly string[]): Promise<void> {
    // All at once, so that each goes to a thread of its own.
    const warmed = Array.from({ length: this.threads }, () => {
      const number = ++this.numbers;
      return this.workers.run({ number, task: { kind: 'warm', games } } satisfies Numbered);
    });
    await Promise.allSettled(warmed);
  }

  answerForBots(task: BotTurn, whose: Whose): Promise<BotReplies> {
    return this.run(task, whose) as Promise<BotReplies>;
  }

  moments(task: ReplayMoments, whose: Whose): Promise<ReplayedMoments> {
    return this.replay(task, whose) as Promise<ReplayedMoments>;
  }

  position(task: FindPosition, whose: Whose): Promise<Position> {
    return this.replay(task, whose) as Promise<Position>;
  }

  branch(task: FindBranch, whose: Whose): Promise<BranchPoint> {
    return this.replay(task, whose) as Promise<BranchPoint>;
  }

  document(task: ReadDocument, whose: Whose): Promise<DocumentRead> {
    return this.replay(task, whose) as Promise<DocumentRead>;
  }

  check(task: CheckSetting, whose: Whose): Promise<SettingCheck> {
    return this.replay(task, whose) as Promise<SettingCheck>;
  }

  private replay(task: Task, whose: Whose): Promise<unknown> {
    return this.replaying.through(() => this.run(task, whose), whose);
  }

  /** Tasks waiting for a thread. */
  get waiting(): number {
    return this.turns.waiting;
  }

  get replaysWaiting(): number {
    return this.replaying.waiting;
  }

  /** The same of one address. */
  waitingOf(source: string): number {
    return this.turns.waitingOf(source);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.workers.destroy();
  }

  private run(task: Task, whose: Whose): Promise<unknown> {
    return this.turns.through(() => this.runNow(task), whose);
  }

  /** The time counts from when a thread begins: starting one and loading the games is not the bot's fault. */
  private async runNow(task: Task): Promise<unknown> {
    // What still waited must not start new threads.
    if (this.isClosed) throw new Error('the threads are closed');
    const stop = new AbortController();
    const abort = () => stop.abort();
    const number = ++this.numbers;
    let timer = setTimeout(abort, START_MS);
    this.whenBegun.set(number, () => {
      clearTimeout(timer);
      timer = setTimeout(abort, this.limit);
    });
    try {
      return await this.workers.run({ number, task } satisfies Numbered, { signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw new TooSlow(`took longer than ${this.limit / 1000} s`);
      throw error;
    } finally {
      clearTimeout(timer);
      this.whenBegun.delete(number);
    }
  }
}
