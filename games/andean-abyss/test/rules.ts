/** Running parts of the rules in tests. */
import { testRules } from '@sandtable/coin/testing';
import { act } from '../action.ts';
import { executeEvent } from '../events/execute.ts';
import { operate } from '../operate.ts';
import { ruleOf } from '../operations/index.ts';
import { fixControl } from '../propaganda/control.ts';
import type { Andes, Phase, State } from '../state.ts';
import { cards, play } from './table.ts';

export { cards, goOn } from './table.ts';

export const { operation, plain, limited, begin, execute } = testRules<Andes>({
  play,
  act,
  ruleOf,
  operate,
  executeEvent,
});

/** A Propaganda Round, at this phase, with Event cards to follow. */
export function round(state: State, phase: Phase, ...after: number[]): State {
  cards(state, 73, ...(after.length === 0 ? [1, 2, 74, 75, 76] : after));
  state.propagandas = 1;
  state.stage = { kind: 'propaganda', phase };
  if (phase !== 'victory' && phase !== 'control') fixControl(state);
  return state;
}
