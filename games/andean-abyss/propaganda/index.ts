/** A Propaganda Round (6.0), phase by phase. */
import { phaseAfter } from '@sandtable/coin';
import type { Rules, Table } from '@sandtable/engine';
import { fireCheck, fireEnd } from '../nonplayers/outcomes.ts';
import { nextCard } from '../sequence.ts';
import { type Phase, PHASES, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { somebodyWins } from '../victory.ts';
import { controlPhase } from './control.ts';
import { redeployPhase } from './redeploy.ts';
import { resetPhase } from './reset.ts';
import { resourcesPhase } from './resources.ts';
import { agitation, civicAction, election, eliteBacking } from './support.ts';

type Phases = Readonly<Record<Exclude<Phase, 'skipped' | 'victory'>, (table: Table<State>) => Rules<void>>>;

const PLAY: Phases = {
  control: controlPhase,
  resources: resourcesPhase,
  'civic-action': civicAction,
  agitation,
  election,
  'elite-backing': eliteBacking,
  redeploy: redeployPhase,
  reset: resetPhase,
};

/** The last phase of the final Round: Redeploy and Reset are skipped. */
const FINAL = 'elite-backing';

export function* playPhase(table: Table<State>, phase: Phase): Rules<void> {
  const { state } = table;
  if (phase === 'skipped') {
    table.log(say('log.propaganda.skipped', '6.0'));
    nextCard(table);
    return;
  }
  if (phase === 'victory') {
    table.log(say('log.propaganda', '6.0', { number: state.propagandas }));
    fireCheck(table);
    state.stage = somebodyWins(state)
      ? { kind: 'over', by: 'victory' }
      : { kind: 'propaganda', phase: 'control' };
    return;
  }
  yield* PLAY[phase](table);
  const isFinal = state.propagandas >= state.variants.finalPropaganda;
  const next = phaseAfter(PHASES, phase, FINAL, isFinal);
  if (next !== undefined) state.stage = { kind: 'propaganda', phase: next };
  else if (isFinal) {
    fireEnd(table);
    state.stage = { kind: 'over', by: 'final' };
  } else nextCard(table);
}
