/** 8.8 The chart of the Coalition. */
import type { Activity } from '../../../../state.ts';
import { beginTurn } from '../../../../turn.ts';
import { AFGHAN, type Board, LANDS } from '../board.ts';
import { sum, victimsBy } from '../common.ts';
import {
  type Chooser,
  first,
  type Judges,
  type LiftPlan,
  open,
  opening,
  orDone,
  type Question,
  spaceIn,
  taken,
  usedBy,
  type Verdict,
  verdict,
} from '../question.ts';
import { isTooDear, isWorthIt, joins, liftGoals, targets } from './assault.ts';
import { civicAction, won } from './civic.ts';
import { isGrounded, liftsTo, strikes, surplus, trainLifts } from './flight.ts';
import { canSurge } from './surge.ts';
import { activate, canFind, liftGoals as sweepLiftGoals, sweep } from './sweep.ts';
import { afterCubes, cubes, gather, thenPolice, train } from './train.ts';

const C = 'coalition';

// Air Lift: before a Sweep or an Assault, or after a Train.

/** All that the priorities allow: by the table when the Operation began, after a Train by the table now. */
function plans({ memory, board }: Question): readonly LiftPlan[] {
  const { turn, start } = memory;
  if (memory.lifts !== null) return memory.lifts;
  const goals = turn.doing === 'sweep' ? sweepLiftGoals(start) : liftGoals(start);
  memory.lifts = turn.doing === 'train' ? trainLifts(board) : goals.flatMap((to) => liftsTo(start, to));
  return memory.lifts;
}

/** Those that go on with what has been flown. */
const openPlans = (asked: Question): LiftPlan[] =>
  plans(asked).filter((plan) =>
    asked.memory.flown.every(({ from, to }) => plan.to === to && plan.from.includes(from)),
  );

const comesFirst = ({ memory: { turn, chosen } }: Question): boolean =>
  turn.activity === null && chosen.length === 0 && turn.tally.grant === null;

/** The Air Lift that comes first, or the next space. */
const afterLift =
  (choose: Chooser): Chooser =>
  (asked) =>
    comesFirst(asked) && plans(asked).length > 0 ? verdict('lift', ['air-lift']) : choose(asked);

function liftFrom(asked: Question): Verdict | null {
  if (asked.memory.turn.tally.grant !== null) return null;
  const { flown } = asked.memory;
  const left = openPlans(asked).flatMap(({ from }) =>
    from.filter((at) => !flown.some((flight) => flight.from === at)),
  );
  return orDone('8.8.2 lift from', left);
}

function liftTo(asked: Question): Verdict | null {
  if (asked.memory.turn.tally.grant !== null) return null;
  const fitting = openPlans(asked).filter(({ from }) => from.includes(spaceIn(asked, 'from')));
  return verdict(
    '8.8.2 lift to',
    fitting.map(({ to }) => to),
  );
}

/** As many as can leave, of the number offered. */
const flying =
  (most: (board: Board, asked: Question) => number) =>
  (asked: Question): Verdict | null => {
    const offered = Math.max(...asked.options.map(Number));
    const number = Math.min(offered, most(asked.board, asked));
    return asked.memory.turn.tally.grant === null ? verdict('8.8.2 flying', [String(number)]) : null;
  };

const assault: Chooser = (asked) =>
  first(['assault', open(asked, targets(asked.board, taken(asked.memory)))]);

export const spaces: Readonly<Record<string, Chooser>> = {
  train,
  sweep: afterLift(sweep),
  assault: afterLift(assault),
};

export function activity({ board, memory: { turn } }: Question): Activity | null {
  if (turn.activity !== null) return null;
  if (turn.doing !== 'train')
    return !isGrounded(board) && strikes(board, []).length > 0 ? 'air-strike' : null;
  if (canSurge(board)) return 'surge';
  return !isGrounded(board) && trainLifts(board).length > 0 ? 'air-lift' : null;
}

/** D10: Taliban pieces beside COIN pieces. */
const beset = (board: Board): number =>
  sum(AFGHAN.filter((at) => board.pieces(at, C, 'government') > 0).map((at) => board.pieces(at, 'taliban')));

/** 8.8.2 to 8.8.4: which Operation, of those offered. */
export function operation(board: Board, offered: readonly string[]): string[] {
  const trained = LANDS.filter((at) => at === 'kabul' || board.pieces(at, C) > 0);
  const can: Readonly<Record<string, () => boolean>> = {
    train: () => train(opening(board, beginTurn(C, 'train', { activities: true }), trained)) !== undefined,
    sweep: () => canFind(board),
    assault: () => targets(board, []).length > 0 || liftGoals(board).length > 0,
  };
  let order = ['sweep', 'assault'];
  if (beset(board) <= 3) order = ['train', 'sweep', 'assault'];
  else if (offered.includes('assault') && isWorthIt(board)) order = ['assault'];
  const found = order.find((doing) => offered.includes(doing) && can[doing]?.() === true) ?? 'pass';
  return [found === 'assault' && isTooDear(board) ? 'pass' : found];
}

export const judges: Judges = {
  'ask.train.troops': (asked) => cubes(asked, 'troops'),
  'ask.train.police': (asked) => cubes(asked, 'police'),
  'ask.train.gather': gather,
  'ask.train.gathered': () => verdict('8.8.2 police', ['police']),
  'ask.train.then.coalition': (asked) => {
    const said = afterCubes(asked);
    const due = asked.memory.turn.tally.grant === null ? activity(asked) : null;
    // Card 18 asks for a second space: where none can be won over, the Operation is over.
    return due !== null && said.allowed.includes('done') ? verdict(said.step, ['done', due]) : said;
  },
  'ask.train.civic': (asked) =>
    verdict('8.8.5 as far', [won(asked.board, spaceIn(asked)) > 0 ? 'civic-action' : 'done']),
  'ask.train.then-police': thenPolice,
  'ask.civic-action': civicAction,
  'ask.sweep.from': () => verdict('8.8.3 in place', ['done']),
  'ask.sweep.activate': activate,
  'ask.expose': (asked) =>
    verdict(
      '8.8.3 taliban first',
      open(asked, ['taliban-underground', 'warlords-underground', 'done']).slice(0, 1),
    ),
  'ask.assault.joint': (asked) => {
    const price = Number(asked.params['cost']);
    const isFirst = asked.memory.chosen.length === 1 || price === 0;
    const isJoint = !asked.options.includes('alone') || joins(asked.board, spaceIn(asked), isFirst, price);
    return verdict('8.8.4 government cubes', [isJoint ? 'joint' : 'alone']);
  },
  'ask.assault.activate': (asked) =>
    verdict('8.8.4 find', open(asked, ['taliban', 'warlords', 'done']).slice(0, 1)),
  'ask.remove': ({ options, memory }) => {
    const isStrike = memory.turn.activity === 'air-strike';
    return orDone('8.8.4 taliban first', victimsBy(options, /^taliban/, ...(isStrike ? [] : [/^warlords/])));
  },
  'ask.air-lift.from': liftFrom,
  'ask.air-lift.to': liftTo,
  'ask.move.coalition-troops': flying((board, asked) => surplus(board, spaceIn(asked, 'from'))),
  'ask.move.government-troops': flying((board, asked) => {
    const at = spaceIn(asked, 'from');
    return board.mayLeave(at, 'government', Math.max(0, board.n(at, 'government-troops') - 1));
  }),
  'ask.air-strike': (asked) =>
    orDone('8.8.3 strike', open(asked, strikes(asked.board, usedBy(asked.memory)))),
};
