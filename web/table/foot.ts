/** What fits on the line over a full board. */
import type { AskOption } from '../messages/things.ts';

/** Wide letters count double. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;
/** What a button takes besides its letters. */
const AROUND = 4;

/** How many narrow letters a text is as wide as. */
export function letters(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

const widthOf = (text: string): number => letters(text) + AROUND;

/** All options when they fit into the room of so many letters, else the one that declines. */
export function fitting(
  options: readonly AskOption[],
  pass: string | undefined,
  text: (option: AskOption) => string,
  room: number,
): readonly AskOption[] {
  const needed = options.reduce((sum, option) => sum + widthOf(text(option)), 0);
  return needed <= room ? options : options.filter(({ id }) => id === pass);
}
