import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import type { Viewer } from '@sandtable/engine';
import { Client, type Socket } from '../lib/client.ts';
import { alone } from '../lib/play.ts';
import { mustHaveKeptSecrets, recordGame } from '../lib/recorded.ts';
import { sharedServer } from '../lib/server.ts';

const database = join(mkdtempSync(join(tmpdir(), 'sandtable-test-')), 'test.sqlite');
const server = sharedServer({ database });

test('over whole games, every socket is sent exactly what its viewer may see', async () => {
  let compared = 0;
  for (const seed of ['one', 'two', 'three', 'four', 'five']) {
    const recording = await recordGame(server, demo, seed);
    compared += await mustHaveKeptSecrets(database, demo, recording);
    mustHideHands(recording.sockets);
  }
  expect(compared).toBeGreaterThan(200);
}, 60_000);

/** The same in terms of this game: hands, the deck and what others looked at never leave. */
function mustHideHands(sockets: ReadonlyMap<Viewer, readonly Socket[]>): void {
  for (const [viewer, list] of sockets)
    for (const frame of list.flatMap((socket) => socket.received)) {
      if (frame.type !== 'position' && frame.type !== 'update') continue;
      const view = (frame.position?.view ?? {}) as Record<string, unknown>;
      expect(view).not.toHaveProperty('hands');
      expect(typeof view['deck']).not.toBe('object');
      if (viewer === 'spectator') expect(view['hand'] ?? []).toEqual([]);
      if (view['scout'] !== viewer) expect(view['top'] ?? null).toBeNull();
      for (const line of frame.lines)
        if (viewer === 'spectator') expect(line.message.key).not.toBe('scout.saw');
      if (viewer === 'spectator') expect(frame.position?.ask?.options).toBeUndefined();
    }
}

test('two games that differ only in what a viewer cannot know send that viewer the same bytes', async () => {
  const positions = [];
  for (let count = 0; count < 2; count++) {
    const { table } = await alone(server);
    const watcher = await new Client(server.address).sit(table);
    positions.push(JSON.stringify((await watcher.next('position')).position));
  }
  expect(positions[0]).toBe(positions[1]);
});
