/** Tables at which non-players sit: rules are run with their answers, forced dice of the game and of their own. */
import { type Ask, Dice, forcedDice, type Message, Plans, type Rules, type Table } from '@sandtable/engine';
import { play as enginePlay } from '@sandtable/engine/testing';
import { act } from '../../action.ts';
import type { Insurgent } from '../../forces.ts';
import { andeanAbyss } from '../../index.ts';
import { answerTo } from '../../nonplayers/answers.ts';
import type { Box } from '../../nonplayers/chart.ts';
import { boxOf } from '../../nonplayers/charts.ts';
import { takeTurn } from '../../nonplayers/decision.ts';
import { tellEnd } from '../../nonplayers/ending.ts';
import type { Asked, Mind } from '../../nonplayers/mind.ts';
import { PLANS } from '../../nonplayers/play.ts';
import type { Step, Steps } from '../../nonplayers/steps.ts';
import { type Space, spaceOf } from '../../map.ts';
import { operate } from '../../operate.ts';
import type { Operation, State, Turn } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { type Situation, situation, standard, VARIANTS } from '../table.ts';

const ALONE = { ...VARIANTS, nonPlayers: ['farc', 'auc', 'cartels'] as const };

/** A map with only this on it, and the Government alone against non-players. */
export const alone = (given: Situation = {}): State =>
  situation({ ...given, variants: { ...ALONE, ...given.variants } });

/** The standard set-up of the game alone. */
export const standardAlone = (given: Situation = {}): State =>
  standard({ ...given, variants: { ...ALONE, ...given.variants } });

export interface Watched {
  readonly state: State;
  /** The reasons given, by name, in order; then what the rules told by themselves. */
  readonly why: readonly string[];
  readonly reasons: readonly Message[];
  /** What was answered, as `prompt key: option`. */
  readonly answers: readonly string[];
  readonly fired: readonly string[];
  /** Rolls of the players' own dice that were not used. */
  readonly sideLeft: number;
}

export interface Forced {
  /** Dice of the non-players (8.2, 8.3). */
  readonly side?: readonly number[];
  /** Dice of the game (Attack, Kidnap). */
  readonly rolls?: readonly number[];
  /** Answers of the Government, in order. */
  readonly government?: readonly string[];
}

/** Runs rules and lets non-players answer what they are asked. */
export function watch(
  state: State,
  rules: (table: Table<State>) => Rules<unknown>,
  forced: Forced = {},
): Watched {
  const side = new Dice(forcedDice(forced.side ?? []));
  const government = [...(forced.government ?? [])];
  const reasons: Message[] = [];
  const plans = new Plans<Asked>();
  let seq = 0;
  const answerer = (_seat: string, ask: Ask) =>
    answerFor(ask, state, side, government, reasons, plans, seq++);
  const { given: answers, fired } = enginePlay(andeanAbyss, state, answerer, forced.rolls ?? [], rules);
  const left = side.state.kind === 'forced' ? side.state.rolls.length : 0;
  const why = [...reasons.map((reason) => reason.key), ...fired.filter((item) => item.startsWith('8.'))];
  return { state, why, reasons, answers, fired, sideLeft: left };
}

function answerFor(
  ask: Ask,
  state: State,
  side: Dice,
  government: string[],
  reasons: Message[],
  plans: Plans<Asked>,
  seq: number,
): string {
  const seat = ask.seats[0] ?? '';
  const { prompt } = ask;
  const options = ask.options(seat);
  if (seat === 'government') {
    const given = government.shift();
    if (given === undefined || !options.includes(given))
      throw new Error(`the Government is asked ${prompt.key} and may say ${options.join(' ')}`);
    return given;
  }
  const asked = { view: state, prompt, options, dice: side };
  const { option, why = [] } = plans.reply(seat, PLANS[seat as Insurgent], asked, seq);
  reasons.push(...why);
  return option;
}

/** The step of an Operation that follows when these spaces have been taken; undefined when it is over. */
export const stepAfter = (
  state: State,
  faction: Insurgent,
  doing: Operation,
  used: readonly Space[] = [],
): Named | undefined =>
  named(
    state,
    faction,
    doing,
    used,
    (box) => box.steps,
    (turn) => turn.spaces,
  );

/** The same of its Special Activity. */
export const activityStepAfter = (
  state: State,
  faction: Insurgent,
  doing: Operation,
  used: readonly Space[] = [],
): Named | undefined =>
  named(
    state,
    faction,
    doing,
    used,
    (box) => box.activity?.steps,
    (turn) => turn.activitySpaces,
  );

/** A step, and the end of its name. */
type Named = Step & { readonly step: string };

function named(
  state: State,
  faction: Insurgent,
  doing: Operation,
  used: readonly Space[],
  stepsOf: (box: Box) => ((look: { state: State }) => Steps) | undefined,
  takenIn: (turn: Turn) => Space[],
): Named | undefined {
  const turn = state.turn ?? beginTurn(faction, doing);
  const box = boxOf(faction, doing);
  const steps = box === undefined ? undefined : stepsOf(box)?.({ state: { ...state, turn } });
  for (const space of used) {
    steps?.next();
    takenIn(turn).push(space);
  }
  const next = steps?.next();
  if (next === undefined || next.done === true) return undefined;
  return { ...next.value, step: next.value.reasons.at(-1)?.split('.').at(-1) ?? '' };
}

/** The final Propaganda card is the next one (8.7.2). */
export const beforeFinal = (state: State): State => ({ ...state, deck: [76], shown: 1, propagandas: 3 });

/** A non-player's Operation with its Special Activity, and how it ended. */
export function operation(state: State, faction: Insurgent, name: Operation, forced: Forced = {}): Watched {
  return watch(state, (table) => operateAndTell(table, faction, name), forced);
}

function* operateAndTell(table: Table<State>, faction: Insurgent, name: Operation): Rules<void> {
  tellEnd(table, faction, yield* operate(act(table, faction, '8.1'), name, { activities: true }));
}

/** What a faction would do on the card in play. */
export function turnOf(state: State, faction: Insurgent): { option: string; why: string[] } {
  const hasEvent = state.done.every((one) => one.deed === 'operation-and-activity');
  const options = [...(hasEvent ? ['shaded', 'event'] : []), 'rally', 'march', 'attack', 'terror', 'pass'];
  const prompt = { key: 'ask.turn', rule: '2.3.4' };
  const mind: Mind = { state, faction, prompt, options, dice: new Dice(forcedDice([])), why: [] };
  const option = takeTurn(mind);
  return { option, why: mind.why.map((reason) => reason.key) };
}

/** Where a faction would Ambush, of the spaces it Attacks. */
export function ambush(
  state: State,
  faction: Insurgent,
  attacked: readonly string[],
): { option: string | undefined; why: string[] } {
  const prompt = { key: 'ask.ambush', rule: '3.3.3' };
  const options = [...attacked, 'done'];
  const mind: Mind = { state, faction, prompt, options, dice: new Dice(forcedDice([])), why: [] };
  const option = answerTo(mind);
  return { option, why: mind.why.map((reason) => reason.key) };
}

/** The spaces of an Operation in the order in which they were chosen. */
export const spacesOf = (answers: readonly string[]): string[] =>
  answers.flatMap((answer) => {
    const [prompt, space = ''] = answer.split(': ');
    return prompt === 'ask.operation.space' && spaceOf(space) !== undefined ? [space] : [];
  });
