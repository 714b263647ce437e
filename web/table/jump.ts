/** Jumping through a replay: to where something becomes different, whatever lies between. */
import type { Moment } from '@sandtable/server/protocol';

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Whose decision a moment is. */
export const turnAt = ({ ask }: Moment): string => ask?.seats.join() ?? '';

/**
 * The first moment of the next stretch that has another mark, or, backwards, the first of the stretch before the one
 * that `at` begins, or of the one it is in.
 */
export async function jumpFrom(
  at: number,
  step: 1 | -1,
  { first, last }: Range,
  find: (moment: number) => Promise<Moment | undefined>,
  markOf: (moment: Moment) => string,
): Promise<number> {
  const markAt = async (moment: number) => {
    const found = await find(moment);
    return found === undefined ? undefined : markOf(found);
  };
  let to = at;
  if (step === 1) {
    const mark = await markAt(at);
    while (to < last && (await markAt(to)) === mark) to++;
    return to;
  }
  if (to > first) to--;
  const mark = await markAt(to);
  while (to > first && (await markAt(to - 1)) === mark) to--;
  return to;
}
