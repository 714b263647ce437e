import type { Voice } from '@sandtable/engine';

export function namesIn(voice: Voice, kind: string, ids: readonly string[]): string[] {
  return ids.map((id) => voice.name(kind, id));
}

/** A modifier as it is printed on cards. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
