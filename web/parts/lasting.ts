/** What cannot be taken back. */
import type { Foreseen } from '@sandtable/server/protocol';
import type { AskOption } from '../messages/things.ts';

/** Why something cannot be taken back, and how that is said. */
export interface Lasting {
  readonly what: Foreseen['what'];
  readonly text: string;
}

/** The options that cannot be taken back. Comes a moment after the ask, and is empty until then. */
export type Foresight = ReadonlyMap<string, Lasting>;

/** What a click on a thing does for good, when it stands for one option. */
export function lastingOf(
  options: readonly AskOption[],
  foreseen: Foresight | undefined,
): Lasting | undefined {
  const [only, ...others] = options;
  return only === undefined || others.length > 0 ? undefined : foreseen?.get(only.id);
}
