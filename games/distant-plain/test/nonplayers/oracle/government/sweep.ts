/** 8.6.4 The Government's Sweep. */
import { type Board, beside, by, type Id, isPak, isRoad, LANDS, rank } from '../board.ts';
import { first, isPast, open, type Question, spaceIn, type Verdict, verdict } from '../question.ts';

const G = 'government';

/** 3.2.3, card 57: where Troops can come from, and what the way costs. */
function ways(board: Board, to: Id): Map<Id, number> {
  const tolls = new Map<Id, number>();
  const roads = board.has(57, 'unshaded')
    ? []
    : beside(to).filter((at) => isRoad(at) && !board.isSabotaged(at));
  for (const road of roads) {
    const toll = rank(board.allGuerrillas(road) > 0);
    for (const beyond of beside(road)) tolls.set(beyond, Math.min(toll, tolls.get(beyond) ?? 1));
  }
  for (const near of beside(to)) tolls.set(near, 0);
  tolls.delete(to);
  return tolls;
}

interface Sender {
  readonly from: Id;
  readonly most: number;
  readonly toll: number;
}

/** The cheapest ways first, then the largest groups. */
const senders = (board: Board, to: Id): Sender[] =>
  [...ways(board, to)]
    .filter(([from]) => !isPak(from))
    .map(([from, toll]): Sender => {
      const most = board.mayLeave(from, G, board.fresh(from, 'government-troops'));
      return { from, toll, most };
    })
    .filter(({ most }) => most > 0)
    .toSorted((a, b) => a.toll - b.toll || b.most - a.most);

const wanted = (board: Board, at: Id): number =>
  board.pieces(at, 'taliban', 'warlords') + 1 - board.pieces(at, 'coalition', G);

/** Whether enough can come, and tolls be paid besides the price of the space. */
function canTake(board: Board, at: Id): boolean {
  let need = wanted(board, at);
  let purse = board.state.resources.government - 3;
  if (need <= 0) return false;
  for (const { most, toll } of senders(board, at)) {
    if (need <= 0 || toll > purse) break;
    need -= most;
    purse -= toll;
  }
  return need <= 0;
}

/** Guerrillas that cubes find there, the Taliban first. */
function found(board: Board, at: Id): { taliban: number; warlords: number } {
  const taliban = Math.min(board.govCubes(at), board.hidden(at, 'taliban'));
  return { taliban, warlords: Math.min(board.govCubes(at) - taliban, board.hidden(at, 'warlords')) };
}

export function sweep(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  if (memory.chosen.length >= 3) return undefined;
  const among = open(asked, LANDS);
  const taken = by(
    among.filter((at) => canTake(board, at)),
    (at) => board.pop(at),
  );
  const searched = by(
    among.filter((at) => found(board, at).taliban + found(board, at).warlords > 0),
    (at) => found(board, at).taliban,
    (at) => found(board, at).warlords,
    (at) => rank(at === 'kabul'),
  );
  return first(['control', isPast(memory, 'place') ? [] : taken], ['place', searched]);
}

export function sweepFrom(asked: Question): Verdict {
  const { board, memory } = asked;
  const to = spaceIn(asked);
  if (memory.chosen.at(-1)?.step !== 'control' || wanted(board, to) <= 0)
    return verdict('8.6.4 enough', ['done']);
  const able = senders(board, to).filter(({ from }) => asked.options.includes(from));
  return verdict(
    '8.6.4 from',
    by(able, ({ toll }) => -toll).map(({ from }) => from),
  );
}

export function sweepNumber(asked: Question): Verdict {
  const [from, to] = [spaceIn(asked, 'from'), spaceIn(asked, 'to')];
  const sender = senders(asked.board, to).find((one) => one.from === from);
  return verdict('8.6.4 number', [String(Math.min(wanted(asked.board, to), sender?.most ?? 0))]);
}
