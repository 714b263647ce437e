import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOf, newFolder, sandtable } from './command.ts';

const GAME = ['--game', 'land-battles'];

describe('cards check', () => {
  test('accepts a set that can be played with', async () => {
    const { code, out } = await sandtable(['cards', 'check', fileOf({}), ...GAME]);
    expect(out).toMatch(/can be played with in land-battles/);
    expect(code).toBe(0);
  });

  test('names every fault of one that cannot', async () => {
    const { code, out, err } = await sandtable([
      'cards',
      'check',
      fileOf({ forces: [{ id: 'x' }, { id: 'y' }] }),
      ...GAME,
    ]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n').length).toBeGreaterThan(1);
  });

  test('says what a set does, and asks about names that look mistyped', async () => {
    const forces = [{ nation: 'usa', name: 'M1A1 Abrans', vp: 4, armor: 5 }];
    const { out } = await sandtable(['cards', 'check', fileOf({ forces }), ...GAME]);
    expect(out).toContain('Replaces 0, adds 1');
    expect(out).toContain('Was "M1A1 Abrams" meant?');
  });

  test('asks whose cards they are', async () => {
    const { code, err } = await sandtable(['cards', 'check', fileOf({})]);
    expect(err).toMatch(/--game, one of .*distant-plain.*land-battles/);
    expect(code).toBe(2);
  });

  test('the standard set can be written, changed and checked', async () => {
    const file = join(newFolder(), 'cards.json');
    expect((await sandtable(['cards', 'standard', file, ...GAME])).out).toBe(`Saved to ${file}.\n`);
    expect((await sandtable(['cards', 'check', file, ...GAME])).out).toContain('A set of its own');
    expect(await sandtable(['cards', 'standard', file, ...GAME])).toMatchObject({ code: 2, out: '' });
    expect((await sandtable(['play', 'land-battles', '--attach', `cards=${file}`], 'q\n')).code).toBe(0);
  });

  test('of Pax Pamir: one changed rank confirms one card, and every kind of card is counted', async () => {
    const file = join(newFolder(), 'cards.json');
    await sandtable(['cards', 'standard', file, '--game', 'pax-pamir']);
    const set = JSON.parse(readFileSync(file, 'utf8')) as { cards: { card: number; rank: number }[] };
    for (const card of set.cards) if (card.card === 12) card.rank = 1;
    const check = async (...more: string[]) =>
      (await sandtable(['cards', 'check', fileOf(set), '--game', 'pax-pamir', ...more])).out;
    const told = await check();
    expect(told).toContain('Cards: 100, 1 with other values than ours; 1 confirmed, 99 still rebuilt.');
    for (const kind of [
      'Loyalty cards: 5',
      'Wazirs: 6',
      'Connections: 9',
      'Headlines: 20',
      'Capabilities: 27',
    ])
      expect(told).toContain(kind);
    expect(await check('--language', 'ja')).toContain('確認済み1枚');
  });
});
