/** Somebody who plays while others misbehave, and watches the clock. */
import { expect } from 'vitest';
import { DEFAULT_LIMITS } from '../../index.ts';
import type { Client, Socket } from './client.ts';
import { ME } from './play.ts';
import { guest } from './server.ts';

const GIVERS = ['alder', 'birch'] as const;
/** Slower than the published limit of frames, on however fast a machine: a bystander is never the one refused. */
const PAUSE_MS = (1000 / DEFAULT_LIMITS.frames) * 1.25;

export interface Times {
  readonly answers: number;
  /** Milliseconds from sending an answer until it is stored and shown. */
  readonly p99: number;
}

/** A table of one's own, from an address of one's own. */
export async function bystander(server: { address: string }): Promise<{ ann: Client; socket: Socket }> {
  const ann = await guest(server, 'Ann', '192.0.2.1');
  const table = await ann.table({ alder: ME, birch: ME, flint: ME, slate: ME });
  await ann.start(table);
  return { ann, socket: await ann.sit(table, 'alder') };
}

/** Gives coins back and forth until the attack is over. Every answer must be taken. */
export async function playDuring(socket: Socket, attack: Promise<unknown>): Promise<Times> {
  const took: number[] = [];
  const attacks = { areOver: false };
  const over = attack.finally(() => {
    attacks.areOver = true;
  });
  while (!attacks.areOver || took.length < 20) {
    const ask = socket.position?.ask?.number ?? 0;
    const started = performance.now();
    const seat = GIVERS[took.length % 2] ?? 'alder';
    await socket.must({ type: 'aside', seat, ask, aside: 'gift' });
    took.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await over;
  const sorted = took.toSorted((a, b) => a - b);
  return { answers: took.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

/** What people would notice. A clock judges only where nothing else runs: `npm run torture:server` says so. */
const UNNOTICED_MS = 1500;

/** All answers were taken while it lasted; by the clock also soon. */
export function goesUnnoticed({ answers, p99 }: Times): void {
  expect(answers).toBeGreaterThan(0);
  if (process.env['SANDTABLE_CLOCKED'] === '1') expect(p99).toBeLessThan(UNNOTICED_MS);
}
