import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, sha256, toHex, utf8 } from '../sha256.ts';

test('the hash of nothing and of abc are the published ones', () => {
  expect(toHex(sha256([]))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(toHex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('every length around the padding borders agrees with another implementation', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'あ'.repeat(length % 7) + 'x'.repeat(length);
    expect(toHex(sha256(utf8(text)))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  }
});

test('UTF-8 of one to four bytes', () => {
  const text = 'a¢€𐍈';
  expect(utf8(text)).toEqual([...Buffer.from(text, 'utf8')]);
});

test('hexadecimal is read back, and nothing else is', () => {
  expect(fromHex('00ff10')).toEqual([0, 255, 16]);
  expect(fromHex('0')).toBeUndefined();
  expect(fromHex('0g')).toBeUndefined();
});
