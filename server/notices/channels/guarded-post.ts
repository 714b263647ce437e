/**
 * Sends something to an address that somebody gave us. They must not reach what only this host can reach: the name is
 * looked up, every address behind it must be out in the world, the connection goes to just that address, and nobody
 * is followed elsewhere.
 */
import { type LookupAddress, type LookupAllOptions, lookup as lookUp } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface Reply {
  readonly status: number;
  /** Seconds to wait, when it says so. */
  readonly after: number | undefined;
}

/** It was not even tried: the address leads into this host's own network. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

const PATIENCE_MS = 10_000;
/** What is answered is not read further: nobody needs it. */
const MOST_BYTES = 16 * 1024;
const MOST_HEADERS = 8 * 1024;

/** This host, its neighbours, and what stands for one of them in other words. */
const OWN_NETWORKS: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const own = new BlockList();
for (const [address, bits] of OWN_NETWORKS)
  own.addSubnet(address, bits, address.includes(':') ? 'ipv6' : 'ipv4');

/** Whether an address is out in the world. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !own.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** `allowed` hosts may be reached wherever they are, also without TLS. */
export function mustBeAllowed(url: string, allowed: readonly string[]): URL {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const host = address?.hostname.replaceAll(/^\[|\]$/g, '') ?? '';
  if (address === undefined || address.username !== '' || address.password !== '')
    throw new NotAllowed('This is no address that something can be sent to.');
  if (allowed.includes(host) && /^https?:$/.test(address.protocol)) return address;
  if (address.protocol !== 'https:')
    throw new NotAllowed('Only addresses that begin with https are allowed.');
  if (isIP(host) !== 0 && !isPublic(host)) throw new NotAllowed('This address is not out in the world.');
  return address;
}

type AllAddresses = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Looks a name up for the connection itself: what was checked is what is used. */
export function guardedLookup(allowed: readonly string[], ask: AllAddresses = lookUp): LookupFunction {
  return (host, options, done) => {
    ask(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, '', 0);
      const isAllowed = allowed.includes(host) || addresses.every(({ address }) => isPublic(address));
      const [first] = addresses;
      if (!isAllowed || first === undefined)
        return done(new NotAllowed('This name leads to an address that is not out in the world.'), '', 0);
      if (options.all === true) done(null, [first]);
      else done(null, first.address, first.family);
    });
  };
}

export async function post(
  { url, headers, body }: Posted,
  allowed: readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<Reply> {
  const address = mustBeAllowed(url, allowed);
  const send = address.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const sent = send(
      address,
      {
        method: 'POST',
        headers: { 'user-agent': 'Sandtable', ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: guardedLookup(allowed),
        // A connection of its own: none is left that was checked for something else.
        agent: false,
        maxHeaderSize: MOST_HEADERS,
      },
      (reply) => {
        const status = reply.statusCode ?? 0;
        const after = Number(reply.headers['retry-after'] ?? Number.NaN);
        const told = () => {
          clearTimeout(impatience);
          resolve({ status, after: Number.isFinite(after) ? after : undefined });
        };
        let bytes = 0;
        reply.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes <= MOST_BYTES) return;
          told();
          sent.destroy();
        });
        reply.on('end', told);
        reply.on('error', reject);
      },
    );
    const impatience = setTimeout(() => sent.destroy(new Error('no answer in time')), patienceMs);
    sent.on('error', (error) => {
      clearTimeout(impatience);
      reject(error);
    });
    sent.end(body);
  });
}
