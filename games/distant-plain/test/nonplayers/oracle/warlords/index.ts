/** 8.5 The chart of the Warlords. */
import { beginTurn } from '../../../../turn.ts';
import { ALL, type Board, LANDS, PROVINCES } from '../board.ts';
import { activeFirst, full, sum, victims } from '../common.ts';
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
import { activity, bribes, cultivable } from './activities.ts';
import { march, marched } from './march.ts';
import { rally } from './rally.ts';

const W = 'warlords';
export { activity, marched };

/** 8.5.3 */
function terror(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  if (memory.chosen.length > 0) return undefined;
  const among = open(asked, LANDS).filter((at) => board.hidden(at, W) > 0);
  const hostile = among.filter((at) => board.isOpposition(at));
  const friendly = among.filter((at) => board.isSupport(at));
  return first(
    ['opposition', board.isNp('coalition') ? hostile : []],
    ['support', board.isNp('taliban') ? friendly : []],
    ['any', [...hostile, ...friendly]],
  );
}

export const spaces: Readonly<Record<string, Chooser>> = { rally, march, terror };

/** 8.5.1 to 8.5.3: which Operation, of those offered. */
export function operation(board: Board, offered: readonly string[]): string[] {
  const { warlords } = board.state.resources;
  if (warlords === 0) return ['pass'];
  const isRich = warlords + sum(ALL.map((at) => board.bases(at, W))) > 50;
  const idle = board.spare('warlords-underground') + board.spare('warlords-base');
  let order: ('rally' | 'march' | 'terror')[] = isRich ? ['terror', 'rally'] : ['march', 'terror', 'rally'];
  if (idle >= 6) order = ['rally', 'march', 'terror'];
  const found = order.find(
    (doing) =>
      offered.includes(doing) &&
      spaces[doing]?.(opening(board, beginTurn(W, doing, { activities: true }), ALL)) !== undefined,
  );
  return [found ?? 'pass'];
}

export const judges: Judges = {
  'ask.rally.how': ({ memory }) => {
    const step = memory.chosen.at(-1)?.step ?? '';
    return verdict('8.5.1 how', [step === 'hide' || step === 'base' ? step : 'guerrillas']);
  },
  'ask.rally.guerrillas': full,
  'ask.rally.give-up': activeFirst,
  'ask.cultivate': (asked) =>
    verdict('8.5.4', open(asked, asked.memory.turn.doing === 'event' ? PROVINCES : cultivable(asked))),
  'ask.traffic': (asked) => orDone('8.5.4', open(asked, LANDS)),
  'ask.suborn': (asked) => {
    const among = open(asked, ALL);
    const named = bribes(asked.board, usedBy(asked.memory), among).map(({ at }) => at);
    return verdict('8.5.4', named.length > 0 ? named : among);
  },
  'ask.suborn.how': (asked) => {
    const [found] = bribes(asked.board, usedBy(asked.memory), [spaceIn(asked)]);
    asked.memory.bought = found?.way === 'cubes' ? found.cubes : null;
    return found === undefined ? null : verdict('8.5.4', [found.way]);
  },
  'ask.remove': ({ memory: { bought }, params, options }) =>
    bought !== null && 3 - Number(params['left']) >= bought
      ? verdict('8.5.4', ['done'])
      : verdict('8.1.2', victims(options)),
};
