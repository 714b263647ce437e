/** When an answer is asked once more. The page knows no rules: it goes by what the server foresees and labels warn of. */
import type { AskView } from '@sandtable/engine';
import type { Foreseen } from '@sandtable/server/protocol';

/**
 * True when an answer should be asked once more: it loses the game although others do not, or it declines
 * although more could be done, and what follows shows something, so that no undo brings it back. Throwing dice
 * is marked, but never asked about: that is what one came for.
 */
export function isGrave(ask: AskView, option: string, foreseen: readonly Foreseen[]): boolean {
  const what = foreseen.find((one) => one.option === option)?.what;
  const losing = foreseen.filter((one) => one.what === 'lost').length;
  const offered = ask.options?.length ?? 0;
  if (what === 'lost') return losing < offered;
  return what === 'secret' && mayDecline(ask, option);
}

/** True when the game itself warns of what the option gives up. */
export function isWarned(ask: AskView, option: string): boolean {
  const warning = ask.options?.find(({ id }) => id === option)?.label.params?.['warning'];
  return typeof warning === 'object' && 'key' in warning;
}

/** True when the option declines, and is not all that is offered. */
export function mayDecline(ask: AskView, option: string): boolean {
  return option === ask.pass && (ask.options?.length ?? 0) > 1;
}
