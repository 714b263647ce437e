/** The options of a question in groups, as the panel lists them. */
import type { AskOption } from '../messages/things.ts';
import { letters } from './foot.ts';

export interface Group {
  /** Empty for what belongs to no group. */
  readonly title: string;
  readonly options: readonly AskOption[];
  /** Short ones stand side by side, others below one another. */
  readonly isShort: boolean;
}

/** What a short option may have of narrow letters. */
const SHORT = 22;

/** In the order in which a group is first met. */
export function groupsOf(
  options: readonly AskOption[],
  titleOf: (option: AskOption) => string | undefined,
  textOf: (option: AskOption) => string,
): readonly Group[] {
  const groups = new Map<string, AskOption[]>();
  for (const option of options) {
    const title = titleOf(option) ?? '';
    groups.set(title, [...(groups.get(title) ?? []), option]);
  }
  return [...groups].map(([title, own]) => ({
    title,
    options: own,
    isShort: (title !== '' || own.length > 1) && own.every((option) => letters(textOf(option)) <= SHORT),
  }));
}
