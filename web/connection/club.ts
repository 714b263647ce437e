/** The server that a page which plays by itself came from, where there is one: tables can go on there, among people. */
import type { Me, TableInfo } from '@sandtable/server/protocol';
import { request } from './api.ts';
import { server } from './server.ts';

/** Who one is there; undefined where nobody serves tables, or without a network. */
export async function atClub(): Promise<Me | undefined> {
  return (await server.request({ route: 'GET /api/me' }).catch(() => undefined)) as Me | undefined;
}

/** Takes a table there, as a sandbox of whoever brings it, and gives its address. */
export async function goOnAtClub(table: string, name: string): Promise<string> {
  const me = await atClub();
  if (me?.person === undefined) await server.request({ route: 'POST /api/guest', body: { name } });
  const record = await request('GET /api/tables/:table/export', { path: { table } });
  const body = { document: JSON.stringify(record) };
  const { id } = (await server.request({ route: 'POST /api/import', body })) as TableInfo;
  return `/table/${encodeURIComponent(id)}`;
}
