/** B4 The regime changes. */
import type { Table } from '@sandtable/engine';
import type { Mode } from './components/modes.ts';
import type { State } from './state.ts';
import { say } from './text/say.ts';

/** A change to the regime in force does nothing (doubt 69). */
export function setRegime(table: Table<State>, regime: Mode, rule: string): void {
  const { state } = table;
  if (state.regime === regime) return;
  state.regime = regime;
  table.fired(`regime.${regime}`);
  table.log(say('log.regime', rule, { regime }));
}
