/** 5.2.3, 8.5.6 Plots that nobody has blocked go off, one after the other, in the order the Jihadist chooses. */
import type { Rules, Table } from '@sandtable/engine';
import { act, type Action } from './action.ts';
import { chooseCountry, chooseWhether } from './ask.ts';
import { endEffect, removeAid, rollPosture } from './deeds.ts';
import { AT, type Country, idOf, isMuslim, isNonMuslim, isSchengen, SCHENGEN } from './map.ts';
import { rollToWorsen } from './operations/jihad.ts';
import { isTurnOver, nextPhase } from './phases.ts';
import { FRAME } from './play-card.ts';
import { choosePlot, takePlot } from './plots.ts';
import { isGood, isIslamist, troops } from './country.ts';
import { MAX_FUNDING, type Plot, type State, WMD } from './state.ts';
import { say } from './text/say.ts';
import { changeFunding, changePrestige, rollPrestige, setFunding, setPrestige } from './tracks.ts';
import { end } from './victory.ts';

/** One plot; when there is none left, the next phase or the end of the turn. */
export function* resolvePlots(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'jihadist', '8.5.6', FRAME);
  const plot = yield* choosePlot(action, say('ask.resolve', '8.5.6'), () => state.plots);
  if (plot !== undefined) yield* resolve(action, plot);
  else if (isTurnOver(state)) state.stage = { kind: 'end-of-turn' };
  else nextPhase(state, 'jihadist');
}

/** Rolls that a plot allows in a Muslim country. */
const rollsOf = (plot: Plot): number => (plot.value === WMD ? 3 : plot.value);

function* resolve(action: Action, plot: Plot): Rules<void> {
  const { state, table } = action;
  const { country, value } = plot;
  const isWmd = value === WMD;
  table.fired(isWmd ? 'plot.wmd' : 'plot.numbered');
  table.log(say('log.resolves', '8.5.6', { country: idOf(country), value }));
  // 2.1.2
  if (isWmd && country === AT['united-states']) {
    takePlot(action, plot);
    end(state, { winner: 'jihadist', by: 'wmd' });
  }
  fund(action, plot);
  if (isNonMuslim(country)) yield* swayWorld(action, country, isWmd);
  shame(action, country, isWmd);
  if (isMuslim(country)) harm(action, plot);
  takePlot(action, plot);
  // Cards 11 and 36.
  if (country === AT.israel) endEffect(action, 'abbas');
  if (country === AT.india) endEffect(action, 'indo-pakistani-talks');
}

/** Funding. */
function fund(action: Action, { country, value, backlash }: Plot): void {
  const isWmd = value === WMD;
  if (!isNonMuslim(country)) {
    const amount = isGood(action.state, country) ? 2 : 1;
    // Card 1.
    if (backlash && isWmd) setFunding(action, 1);
    else changeFunding(action, backlash ? -amount : amount);
  } else if (isWmd || country === AT['united-states']) setFunding(action, MAX_FUNDING);
  else changeFunding(action, isGood(action.state, country) ? 2 * value : value);
}

/** Posture: there, and around Schengen. With two players the Jihadist may repeat the roll for a WMD once (D-S13). */
function* swayWorld(action: Action, country: Country, isWmd: boolean): Rules<void> {
  const { state, rule } = action;
  if (country !== AT.israel) {
    rollPosture(action, country);
    const prompt = say('ask.reroll', rule, { country: idOf(country) });
    if (isWmd && !state.variants.solo && (yield* chooseWhether(action, prompt))) rollPosture(action, country);
  }
  if (!isSchengen(country)) return;
  // D-R3 Both are named before either is rolled for.
  const open = SCHENGEN.filter((one) => one !== country);
  const others: Country[] = [];
  for (let left = 2; left > 0; left--) {
    const other = yield* chooseCountry(action, say('ask.schengen', rule, { left }), open);
    if (other === undefined) break;
    open.splice(open.indexOf(other), 1);
    others.push(other);
  }
  for (const other of others) rollPosture(action, other);
}

/** Prestige. */
function shame(action: Action, country: Country, isWmd: boolean): void {
  if (country === AT['united-states']) rollPrestige(action);
  else if (troops(action.state, country) > 0) {
    if (isWmd) setPrestige(action, 1);
    else changePrestige(action, -1);
  }
}

/** Governance and Aid. */
function harm(action: Action, plot: Plot): void {
  const { country } = plot;
  // D-R17
  if (isIslamist(action.state, country)) removeAid(action, country, rollsOf(plot));
  else rollToWorsen(action, country, rollsOf(plot));
}
