/** 8.7 The chart of the Taliban. */
import { beginTurn } from '../../../../turn.ts';
import { ALL, type Board, by, type Id, isRoad, LANDS, PROVINCES, rank } from '../board.ts';
import { activeFirst, full, sum, victimsBy } from '../common.ts';
import {
  type Chooser,
  first,
  type Judges,
  open,
  opening,
  orDone,
  type Question,
  spaceIn,
  type Verdict,
  verdict,
} from '../question.ts';
import { activity, extort, infiltrate, infiltrateHow } from './activities.ts';
import { attack } from './attack.ts';
import { plainJourneys } from './journeys.ts';
import { march, marched, origins } from './march.ts';
import { mayRally, rally, sharia, swayed } from './rally.ts';

const T = 'taliban';
type Doing = 'rally' | 'march' | 'attack' | 'terror';
export { activity, marched };

/** Cards 29 and 30: two Resources a Province, none in Kabul. */
function price(board: Board, at: Id): number {
  if (isRoad(at) || (at === 'kabul' && board.has(30, 'shaded'))) return 0;
  return at !== 'kabul' && board.has(29, 'unshaded') ? 2 : 1;
}

/** Cards 30 and 31: two are needed in Kabul; Active ones will do. */
function canTerrorize({ board, memory }: Question, at: Id): boolean {
  const ready = board.has(31, 'shaded') ? board.guerrillas(at, T) : board.hidden(at, T);
  const needed = at === 'kabul' && board.has(30, 'unshaded') ? 2 : 1;
  return ready >= needed && (memory.turn.free || price(board, at) <= board.state.resources.taliban);
}

/** 8.7.5 */
function terror(asked: Question): Verdict | undefined {
  const { board } = asked;
  const able = open(asked, ALL).filter((at) => canTerrorize(asked, at));
  const swayable = able.filter((at) => LANDS.includes(at) && board.pop(at) > 0 && !board.isOpposition(at));
  return first(
    ['loc', able.filter((at) => isRoad(at) && !board.isSabotaged(at))],
    [
      'space',
      by(
        swayable,
        (at) => board.pop(at),
        (at) => rank(board.isSupport(at)),
      ),
    ],
  );
}

export const spaces: Readonly<Record<string, Chooser>> = { rally, march, attack, terror };

/** D11: a LoC or a space at Support with an Underground guerrilla, or four. */
const isReady = (board: Board, at: Id): boolean =>
  (isRoad(at) || board.isSupport(at)) && (board.hidden(at, T) > 0 || board.guerrillas(at, T) >= 4);

function orderOf(board: Board): Doing[] {
  const support = sum(LANDS.filter((at) => board.isSupport(at)).map((at) => board.pop(at)));
  const abroad = board.spare('coalition-troops') + board.spare('coalition-base');
  const idle = board.spare('taliban-underground') + board.spare('taliban-base');
  if (idle >= 15 || sum(ALL.map((at) => board.shown(at, T))) >= 15)
    return ['rally', 'march', 'attack', 'terror'];
  if (!ALL.some((at) => isReady(board, at))) return ['march', 'attack', 'terror'];
  return support + abroad <= 20 ? ['attack', 'terror'] : ['terror'];
}

/** 3.3.1, 3.3.3, card 11: where the Operation is legal. */
function legal(board: Board, doing: Doing): Id[] {
  const isBarred = (at: Id): boolean => board.has(11, 'unshaded') && PROVINCES.includes(at);
  if (doing === 'rally') return ALL.filter((at) => mayRally(board, at));
  return doing === 'attack' ? ALL.filter((at) => !isBarred(at)) : [...ALL];
}

/** 8.7.2 to 8.7.5: which Operation, of those offered. */
export function operation(board: Board, offered: readonly string[]): string[] {
  if (board.state.resources.taliban === 0) return ['pass'];
  const order = orderOf(board);
  const can = (doing: Doing): boolean => {
    const said = spaces[doing]?.(
      opening(board, beginTurn(T, doing, { activities: true }), legal(board, doing)),
    );
    if (said?.step === 'far') return plainJourneys(board, origins(board), []).length > 0;
    return said !== undefined;
  };
  const certain = order.find((doing) => offered.includes(doing) && can(doing));
  // Guerrillas on the way may help those who set out to a far goal: that is looked at when they have arrived.
  const isBefore =
    order.includes('march') && (certain === undefined || order.indexOf('march') < order.indexOf(certain));
  return [certain ?? 'pass', ...(isBefore && origins(board).length > 0 ? ['march'] : [])];
}

export const judges: Judges = {
  'ask.rally.how': ({ memory }) => {
    const step = memory.chosen.at(-1)?.step ?? '';
    if (step === 'granted') return null;
    return verdict('8.7.2 how', [step === 'hide' || step === 'base' ? step : 'guerrillas']);
  },
  'ask.rally.guerrillas': (asked) =>
    asked.memory.chosen.at(-1)?.step === 'kabul' ? verdict('8.7.2 one in Kabul', ['1']) : full(asked),
  'ask.rally.give-up': activeFirst,
  'ask.rally.sharia': sharia,
  'ask.rally.sharia.more': (asked) =>
    verdict('8.7.7 as far', [swayed(asked.board, spaceIn(asked)) > 0 ? 'sharia' : 'done']),
  'ask.sharia': sharia,
  'ask.attack.how': ({ memory, options }) => {
    const isAmbush = memory.chosen.at(-1)?.step === 'ambush' && options.includes('ambush');
    return verdict('8.7.4 how', [isAmbush ? 'ambush' : 'roll']);
  },
  'ask.remove': ({ options }) =>
    orDone('8.7.4 losses', victimsBy(options, /^coalition/, /^(government|police)/, /^warlords/)),
  'ask.extort': extort,
  'ask.infiltrate': infiltrate,
  'ask.infiltrate.how': infiltrateHow,
};
