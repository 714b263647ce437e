/** Small helpers to set scenes. */
import type { TableInfo } from '../../protocol/index.ts';
import type { Client, Socket } from './client.ts';
import { guest } from './server.ts';

export const ME = { kind: 'me' } as const;
export const OPEN = { kind: 'open' } as const;
export const BOT = { kind: 'bot', player: 'random' } as const;

/** Two people with a team each: Ann has alder and birch, Ben flint and slate. */
export async function twoPeople(
  server: { address: string },
  before: (ann: Client, ben: Client) => Promise<void> = async () => undefined,
): Promise<{
  ann: Client;
  ben: Client;
  table: TableInfo;
}> {
  const ann = await guest(server, 'Ann');
  const ben = await guest(server, 'Ben');
  await before(ann, ben);
  const table = await ann.table({ alder: ME, birch: ME });
  for (const seat of ['flint', 'slate'])
    await ben.post(`/api/tables/${table.id}/join`, { seat, salt: 'from Ben' });
  await ann.start(table);
  return { ann, ben, table };
}

/** One person with all seats, looking from one that has to answer. */
export async function alone(
  server: { address: string },
  more = {},
): Promise<{ ann: Client; table: TableInfo }> {
  const ann = await guest(server, 'Ann');
  const table = await ann.table({ alder: ME, birch: ME, flint: ME, slate: ME }, more);
  await ann.start(table);
  return { ann, table };
}

/** Answers with `pick` for whichever of these seats is asked, until `isEnough`. */
export async function playOn(
  socket: Socket,
  seats: readonly string[],
  isEnough: () => boolean,
  pick: (options: readonly string[]) => string = (options) => options[0] ?? '',
): Promise<void> {
  while (!isEnough() && socket.position?.result === undefined) {
    const asked = socket.position?.ask;
    const seat = asked?.seats.find((id) => seats.includes(id) && !asked.answered.includes(id));
    if (seat === undefined) return;
    if (socket.position?.as !== seat) await socket.must({ type: 'look', as: seat });
    await socket.mustAnswer(seat, pick(socket.options));
  }
}
