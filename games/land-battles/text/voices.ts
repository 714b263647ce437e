import type { Voice } from '@sandtable/engine';

export function namesIn(voice: Voice, kind: string, ids: readonly string[]): string[] {
  return ids.map((id) => voice.name(kind, id));
}
