/**
 * What is loaded together lies in one file: a table is then a dozen requests instead of fifty. Which modules a screen needs
 * at once is told by their folders.
 */

/** A table in play with all that it imports, and what boards and readers share: what is only opened later comes then. */
const TABLE =
  /\/web\/(?:screens\/(?:Table|Absent)\.svelte|boards\/[\w-]+\.ts|(?:art|boards\/parts|messages|parts|games)\/)/;
/** Of the engine the page takes types, and a few sentences. */
const ENGINE = /\/engine\//;
const MAP = /\/web\/boards\/map\//;
const COIN = /\/coin\/(?!Legend)/;
/** What a game, or the kit of a series, brings to the page: its folder here and its own room. */
const GAME = /\/(?:web\/boards|games)\/([\w-]+)\//;
/** Read by few, and only when they ask for it; or later than the board. */
const ASKED_FOR =
  /\/text\/(?:rules|glossary|meanings)\b|\/(?:lessons?|guide-positions)\b|\/Legend\.svelte|\/rules-exempt\b/;
const LANGUAGE = /[./](en|ja)(?:\.ts$|\/)/;

/** The file that a module of a game goes into: its words in a language lie apart. */
function chunkOf(id: string): string | null {
  const game = GAME.exec(id)?.[1];
  if (game === undefined || game === 'shelf' || ASKED_FOR.test(id)) return null;
  const language = LANGUAGE.exec(id)?.[1];
  return language === undefined ? game : `${game}-${language}`;
}

/** What several use comes first: a kit would otherwise lie with one of the games that it serves. */
export const chunkGroups = [
  { name: 'page', tags: ['$initial' as const], priority: 5 },
  { name: 'table', test: TABLE, priority: 4 },
  { name: 'engine', test: ENGINE, priority: 4 },
  { name: 'map', test: MAP, priority: 3 },
  { name: (id: string) => (COIN.test(id) ? chunkOf(id) : null), debugName: 'COIN series', priority: 2 },
  { name: chunkOf, debugName: 'games', priority: 1 },
];
