import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGames } from '@sandtable/games';
import { describe, expect, test } from 'vitest';
import { mustWithstand } from '../lib/hostile.ts';
import { mustHaveKeptSecrets, recordGame } from '../lib/recorded.ts';
import { sharedServer } from '../lib/server.ts';

const database = join(mkdtempSync(join(tmpdir(), 'sandtable-test-')), 'test.sqlite');
const server = sharedServer(
  { database, shelf: ['@sandtable/games'] },
  new URL('../lib/worker-games.ts', import.meta.url),
);

/** `npm run torture:server` sends ten times as many, and plays whole games. */
const MESSAGES = Number(process.env['SANDTABLE_HOSTILE'] ?? 2400);
const ANSWERS = Number(process.env['SANDTABLE_ANSWERS'] ?? 120);

describe.each((await loadGames()).map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('every socket is sent exactly what its viewer may see', async () => {
    const recording = await recordGame(server, game, `secrecy/${game.id}`, ANSWERS);
    expect(await mustHaveKeptSecrets(database, game, recording)).toBeGreaterThan(20);
  }, 120_000);

  test(`${MESSAGES} messages that must not be accepted: accepted 0, nothing changed`, async () => {
    await mustWithstand(server, game, MESSAGES);
  }, 120_000);
});
