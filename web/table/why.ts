/** Why a place looks as it does: the line of the journal that last spoke of it. */
import type { Journal } from '../connection/journal.ts';
import { isSame, type Thing, thingsOf } from '../messages/things.ts';

/** Its moment. What only gives a bot's reasons did nothing. */
export function momentOf({ lines }: Journal, thing: Thing): number | undefined {
  // A way has a beginning and an end: both are called by other names than the place they are.
  const names = (named: Thing) =>
    isSame(named, thing) || (['from', 'to'].includes(named.kind) && named.id === thing.id);
  return lines.findLast(({ message, why }) => why === undefined && thingsOf(message).some(names))?.at;
}
