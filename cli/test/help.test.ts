import { describe, expect, test } from 'vitest';
import { sandtable } from './command.ts';

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
  'forget-guests',
] as const;

describe('the help', () => {
  test('is shown to whoever types nothing else, and names every command', () => {
    const { code, out } = sandtable([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
    expect(out).toContain('First steps:');
  });

  test('speaks Japanese where the environment or the person asks for it', () => {
    const asked = sandtable(['sim', '--help', '--language', 'ja']);
    const surrounding = sandtable(['sim', '--help'], '', { LC_ALL: 'ja_JP.UTF-8' });
    expect(asked).toEqual(surrounding);
    expect(asked.out).toContain('使い方： sandtable sim');
    expect(asked.out).toContain('ゲーム数');
    expect(sandtable(['sim', '--help', '--language', 'en'], '', { LC_ALL: 'ja_JP.UTF-8' }).out).toContain(
      'Usage:',
    );
  });

  test.each(['play', 'serve'])('tells about %s', (command) => {
    const { code, out } = sandtable(['help', command]);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: sandtable ${command}`);
  });
});

test('--version prints the version', () => {
  expect(sandtable(['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});
