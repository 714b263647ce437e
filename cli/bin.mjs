#!/usr/bin/env node
// What npm links as `sandtable`: it is here before anything is built, unlike what it opens.
import { existsSync, readFileSync } from 'node:fs';
import { demandNode } from './node-version.mjs';

const { engines } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
demandNode(engines.node);

const main = new URL('./dist/main.js', import.meta.url);
if (existsSync(main)) await import(main.href);
else {
  console.error('Sandtable is not built yet: run "npm run build" first.');
  process.exitCode = 2;
}
