/** The documents that come with a setting: card sets, positions. */
import type { Setting } from '@sandtable/engine';

export type Attachments = NonNullable<Setting['attachments']>;

/** As it is sent and stored. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The size of documents as they would be stored. */
export function bytesIn(attachments: Attachments): number {
  return Object.values(attachments).reduce<number>(
    (sum, document) => sum + byteLength(JSON.stringify(document)),
    0,
  );
}
