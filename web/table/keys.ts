/** Keys that mean something wherever one is at a table. */
import type { AskView } from '@sandtable/engine';

/** True when a key belongs to what has the focus: a field, a list, a dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [role=tab], [role=dialog], dialog') !== null
  );
}

/** The option that a digit means: that number where numbers are asked for, else the one in that place. */
export function optionFor(key: string, ask: AskView | undefined): string | undefined {
  const options = ask?.options ?? [];
  if (!/^\d$/.test(key)) return undefined;
  const isNumeric = options.some(({ id }) => /^\d+$/.test(id));
  if (isNumeric) return options.find(({ id }) => id === key)?.id;
  return key === '0' ? undefined : options[Number(key) - 1]?.id;
}
