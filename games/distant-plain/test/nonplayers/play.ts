/** Tables at which non-players sit: rules are run with their answers, forced dice of the game and of their own. */
import { type Ask, Dice, forcedDice, Plans, type Rules, type Table } from '@sandtable/engine';
import { play as enginePlay } from '@sandtable/engine/testing';
import { act } from '../../action.ts';
import { executeEvent } from '../../events/execute.ts';
import { type Faction, FACTIONS } from '../../forces.ts';
import { distantPlain } from '../../index.ts';
import { textFor } from '../../instructions/now.ts';
import { spaceOf } from '../../map.ts';
import { GUIDELINE_CONTENT } from '../../nonplayers/content.ts';
import { takeTurn } from '../../nonplayers/decision.ts';
import { tellEnd } from '../../nonplayers/ending.ts';
import type { Asked, Mind } from '../../nonplayers/mind.ts';
import { PLANS } from '../../nonplayers/play.ts';
import { operate } from '../../operate.ts';
import { ruleOf } from '../../operations/index.ts';
import { playPhase } from '../../propaganda/index.ts';
import type { Operation, Phase, State } from '../../state.ts';
import { type Situation, situation } from '../table.ts';

/** A map with only this on it, and non-players alone. */
export const unmanned = (given: Situation = {}): State =>
  situation({ ...given, variants: { nonPlayers: FACTIONS, ...given.variants } });

export interface Watched {
  readonly state: State;
  /** The reasons given, by name, in order; guidelines are left out. */
  readonly why: readonly string[];
  /** What was answered, as `prompt key: option`. */
  readonly answers: readonly string[];
  readonly fired: readonly string[];
  /** Rolls of the players' own dice that were not used. */
  readonly sideLeft: number;
}

export interface Forced {
  /** Dice of the non-players (8.2, 8.3). */
  readonly side?: readonly number[];
  /** Dice of the game. */
  readonly rolls?: readonly number[];
}

/** What is said where no box, condition or priority gives a reason. */
const GUIDELINES = GUIDELINE_CONTENT.filter((key) => key !== 'N.card');

/** Runs rules and lets non-players answer what they are asked. */
export function watch(
  state: State,
  rules: (table: Table<State>) => Rules<unknown>,
  forced: Forced = {},
): Watched {
  const side = new Dice(forcedDice(forced.side ?? []));
  const why: string[] = [];
  const plans = new Plans<Asked>();
  let seq = 0;
  const answerer = (_seat: string, ask: Ask): string => {
    const seat = (ask.seats[0] ?? '') as Faction;
    const asked = { view: state, prompt: ask.prompt, options: ask.options(seat), dice: side };
    const { option, why: said = [] } = plans.reply(seat, PLANS[seat], asked, seq++);
    why.push(...said.map((reason) => reason.key).filter((key) => !GUIDELINES.includes(key)));
    return option;
  };
  const { given: answers, fired } = enginePlay(distantPlain, state, answerer, forced.rolls ?? [], rules);
  const left = side.state.kind === 'forced' ? side.state.rolls.length : 0;
  why.push(...fired.filter((item) => /^[A-Z]/.test(item)));
  return { state, why, answers, fired, sideLeft: left };
}

/** A non-player's Operation with its Special Activity. */
export const operation = (state: State, faction: Faction, name: Operation, forced: Forced = {}): Watched =>
  watch(state, (table) => operateAndTell(table, faction, name), forced);

function* operateAndTell(table: Table<State>, faction: Faction, name: Operation): Rules<void> {
  tellEnd(table, faction, yield* operate(act(table, faction, ruleOf(name)), name, { activities: true }));
}

/** A non-player executes the Event of a card. */
export function event(state: State, faction: Faction, card: number, forced: Forced = {}): Watched {
  state.card = card;
  return watch(state, (table) => executeEvent(table, faction, card, textFor(state, faction, card)), forced);
}

/** A phase of a Propaganda Round. */
export const phase = (state: State, name: Phase, forced: Forced = {}): Watched =>
  watch(state, (table) => playPhase(table, name), forced);

/** What a faction would do on the card in play, if all its Operations are open. */
export function turnOf(
  state: State,
  faction: Faction,
  options: readonly string[] = ALL,
  side: readonly number[] = [],
): { option: string; why: string[] } {
  const prompt = { key: 'ask.turn', rule: '2.3.4' };
  const mind: Mind = { state, faction, prompt, options, dice: new Dice(forcedDice(side)), why: [] };
  const option = takeTurn(mind);
  return { option, why: mind.why.map((reason) => reason.key) };
}

const ALL = ['rally', 'march', 'attack', 'terror', 'train', 'patrol', 'sweep', 'assault', 'pass'];
export const WITH_EVENT = ['unshaded', 'shaded', 'event', ...ALL];

/** The spaces of an Operation in the order in which they were chosen. */
export const spacesOf = (answers: readonly string[], key = 'ask.operation.space'): string[] =>
  answers.flatMap((answer) => {
    const [prompt, space = ''] = answer.split(': ');
    return prompt === key && spaceOf(space) !== undefined ? [space] : [];
  });
