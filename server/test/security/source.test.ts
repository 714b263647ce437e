import { expect, test } from 'vitest';
import { siteOf, sourceOf } from '../../source.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', undefined],
  ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:ff:ffff::1', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8:1:1ff::1', '2001:db8:1:100::/56', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ff02::9', '2001:db8:1:ff00::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/56', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56', 'fe80:0:0::/48'],
])('limits are counted for %s as for everybody at %s, and at %s', (address, source, site) => {
  expect(sourceOf(address)).toBe(source);
  expect(siteOf(address)).toBe(site);
});
