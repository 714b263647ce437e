import { expect, test } from 'vitest';
import { deviceOf } from '../../screens/device.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test('a browser that claims to be others is told by its own name', () => {
  expect(deviceOf(`${LINUX} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`)).toBe('Edge · Linux');
  expect(deviceOf(`${LINUX} Chrome/140.0.0.0 Safari/537.36`)).toBe('Chrome · Linux');
  expect(deviceOf('Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox · Linux',
  );
});

test('a phone is told by its name', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0';
  expect(deviceOf(`${iphone} Mobile/15E148 Safari/604.1`)).toBe('Safari · iPhone');
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15) Gecko/140.0 Firefox/140.0')).toBe('Firefox · Android');
});

test('what introduces itself otherwise is told in its own words', () => {
  expect(deviceOf('sandtable-client/1.0')).toBe('sandtable-client/1.0');
  expect(deviceOf('')).toBe('');
});
