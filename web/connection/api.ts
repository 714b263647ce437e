/** Requests to the server, typed by the protocol's table of paths. */
import type { Api, Refused, RefusedCode } from '@sandtable/server/protocol';

/** The server said no, or could not be reached. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly code: RefusedCode | 'unreachable';
  readonly refused: Refused | undefined;

  constructor(code: RefusedCode | 'unreachable', refused?: Refused) {
    super(refused?.detail ?? code);
    this.code = code;
    this.refused = refused;
  }
}

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

interface Loose {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly query?: object;
}

/** `request('GET /api/tables/:table', { path: { table } })` */
export async function request<K extends keyof Api>(
  route: K,
  ...given: unknown extends Given<K> ? [] : [given: Given<K>]
): Promise<Entry<K>['response']> {
  const { path = {}, body, query } = (given[0] ?? {}) as Loose;
  const [method = 'GET', pattern = ''] = route.split(' ');
  const address = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const response = await reach(address + queryText(query), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const answer = (await response.json().catch(() => undefined)) as unknown;
  if (response.ok) return answer;
  const refused = answer as Refused | undefined;
  throw new RequestRefused(refused?.code ?? 'internal', refused);
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new RequestRefused('unreachable');
  }
}

function queryText(query: object | undefined): string {
  if (query === undefined) return '';
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

/** Chance of our own for the dice of a table. */
export function freshSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
