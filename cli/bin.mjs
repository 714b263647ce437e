#!/usr/bin/env node
// What npm links as `sandtable`: it is here before anything is compiled, unlike what it opens.
import { existsSync } from 'node:fs';

const main = new URL('./dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('Sandtable is not built yet: run "npm run build" first.');
  process.exitCode = 2;
}
