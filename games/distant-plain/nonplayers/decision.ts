/** 8.1 What a non-player does on a card: the Event, or an Operation by its chart. */
import { firstOf } from '@sandtable/coin';
import { isMomentum, isPropaganda, movesIslamabad } from '../cards.ts';
import { cardOf } from '../corrections.ts';
import { isLastEvent } from '../deck.ts';
import { wouldDo } from '../events/play.ts';
import type { Faction } from '../forces.ts';
import { isIneffective, operatesInstead, textFor } from '../instructions/now.ts';
import {
  active,
  available,
  basesOnMap,
  guerrillas,
  hasSupport,
  isNonPlayer,
  type Operation,
  pieces,
  type Side,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { ALL_SPACES, isLoc, type Space } from '../map.ts';
import { beginTurn } from '../turn.ts';
import { supportPlusAvailable } from '../victory.ts';
import { isCoalitionAssaultCalledFor, isTooCostly, liftForAssault } from './coalition/assault-outlook.ts';
import { isTooLittle } from './coalition/train.ts';
import { isAssaultCalledFor } from './government/assault.ts';
import { governable } from './government/govern.ts';
import { isPatrolCalledFor } from './government/patrol.ts';
import { because, type Mind } from './mind.ts';
import { isPossibleFor, legal } from './operating.ts';

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
  const found = chain(mind, calledFor(mind));
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

type Step =
  | `W.${'rally' | 'march' | 'terror'}.none`
  | `G.${'train' | 'patrol' | 'sweep'}.none`
  | `T.${'rally' | 'march' | 'attack'}.none`
  | `C.${'train' | 'sweep'}.none`;

/** What comes instead of an Operation that is impossible, and the reason said then. */
const INSTEAD: Readonly<Record<Faction, Readonly<Partial<Record<Operation, readonly [Step, Operation]>>>>> = {
  warlords: {
    rally: ['W.rally.none', 'march'],
    march: ['W.march.none', 'terror'],
    terror: ['W.terror.none', 'rally'],
  },
  government: {
    train: ['G.train.none', 'patrol'],
    patrol: ['G.patrol.none', 'sweep'],
    sweep: ['G.sweep.none', 'assault'],
  },
  taliban: {
    rally: ['T.rally.none', 'march'],
    march: ['T.march.none', 'attack'],
    attack: ['T.attack.none', 'terror'],
  },
  coalition: { train: ['C.train.none', 'sweep'], sweep: ['C.sweep.none', 'assault'] },
};

/** The Operation called for, or what comes instead; undefined when all is impossible. */
function chain(mind: Mind, wanted: Operation): Operation | undefined {
  const tried: Operation[] = [];
  for (let one: Operation | undefined = wanted; one !== undefined && !tried.includes(one); ) {
    tried.push(one);
    if (isPossible(mind, one)) return one;
    // 8.5.3 A Rally instead of Terror is the last resort.
    if (one === 'rally' && tried.includes('terror')) return undefined;
    const instead: readonly [Step, Operation] | undefined = INSTEAD[mind.faction][one];
    if (instead === undefined) return undefined;
    if (!tried.includes(instead[1])) because(mind, instead[0]);
    one = instead[1];
  }
  return undefined;
}

function isPossible(mind: Mind, operation: Operation): boolean {
  const { state, faction, options } = mind;
  if (!options.includes(operation)) return false;
  const turn = turnOf(faction, operation);
  if (faction === 'coalition' && operation === 'assault') {
    if (liftForAssault(state, turn) !== undefined) return true;
    if (isTooCostly(state, turn)) {
      because(mind, 'C.assault.accidental');
      return false;
    }
  }
  return isPossibleFor(state, turn);
}

const turnOf = (faction: Faction, operation: Operation): Turn =>
  beginTurn(faction, operation, { activities: true });

function calledFor(mind: Mind): Operation {
  switch (mind.faction) {
    case 'warlords':
      return warlords(mind);
    case 'government':
      return government(mind);
    case 'taliban':
      return taliban(mind);
    case 'coalition':
      return coalition(mind);
  }
}

const WARLORDS_AVAILABLE = 6;
const WARLORDS_WEALTH = 50;

function warlords(mind: Mind): Operation {
  const { state } = mind;
  if (available(state, 'warlords-underground') + available(state, 'warlords-base') >= WARLORDS_AVAILABLE) {
    because(mind, 'W.chart.rally');
    return 'rally';
  }
  if (state.resources.warlords + basesOnMap(state, 'warlords') <= WARLORDS_WEALTH) {
    because(mind, 'W.chart.march');
    return 'march';
  }
  because(mind, 'W.chart.terror');
  return 'terror';
}

const MANY = 15;

function government(mind: Mind): Operation {
  const { state } = mind;
  const idle =
    available(state, 'government-troops') + available(state, 'police') + available(state, 'government-base');
  if (idle >= MANY) {
    because(mind, 'G.chart.train.pieces');
    return 'train';
  }
  if (governable(state).length > 0) {
    because(mind, 'G.chart.train.govern');
    return 'train';
  }
  if (isPatrolCalledFor(state)) {
    because(mind, 'G.chart.patrol');
    return 'patrol';
  }
  const turn = turnOf('government', 'assault');
  if (isAssaultCalledFor(state, turn, legal(state, turn))) {
    because(mind, 'G.chart.assault');
    return 'assault';
  }
  because(mind, 'G.chart.sweep');
  return 'sweep';
}

const GUERRILLAS = 4;
const SUPPORT = 20;

/** D11: a single space at Support, or LoC, with an Underground Taliban guerrilla or four of them. */
const isReady = (state: State, space: Space): boolean =>
  (isLoc(space) || hasSupport(state, space)) &&
  (underground(state, space, 'taliban') > 0 || guerrillas(state, space, 'taliban') >= GUERRILLAS);

function taliban(mind: Mind): Operation {
  const { state } = mind;
  if (available(state, 'taliban-underground') + available(state, 'taliban-base') >= MANY) {
    because(mind, 'T.chart.rally.available');
    return 'rally';
  }
  if (ALL_SPACES.reduce((sum, space) => sum + active(state, space, 'taliban'), 0) >= MANY) {
    because(mind, 'T.chart.rally.active');
    return 'rally';
  }
  if (!ALL_SPACES.some((space) => isReady(state, space))) {
    because(mind, 'T.chart.march');
    return 'march';
  }
  const isLow = supportPlusAvailable(state) <= SUPPORT;
  because(mind, isLow ? 'T.chart.attack' : 'T.chart.terror');
  return isLow ? 'attack' : 'terror';
}

const FEW = 3;

/** D10: Taliban pieces in spaces that hold COIN pieces. */
function talibanBesideCoin(state: State): number {
  let sum = 0;
  for (const space of ALL_SPACES)
    if (pieces(state, space, 'coalition') + pieces(state, space, 'government') > 0)
      sum += pieces(state, space, 'taliban');
  return sum;
}

function coalition(mind: Mind): Operation {
  const { state, options } = mind;
  if (talibanBesideCoin(state) <= FEW) {
    because(mind, 'C.chart.train');
    if (isTooLittle(state, turnOf('coalition', 'train'))) because(mind, 'C.train.lowPatronage');
    return 'train';
  }
  if (options.includes('assault') && isCoalitionAssaultCalledFor(state, turnOf('coalition', 'assault'))) {
    because(mind, 'C.chart.assault');
    return 'assault';
  }
  because(mind, 'C.chart.sweep');
  return 'sweep';
}
