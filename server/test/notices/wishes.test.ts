import { expect, test } from 'vitest';
import { pauseAfter } from '../../notices/pauses.ts';
import { isZone, quietUntil, wishesFrom } from '../../notices/wishes.ts';
import { isNamed } from '../../tables/mentions.ts';

const at = (time: string) => Date.parse(time);
const night = (zone: string) => ({
  ...wishesFrom(undefined),
  zone,
  quiet: { from: '22:00', to: '07:00' },
});

test('quiet hours follow the clock of the person, over midnight', () => {
  const tokyo = night('Asia/Tokyo');
  // 13:30 UTC is 22:30 in Tokyo.
  expect(quietUntil(at('2026-06-01T13:30:10Z'), tokyo)).toBe(at('2026-06-01T22:00:00Z'));
  expect(quietUntil(at('2026-06-01T12:59:00Z'), tokyo)).toBeUndefined();
  expect(quietUntil(at('2026-06-01T22:00:00Z'), tokyo)).toBeUndefined();
  expect(quietUntil(at('2026-06-01T21:59:59Z'), tokyo)).toBe(at('2026-06-01T22:00:00Z'));
});

test('quiet hours end by the clock on the wall in the night in which it is changed', () => {
  // At 02:00 on 29 March 2026 the clocks of Berlin go forward an hour, on 25 October back.
  expect(quietUntil(at('2026-03-28T22:00:00Z'), night('Europe/Berlin'))).toBe(at('2026-03-29T05:00:00Z'));
  expect(quietUntil(at('2026-10-24T21:00:00Z'), night('Europe/Berlin'))).toBe(at('2026-10-25T06:00:00Z'));
});

test('hours within one day, and zones that are none', () => {
  const noon = { ...wishesFrom(undefined), quiet: { from: '11:00', to: '13:15' } };
  expect(quietUntil(at('2026-06-01T12:00:00Z'), noon)).toBe(at('2026-06-01T13:15:00Z'));
  expect(quietUntil(at('2026-06-01T13:15:00Z'), noon)).toBeUndefined();
  expect([isZone('Asia/Tokyo'), isZone('UTC'), isZone('Middle/Earth'), isZone('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('pauses grow and stay bounded', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 100].map(pauseAfter);
  expect(pauses).toEqual([30_000, 120_000, 480_000, 1_920_000, 7_680_000, 21_600_000, 21_600_000]);
});

test('a name is found as a word, in any writing', () => {
  expect(isNamed('what do you think, ben?', 'Ben')).toBe(true);
  expect(isNamed('@Ben: your turn', 'Ben')).toBe(true);
  expect(isNamed('a bend in the river', 'Ben')).toBe(false);
  expect(isNamed('ＢＥＮ!', 'Ben')).toBe(true);
  expect(isNamed('is it a trap', 'A')).toBe(false);
  expect(isNamed('@a is it a trap', 'A')).toBe(true);
  expect(isNamed('hello (a+b)* there', '(a+b)*')).toBe(true);
  expect(isNamed('花子さん、どうぞ', '花子')).toBe(true);
});
