import { describe, expect, test } from 'vitest';
import { inParallel } from '../pool.ts';

const squares = new URL('./fixtures/squares.mjs', import.meta.url);
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 100);

describe('work in parallel', () => {
  test.each([1, 2, 5])('comes back in order from %i threads', async (workers) => {
    const tasks = upTo(1000);
    expect(await inParallel(squares, tasks, { workers })).toEqual(tasks.map((n) => n * n));
  });

  test('tells how far it is', async () => {
    let last = 0;
    await inParallel(squares, upTo(50), { workers: 2, progress: (done) => (last = done) });
    expect(last).toBe(50);
  });

  test('tells of long tasks as they end, though their order goes on', async () => {
    const messages: number[] = [];
    let isSameMessage = false;
    const tasks = [...Array.from({ length: 3 }, () => -1), ...upTo(17)];
    await inParallel(squares, tasks, {
      workers: 1,
      progress: () => {
        if (isSameMessage) messages.push((messages.pop() ?? 0) + 1);
        else messages.push(1);
        isSameMessage = true;
        queueMicrotask(() => (isSameMessage = false));
      },
    });
    expect(messages.slice(0, 3)).toEqual([1, 1, 1]);
  });

  test('stops early at the same place whatever the number of threads', async () => {
    for (const workers of [1, 3]) {
      const done = await inParallel<number, number>(squares, upTo(500), {
        workers,
        isEnough: (n) => n === 120 ** 2,
      });
      expect(done).toEqual(upTo(21).map((n) => n * n));
    }
  });

  test('of nothing is nothing', async () => {
    expect(await inParallel(squares, [], { workers: 2 })).toEqual([]);
  });

  test('fails with the error of the task that failed', async () => {
    await expect(inParallel(squares, [1, 2, 13, 4], { workers: 2 })).rejects.toThrow('thirteen');
  });

  test('fails when a thread dies', async () => {
    await expect(inParallel(squares, [99], { workers: 1 })).rejects.toThrow('code: 3');
  });

  test('fails with what is thrown while it tells how far it is, and tells no more', async () => {
    let told = 0;
    const work = inParallel(squares, upTo(500), {
      workers: 2,
      progress: () => {
        told++;
        throw new Error('no room');
      },
    });
    await expect(work).rejects.toThrow('no room');
    expect(told).toBe(1);
  });

  test('ends when it is stopped, with what was done by then, and tells no more', async () => {
    let stop = () => {};
    let told = 0;
    const done = await inParallel<number, number>(
      squares,
      [...upTo(30), ...Array.from({ length: 400 }, () => -1)],
      {
        workers: 2,
        stop: new Promise<void>((resolve) => (stop = resolve)),
        progress: () => {
          if (++told === 3) stop();
        },
      },
    );
    const before = told;
    // Those at the front may still be under way.
    expect(told).toBeLessThan(400);
    expect(done).toEqual(
      upTo(30)
        .map((n) => n * n)
        .slice(0, done.length),
    );
    await new Promise((resolve) => void setTimeout(resolve, 300));
    expect(told).toBe(before);
  });
});
