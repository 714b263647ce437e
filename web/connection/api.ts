/** Requests to whoever keeps the tables, typed by the protocol's table of paths. */
import type { Api } from '@sandtable/server/protocol';
import { reach } from './transport.ts';

export { RequestRefused } from './refusal.ts';

type Entry<K extends keyof Api> = Api[K];
type PartsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PartsOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type Given<K extends keyof Api> = (PartsOf<K> extends never
  ? unknown
  : { readonly path: Readonly<Record<PartsOf<K>, string>> }) &
  (Entry<K> extends { body: infer Body } ? { readonly body: Body } : unknown) &
  (Entry<K> extends { query: infer Query } ? { readonly query: Query } : unknown);

/** `request('GET /api/tables/:table', { path: { table } })` */
export async function request<K extends keyof Api>(
  route: K,
  ...given: unknown extends Given<K> ? [] : [given: Given<K>]
): Promise<Entry<K>['response']> {
  return reach({ route, ...(given[0] as object | undefined) });
}

/** Chance of our own for the dice of a table. */
export function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
