/** A browser and its push service on loopback: reads what only that browser can read (RFC 8291), and who sent it (RFC 8292). */
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { ChannelBody } from '../../protocol/notices.ts';
import type { Received } from './receiver.ts';

const RECORD_HEAD = 21;

function hmac(key: Buffer, ...data: readonly Buffer[]): Buffer {
  return createHmac('sha256', key).update(Buffer.concat(data)).digest();
}

/** HKDF of one block. */
function derived(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  return hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, length);
}

export class Browser {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    this.keys.generateKeys();
  }

  subscription(endpoint: string): Extract<ChannelBody, { kind: 'push' }> {
    const keys = {
      p256dh: this.keys.getPublicKey('base64url', 'uncompressed'),
      auth: this.auth.toString('base64url'),
    };
    return { kind: 'push', endpoint, keys };
  }

  read({ body, headers }: Received): string {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as it should be');
    const salt = body.subarray(0, 16);
    const senderLength = body[RECORD_HEAD - 1] ?? 0;
    const sender = body.subarray(RECORD_HEAD, RECORD_HEAD + senderLength);
    const record = body.subarray(RECORD_HEAD + senderLength);
    const shared = this.keys.computeSecret(sender);
    const own = this.keys.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const input = derived(this.auth, shared, info, 32);
    const key = derived(salt, input, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(salt, input, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The last record ends with a two, and zeros may follow.
    const end = plain.lastIndexOf(2);
    return plain.subarray(0, end).toString();
  }
}

/** The claims of the server that sent it; throws when it is not signed with the key people subscribed with. */
export function claimsOf({ headers }: Received, publicKey: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('not signed');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
