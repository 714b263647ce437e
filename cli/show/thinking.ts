/** Long thinking at a terminal: a bar on the way; one may stop it and take what is known by then. */
import type { Working } from '@sandtable/players';
import type { Console } from '../console.ts';
import { Progress } from './progress.ts';

const WHOLE = 100;

/** `isEnough` is asked between two pieces. Timers and keys have a turn meanwhile. */
export async function finished<T>(
  work: Working<T>,
  console: Console,
  isEnough: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<T> {
  const bar = new Progress(WHOLE, console);
  try {
    let hasEnough = false;
    for (;;) {
      const step = work.next(hasEnough);
      if (step.done === true) return step.value;
      bar.show(Math.floor((step.value.done * WHOLE) / Math.max(1, step.value.of)));
      await new Promise((resolve) => setImmediate(resolve));
      hasEnough ||= await isEnough();
    }
  } finally {
    bar.clear();
  }
}
