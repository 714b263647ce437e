/** 8.1 Event or Operation, and which. */
import { choiceAfter, firstOf } from '@sandtable/coin';
import { eventCard } from '../cards.ts';
import { isLastEvent } from '../deck.ts';
import type { Operation, State } from '../state.ts';
import { canOperate, CHARTS } from './charts.ts';
import { isEffective, isSentToOperate, noteSent } from './events/usable.ts';
import { because, type Mind } from './mind.ts';

const EVENTS = ['shaded', 'event'];

/** The answer to "what do you do?". */
export function takeTurn(mind: Mind): string {
  const event = mind.options.find((option) => EVENTS.includes(option));
  const isFirst = firstOf(mind.state.done) === undefined;
  if (event !== undefined && (isFirst ? firstTakesEvent(mind) : secondTakesEvent(mind))) {
    noteEvent(mind, event);
    return event;
  }
  if (event === undefined) noteNoEvent(mind, isFirst);
  return operates(mind);
}

/** The first Eligible takes the Event if its symbol is leftmost (N1) and the Event usable. */
function firstTakesEvent(mind: Mind): boolean {
  const { state, faction } = mind;
  const card = eventCard(state.card);
  if (card.order[0] !== faction) {
    because(mind, '8.1.first.not-leftmost-op', { card: card.number });
    return false;
  }
  if (isSentToOperate(state, faction, card.number)) {
    because(mind, '8.1.first.leftmost-note-op', { card: card.number });
    noteSent(mind, card.number);
    return false;
  }
  if (!isEffective(state, faction, card.number)) {
    because(mind, '8.1.first.leftmost-ineffective-op', { card: card.number });
    return false;
  }
  because(mind, '8.1.first.leftmost-event', { card: card.number });
  if (card.operatesSecond) because(mind, '8.1.first.event-despite-grey2');
  return true;
}

/** The second takes it where it has the choice, unless the card bears the grey 2. */
function secondTakesEvent(mind: Mind): boolean {
  const { state, faction } = mind;
  const card = eventCard(state.card);
  if (isSentToOperate(state, faction, card.number)) {
    because(mind, '8.1.second.choice-note-op', { card: card.number });
    noteSent(mind, card.number);
    return false;
  }
  if (!isEffective(state, faction, card.number)) {
    because(mind, '8.1.second.choice-ineffective-op', { card: card.number });
    return false;
  }
  if (state.variants.nonPlayers.length === 2 && state.resources[faction] === 0)
    because(mind, '8.1.discord.no-resources-skipped');
  if (card.operatesSecond) {
    because(mind, '8.1.second.choice-grey2-op', { card: card.number });
    return false;
  }
  because(mind, '8.1.second.choice-event', { card: card.number });
  return true;
}

function noteEvent(mind: Mind, event: string): void {
  const { state, faction } = mind;
  const { capability, momentum } = eventCard(state.card);
  if (state.resources[faction] === 0) because(mind, '8.1.event-with-0-resources');
  if (capability) because(mind, '8.1.effective.capability');
  if (momentum) because(mind, '8.1.effective.momentum');
  because(mind, event === 'shaded' ? '8.4.1.shaded' : '8.4.1.single-text');
}

/** Why there is no Event: card 63 is never offered, or the first Eligible left none. */
function noteNoEvent(mind: Mind, isFirst: boolean): void {
  const { state, faction } = mind;
  if (!isSentToOperate(state, faction, state.card) || choiceAfter(state.done)?.event !== true)
    noteClosed(mind, state);
  else if (isFirst) firstTakesEvent(mind);
  else secondTakesEvent(mind);
}

/** Why there is no Event to take. */
function noteClosed(mind: Mind, state: State): void {
  const first = firstOf(state.done)?.deed;
  if (first === 'event') because(mind, '8.1.second.after-event-op');
  else if (first !== undefined && first !== 'operation-and-activity')
    because(mind, '8.1.second.after-op-only-op');
}

/** 8.1 Operates by the chart, or passes. */
function operates(mind: Mind): string {
  const { state, faction } = mind;
  if (state.resources[faction] === 0) {
    because(mind, '8.1.pass.no-resources');
    return 'pass';
  }
  const wanted = CHARTS[faction].choose(mind);
  const operation = stepUp(mind, wanted);
  if (operation === undefined) {
    if (wanted === 'rally') because(mind, '8.1.1.pass.rally-condition-true');
    because(mind, `8.1.1.pass.${faction}`);
    return 'pass';
  }
  noteUnlimited(mind);
  return operation;
}

/** 8.1.1, D13 The Operation itself, or the next above it on the chart that is possible. */
function stepUp(mind: Mind, wanted: Operation): Operation | undefined {
  const { faction } = mind;
  const { up } = CHARTS[faction];
  for (let i = up.indexOf(wanted); i < up.length; i++) {
    const operation = up[i] as Operation;
    if (mind.options.includes(operation) && canOperate(mind, faction, operation)) return operation;
    const above = up[i + 1];
    if (above !== undefined) noteStep(mind, `${faction}.${operation}-${above}`);
  }
  return undefined;
}

/** Terror of AUC is never impossible when it is chosen, so that step has no name of its own. */
function noteStep(mind: Mind, step: string): void {
  for (const name of STEP_NAMES) if (name === step) because(mind, `8.1.1.stepup.${name}`);
}

const STEP_NAMES = [
  'cartels.terror-march',
  'cartels.march-rally',
  'auc.attack-march',
  'auc.march-rally',
  'farc.terror-attack',
  'farc.attack-march',
  'farc.march-rally',
] as const;

function noteUnlimited(mind: Mind): void {
  const first = firstOf(mind.state.done)?.deed;
  if (first !== undefined && first !== 'event') because(mind, '8.1.op.unlimited');
  if (isLastEvent(mind.state)) because(mind, '8.1.op.final-event-card');
}
