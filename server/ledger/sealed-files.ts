/**
 * While a game runs, its file is sealed with the server's own key: it can be kept, and brought back to this server
 * when the table is gone, but nobody can read dice, decks or hands out of it.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { TableRecord } from '../tables/body.ts';
import type { Recorded } from './replaying.ts';

export interface SealedDocument {
  readonly format: 'sandtable-sealed';
  readonly game: string;
  readonly version: number;
  readonly table: string;
  readonly moment: number;
  readonly exported: string;
  /** Initialisation vector, authentication tag and ciphertext, in base64. */
  readonly sealed: string;
}

export interface SealedContent {
  readonly record: Pick<TableRecord, 'id' | 'version' | 'owner' | 'private' | 'created' | 'body'>;
  readonly recorded: Recorded;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MOST_BLANKS = 8192;

/**
 * The length of a file must not tell the length of what somebody has just answered in secret: blanks are added, a
 * number of them that nobody can know and that is the same however often the file of one `moment` is asked for.
 */
export function seal(key: Uint8Array, content: SealedContent, moment: string): string {
  const iv = randomBytes(IV_BYTES);
  const blanks = createHmac('sha256', key).update(moment).digest().readUInt32BE() % MOST_BLANKS;
  const cipher = createCipheriv(CIPHER, key, iv);
  const text = JSON.stringify(content) + ' '.repeat(blanks);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Undefined for what another server has sealed, or what was changed. */
export function unseal(key: Uint8Array, sealed: unknown): SealedContent | undefined {
  const bytes = Buffer.from(typeof sealed === 'string' ? sealed : '', 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(body.toString('utf8')) as SealedContent;
  } catch {
    return undefined;
  }
}
