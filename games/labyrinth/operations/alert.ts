/** 7.5 Alert. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { MAX_OPS } from '../state.ts';
import { say } from '../text/say.ts';
import { blockPlot, choosePlot } from '../plots.ts';
import { operationOf, payFor } from './progress.ts';
import type { OperationRules } from './rules.ts';

function* perform(action: Action): Rules<void> {
  const { state, rule } = action;
  payFor(action, MAX_OPS);
  const plot = yield* choosePlot(action, say('ask.alert', rule), () => state.plots);
  if (plot === undefined) return;
  operationOf(state).sites.push(plot.country);
  blockPlot(action, plot);
}

export const alert: OperationRules = {
  name: 'alert',
  rule: '7.5',
  canDo: (state, ops) => ops >= MAX_OPS && state.plots.length > 0,
  whyNot: (state) =>
    state.plots.length === 0 ? say('why.no-plot', '7.5.2') : say('why.ops', '7.5.1', { needed: MAX_OPS }),
  perform,
};
