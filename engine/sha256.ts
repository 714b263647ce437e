/**
 * SHA-256 (FIPS 180-4), so that sealed dice can be made and checked anywhere without a library. Bytes are plain
 * arrays of numbers: for messages this short they are faster than typed ones.
 */

export type Bytes = readonly number[];

const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits of the fractional part. */
function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
}

/** The hash as eight 32-bit words. */
export function sha256Words(message: Bytes): number[] {
  const words = padded(message);
  const hash = START.slice();
  const w: number[] = [];
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) w[i] = at(words, block + i);
    for (let i = 16; i < 64; i++) {
      const x = at(w, i - 15);
      const y = at(w, i - 2);
      const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
    }
    compress(hash, w);
  }
  return hash.map((word) => word >>> 0);
}

function compress(hash: number[], w: readonly number[]): void {
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (at(hash, 0) + a) | 0;
  hash[1] = (at(hash, 1) + b) | 0;
  hash[2] = (at(hash, 2) + c) | 0;
  hash[3] = (at(hash, 3) + d) | 0;
  hash[4] = (at(hash, 4) + e) | 0;
  hash[5] = (at(hash, 5) + f) | 0;
  hash[6] = (at(hash, 6) + g) | 0;
  hash[7] = (at(hash, 7) + h) | 0;
}

/** The message as 32-bit words with a one bit, zeros and its length in bits behind it. */
function padded(message: Bytes): number[] {
  const words: number[] = [];
  const length = (((message.length + 8) >> 6) + 1) << 4;
  for (let i = 0; i < length; i++) words.push(0);
  for (let i = 0; i <= message.length; i++) {
    const byte = i === message.length ? 0x80 : at(message, i);
    words[i >> 2] = at(words, i >> 2) | (byte << (24 - (i % 4) * 8));
  }
  words[length - 2] = Math.floor(message.length / 2 ** 29);
  words[length - 1] = message.length << 3;
  return words;
}

function at(words: readonly number[], index: number): number {
  return words[index] ?? 0;
}

function rotate(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

export function sha256(message: Bytes): Bytes {
  return sha256Words(message).flatMap((word) => [
    word >>> 24,
    (word >>> 16) & 255,
    (word >>> 8) & 255,
    word & 255,
  ]);
}

/** Of a text, in hexadecimal. */
export function textHash(text: string): string {
  return toHex(sha256(utf8(text)));
}

export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}

export function toHex(bytes: Bytes): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a hexadecimal string; undefined when it is none. */
export function fromHex(hex: string): number[] | undefined {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/.test(hex)) return undefined;
  return Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16));
}
