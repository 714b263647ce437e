/** 9.4.3 Radicalization: what the Jihadist does with Operations value it could not use. */
import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { chooseCountry } from '../ask.ts';
import { opsOf } from '../cards.ts';
import { placeCells, worsen } from '../deeds.ts';
import { ALL, type Country, MUSLIM } from '../map.ts';
import { ANY_PLOT, placeable, placePlot } from '../plots.ts';
import { cells, governance, isIslamist } from '../country.ts';
import { FAIR, GOOD, MAX_FUNDING, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { firedAlone } from './fired.ts';
import { travelAlone, travellers } from './travel.ts';

/** Each step once, in this order, while there is value left; what cannot be done keeps it for the next. */
export function* radicalize(outer: Action, ops: number): Rules<void> {
  if (ops <= 0) return;
  const action = under(outer, '9.4.3');
  action.table.log(say('log.radicalizes', '9.4.3', { ops }));
  let left = ops;
  for (const step of STEPS) if (left > 0 && (yield* step(action))) left--;
  while (left > 0 && (yield* worsenOne(action))) left--;
  if (left > 0) firedAlone(action, 'Z.lost');
}

/** A cell out of the track, whatever the Funding. */
function* placeOne(action: Action): Rules<boolean> {
  if (action.state.cellsOnTrack === 0) {
    firedAlone(action, 'Z.place-skipped');
    return false;
  }
  const country = yield* chooseCountry(action, say('ask.radicalize.cell', '9.4.3'), ALL);
  if (country !== undefined) placeCells(action, country);
  return true;
}

/** A cell travels without a die, Biometrics or not. D-S10: skipped when there is none. */
function* travelOne(action: Action): Rules<boolean> {
  const { state } = action;
  if (travellers(state) === 0) {
    firedAlone(action, 'Z.travel-skipped');
    return false;
  }
  yield* travelAlone(action, {
    count: 1,
    ops: opsOf(state.plays.at(-1)?.card ?? 1),
    to: ALL,
    prompt: () => say('ask.radicalize.travel', '9.4.3'),
    isSure: true,
  });
  return true;
}

/** A plot where there is a cell, as long as Funding is below 9. No cell turns Active. */
function* plotOne(action: Action): Rules<boolean> {
  const { state } = action;
  const among = ALL.filter((country) => cells(state, country) > 0 && !isIslamist(state, country));
  const skipped = plotSkipped(state, among);
  if (skipped !== undefined) {
    firedAlone(action, skipped);
    return false;
  }
  const country = yield* chooseCountry(action, say('ask.radicalize.plot', '9.4.3'), among);
  if (country !== undefined) yield* placePlot(action, country, ANY_PLOT);
  return true;
}

function plotSkipped(state: State, among: readonly Country[]): string | undefined {
  if (state.funding >= MAX_FUNDING) return 'Z.plot-skipped-funding';
  if (among.length === 0) return 'Z.plot-skipped-no-country';
  return placeable(state, ANY_PLOT).length === 0 ? 'Z.plot-skipped-no-marker' : undefined;
}

const STEPS = [placeOne, travelOne, plotOne];

/** A Good or Fair Muslim country worsens; its Aid stays. */
function* worsenOne(action: Action): Rules<boolean> {
  const { state } = action;
  const among = MUSLIM.filter(
    (country) => governance(state, country) === GOOD || governance(state, country) === FAIR,
  );
  const country = yield* chooseCountry(action, say('ask.radicalize.worsen', '9.4.3'), among);
  if (country !== undefined) worsen(action, country);
  return country !== undefined;
}
