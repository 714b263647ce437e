/** Work spread over all cores. The one place in this room that knows Node. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

export interface PoolOptions<Outcome> {
  /** Threads; one a core when not given. */
  readonly workers?: number | undefined;
  /** Called when tasks are done, with how many are. */
  readonly progress?: ((done: number, outcome: Outcome) => void) | undefined;
  /**
   * True when the outcomes so far make the rest needless. Asked about outcomes in the order of their tasks, so that
   * what comes back does not depend on which thread was faster.
   */
  readonly isEnough?: ((outcome: Outcome) => boolean) | undefined;
  /** Resolves when somebody has seen enough: then the threads end, and what was done by then comes back. */
  readonly stop?: Promise<void> | undefined;
}

/** Many small tasks go to a thread at once, so that messages cost little; long ones one by one, so that progress is told. */
const BATCH_MS = 100;
const MOST_A_BATCH = 64;

/**
 * Does the tasks in worker threads and gives their outcomes in the order of the tasks. `script` is a module whose
 * default export is made by `performTasks`. Rejects with the first error of a task, or of `progress`. Nothing is told
 * afterwards.
 */
export async function inParallel<Task, Outcome>(
  script: URL,
  tasks: readonly Task[],
  options: PoolOptions<Outcome> = {},
): Promise<Outcome[]> {
  const size = Math.min(options.workers ?? availableParallelism(), Math.max(1, tasks.length));
  // Flags of this process, such as those of a test runner, are not the threads'.
  const pool = new Piscina({ filename: script.href, minThreads: size, maxThreads: size, execArgv: [] });
  const desk = new Desk(tasks, options);
  try {
    const lanes = Array.from({ length: size }, () => keepBusy<Task, Outcome>(pool, desk, size));
    const work = Promise.all(lanes);
    // Who is stopped does not wait for what the threads would have said.
    work.catch(() => undefined);
    await (options.stop === undefined ? work : Promise.race([work, options.stop]));
  } finally {
    desk.leave();
    await pool.destroy();
  }
  return desk.outcomes();
}

/** Keeps one thread busy until there are no more tasks. */
async function keepBusy<Task, Outcome>(
  pool: Piscina,
  desk: Desk<Task, Outcome>,
  threads: number,
): Promise<void> {
  let most = 1;
  for (let batch = desk.batch(most, threads); batch.tasks.length > 0; batch = desk.batch(most, threads)) {
    const start = performance.now();
    desk.receive(batch.first, (await pool.run(batch.tasks)) as readonly Outcome[]);
    const each = (performance.now() - start) / batch.tasks.length;
    most = Math.min(Math.max(1, Math.floor(BATCH_MS / each)), MOST_A_BATCH);
  }
}

/** Hands out tasks and puts outcomes back in order. */
class Desk<Task, Outcome> {
  private readonly tasks: readonly Task[];
  private readonly options: PoolOptions<Outcome>;
  private readonly done = new Map<number, Outcome>();
  private next = 0;
  /** Outcomes before this one have been judged. */
  private judged = 0;
  private isClosed = false;
  /** Nobody listens any more. */
  private isLeft = false;

  constructor(tasks: readonly Task[], options: PoolOptions<Outcome>) {
    this.tasks = tasks;
    this.options = options;
  }

  /** The next tasks, so few towards the end that all threads end at about the same time. */
  batch(most: number, threads: number): { readonly first: number; readonly tasks: readonly Task[] } {
    const first = this.next;
    const left = this.isClosed ? 0 : this.tasks.length - first;
    const count = Math.min(left, most, Math.ceil(left / (2 * threads)));
    this.next += count;
    return { first, tasks: this.tasks.slice(first, first + count) };
  }

  leave(): void {
    this.isClosed = true;
    this.isLeft = true;
  }

  receive(first: number, outcomes: readonly Outcome[]): void {
    for (const [i, outcome] of outcomes.entries()) {
      if (this.isLeft) return;
      this.done.set(first + i, outcome);
      this.tell(outcome);
    }
    while (!this.isClosed && this.done.has(this.judged)) {
      this.isClosed = this.options.isEnough?.(this.done.get(this.judged) as Outcome) ?? false;
      this.judged++;
    }
  }

  outcomes(): Outcome[] {
    return Array.from({ length: this.judged }, (_, i) => this.done.get(i) as Outcome);
  }

  private tell(outcome: Outcome): void {
    try {
      this.options.progress?.(this.done.size, outcome);
    } catch (error) {
      this.leave();
      throw error;
    }
  }
}
