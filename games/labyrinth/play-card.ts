/** 6.0 The play of a card: as an Event or for Operations, and what it triggers of the other side. */
import type { Blocked, Message, Rules, Table } from '@sandtable/engine';
import { act, type Action, type Frame, under } from './action.ts';
import { cardLabel, cardOption, chooseDeed, pick } from './ask.ts';
import { BACK_CHANNEL, cardFacts, CARDS, isUsEvent, opsOf, other, type Side, US_ELECTION } from './cards.ts';
import { opposite, setPosture } from './deeds.ts';
import { execute, isPlayable, learnFrom, whyNotPlayable } from './events/execute.ts';
import { isPile, takeFromHand } from './hands.ts';
import { layAside } from './lay-aside.ts';
import { AT } from './map.ts';
import { isPlain, operate, operationsOf, possible, reserve } from './operations/index.ts';
import { reach } from './operations/progress.ts';
import { recruitInHomeland, recruitForMadrassas } from './operations/recruit.ts';
import { usPosture } from './country.ts';
import { type CardPlay, MAX_OPS, type OperationName, SOFT, type State } from './state.ts';
import { operateAlone, playAlone } from './solitaire/card-play.ts';
import { CELL_EVENTS } from './solitaire/events.ts';
import { firedAlone } from './solitaire/fired.ts';
import { say } from './text/say.ts';

/** What a card is used for. */
type Use = 'event' | typeof EVENT_FIRST | OperationName | Reassessment;
/** 6.3.2.1 The Event that the card triggers happens, and the Operation is chosen after it. */
const EVENT_FIRST = 'event-first';

/** 7.6.2 It takes a second card. */
interface Reassessment {
  readonly id: string;
  readonly second: number;
}
const REASSESSMENTS: readonly Reassessment[] = Array.from({ length: CARDS.length + 1 }, (_, second) => ({
  id: `reassessment:${cardOption(second)}`,
  second,
}));
/** Reassessment together with that card, as an option. */
export const reassessmentWith = (second: number): Reassessment => {
  const found = REASSESSMENTS[second];
  if (found === undefined) throw new Error(`there is no card ${second}`);
  return found;
};
/** The second card of a Reassessment, by its option; 0 for any other use. */
export const secondCardOf = (option: string): number => SECOND.get(option) ?? 0;
const SECOND: ReadonlyMap<string, number> = new Map(REASSESSMENTS.map(({ id, second }) => [id, second]));

const useId = (use: Use): string => (typeof use === 'string' ? use : use.id);

export const FRAME: Frame = { happen, playInBetween, operateAlone };

export function playOf(state: State): CardPlay {
  const play = state.plays.at(-1);
  if (play === undefined) throw new Error('no card is being played');
  return play;
}

/** 5.2.2 The side has chosen a card: it settles its use, lays it open and carries it out. */
export function* playCard(table: Table<State>, side: Side, card: number, inBetween = false): Rules<void> {
  const { state } = table;
  state.plays.push({ side, card, second: 0, shown: false, due: false, usable: false });
  const action = act(table, side, '6.1', FRAME);
  if (isPile(state, side)) yield* turnUp(action);
  else yield* useOne(action, inBetween);
  state.plays.pop();
}

function* useOne(action: Action, inBetween: boolean): Rules<void> {
  const { bound } = action.state.phase;
  if (bound !== null && !inBetween) yield* useBound(action, bound);
  else yield* useAs(action, yield* chooseUse(action, inBetween));
}

/** 9.2 Alone the top card of the Jihadist is turned up for everybody. */
function* turnUp(action: Action): Rules<void> {
  const { state } = action;
  const play = playOf(state);
  show(action);
  // 9.4.1 Whether the US could play it may depend on its hand (card 32): now everybody knows.
  play.usable = isUsEvent(play.card) && isPlayable(state, play.card, 'us');
  learnFrom(state, play.card);
  yield* playAlone(action, play.card);
}

/** The card leaves the hand and is known to all. */
function show(action: Action): void {
  const { state, table, side } = action;
  const play = playOf(state);
  if (play.shown) return;
  takeFromHand(state, side, play.card);
  if (play.second !== 0) takeFromHand(state, side, play.second);
  play.shown = true;
  table.reveal();
  table.log(say('log.plays', '6.1', { side, card: play.card }));
  if (play.second !== 0) table.log(say('log.plays', '7.6.2', { side, card: play.second }));
}

// What it is used for.

function chooseUse(action: Action, inBetween: boolean): Rules<Use> {
  const { state } = action;
  const play = playOf(state);
  return pick<Use>(action, {
    prompt: say('ask.use', '6.1', { card: play.card, ops: opsOf(play.card) }),
    among: () => uses(state, play, inBetween),
    id: useId,
    label: (use) => useLabel(use, playOf(state).card),
    blocked: () => blockedUses(state, play, inBetween),
    hidden: true,
    secret: !play.shown,
  });
}

function uses(state: State, { side, card }: CardPlay, inBetween: boolean): Use[] {
  const ops = opsOf(card);
  const list: Use[] = possible(state, side, reach(state, side, ops));
  if (side === 'us' && mayReassess(state, ops, inBetween))
    for (const second of state.hands.us)
      if (second !== card && opsOf(second) === MAX_OPS) list.push(reassessmentWith(second));
  if (ops < MAX_OPS) list.push('reserves');
  // 5.2.2.1 Nothing may be done with a card only when nothing can.
  if (isPlayable(state, card, side)) list.unshift('event');
  if (list.length === 0) list.push('none');
  if (mayTrigger(state, side, card)) list.push(EVENT_FIRST);
  return list;
}

/** 8.5.3 What is left when the Event has happened; a first Plot would not have triggered it. */
function usesAfterEvent(state: State, { side, card }: CardPlay): OperationName[] {
  const ops = opsOf(card);
  const list = possible(state, side, reach(state, side, ops)).filter(
    (name) => name !== 'plot' || state.firstPlot.used || !isUsEvent(card),
  );
  if (ops < MAX_OPS) list.push('reserves');
  return list.length === 0 ? ['none'] : list;
}

/** 7.6.2 Two cards of 3 and the whole action phase. */
const mayReassess = ({ phase }: State, ops: number, inBetween: boolean): boolean =>
  ops === MAX_OPS && phase.side === 'us' && phase.played === 0 && !inBetween;

function useLabel(use: Use, card: number): Message {
  if (typeof use === 'object') return say('use.reassessment', '7.6', { card: use.second });
  if (use === 'event') return say('use.event', '6.2', { card });
  if (use === 'reserves') return say('use.reserves', '6.3.3', { ops: opsOf(card) });
  if (use === 'none') return say('do', '6.3.1', { deed: 'none' });
  if (use === EVENT_FIRST) return say('use.event-first', '6.3.2.1', { card });
  return say('use.operation', isPlain(use) ? '6.3' : '7.6', { operation: use });
}

/** Why the Event or an Operation is not offered. */
function blockedUses(state: State, play: CardPlay, inBetween: boolean): Blocked[] {
  const { side, card } = play;
  const list: Blocked[] = [];
  const add = (use: 'event' | OperationName, why: Message) =>
    list.push({ option: use, label: useLabel(use, card), why });
  if (!isPlayable(state, card, side)) add('event', whyNotPlayable(state, card, side));
  list.push(...blockedOperations(state, play));
  if (side === 'us' && !uses(state, play, inBetween).some(isReassessment))
    add('reassessment', say('why.reassessment', '7.6.2'));
  if (opsOf(card) === MAX_OPS) add('reserves', say('why.reserves', '6.3.3'));
  return list;
}

/** 6.2.6 Why the Events of cards in a hand cannot be played: whoever chooses a card wants to know before. */
export const blockedEvents = (state: State, side: Side): Blocked[] =>
  state.hands[side]
    .filter((card) => !isPlayable(state, card, side))
    .map((card) => ({
      option: `event:${cardOption(card)}`,
      label: useLabel('event', card),
      why: whyNotPlayable(state, card, side),
    }));

function blockedOperations(state: State, { side, card }: CardPlay): Blocked[] {
  const ops = reach(state, side, opsOf(card));
  return operationsOf(side)
    .filter((rules) => !rules.canDo(state, ops))
    .map((rules) => ({
      option: rules.name,
      label: useLabel(rules.name, card),
      why: rules.whyNot(state, ops),
    }));
}
const isReassessment = (use: Use): boolean => typeof use === 'object';

function* useAs(action: Action, use: Use): Rules<void> {
  const play = playOf(action.state);
  if (typeof use === 'object') {
    play.second = use.second;
    show(action);
    return yield* reassess(action);
  }
  show(action);
  if (use === EVENT_FIRST) return yield* useAfterEvent(action);
  if (use !== 'event') return yield* useForOperations(action, use);
  const { state } = action;
  const wasPlot = state.firstPlot.used;
  yield* execute(action, action.side, play.card);
  layAside(state, play.card, action.side, state.firstPlot.used && !wasPlot);
}

// Operations, and the Events they trigger (6.3).

/** 6.3.1, 6.3.2 Whether using the card brings about an Event, as things stand. */
export function isTriggered(state: State, side: Side, card: number): boolean {
  if (card === US_ELECTION) return true;
  return cardFacts(card).association === other(side) && isPlayable(state, card, other(side));
}

/** The same for all to see: who looks at what follows learns of the hand that decides it (L78). */
function isSeenTriggered(state: State, side: Side, card: number): boolean {
  if (cardFacts(card).association === other(side)) learnFrom(state, card);
  return isTriggered(state, side, card);
}

/** The same as far as the player can know: card 32 asks for something in the hand of the US. */
const mayTrigger = (state: State, side: Side, card: number): boolean =>
  side === 'jihadist' && card === BACK_CHANNEL ? usPosture(state) === SOFT : isTriggered(state, side, card);

/** The Event that the card's use brings about; judged again now, since it may have become impossible (6.3.2.1). */
function* trigger(action: Action, card: number): Rules<boolean> {
  if (!isSeenTriggered(action.state, action.side, card)) return false;
  action.table.log(say('log.triggered', '6.3.2', { card }));
  if (card !== US_ELECTION) firedAlone(action, 'F.us-triggered-event');
  if (CELL_EVENTS.includes(card) && action.state.cellsOnTrack === 0)
    firedAlone(action, 'F.us-triggered-no-cell');
  // 6.3.2.2 The other side carries it out; US Election is nobody's.
  yield* execute(action, card === US_ELECTION ? action.side : other(action.side), card);
  return true;
}

/** 6.3.2.1 The Operation first; whoever wants the Event first says so instead. */
function* useForOperations(action: Action, use: OperationName): Rules<void> {
  const { state, side } = action;
  const { card } = playOf(state);
  // 8.5.3 The first card of a turn used for Plot triggers no US Event.
  const isFirstPlot = use === 'plot' && !state.firstPlot.used;
  const isFree = isFirstPlot && isUsEvent(card);
  if (use === 'plot') state.firstPlot.used = true;
  const isDue = !isFree && isSeenTriggered(state, side, card);
  playOf(state).due = isDue;
  yield* carryOut(action, use, card);
  const happened = isDue && (yield* trigger(action, card));
  layAside(state, card, happened ? triggeredBy(side, card) : null, isFirstPlot);
}

/** 6.3.2.1 The Event first, whatever the Operation will be. */
function* useAfterEvent(action: Action): Rules<void> {
  const { state, side } = action;
  const play = playOf(state);
  const { card } = play;
  play.due = true;
  const happened = yield* trigger(action, card);
  playOf(state).due = false;
  const use = yield* chooseAfterEvent(action);
  const isFirstPlot = use === 'plot' && !state.firstPlot.used;
  if (use === 'plot') state.firstPlot.used = true;
  yield* carryOut(action, use, card);
  layAside(state, card, happened ? triggeredBy(side, card) : null, isFirstPlot);
}

function chooseAfterEvent(action: Action): Rules<OperationName> {
  const { state } = action;
  const play = playOf(state);
  const { card } = play;
  const now = usesAfterEvent(state, play);
  return pick<OperationName>(action, {
    prompt: say('ask.use', '6.3.2.1', { card, ops: opsOf(card) }),
    among: () => now,
    now,
    label: (use) => useLabel(use, card),
    blocked: () => blockedOperations(state, play),
  });
}

/** Who counts as having carried out a triggered Event. */
const triggeredBy = (side: Side, card: number): Side => (card === US_ELECTION ? side : other(side));

function* carryOut(action: Action, use: OperationName, card: number): Rules<void> {
  const { side, table } = action;
  if (use === 'reserves') return reserve(action, opsOf(card));
  if (isPlain(use)) return yield* operate(action, use, opsOf(card));
  table.fired('operation.none');
  table.log(say('log.no-operation', '6.3.1', { side }));
}

// Reassessment (7.6).

/** 7.6.3 The US turns its posture over, and orders the Events of both cards around that. */
function* reassess(outer: Action): Rules<void> {
  const action = under(outer, '7.6');
  const { state, table, side } = action;
  const { card, second } = playOf(state);
  table.fired('operation.reassessment');
  table.log(say('log.reassessment', '7.6'));
  const due: (number | 'posture')[] = [card, second].filter((one) => isTriggered(state, side, one));
  due.push('posture');
  const happened: number[] = [];
  while (due.length > 0) {
    playOf(state).due = due.some((one) => one !== 'posture');
    const now = due.slice();
    const next = yield* pick<number | 'posture'>(action, {
      prompt: say('ask.reassessment', '7.6.3'),
      among: () => now,
      id: (one) => (one === 'posture' ? one : cardOption(one)),
      now,
      label: (one) =>
        one === 'posture' ? say('do', '7.6.1', { deed: one }) : say('use.event', '6.3.2', { card: one }),
    });
    due.splice(due.indexOf(next), 1);
    if (next === 'posture') setPosture(action, AT['united-states'], opposite(usPosture(state)));
    else if (yield* trigger(action, next)) happened.push(next);
  }
  for (const one of [card, second])
    layAside(state, one, happened.includes(one) ? triggeredBy(side, one) : null);
  state.phase.played++;
}

// Cards 48 and 53: what the second card of the phase must be used for.

const ORDERS = ['event-first', 'operation-first'] as const;

function* useBound(action: Action, bound: 'gadahn' | 'madrassas'): Rules<void> {
  const { state, side } = action;
  show(action);
  const { card } = playOf(state);
  state.phase.bound = null;
  // Card 48 ignores a US Event on it; D-53: card 53 does not. US Election happens by itself (D-48).
  const mayBeDue = bound === 'madrassas' || card === US_ELECTION;
  const isDue = mayBeDue && isSeenTriggered(state, side, card);
  playOf(state).due = isDue;
  const prompt = say('ask.order', '6.3.2.1', { card, operation: 'recruit' });
  const isEventFirst = isDue && (yield* chooseDeed(action, prompt, ORDERS)) === 'event-first';
  let happened = isEventFirst && (yield* trigger(action, card));
  if (isEventFirst) playOf(state).due = false;
  const recruiting = under(action, '6.2');
  if (bound === 'gadahn') yield* recruitInHomeland(recruiting, opsOf(card));
  else yield* recruitForMadrassas(recruiting, opsOf(card), 'open');
  if (isDue && !isEventFirst) happened = yield* trigger(action, card);
  layAside(state, card, happened ? triggeredBy(side, card) : null);
}

// What Events bring about.

/** Card 90: the Events of cards happen that were discarded just now. Until then no reshuffle takes them (L77). */
function* happen(action: Action, side: Side, cards: readonly number[]): Rules<void> {
  const { state } = action;
  for (const card of cards) state.discards.splice(state.discards.lastIndexOf(card), 1);
  putBeside(state, cards);
  for (const [i, card] of cards.entries()) {
    const isDone = isPlayable(state, card, side);
    if (isDone) yield* execute(action, side, card);
    putBeside(state, cards.slice(i + 1));
    layAside(state, card, isDone ? side : null);
  }
}

function putBeside(state: State, cards: readonly number[]): void {
  if (cards.length > 0) state.beside = cards;
  else delete state.beside;
}

/** Card 18: a side may play a card in between. */
function* playInBetween(action: Action, side: Side): Rules<void> {
  const { state, table } = action;
  if (state.hands[side].length === 0) return;
  const own = act(table, side, '6.2', FRAME);
  const card = yield* pick<number, 'done'>(own, {
    prompt: say('ask.in-between', '6.2', { card: state.event?.card ?? 0 }),
    among: () => state.hands[side],
    id: cardOption,
    label: (one) => cardLabel(one, '6.2'),
    blocked: () => blockedEvents(state, side),
    pass: 'done',
    secret: true,
  });
  if (card !== 'done') yield* playCard(table, side, card, true);
}
