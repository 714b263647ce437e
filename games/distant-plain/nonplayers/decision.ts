/** 8.1 What a non-player does on a card: the Event, or an Operation by its chart. */
import { firstOf } from '@sandtable/coin';
import { isMomentum, isPropaganda, movesIslamabad } from '../cards.ts';
import { cardOf } from '../corrections.ts';
import { isLastEvent } from '../deck.ts';
import { wouldDo } from '../events/play.ts';
import type { Faction } from '../forces.ts';
import { isIneffective, operatesInstead, textFor } from '../instructions/now.ts';
import { isNonPlayer, type Operation, type Side, type State } from '../state.ts';
import { canOperate, CHARTS } from './charts.ts';
import type { Impossible } from './chart.ts';
import { because, type Mind } from './mind.ts';

/** The answer to the turn. */
export function takeTurn(mind: Mind): string {
  return event(mind) ?? operating(mind);
}

// The Event (8.1, 8.4).

function event(mind: Mind): string | undefined {
  const { state, faction, options } = mind;
  const isDual = cardOf(state, state.card).shaded !== undefined;
  const side = textFor(state, faction, state.card);
  const option = isDual ? side : 'event';
  if (!options.includes(option)) {
    because(mind, 'EV.closed');
    return undefined;
  }
  because(mind, firstOf(state.done) === undefined ? 'EV.open.first' : 'EV.open.second');
  if (!isWanted(mind, side)) return undefined;
  because(mind, isDual ? `EV.done.${side}` : 'EV.done.single');
  return option;
}

const MULLAH_OMAR = 36;

function isWanted(mind: Mind, side: Side): boolean {
  const { state, faction } = mind;
  const { card } = state;
  if (operatesInstead(state, faction, card)) {
    because(mind, 'EV.note');
    return false;
  }
  if (!wouldDo(state, faction, card, side) || isIneffective(state, faction, card)) {
    because(mind, 'EV.ineffective');
    return false;
  }
  const facts = cardOf(state, card);
  if (facts.capability !== null) return wantsCapability(mind);
  if (movesIslamabad(facts, side) && !wantsIslamabad(mind)) return false;
  return !isMomentum(facts, side) || wantsMomentum(mind, card);
}

function wantsCapability(mind: Mind): boolean {
  const { state, faction, dice } = mind;
  if (faction === 'warlords') return told(mind, isNonPlayer(state, 'taliban'), 'EV.cap.W.yes', 'EV.cap.W.no');
  if (faction === 'government')
    return told(mind, isNonPlayer(state, 'coalition'), 'EV.cap.G.yes', 'EV.cap.G.no');
  const roll = dice.roll(6);
  const isLow = roll < propagandasLeft(state);
  because(mind, isLow ? 'EV.cap.roll.yes' : 'EV.cap.roll.no', { roll });
  return isLow;
}

/** In the deck, the one that lies face up included. */
const propagandasLeft = (state: State): number =>
  Math.max(0, state.variants.finalPropaganda - state.propagandas);

function wantsIslamabad(mind: Mind): boolean {
  const { state, faction } = mind;
  if (faction === 'warlords') return told(mind, isNonPlayer(state, 'taliban'), 'EV.isl.W.yes', 'EV.isl.W.no');
  if (faction === 'government')
    return told(mind, isNonPlayer(state, 'coalition'), 'EV.isl.G.yes', 'EV.isl.G.no');
  return true;
}

function wantsMomentum(mind: Mind, card: number): boolean {
  const { state } = mind;
  const next = state.shown > 0 ? state.deck[0] : undefined;
  if (next === undefined || !isPropaganda(next)) {
    because(mind, 'EV.mom.yes');
    return true;
  }
  because(mind, card === MULLAH_OMAR ? 'EV.mom.omar' : 'EV.mom.no');
  return card === MULLAH_OMAR;
}

type Plain =
  | 'EV.cap.W.yes'
  | 'EV.cap.W.no'
  | 'EV.cap.G.yes'
  | 'EV.cap.G.no'
  | 'EV.isl.W.yes'
  | 'EV.isl.W.no'
  | 'EV.isl.G.yes'
  | 'EV.isl.G.no';

function told(mind: Mind, isYes: boolean, yes: Plain, no: Plain): boolean {
  because(mind, isYes ? yes : no);
  return isYes;
}

// The Operation (8.5 to 8.8).

const LETTER = { coalition: 'C', government: 'G', taliban: 'T', warlords: 'W' } as const;
const GOVERNMENT_LEAST = 3;

function isPoor({ resources }: State, faction: Faction): boolean {
  if (faction === 'coalition') return false;
  return faction === 'government' ? resources.government < GOVERNMENT_LEAST : resources[faction] === 0;
}

function operating(mind: Mind): string {
  const { state, faction } = mind;
  if (faction !== 'coalition' && isPoor(state, faction)) {
    because(mind, `OP.poor.${LETTER[faction]}`);
    return 'pass';
  }
  const found = chain(mind, CHARTS[faction].choose(mind));
  if (found === undefined) {
    if (mind.why.at(-1)?.key !== 'C.assault.accidental') because(mind, `${LETTER[faction]}.pass`);
    return 'pass';
  }
  noteUnlimited(mind);
  return found;
}

function noteUnlimited(mind: Mind): void {
  const first = firstOf(mind.state.done)?.deed;
  if (first !== undefined && first !== 'event') because(mind, 'OP.fullForLimOp');
  if (isLastEvent(mind.state)) because(mind, 'OP.lastCard');
}

/** The Operation called for, or what comes instead; undefined when all is impossible. */
function chain(mind: Mind, wanted: Operation): Operation | undefined {
  const { instead } = CHARTS[mind.faction];
  const tried: Operation[] = [];
  for (let one: Operation | undefined = wanted; one !== undefined && !tried.includes(one); ) {
    tried.push(one);
    if (mind.options.includes(one) && canOperate(mind, one)) return one;
    // 8.5.3 A Rally instead of Terror is the last resort.
    if (one === 'rally' && tried.includes('terror')) return undefined;
    const next: readonly [Impossible, Operation] | undefined = instead[one];
    if (next !== undefined && !tried.includes(next[1])) because(mind, next[0]);
    one = next?.[1];
  }
  return undefined;
}
