/** People who are called: two of them at a table, with a clock that the test moves and somebody who takes the calls. */
import type { NoticeSettings, TableInfo } from '../../protocol/index.ts';
import type { ChannelBody } from '../../protocol/notices.ts';
import type { Client } from './client.ts';
import { twoPeople } from './play.ts';

/** Tells by web hook: nobody has to read anything. */
export async function addHook(client: Client, url: string, form = 'json'): Promise<NoticeSettings> {
  return addChannel(client, { kind: 'hook', form, url } as ChannelBody);
}

export async function addChannel(client: Client, channel: ChannelBody): Promise<NoticeSettings> {
  return client.post<NoticeSettings>('/api/notices/channels', channel);
}

export async function put<T>(client: Client, path: string, body: unknown): Promise<T> {
  const { status, body: answer } = await client.request<T>('PUT', path, body);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(answer)}`);
  return answer;
}

/** Ann and Ben play; neither has answered. */
export async function twoCalled(
  server: { address: string },
  benAt: string,
): Promise<{ ann: Client; ben: Client; table: TableInfo }> {
  // The channel must be there before the table calls.
  const made = await twoPeople(server, async (_ann, ben) => {
    await addHook(ben, benAt);
  });
  return made;
}

/** Both bids of one who has two seats. */
export async function bid(client: Client, table: { id: string }, seats: readonly string[]): Promise<void> {
  for (const seat of seats) {
    const socket = await client.sit(table, seat);
    await socket.mustAnswer(seat, socket.options[0] ?? '');
    socket.close();
  }
}
