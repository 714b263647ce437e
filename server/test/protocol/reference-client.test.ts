import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sharedServer } from '../lib/server.ts';

const BOT = new URL('../../../docs/reference-client/bot.mjs', import.meta.url);
const server = sharedServer(
  { shelf: ['@sandtable/games'] },
  new URL('../lib/worker-games.ts', import.meta.url),
);

/** What it printed, once it has ended well. */
function ran(): Promise<string> {
  const child = spawn(process.execPath, [fileURLToPath(BOT), server.address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(`it ended with ${code}`))));
  });
}

test('the reference client plays a whole game of Land Battles, in a hundred lines', async () => {
  expect(readFileSync(BOT, 'utf8').split('\n').length).toBeLessThanOrEqual(115);
  const said = JSON.parse(await ran()) as { seat: string; moment: number; winners: string[] };
  expect(said.moment).toBeGreaterThan(10);
  expect(said.seat).not.toBe('spectator');
}, 90_000);
