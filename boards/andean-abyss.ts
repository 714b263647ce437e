import { mkdirSync, writeFileSync } from 'node:fs';
import { makeMap, writeMap } from './andean-abyss/map.ts';

const folder = new URL('../web/boards/andean-abyss/', import.meta.url);

mkdirSync(folder, { recursive: true });
writeFileSync(new URL('map-data.json', folder), writeMap(makeMap()));
