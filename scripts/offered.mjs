// Writes down what people are told of the games: a page that plays by itself lists them without loading one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './running.mjs';

const made = (path) => import(pathToFileURL(join(root, path)).href);

export async function writeOffered() {
  const [shelf, { offered, Shelf }] = await Promise.all([
    made('games/shelf/dist/index.js'),
    made('server/dist/table.js'),
  ]);
  const all = await new Shelf([shelf]).loadAll();
  mkdirSync(join(root, 'local/dist'), { recursive: true });
  const text = JSON.stringify(all.games.map((game) => offered(all, game)));
  writeFileSync(join(root, 'local/dist/offered.json'), text);
}
