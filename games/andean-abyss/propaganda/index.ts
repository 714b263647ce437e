/** A Propaganda Round (6.0), phase by phase. */
import { rounds } from '@sandtable/coin';
import type { Rules, Table } from '@sandtable/engine';
import { noteCheck, noteEnd } from '../notices.ts';
import { nextCard } from '../sequence.ts';
import { type Andes, FINAL_PHASE, type Phase, PHASES, type State } from '../state.ts';
import { somebodyWins } from '../victory.ts';
import { controlPhase } from './control.ts';
import { redeployPhase } from './redeploy.ts';
import { resetPhase } from './reset.ts';
import { resourcesPhase } from './resources.ts';
import { agitation, civicAction, election, eliteBacking } from './support.ts';

const PLAY: Readonly<Record<Phase, (table: Table<State>) => Rules<void>>> = {
  skipped: nothing,
  victory: nothing,
  control: controlPhase,
  resources: resourcesPhase,
  'civic-action': civicAction,
  agitation,
  election,
  'elite-backing': eliteBacking,
  redeploy: redeployPhase,
  reset: resetPhase,
};

function* nothing(): Rules<void> {}

export const playPhase = rounds<Andes>({
  rule: '6.0',
  phases: PHASES.slice(1),
  victory: 'victory',
  skipped: 'skipped',
  final: FINAL_PHASE,
  play: (phase) => PLAY[phase],
  somebodyWins,
  nextCard,
  hooks: { checking: noteCheck, over: noteEnd },
});
