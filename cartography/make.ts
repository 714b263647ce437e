/** Writes the geography of the boards: `npm run make -w cartography [-- <game> ...]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { draw } from './draw.ts';
import { MAPS } from './maps.ts';
import { writeGeography } from './write.ts';

const wanted = process.argv.slice(2);
const chosen = MAPS.filter(({ game }) => wanted.length === 0 || wanted.includes(game));
if (chosen.length === 0) throw new Error(`there is no map of ${wanted.join(' or ')}`);

for (const plan of chosen) {
  const folder = new URL(`../../web/boards/${plan.game}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('geography.json', folder), writeGeography(draw(plan)));
}
