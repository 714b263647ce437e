import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startChild } from '../lib/child.ts';
import { makeSeats, playUntilBroken, type Seat, sitDown } from '../lib/load.ts';
import { freshFolder } from '../lib/server.ts';

/** More with `npm run torture:server`. */
const KILLS = Number(process.env['SANDTABLE_KILLS'] ?? 5);
const TABLES = 5;

/** Every acknowledged answer is there, and the table plays on. */
async function mustBeWhole(address: string, seat: Seat): Promise<void> {
  const socket = await sitDown(address, seat);
  const moment = socket.position?.moment ?? 0;
  expect(moment).toBeGreaterThanOrEqual(seat.acknowledged);
  // An answer under way may have been stored without its acknowledgement getting through.
  expect(moment).toBeLessThanOrEqual(seat.acknowledged + 1);
  const ask = socket.position?.ask?.number ?? 0;
  await socket.must({ type: 'aside', seat: 'flint', ask, aside: 'gift' });
  await socket.must({ type: 'undo', seat: 'flint', moment: moment + 1, count: 1 });
  expect(socket.position?.moment).toBe(moment);
  seat.acknowledged = moment;
  socket.close();
}

test(
  `killed ${KILLS} times under load, no acknowledged answer is lost and every table plays on`,
  async () => {
    const database = join(freshFolder(), 'test.sqlite');
    const first = await startChild({ database });
    const seats = await makeSeats(first.address, TABLES);
    await first.kill();
    let answered = 0;
    for (let round = 0; round < KILLS; round++) {
      const server = await startChild({ database });
      await Promise.all(seats.map((seat) => mustBeWhole(server.address, seat)));
      const before = seats.reduce((sum, seat) => sum + seat.acknowledged, 0);
      const playing = seats.map((seat) => playUntilBroken(server.address, seat));
      const given = () => seats.reduce((sum, seat) => sum + seat.acknowledged, 0) - before;
      // However busy the machine is, the blow falls in the middle of something.
      await vi.waitUntil(() => given() > 5, { timeout: 20_000, interval: 1 });
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 90));
      await server.kill();
      await Promise.all(playing);
      answered += given();
    }
    const last = await startChild({ database });
    await Promise.all(seats.map((seat) => mustBeWhole(last.address, seat)));
    expect(answered).toBeGreaterThan(KILLS * 5);
  },
  60_000 + KILLS * 15_000,
);
