/** 8.6 The chart of the Government. */
import type { Activity } from '../../../../state.ts';
import { beginTurn } from '../../../../turn.ts';
import { ALL, type Board, by, type Id, LANDS, PROVINCES, ROADS } from '../board.ts';
import { victimsBy } from '../common.ts';
import {
  type Chooser,
  first,
  type Judges,
  open,
  opening,
  orDone,
  type Question,
  spaceIn,
  usedBy,
  type Verdict,
  verdict,
} from '../question.ts';
import { assault, eradicable, isWorthIt, onRoad } from './assault.ts';
import { governable, governHow } from './govern.ts';
import { canPatrol, overrun, patrolFrom, patrolNumber, patrolTo } from './patrol.ts';
import { sweep, sweepFrom, sweepNumber } from './sweep.ts';
import { afterCubes, cubes, gather, train } from './train.ts';
import { goals, origins, surplus } from './transport.ts';

const G = 'government';
type Doing = 'train' | 'patrol' | 'sweep' | 'assault';

export const spaces: Readonly<Record<string, Chooser>> = { train, sweep, assault };

export function activity({ board, memory }: Question): Activity | null {
  const { activity: begun, doing } = memory.turn;
  const isLeft = (list: readonly Id[]): boolean => list.some((at) => !usedBy(memory).includes(at));
  const unused = PROVINCES.filter((at) => !usedBy(memory).includes(at));
  if (begun !== null && usedBy(memory).length >= 2) return null;
  if (begun === 'govern') return isLeft(governable(board)) ? 'govern' : null;
  if (begun === 'eradicate') return eradicable(board, unused).length > 0 ? 'eradicate' : null;
  if (begun !== null) return null;
  if ((doing === 'train' || doing === 'patrol') && governable(board).length > 0) return 'govern';
  if (doing === 'assault' && eradicable(board).length > 0) return 'eradicate';
  return origins(board).length > 0 ? 'transport' : null;
}

/** 8.6.2 to 8.6.5: which Operation, of those offered. */
export function operation(board: Board, offered: readonly string[]): string[] {
  if (board.state.resources.government < 3) return ['pass'];
  const idle = board.spare('government-troops') + board.spare('police') + board.spare('government-base');
  let order: Doing[] = isWorthIt(board) ? ['assault'] : ['sweep', 'assault'];
  if (overrun(board).length > 0) order = ['patrol', 'sweep', 'assault'];
  if (idle >= 15 || governable(board).length > 0) order = ['train', 'patrol', 'sweep', 'assault'];
  const can = (doing: Doing): boolean => {
    const asked = opening(board, beginTurn(G, doing, { activities: true }), ALL);
    return doing === 'patrol' ? canPatrol(asked) : spaces[doing]?.(asked) !== undefined;
  };
  return [order.find((doing) => offered.includes(doing) && can(doing)) ?? 'pass'];
}

/** 8.6.6 */
function civicAction(asked: Question): Verdict {
  const { board } = asked;
  const { resources, propagandas, variants } = board.state;
  const paid = open(asked, LANDS).filter(
    (at) => !board.isSupport(at) && board.pop(at) > 0 && resources.government >= 3 * (board.terror(at) + 1),
  );
  const order = (test: (at: Id) => boolean): Id[] =>
    by(
      paid.filter(test),
      (at) => board.pop(at),
      (at) => -board.terror(at),
    );
  const isFinal = propagandas >= variants.finalPropaganda;
  const found = first(
    ['8.6.6 opposition', order((at) => board.isOpposition(at))],
    ['8.6.6 support', isFinal ? [] : order((at) => board.bases(at, 'coalition') === 0)],
  );
  return found ?? verdict('8.6.6', ['done']);
}

function moveTroops(asked: Question): Verdict {
  const { memory, board } = asked;
  if (memory.isTransport) return verdict('8.6.2 surplus', [String(surplus(board, spaceIn(asked, 'from')))]);
  return memory.turn.doing === 'sweep' ? sweepNumber(asked) : patrolNumber(asked, 'government-troops');
}

export const judges: Judges = {
  'ask.train.troops': (asked) => cubes(asked, 'troops'),
  'ask.train.police': (asked) => cubes(asked, 'police'),
  'ask.train.gather': gather,
  'ask.train.then': afterCubes,
  'ask.train.civic': () => verdict('8.6.2 as far', ['civic-action']),
  'ask.civic-action': civicAction,
  'ask.govern': (asked) => verdict('8.6.2 govern', open(asked, governable(asked.board))),
  'ask.govern.how': governHow,
  'ask.transport.from': (asked) => verdict('8.6.2 transport', origins(asked.board)),
  'ask.transport.to': (asked) => goals(asked.board, spaceIn(asked, 'from')) ?? verdict('8.6.2 transport', []),
  'ask.move.troops': moveTroops,
  'ask.move.police': (asked) => patrolNumber(asked, 'police'),
  'ask.patrol.from': patrolFrom,
  'ask.patrol.to': patrolTo,
  'ask.patrol.assault': (asked) => {
    const best = onRoad(asked.board, open(asked, ROADS));
    const due = activity(asked);
    return verdict('8.6.3 assault', best.length > 0 ? best : ['done', ...(due === null ? [] : [due])]);
  },
  'ask.sweep.from': sweepFrom,
  'ask.expose': (asked) =>
    verdict(
      '8.6.4 taliban first',
      open(asked, ['taliban-underground', 'warlords-underground', 'done']).slice(0, 1),
    ),
  'ask.eradicate': (asked) => verdict('8.6.5 eradicate', eradicable(asked.board, open(asked, PROVINCES))),
  'ask.remove': ({ options }) => orDone('8.6.5 taliban first', victimsBy(options, /^taliban/, /^warlords/)),
};
