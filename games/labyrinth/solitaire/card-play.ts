/** 9.4 The play of a card by the Jihadist alone: Event or Operation, what comes after it, Radicalization. */
import type { Message, Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import { pick } from '../ask.ts';
import { cardFacts, opsOf, US_ELECTION } from '../cards.ts';
import { execute } from '../events/execute.ts';
import { layAside } from '../lay-aside.ts';
import { isPlain, possible, rulesOf } from '../operations/index.ts';
import { announce, beginOperation } from '../operations/progress.ts';
import type { OperationName, State } from '../state.ts';
import { say } from '../text/say.ts';
import { isOpenAlone } from './events.ts';
import { firedAlone } from './fired.ts';
import { radicalize } from './radicalization.ts';
import { gadahnAlone, madrassasAlone, recruitAlone } from './recruit.ts';
import { travelOperation } from './travel.ts';

type Use = 'event' | 'radicalize' | OperationName;

/** The top card of the pile has been turned up. */
export function* playAlone(outer: Action, card: number): Rules<void> {
  const action = under(outer, '9.4.1');
  const { state } = action;
  const { bound } = state.phase;
  const isElection = card === US_ELECTION;
  // 6.3.1 It happens by itself, before anything else (9.4.1).
  if (isElection) {
    firedAlone(action, 'E.us-election-auto');
    yield* execute(action, 'jihadist', card);
  }
  if (bound !== null) yield* useBound(action, card, bound);
  else if (isElection) yield* operateAlone(action, opsOf(card));
  else if (yield* useCard(action, card)) return layAside(state, card, 'jihadist');
  layAside(state, card, null);
}

/** Says whether its Event was carried out. */
function* useCard(action: Action, card: number): Rules<boolean> {
  const { state } = action;
  const ops = opsOf(card);
  const among = (): Use[] => {
    const uses = usesOf(state, ops);
    return isOpenAlone(state, card) ? ['event', ...uses] : uses;
  };
  const prompt = say('ask.alone.use', '9.4.1', { card, ops });
  const use = yield* pick<Use>(action, {
    prompt,
    among,
    label: (one) => useLabel(one, card),
    always: true,
  });
  if (use !== 'event') {
    yield* spend(action, use, ops);
    return false;
  }
  noteEvent(action, card);
  yield* execute(action, 'jihadist', card);
  if (state.phase.bound !== null && state.hands.jihadist.length === 0)
    firedAlone(action, `V.${state.phase.bound}-no-second-card`);
  // 9.4.1 An Event of nobody's comes before an Operation.
  if (cardFacts(card).association === 'unassociated') yield* operateAlone(action, ops);
  return true;
}

/** Events that ask nothing when they are carried out so. */
function noteEvent(action: Action, card: number): void {
  if (card === FATWA) firedAlone(action, 'V.fatwa');
  if (card === EX_KGB && action.state.effects['ctr-russia']) firedAlone(action, 'V.exkgb-ctr');
}
const EX_KGB = 62;
const FATWA = 97;

/** What a value can be used for. */
const usesOf = (state: State, ops: number): Use[] => [...possible(state, 'jihadist', ops), 'radicalize'];

function useLabel(use: Use, card: number): Message {
  if (use === 'event') return say('use.event', '6.2', { card });
  return use === 'radicalize'
    ? say('do', '9.4.3', { deed: use })
    : say('use.operation', '6.3', { operation: use });
}

/** 9.4.1 An Operation of that value by the charts; card 97 brings one about, too (D-97). */
export function* operateAlone(outer: Action, ops: number): Rules<void> {
  const action = under(outer, '9.4.1');
  const { state } = action;
  const card = state.plays.at(-1)?.card ?? 0;
  const prompt = say('ask.alone.operation', '9.4.1', { card, ops });
  const among = (): Use[] => usesOf(state, ops);
  yield* spend(
    action,
    yield* pick<Use>(action, { prompt, among, label: (one) => useLabel(one, card), always: true }),
    ops,
  );
}

/** The value goes into an Operation; what is left, or all of it, into Radicalization. */
function* spend(action: Action, use: Use, ops: number): Rules<void> {
  const left = use === 'radicalize' ? ops : yield* carryOut(action, use, ops);
  if (use !== 'radicalize' && left > 0) firedAlone(action, 'E.left-ops-radicalize');
  yield* radicalize(action, left);
}

/** Carries out an Operation; returns the value that is left. */
function* carryOut(action: Action, use: Use, ops: number): Rules<number> {
  if (use === 'recruit') return yield* recruitAlone(action, ops);
  if (use === 'travel') return yield* travelOperation(action, ops);
  if (!isPlain(use)) return ops;
  const rules = rulesOf(use);
  const own = under(action, rules.rule);
  const operation = beginOperation(own, use, ops, 'barred');
  announce(own, use, ops);
  yield* rules.perform(own);
  own.state.operation = null;
  return ops - operation.sites.length;
}

/** Cards 48 and 53, D-S22: all of the second card recruits, and its own Event does not happen. */
function* useBound(action: Action, card: number, bound: 'gadahn' | 'madrassas'): Rules<void> {
  action.state.phase.bound = null;
  firedAlone(action, `V.${bound}`);
  const recruiting = bound === 'gadahn' ? gadahnAlone : madrassasAlone;
  yield* radicalize(action, yield* recruiting(action, opsOf(card)));
}
