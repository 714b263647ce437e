import { describe, expect, test } from 'vitest';
import { sandtable, sandtableProcess } from './command.ts';

const COMMANDS = [
  'games',
  'sim',
  'ladder',
  'play',
  'rule',
  'position',
  'card',
  'replay',
  'verify',
  'bench',
  'cards',
  'serve',
  'backup',
  'restore',
  'export',
  'reports',
  'import',
  'tables',
  'accounts',
  'password',
  'close',
  'moderate',
  'moderation',
  'moderator',
  'forget-guests',
] as const;

describe('the help', () => {
  test('is shown to whoever types nothing else, and names every command', async () => {
    const { code, out } = await sandtable([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
    expect(out).toContain('First steps:');
  });

  test('speaks Japanese where the environment or the person asks for it', async () => {
    const asked = await sandtable(['sim', '--help', '--language', 'ja']);
    const surrounding = await sandtable(['sim', '--help'], '', { LC_ALL: 'ja_JP.UTF-8' });
    expect(asked).toEqual(surrounding);
    expect(asked.out).toContain('使い方： sandtable sim');
    expect(asked.out).toContain('ゲーム数');
    expect(
      (await sandtable(['sim', '--help', '--language', 'en'], '', { LC_ALL: 'ja_JP.UTF-8' })).out,
    ).toContain('Usage:');
  });

  test.each(['play', 'serve'])('tells about %s', async (command) => {
    const { code, out } = await sandtable(['help', command]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: sandtable ${command}`);
  });
});

test('--version prints the version', async () => {
  expect(await sandtable(['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

test('as a process it ends with the same code and words', async () => {
  for (const args of [['--version'], ['games'], ['sim', 'chess']])
    expect(sandtableProcess(args)).toEqual(await sandtable(args));
});
