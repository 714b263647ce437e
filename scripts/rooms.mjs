// Where the rooms and their files lie. Only Node's own modules.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './running.mjs';

/** The packages directly in a folder, as paths from the root. */
export function roomsIn(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, 'package.json')))
    .map((name) => `${folder}/${name}`);
}

/** Files below a folder whose names match, as paths from the root, but for folders that others make. */
export function filesBelow(folder, pattern, without = /^(node_modules|dist|\..*)$/) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return without.test(entry.name) ? [] : filesBelow(path, pattern, without);
    return pattern.test(entry.name) ? [path] : [];
  });
}
