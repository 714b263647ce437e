// Tells the service worker which files there are: what playing takes, and what each game brings.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './rooms.mjs';
import { root } from './running.mjs';

const GAMES = ['andean-abyss', 'distant-plain', 'labyrinth', 'land-battles', 'pax-pamir'];
/** What both volumes of the series need. */
const OF_SERIES = ['andean-abyss', 'distant-plain'];
const DOCUMENTS = ['local/', 'local.webmanifest', 'icon.svg'];

/** Files of the build by the game that brings them. The build's manifest tells where each comes from. */
function gameOf(name, sources) {
  const named = GAMES.find((game) => name.startsWith(`${game}-`));
  if (named !== undefined) return [named];
  if (name.startsWith('coin-')) return OF_SERIES;
  const found = GAMES.find((game) => sources.some((source) => source.includes(`/${game}/`)));
  return found === undefined ? [] : [found];
}

/** Source files by the file of the build that they are in. */
function sourcesIn(folder) {
  const file = join(root, folder, '.vite/manifest.json');
  const sources = new Map();
  if (!existsSync(file)) return sources;
  for (const [source, entry] of Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
    for (const made of [entry.file, ...(entry.css ?? [])])
      sources.set(made, [...(sources.get(made) ?? []), `/${source}`]);
  rmSync(join(root, folder, '.vite'), { recursive: true });
  return sources;
}

/** Letters that few need are fetched by those who read them; pictures of the shelf are small. */
const isCore = (file) => !file.endsWith('.webp') || file.includes('picture');

export function listFiles(folder) {
  const sources = sourcesIn(folder);
  const files = filesBelow(`${folder}/assets`, /\.(js|css|woff2|svg|webp|json)$/, /^$/)
    .map((file) => file.slice(folder.length + 1).replaceAll('\\', '/'))
    .sort();
  const games = Object.fromEntries(GAMES.map((game) => [game, []]));
  const core = [];
  for (const file of files) {
    const owners = gameOf(file.slice('assets/'.length), sources.get(file) ?? []);
    for (const owner of owners) games[owner].push(file);
    if (owners.length === 0 && isCore(file)) core.push(file);
  }
  const size = (names) => names.reduce((sum, name) => sum + statSync(join(root, folder, name)).size, 0);
  const sizes = {
    core: size(core),
    ...Object.fromEntries(GAMES.map((game) => [game, size(games[game])])),
  };
  const worker = join(root, folder, 'service-worker.js');
  const text = readFileSync(worker, 'utf8');
  const hash = createHash('sha256').update(text);
  for (const path of ['local/index.html', ...DOCUMENTS.slice(1)])
    hash.update(readFileSync(join(root, folder, path)));
  for (const file of files) hash.update(file);
  const version = hash.digest('hex').slice(0, 16);
  const told = JSON.stringify({ version, documents: DOCUMENTS, core, games, sizes });
  writeFileSync(worker, `self.FILES = ${told};\n${text}`);
}
