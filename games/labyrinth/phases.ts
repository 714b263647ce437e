/** 5.2.2 Action phases: two cards each, cadres given up, the last card of the US. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { act, type Action, under } from './action.ts';
import { cardLabel, cardOption, mayChooseCountry, pick } from './ask.ts';
import { removeCadre } from './deeds.ts';
import { discard, isPile, randomCard } from './hands.ts';
import { ALL } from './map.ts';
import { blockedEvents, FRAME, playCard } from './play-card.ts';
import { hasCadre } from './country.ts';
import type { Memory, Phase, State } from './state.ts';
import { isAtLeast } from './variants.ts';
import { firedAlone } from './solitaire/fired.ts';
import { say } from './text/say.ts';

/** Cards a side plays in a phase. */
const CARDS_EACH = 2;

export const newPhase = (side: Phase['side']): Phase => ({ side, played: 0, held: false, bound: null });
export const noMemory = (): Memory => ({ disrupted: [], raised: [] });

const isPhaseOver = ({ phase, hands }: State): boolean =>
  phase.played >= CARDS_EACH || hands[phase.side].length === 0;
/** 4.8.4 In its own phase; alone it never does. */
const mayGiveUpCadres = ({ phase, variants, cadre }: State): boolean =>
  phase.side === 'jihadist' && !variants.solo && cadre.includes(1);
/** A phase ends without anybody being asked. */
export const endsByItself = (state: State): boolean => isPhaseOver(state) && !mayGiveUpCadres(state);

/** One card of the phase, or its end. */
export function* playPhase(table: Table<State>): Rules<void> {
  const { state } = table;
  const { phase } = state;
  const action = act(table, phase.side, '5.2.2', FRAME);
  if (isPhaseOver(state)) {
    while (mayGiveUpCadres(state) && (yield* giveUpCadre(action)));
    return endPhase(state);
  }
  yield* takeCard(action);
}

function* takeCard(action: Action): Rules<void> {
  const { state, table, side } = action;
  const { phase } = state;
  if (side === 'us' && state.hands.us.length === 1 && isAtLeast(state, 'infectious'))
    firedAlone(action, 'I.infectious-no-hold');
  const chosen = isByChance(state, side) ? yield* turnCard(action) : yield* chooseCard(action);
  switch (chosen) {
    case 'cadre':
      yield* giveUpCadre(action);
      return;
    case 'hold':
      table.log(say('log.hold', '5.2.4'));
      phase.held = true;
      return endPhase(state);
    case 'discard':
      // 5.2.4 No Event happens, but US Election does (6.3.2.3).
      discard(under(action, '5.2.4'), 'us', state.hands.us[0] ?? 0);
      return endPhase(state);
    default:
      yield* playCard(table, side, chosen);
      phase.played++;
  }
}

/** A card by chance; 4.8.4 cadres may be given up before it is turned up. */
function* turnCard(action: Action): Rules<number> {
  while (mayGiveUpCadres(action.state) && (yield* giveUpCadre(action)));
  return randomCard(action, action.side);
}

/** Card 47, 9.2 The card is not chosen. */
const isByChance = (state: State, side: Phase['side']): boolean =>
  isPile(state, side) || (side === 'jihadist' && state.lapsing.itjihad > 0);

/** A card, or what can be done instead. */
type Choice = number | 'cadre' | 'discard' | 'hold';

function chooseCard(action: Action): Rules<Choice> {
  const { state, side } = action;
  return pick<Choice>(action, {
    prompt: say('ask.card', '5.2.2', { number: state.phase.played + 1 }),
    among: () => [...state.hands[side], ...besides(state)],
    id: (choice) => (typeof choice === 'number' ? cardOption(choice) : choice),
    label: choiceLabel,
    blocked: () => blockedEvents(state, side),
    hidden: true,
    // The card is laid open only when its use is settled; how many there are everybody sees.
    secret: state.hands[side].length + besides(state).length > 1,
  });
}

/** What else can be done instead: give up cadres (4.8.4), discard or keep the last card (5.2.4). */
function besides(state: State): readonly Choice[] {
  const { phase, cadre, hands } = state;
  if (phase.side === 'jihadist') return cadre.includes(1) ? CADRE : NOTHING;
  // 9.7 Infectious: the US must play every card.
  return hands.us.length === 1 && !isAtLeast(state, 'infectious') ? LAST_CARD : NOTHING;
}
const NOTHING: readonly Choice[] = [];
const CADRE: readonly Choice[] = ['cadre'];
const LAST_CARD: readonly Choice[] = ['discard', 'hold'];

function choiceLabel(choice: Choice): Message {
  if (typeof choice === 'number') return cardLabel(choice, '5.2.2');
  return say('do', choice === 'cadre' ? '4.8.4' : '5.2.4', { deed: choice });
}

/** 4.8.4 Says whether one was given up: there may be more. */
function* giveUpCadre(action: Action): Rules<boolean> {
  const among = ALL.filter((country) => hasCadre(action.state, country));
  const country = yield* mayChooseCountry(action, say('ask.cadre', '4.8.4'), among);
  if (country !== undefined) removeCadre(action, country);
  return country !== undefined;
}

function endPhase(state: State): void {
  if (state.phase.side === 'us') {
    state.stage = { kind: 'plots' };
    return;
  }
  nextPhase(state, 'us');
}

/** The next phase begins; what was done in this one is the phase before (5.2.2, note). */
export function nextPhase(state: State, side: Phase['side']): void {
  state.phase = newPhase(side);
  state.memory = { now: noMemory(), before: state.memory.now };
  state.stage = { kind: 'cards' };
}

/** 5.2.1 Both hands are used up, or the US keeps its last card. */
export const isTurnOver = ({ hands, phase }: State): boolean =>
  hands.jihadist.length === 0 && (hands.us.length === 0 || phase.held);
