/** Worker threads with a time limit. A task that hangs costs its thread, nothing else. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Position } from '@sandtable/engine';
import { Gate } from '../gate.ts';
import type { BranchPoint } from '../play/replaying.ts';
import type {
  BotReplies,
  BotTurn,
  FindBranch,
  FindPosition,
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

export class Pool {
  private readonly workers: Piscina;
  private readonly limit: number;
  /** Never one alone: a bot that hangs must not keep all others waiting. */
  private readonly threads = Math.max(2, availableParallelism());
  /** Replays leave a thread to the bots, and do not pile up. */
  private readonly replaying = new Gate(this.threads - 1, MOST_REPLAYS_WAITING);
  private busy = 0;
  isClosed = false;
  /** Tasks that wait here, not in the pool, so that waiting does not count against their time. */
  private readonly queue: (() => void)[] = [];

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
    return this.queue.length;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.workers.destroy();
  }

  private async run(task: Task): Promise<unknown> {
    if (this.busy >= this.threads) await new Promise<void>((resolve) => this.queue.push(resolve));
    else this.busy++;
    try {
      return await this.runNow(task);
    } finally {
      const next = this.queue.shift();
      if (next === undefined) this.busy--;
      else next();
    }
  }

  private async runNow(task: Task): Promise<unknown> {
    // What still waited must not start new threads.
    if (this.isClosed) throw new Error('the threads are closed');
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.limit);
    try {
      return await this.workers.run(task, { signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw new TooSlow(`took longer than ${this.limit / 1000} s`);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
