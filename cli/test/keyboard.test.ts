import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Keyboard } from '../play/keyboard.ts';

function keyboard(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  return { input, keyboard: new Keyboard(input, new PassThrough()) };
}

describe('a keyboard', () => {
  test('gives lines without the spaces around them', async () => {
    const { input, keyboard: typed } = keyboard(true);
    input.write('  as flint \n');
    expect(await typed.ask('> ')).toBe('as flint');
    typed.close();
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('stops waiting at %s, and nothing more is asked', async (_, key) => {
    const { input, keyboard: typed } = keyboard(true);
    const waiting = typed.wait(60);
    input.write(key);
    expect(await waiting).toBe(false);
    expect(await typed.ask('> ')).toBeUndefined();
  });

  test('waits the whole time when a pipe has ended', async () => {
    const { input, keyboard: typed } = keyboard(false);
    input.end();
    expect(await typed.wait(0.05)).toBe(true);
    expect(await typed.ask('> ')).toBeUndefined();
  });
});
