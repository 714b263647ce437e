/** The page's addresses: paths on a server; where the page plays by itself, what stands behind the # of its document. */
import { isLocal } from './where.ts';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string | undefined }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'replay'; readonly table: string; readonly at: number | undefined }
  | { readonly screen: 'join'; readonly invite: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | undefined }
  | { readonly screen: 'cards'; readonly game: string; readonly card: string | undefined }
  | { readonly screen: 'account' }
  | { readonly screen: 'missing' };

export function readRoute(path: string): Route {
  const parts = decoded(path.replace(/^#/, ''));
  if (parts === undefined) return { screen: 'missing' };
  const [first, ...rest] = parts;
  const [second, third, fourth] = rest;
  if (first === undefined) return { screen: 'home' };
  if (first === 'new' && third === undefined) return { screen: 'new', game: second };
  if (first === 'account' && second === undefined) return { screen: 'account' };
  if (first === 'table' && second !== undefined) return tableRoute(second, third, fourth);
  if (first === 'join' && second !== undefined) return { screen: 'join', invite: second };
  if (first === 'games' && second !== undefined) {
    if (third === undefined || third === 'rules') return { screen: 'rules', game: second, rule: fourth };
    if (third === 'cards') return { screen: 'cards', game: second, card: fourth };
  }
  return { screen: 'missing' };
}

/** Undefined when somebody has mangled the address. */
function decoded(path: string): readonly string[] | undefined {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function tableRoute(table: string, part: string | undefined, at: string | undefined): Route {
  if (part === undefined) return { screen: 'table', table };
  if (part !== 'replay') return { screen: 'missing' };
  return { screen: 'replay', table, at: at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined };
}

/** The table that somebody plays at or watches. */
export const tableOf = (route: Route): string | undefined =>
  route.screen === 'table' ? route.table : undefined;

const ROOT = isLocal ? '#/' : '/';

const address = (...parts: readonly (string | number)[]) =>
  ROOT + parts.map((part) => encodeURIComponent(part)).join('/');

/** Where the browser is; undefined for a place on the page itself. */
export function here({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | undefined {
  if (!isLocal) return pathname;
  if (hash === '') return ROOT;
  return hash.startsWith(ROOT) ? hash : undefined;
}

/** Where things are. */
export const to = {
  home: ROOT,
  account: address('account'),
  new: (game?: string) => (game === undefined ? address('new') : address('new', game)),
  table: (table: string) => address('table', table),
  replay: (table: string, at?: number) =>
    at === undefined ? address('table', table, 'replay') : address('table', table, 'replay', at),
  join: (invite: string) => address('join', invite),
  rules: (game: string, rule?: string) =>
    rule === undefined ? address('games', game, 'rules') : address('games', game, 'rules', rule),
  cards: (game: string, card?: string) =>
    card === undefined ? address('games', game, 'cards') : address('games', game, 'cards', card),
};
