/** Which card the US plays, and for what. */
import { cardOf, cardOption } from '../ask.ts';
import { isJihadistEvent, isUsEvent, opsOf } from '../cards.ts';
import { isPlayable } from '../events/execute.ts';
import { ALL, MUSLIM } from '../map.ts';
import { possible } from '../operations/index.ts';
import { reach } from '../operations/progress.ts';
import { anyIslamist, isIslamist, usPosture } from '../country.ts';
import { gwotPenalty } from '../levels.ts';
import { HARD, MAX_OPS, type State, WMD } from '../state.ts';
import { eventWorth, triggerCost } from './cards.ts';
import { bestOf, deployGain, disruptByOps, ideasByOps, plotHarm, regimeChangeGain } from './targets.ts';

/** How likely a plot that lies face down is a WMD. */
export function wmdChance(state: State): number {
  const hidden = state.plots.filter((plot) => !plot.shown).length;
  const view = state as State & { wmdInPlay?: number; availablePlots?: number };
  // How many WMD are in play everybody knows (4.7.8), also where the whole table is imagined.
  const placed = state.plots.filter((plot) => !plot.shown && plot.value === WMD).length;
  const wmd = view.wmdInPlay ?? (state.available[WMD - 1] ?? 0) + placed;
  const all = hidden + (view.availablePlots ?? state.available.reduce((sum, count) => sum + count, 0));
  return all === 0 ? 0 : Math.min(1, wmd / Math.max(1, all));
}

/** What the Operations promise, by name and value. */
export type Prospects = Readonly<Record<string, readonly number[]>>;

/** Looked at once for a table, because every card asks the same. */
export function prospectsOf(state: State): Prospects {
  const values = [1, 2, 3];
  const alert =
    state.plots.length === 0
      ? -1
      : Math.max(...state.plots.map((plot) => plotHarm(state, plot, wmdChance(state))));
  const islamist = MUSLIM.filter((country) => isIslamist(state, country));
  const change = bestOf(islamist, (country) => regimeChangeGain(state, country))?.gain ?? -1;
  const deploy =
    state.troopsOnTrack >= 3 ? (bestOf(ALL, (country) => deployGain(state, country))?.gain ?? -1) : -1;
  return {
    'war-of-ideas': ideasByOps(state),
    disrupt: disruptByOps(state),
    alert: values.map(() => alert),
    'regime-change': values.map(() => change),
    deploy: values.map(() => deploy),
    withdraw: values.map(() => -2),
  };
}

/** 7.6 Turning the posture over. */
function reassessmentGain(state: State): number {
  const wish = usPosture(state) === HARD ? -1.16 : anyIslamist(state) ? 1.06 : -0.19;
  return 0.85 * gwotPenalty(state) + wish;
}

/** 6.3.3 Points stored are worth something as long as there are cards to raise. */
function reserveGain(state: State, card: number): number {
  const room = Math.min(2 - state.reserves.us, opsOf(card));
  const others = state.hands.us.filter((one) => one !== card && opsOf(one) < MAX_OPS).length;
  return others === 0 ? -0.1 : 0.34 * room;
}

/** How good it is to use this card so. */
export function useGain(state: State, card: number, use: string, prospects: Prospects): number {
  if (use === 'event') return eventWorth(state, card) + (isJihadistEvent(card) ? -1 : 0);
  const cost = triggerCost(state, card);
  // The Operation first, as a rule: it may keep the Event from happening.
  if (use === 'event-first') return -2 - cost;
  if (use.startsWith('reassessment'))
    return reassessmentGain(state) - cost - triggerCost(state, cardOf(use.slice('reassessment:'.length)));
  if (use === 'reserves') return reserveGain(state, card) - cost;
  const ops = opsOf(card);
  const gains = prospects[use];
  if (gains === undefined) return -cost;
  const full = gains[reach(state, 'us', ops) - 1] ?? -1;
  // Reserves that are needed are gone.
  const plain = gains[ops - 1] ?? -1;
  return Math.max(plain, full - 0.27 * state.reserves.us) - cost;
}

/** What a card could be used for; Reassessment is thought of with a card of 3 only. */
export function usesOf(state: State, card: number): string[] {
  const uses: string[] = possible(state, 'us', reach(state, 'us', opsOf(card)));
  if (opsOf(card) < MAX_OPS) uses.push('reserves');
  if (isPlayable(state, card, 'us')) uses.push('event');
  const second = state.hands.us.find((one) => one !== card && opsOf(one) === MAX_OPS);
  if (opsOf(card) === MAX_OPS && state.phase.played === 0 && second !== undefined)
    uses.push(`reassessment:${cardOption(second)}`);
  return uses.length === 0 ? ['none'] : uses;
}

/** The best use of a card, for choosing among the cards of a hand. */
function cardGain(state: State, card: number, prospects: Prospects): number {
  let best = -0.45 - triggerCost(state, card);
  for (const use of usesOf(state, card)) best = Math.max(best, useGain(state, card, use, prospects));
  // Cards of the Jihadist go while their Events cannot happen.
  if (isJihadistEvent(card)) best += triggerCost(state, card) === 0 ? 0.37 : 0.05;
  // Great values are kept for what needs them.
  return best - 0.14 * (opsOf(card) - 2);
}

/** An option of the question which card: a card, or what may be done with the last one (5.2.4). */
export function optionGain(state: State, option: string, prospects: Prospects): number {
  const only = state.hands.us[0] ?? 0;
  if (option === 'hold') return isUsEvent(only) ? 0 : -0.17;
  if (option === 'discard') return isJihadistEvent(only) ? 0.03 : -0.3;
  return option === 'done' ? 0 : cardGain(state, cardOf(option), prospects);
}
