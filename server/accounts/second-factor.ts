/** A second factor that needs no mail: codes of an authenticator app (RFC 6238), and recovery codes on paper. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks differ: a code of the step before or after is good, too. */
const STEPS_AROUND = [0, -1, 1];
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** 80 bits: nobody guesses one. */
const RECOVERY_BYTES = 10;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newSecret(): string {
  return base32(randomBytes(SECRET_BYTES));
}

/** What an authenticator app reads, mostly as a picture. */
export function uriOf(secret: string, name: string): string {
  return `otpauth://totp/Sandtable:${encodeURIComponent(name)}?secret=${secret}&issuer=Sandtable`;
}

/** The number of the step whose code this is; undefined when it is none of now. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const step = Math.floor(now / STEP_MS);
  return STEPS_AROUND.map((around) => step + around).find((one) => isSame(codeAt(secret, one), code));
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Codes for paper: they are told once, and only their hashes are kept. */
export function newRecovery(): { readonly codes: readonly string[]; readonly hashes: readonly string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (base32(randomBytes(RECOVERY_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
  return { codes, hashes: codes.map(recoveryHash) };
}

export function recoveryHash(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
    .digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)] ?? '').join('');
}

function fromBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text) bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
