/** Where the words of a game stand: its own room, its board, and what COIN volumes share. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { japaneseTexts, type Literal } from './literals.ts';

const COIN = ['games/coin', 'web/boards/coin'];
const HOUSE = [
  'engine',
  'players',
  'cli',
  'server',
  'web/words',
  'web/boards/map',
  'web/boards/parts',
  'web/boards/plain',
];

export function foldersOf(game: string): readonly string[] {
  if (game === 'house') return HOUSE;
  const own = [`games/${game}`, `web/boards/${game}`];
  return game === 'andean-abyss' || game === 'distant-plain' ? [...own, ...COIN] : own;
}

const LEFT_OUT = /(^|\/)(dist|test|testing|node_modules)\//;
/** The glossary names what must not be said. */
const isSource = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.endsWith('glossary.ts') && !LEFT_OUT.test(path);

export interface Place extends Literal {
  readonly file: string;
}

/** Every Japanese text in the sources below these folders. */
export function japaneseIn(root: string, folders: readonly string[]): Place[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => isSource(path))
      .toSorted()
      .flatMap((path) =>
        japaneseTexts(readFileSync(join(root, folder, path), 'utf8')).map((literal) => ({
          ...literal,
          file: `${folder}/${path}`,
        })),
      ),
  );
}
