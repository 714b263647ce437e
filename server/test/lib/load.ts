/** Clients that play as fast as they can and remember what was acknowledged to them. */
import { Client, type Socket } from './client.ts';

export interface Seat {
  readonly table: string;
  readonly cookie: string;
  /** The highest moment that was acknowledged. */
  acknowledged: number;
}

const ALL = ['alder', 'birch', 'flint', 'slate'] as const;
const ME = { kind: 'me' } as const;

/** Makes tables, each with one person on all seats. */
export async function makeSeats(address: string, count: number): Promise<Seat[]> {
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) {
    const client = new Client(address);
    await client.post('/api/guest', { name: `Player ${i}` });
    const table = await client.table({ alder: ME, birch: ME, flint: ME, slate: ME });
    await client.start(table);
    seats.push({ table: table.id, cookie: client.cookie, acknowledged: 0 });
  }
  return seats;
}

export async function sitDown(address: string, seat: Seat): Promise<Socket> {
  const client = new Client(address);
  client.cookie = seat.cookie;
  return client.sit({ id: seat.table });
}

/** Gives coins back and forth and takes them back, until the connection breaks: an endless supply of answers. */
export async function playUntilBroken(address: string, seat: Seat): Promise<void> {
  try {
    const socket = await sitDown(address, seat);
    for (let turn = 0; ; turn++) {
      const giver = ALL[turn % 2] ?? 'alder';
      const ask = socket.position?.ask?.number ?? 0;
      const answer = await socket.send({ type: 'aside', seat: giver, ask, aside: 'gift' });
      if (answer.type === 'done')
        seat.acknowledged = Math.max(seat.acknowledged, socket.position?.moment ?? 0);
    }
  } catch {
    // The server is gone.
  }
}
