/** Work spread over all cores. The one place in this room that knows Node. */
import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

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

interface Order<Task> {
  readonly first: number;
  readonly tasks: readonly Task[];
}

interface Delivery<Outcome> {
  readonly first: number;
  readonly outcomes: readonly Outcome[];
  /** True when the order is done. */
  readonly isLast: boolean;
  readonly error?: { readonly message: string; readonly stack: string };
}

/** Orders of many small tasks cost fewer messages; few enough that all threads end at about the same time. */
const ORDERS_A_WORKER = 16;
const MOST_TASKS_AN_ORDER = 64;
/** Long tasks are told of as they end, not when their order does. */
const DELIVERY_MS = 100;

/**
 * Does the tasks in worker threads and gives their outcomes in the order of the tasks. `script` is a module that
 * calls `performTasks`. Rejects with the first error of a task, or of `progress`. Nothing is told afterwards.
 */
export async function inParallel<Task, Outcome>(
  script: URL,
  tasks: readonly Task[],
  options: PoolOptions<Outcome> = {},
): Promise<Outcome[]> {
  const size = Math.min(options.workers ?? availableParallelism(), Math.max(1, tasks.length));
  const perOrder = Math.ceil(tasks.length / (size * ORDERS_A_WORKER));
  const desk = new Desk(tasks, Math.min(Math.max(1, perOrder), MOST_TASKS_AN_ORDER), options);
  // Flags of this process, such as those of a test runner, are not the threads'.
  const workers = Array.from({ length: size }, () => new Worker(script, { execArgv: [] }));
  try {
    const work = Promise.all(workers.map((worker) => employ(worker, desk)));
    await (options.stop === undefined ? work : Promise.race([work, options.stop]));
  } finally {
    desk.leave();
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return desk.outcomes();
}

/** To be called by the module that runs in the threads: how a task is done. */
export function performTasks<Task, Outcome>(perform: (task: Task) => Outcome | Promise<Outcome>): void {
  const port = parentPort;
  if (port === null) throw new Error('tasks are performed in a worker thread');
  port.on('message', async ({ first, tasks }: Order<Task>) => {
    let outcomes: Outcome[] = [];
    let next = first;
    let told = performance.now();
    const deliver = (rest: Pick<Delivery<Outcome>, 'isLast' | 'error'>): void => {
      port.postMessage({ first: next, outcomes, ...rest } satisfies Delivery<Outcome>);
      next += outcomes.length;
      outcomes = [];
      told = performance.now();
    };
    try {
      for (const task of tasks) {
        outcomes.push(await perform(task));
        if (performance.now() - told > DELIVERY_MS) deliver({ isLast: false });
      }
      deliver({ isLast: true });
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      deliver({ isLast: true, error: { message, stack } });
    }
  });
}

/** Hands out orders and puts outcomes back in order. */
class Desk<Task, Outcome> {
  private readonly tasks: readonly Task[];
  private readonly perOrder: number;
  private readonly options: PoolOptions<Outcome>;
  private readonly done = new Map<number, Outcome>();
  private next = 0;
  /** Outcomes before this one have been judged. */
  private judged = 0;
  private isClosed = false;
  /** Nobody listens any more. */
  private isLeft = false;

  constructor(tasks: readonly Task[], perOrder: number, options: PoolOptions<Outcome>) {
    this.tasks = tasks;
    this.perOrder = perOrder;
    this.options = options;
  }

  order(): Order<Task> | undefined {
    if (this.isClosed || this.next >= this.tasks.length) return undefined;
    const first = this.next;
    this.next += this.perOrder;
    return { first, tasks: this.tasks.slice(first, this.next) };
  }

  leave(): void {
    this.isClosed = true;
    this.isLeft = true;
  }

  receive({ first, outcomes }: Delivery<Outcome>): void {
    if (this.isLeft) return;
    outcomes.forEach((outcome, i) => {
      this.done.set(first + i, outcome);
      this.options.progress?.(this.done.size, outcome);
    });
    while (!this.isClosed && this.done.has(this.judged)) {
      this.isClosed = this.options.isEnough?.(this.done.get(this.judged) as Outcome) ?? false;
      this.judged++;
    }
  }

  outcomes(): Outcome[] {
    return Array.from({ length: this.judged }, (_, i) => this.done.get(i) as Outcome);
  }
}

/** Keeps one thread busy until the desk has no more orders. */
function employ<Task, Outcome>(worker: Worker, desk: Desk<Task, Outcome>): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (): void => {
      const order = desk.order();
      if (order === undefined) resolve();
      else worker.postMessage(order, []);
    };
    worker.on('message', (delivery: Delivery<Outcome>) => {
      if (delivery.error !== undefined) {
        reject(Object.assign(new Error(delivery.error.message), { stack: delivery.error.stack }));
        return;
      }
      try {
        desk.receive(delivery);
      } catch (error) {
        desk.leave();
        reject(error);
        return;
      }
      if (delivery.isLast) give();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker thread ended with code ${code}`)));
    give();
  });
}
