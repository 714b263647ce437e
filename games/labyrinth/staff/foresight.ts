/**
 * What would come of a card: it is played on a copy of what the US sees, with all that is hidden dealt anew, and then the
 * rest of the phase, the plots, and what the Jihadist does by its charts (9.0). Nobody's hidden cards or dice are used.
 */
import { type Chance, clone, Dice, fastDice, type Rules, type Table } from '@sandtable/engine';
import { CARDS } from '../cards.ts';
import { addCard } from '../hands.ts';
import { answerOf } from '../jihadist/player.ts';
import { playPhase } from '../phases.ts';
import { plotMarkers } from '../levels.ts';
import { type PlotValue, type State, WMD } from '../state.ts';
import { resolvePlots } from '../unblocked.ts';
import { GameOver } from '../victory.ts';
import type { View } from '../view.ts';
import type { Question } from './answers.ts';
import { chanceToWin } from './outlook.ts';

/** How the US answers while it thinks ahead: its rules of thumb. */
export type Habit = (question: Question) => string;

/** What it would answer to a question of that name. */
export interface Step {
  readonly prompt: string;
  readonly option: string;
}

const nothing = (): void => undefined;

/** Everything but the state and the dice is for people, and nobody looks. */
function quietTable(state: State, dice: Chance): Table<State> {
  return {
    state,
    roll: (sides) => dice.roll(sides),
    below: (n) => dice.below(n),
    shuffle: (cards) => dice.shuffle(cards),
    reveal: nothing,
    log: nothing,
    tell: nothing,
    fired: nothing,
  };
}

/** Deals the cards and plots that the US cannot see. */
function dealHidden(state: State, view: View, dice: Chance): void {
  const seen = new Set([
    ...state.hands.us,
    ...state.discards,
    ...state.removed,
    ...state.lapsingBox,
    ...state.known.jihadist,
    state.firstPlot.card,
    ...state.plays.flatMap((play) => (play.shown ? [play.card, play.second] : [])),
  ]);
  const pool = CARDS.map((card) => card.number as number).filter((card) => !seen.has(card));
  dice.shuffle(pool);
  const hand = [...state.known.jihadist];
  while (hand.length < view.handCounts.jihadist && pool.length > 0) hand.push(pool.pop() ?? 0);
  state.hands.jihadist.splice(0, state.hands.jihadist.length, ...hand);
  state.deck = pool;
  dealPlots(state, view, dice);
}

function dealPlots(state: State, view: View, dice: Chance): void {
  const markers: PlotValue[] = [];
  for (const [i, total] of plotMarkers(state.variants).entries())
    for (let left = total - (state.aside[i] ?? 0); left > 0; left--) markers.push((i + 1) as PlotValue);
  for (let left = view.wmdInPlay; left > 0; left--) markers.push(WMD);
  for (const plot of state.plots) if (plot.value !== 0) markers.splice(markers.indexOf(plot.value), 1);
  dice.shuffle(markers);
  for (const plot of state.plots) if (plot.value === 0) plot.value = markers.pop() ?? 1;
  state.available.fill(0);
  for (const value of markers) state.available[value - 1] = (state.available[value - 1] ?? 0) + 1;
}

/** The table before the card being played was shown: its Operation is still to come. */
function rewind(state: State): void {
  const [play] = state.plays;
  if (play?.shown === true) addCard(state, 'us', play.card);
  state.plays.length = 0;
  state.operation = null;
}

/** The chance to win after playing on from here with these answers first; `world` picks cards and dice. */
export function foresee(view: View, opening: readonly Step[], habit: Habit, world: number): number {
  const state = clone(view) as View & State;
  rewind(state);
  const dice = new Dice(fastDice(`staff/${view.turn}/${state.hands.us.length}/${world}`));
  dealHidden(state, view, dice);
  const table = quietTable(state, dice);
  const answers = [...opening];
  try {
    let isAway = false;
    while (!(isAway && state.phase.side === 'us')) {
      isAway ||= state.phase.side === 'jihadist';
      if (state.stage.kind === 'cards') runOut(table, playPhase(table), habit, answers);
      else if (state.stage.kind === 'plots') runOut(table, resolvePlots(table), habit, answers);
      else break;
      if (!state.variants.solo && state.phase.side === 'jihadist') break;
    }
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
  }
  return chanceToWin(state);
}

/** Lets rules run to their end; everybody answers as usual. */
function runOut(table: Table<State>, rules: Rules<void>, habit: Habit, answers: Step[]): void {
  const { state } = table;
  for (let step = rules.next(''); step.done !== true; ) {
    const { seats, prompt } = step.value;
    const seat = seats[0] ?? 'us';
    const options = step.value.options(seat);
    step = rules.next(answerFor(seat, state, prompt, options, table, habit, answers));
  }
}

function answerFor(
  seat: string,
  state: State,
  prompt: Question['prompt'],
  options: readonly string[],
  dice: Chance,
  habit: Habit,
  answers: Step[],
): string {
  if (seat === 'jihadist')
    return state.variants.solo
      ? answerOf({ state, prompt, options, dice, why: [] })
      : (options[dice.below(options.length)] ?? '');
  const next = answers[0];
  if (next === undefined || next.prompt !== prompt.key) return habit({ state, prompt, options });
  answers.shift();
  return options.includes(next.option) ? next.option : habit({ state, prompt, options });
}
