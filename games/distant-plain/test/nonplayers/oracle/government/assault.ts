/** 8.6.5 The Government's Assault, and Eradicate. */
import { AFGHAN, type Board, by, type Id, isPash, isRoad, PROVINCES, rank } from '../board.ts';
import { first, open, type Question, type Verdict } from '../question.ts';

const TROOPS = 'government-troops';

/** 3.2.4, and cards 37 and 66 while they are executed: pieces that force removes. */
function strength(board: Board, at: Id): number {
  const terms = board.state.turn?.tally.grant?.terms;
  if (terms?.['each-troops-removes'] === true) return board.n(at, TROOPS);
  const force = isRoad(at) || at === 'kabul' ? board.govCubes(at) : board.n(at, TROOPS);
  return Math.floor(force / (board.isMountain(at) && terms?.['as-in-plain'] !== true ? 3 : 2));
}

interface Losses {
  readonly talibanBases: number;
  readonly bases: number;
  readonly guerrillas: number;
}

/** What an Assault removes there, the Taliban first. */
function losses(board: Board, at: Id): Losses {
  let left = strength(board, at);
  const take = (most: number): number => {
    const gone = Math.min(left, most);
    left -= gone;
    return gone;
  };
  const side = (who: 'taliban' | 'warlords'): { guerrillas: number; bases: number } => {
    const guerrillas = take(board.shown(at, who));
    const isBare = board.guerrillas(at, who) === guerrillas;
    return { guerrillas, bases: isBare ? take(board.bases(at, who)) : 0 };
  };
  const [taliban, warlords] = [side('taliban'), side('warlords')];
  return {
    talibanBases: taliban.bases,
    bases: taliban.bases + warlords.bases,
    guerrillas: taliban.guerrillas + warlords.guerrillas,
  };
}

/** D16: LoCs after all others. */
function targets(board: Board, among: readonly Id[]): Id[] {
  const hit = among.map((at) => ({ at, gone: losses(board, at) }));
  return by(
    hit.filter(({ gone }) => gone.bases + gone.guerrillas > 0),
    ({ gone }) => gone.talibanBases,
    ({ at }) => rank(!isRoad(at)),
    ({ gone }) => gone.guerrillas,
  ).map(({ at }) => at);
}

const isEradicable = (board: Board, at: Id): boolean =>
  board.control(at) === 'coin' && board.govCubes(at) > 0 && board.bases(at, 'warlords') > 0;

/** 4.3.3 The best of these Provinces. */
export const eradicable = (board: Board, among: readonly Id[] = PROVINCES): Id[] =>
  by(
    among.filter((at) => isEradicable(board, at)),
    (at) => rank(board.isOpposition(at)),
    (at) => rank(!isPash(at)),
  );

/** Whether three Assaults and Eradicate would remove a Base or two guerrillas. */
export function isWorthIt(board: Board): boolean {
  if (eradicable(board).length > 0) return true;
  const gone = AFGHAN.map((at) => losses(board, at));
  if (gone.some(({ bases }) => bases > 0)) return true;
  const able = Math.min(3, Math.floor(board.state.resources.government / 3));
  const most = gone.map(({ guerrillas }) => guerrillas).toSorted((a, b) => b - a);
  return most.slice(0, able).reduce((all, one) => all + one, 0) >= 2;
}

/** D15: where nothing goes, in a space for Eradicate. */
export function assault(asked: Question): Verdict | undefined {
  const { board, memory } = asked;
  if (memory.chosen.length >= 3) return undefined;
  const bare = memory.chosen.length === 0 ? eradicable(board, open(asked, PROVINCES)) : [];
  return first(['assault', targets(board, open(asked, AFGHAN))], ['for-eradicate', bare]);
}

/** 8.6.3 The LoC where most Taliban go. */
export const onRoad = (board: Board, roads: readonly Id[]): Id[] =>
  by(
    roads.filter((at) => losses(board, at).bases + losses(board, at).guerrillas > 0),
    (at) => Math.min(strength(board, at), board.shown(at, 'taliban')),
  );
