/** The key by which limits count: an address, or the network it belongs to. */
import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Storage } from './storage/storage.ts';
import type { Origin } from './tables/body.ts';

const GROUPS = 8;

/** The eight groups of an IPv6 address; undefined for anything else. */
function groupsOf(address: string): readonly number[] | undefined {
  const plain = address.replace(/%.*/, '');
  if (!isIPv6(plain)) return undefined;
  const [front = '', back] = plain.toLowerCase().split('::');
  const groups = front.split(':').filter((group) => group !== '');
  if (back !== undefined) {
    const rest = back.split(':').filter((group) => group !== '');
    while (groups.length + rest.length < GROUPS) groups.push('0');
    groups.push(...rest);
  }
  return groups.map((group) => Number.parseInt(group, 16));
}

const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

/** The address; of IPv6 the /56 a household has, or anybody could come from another address each time. */
export function sourceOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  const groups = groupsOf(address);
  if (groups === undefined) return address;
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${written([a, b, c, d & 0xff_00])}::/56`;
}

/** Of IPv6 also the /48 a company has, or somebody who rents a server; an IPv4 address has no such thing. */
export function siteOf(address: string): string | undefined {
  if (isIPv4(address.replace(/^::ffff:/i, ''))) return undefined;
  const groups = groupsOf(address);
  return groups === undefined ? undefined : `${written(groups.slice(0, 3))}::/48`;
}

const MARK_LENGTH = 16;

/** What is stored of an address: the same for the same one, but nobody reads the address out of it. */
export async function originOf(storage: Storage, address: string): Promise<Origin> {
  const site = siteOf(address);
  const source = await markOf(storage, sourceOf(address));
  return site === undefined ? { source } : { source, site: await markOf(storage, site) };
}

async function markOf(storage: Storage, network: string): Promise<string> {
  const secret = await storage.secrets.provide('sources', () => randomBytes(32).toString('hex'));
  return createHmac('sha256', secret).update(network).digest('base64url').slice(0, MARK_LENGTH);
}
