/** Who counts as one where limits are counted. */
import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Storage } from '../storage/storage.ts';

/** Groups of an IPv6 address that name the network; whoever has one has all its addresses. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** The address; of IPv6 the network, or anybody could come from another address each time. */
export function sourceOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  const plain = address.replace(/%.*/, '');
  if (!isIPv6(plain)) return address;
  const [front = '', back] = plain.toLowerCase().split('::');
  const groups = front.split(':').filter((group) => group !== '');
  if (back !== undefined) {
    const rest = back.split(':').filter((group) => group !== '');
    while (groups.length + rest.length < GROUPS) groups.push('0');
    groups.push(...rest);
  }
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

const MARK_LENGTH = 16;

/** What is stored of a source: the same for the same one, but nobody reads the address out of it. */
export async function sourceMark(storage: Storage, source: string): Promise<string> {
  const secret = await storage.secrets.provide('sources', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', secret).update(source).digest('base64url').slice(0, MARK_LENGTH);
}
