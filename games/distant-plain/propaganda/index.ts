/** A Propaganda Round (6.0), phase by phase. */
import { rounds } from '@sandtable/coin';
import type { Rules, Table } from '@sandtable/engine';
import { mayShow, showAll } from '../deception.ts';
import { noteCheck, noteEnd } from '../notices.ts';
import { nextCard } from '../sequence.ts';
import { FINAL_PHASE, type Phase, PHASES, type Plain, type State } from '../state.ts';
import { somebodyWins } from '../victory.ts';
import { redeployPhase } from './redeploy.ts';
import { resetPhase } from './reset.ts';
import { resourcesPhase } from './resources.ts';
import { civicAction, sharia } from './support.ts';

const PLAY: Readonly<Record<Phase, (table: Table<State>) => Rules<void>>> = {
  skipped: nothing,
  victory: mayShow,
  resources: resourcesPhase,
  'civic-action': civicAction,
  sharia,
  redeploy: redeployPhase,
  reset: resetPhase,
};

function* nothing(): Rules<void> {}

export const playPhase = rounds<Plain>({
  rule: '6.0',
  phases: PHASES.slice(1),
  victory: 'victory',
  skipped: 'skipped',
  final: FINAL_PHASE,
  play: (phase) => PLAY[phase],
  somebodyWins,
  nextCard,
  hooks: {
    checking(table) {
      noteCheck(table);
      if (somebodyWins(table.state)) showAll(table);
    },
    over(table) {
      noteEnd(table);
      showAll(table);
    },
  },
});
