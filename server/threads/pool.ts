/** Worker threads with a time limit. A task that hangs costs its thread, nothing else. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Position } from '@sandtable/engine';
import { Gate } from '../gate.ts';
import type { BranchPoint } from '../ledger/replaying.ts';
import type {
  Begun,
  BotReplies,
  BotTurn,
  FindBranch,
  FindPosition,
  Numbered,
  ReplayedMoments,
  ReplayedWhole,
  ReplayMoments,
  ReplayWhole,
  Task,
} from './tasks.ts';

export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** The compiled thread lies beside this file. */
const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

const MOST_REPLAYS_WAITING = 100;
/** More than any machine needs to start a thread and load the games. */
const START_MS = 60_000;

export class Pool {
  private readonly workers: Piscina;
  private readonly limit: number;
  /** Never one alone: a bot that hangs must not keep all others waiting. */
  private readonly threads = Math.max(2, availableParallelism());
  /** Replays leave a thread to the bots, and do not pile up. */
  private readonly replaying = new Gate(this.threads - 1, MOST_REPLAYS_WAITING);
  /** Tasks wait here, not in the pool, so that waiting does not count against their time. */
  private readonly turns = new Gate(this.threads, Number.POSITIVE_INFINITY);
  /** What to do when a thread has begun with the task of this number. */
  private readonly whenBegun = new Map<number, () => void>();
  private numbers = 0;
  isClosed = false;

  constructor(shelf: readonly string[], limitSeconds: number, worker = WORKER) {
    this.limit = limitSeconds * 1000;
    this.workers = new Piscina({
      filename: worker,
      workerData: { shelf },
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: 60_000,
    });
    // A thread that dies between tasks is replaced; a task it had hears of it itself.
    this.workers.on('error', () => undefined);
    this.workers.on('message', ({ begun }: Begun) => this.whenBegun.get(begun)?.());
  }

  answerForBots(task: BotTurn): Promise<BotReplies> {
    return this.run(task) as Promise<BotReplies>;
  }

  moments(task: ReplayMoments): Promise<ReplayedMoments> {
    return this.replay(task) as Promise<ReplayedMoments>;
  }

  position(task: FindPosition): Promise<Position> {
    return this.replay(task) as Promise<Position>;
  }

  branch(task: FindBranch): Promise<BranchPoint> {
    return this.replay(task) as Promise<BranchPoint>;
  }

  whole(task: ReplayWhole): Promise<ReplayedWhole> {
    return this.replay(task) as Promise<ReplayedWhole>;
  }

  private replay(task: Task): Promise<unknown> {
    return this.replaying.through(() => this.run(task));
  }

  /** Tasks waiting for a thread. */
  get waiting(): number {
    return this.turns.waiting;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.workers.destroy();
  }

  private run(task: Task): Promise<unknown> {
    return this.turns.through(() => this.runNow(task));
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
