/** 8.6.3 The Government's Patrol. */
import type { Kind } from '../../../../forces.ts';
import { type Board, beside, by, econ, type Id, isRoad, LANDS, ROADS } from '../board.ts';
import { type Memory, orDone, type Question, spaceIn, type Verdict, verdict } from '../question.ts';

const G = 'government';
const TROOPS = 'government-troops';

/** LoCs and Kabul where Taliban guerrillas outnumber all others. */
export const overrun = (board: Board): Id[] =>
  [...ROADS, 'kabul' as const].filter(
    (at) => board.guerrillas(at, 'taliban') > board.pieces(at, 'coalition', G, 'warlords'),
  );

/** 3.2.2 Whether a cube gets there along LoCs and Kabul. */
function reaches(board: Board, from: Id, to: Id): boolean {
  const seen = new Set<Id>([from]);
  const queue: Id[] = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at !== from && board.isSabotaged(at)) continue;
    for (const next of beside(at)) {
      if (next === to) return true;
      if (seen.has(next) || !(isRoad(next) || next === 'kabul')) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** Provinces or Kabul with most cubes of that kind that can send one there. */
function origins(board: Board, to: Id, kind: Kind): Id[] {
  const able = LANDS.filter(
    (at) => at !== to && board.fresh(at, kind) > 0 && board.mayLeave(at, G, 1) > 0 && reaches(board, at, to),
  );
  return by(able, (at) => board.n(at, kind));
}

/** A target when the Patrol began, and how many cubes shall come. */
interface Beat {
  readonly at: Id;
  readonly wanted: number;
}
const beats = ({ start }: Memory): Beat[] =>
  overrun(start).map((at): Beat => ({ at, wanted: start.guerrillas(at, 'taliban') }));

/** The next cube for a target: one of the Police if any can come, then Troops, then Police. */
function nextCube(board: Board, { at, wanted }: Beat): { kind: Kind; from: Id[] } | undefined {
  const came = (kind: Kind): number => board.n(at, kind) - board.fresh(at, kind);
  if (came('police') + came(TROOPS) >= wanted) return undefined;
  const kinds: Kind[] = came('police') === 0 ? ['police', TROOPS] : [TROOPS, 'police'];
  for (const kind of kinds) {
    const from = origins(board, at, kind);
    if (from.length > 0) return { kind, from };
  }
  return undefined;
}

/** Those to which a cube can come, the highest Econ first. */
const openBeats = ({ board, memory }: Question): Beat[] =>
  by(
    beats(memory).filter((beat) => nextCube(board, beat) !== undefined),
    ({ at }) => econ(at),
  );

export const canPatrol = (asked: Question): boolean => openBeats(asked).length > 0;

export const patrolFrom = (asked: Question): Verdict =>
  orDone(
    '8.6.3 from',
    openBeats(asked).flatMap((beat) => nextCube(asked.board, beat)?.from ?? []),
  );

export function patrolTo(asked: Question): Verdict {
  const from = spaceIn(asked, 'from');
  const list = openBeats(asked).filter((beat) => nextCube(asked.board, beat)?.from.includes(from));
  return verdict(
    '8.6.3 to',
    list.map(({ at }) => at),
  );
}

/** One after the other; several at once if each of them may come from there. */
export function patrolNumber(asked: Question, kind: Kind): Verdict {
  const [from, to] = [spaceIn(asked, 'from'), spaceIn(asked, 'to')];
  const beat = beats(asked.memory).find(({ at }) => at === to) ?? { at: to, wanted: 0 };
  const after = asked.board.copy();
  const able: string[] = [];
  for (let next = nextCube(after, beat); next?.kind === kind; next = nextCube(after, beat)) {
    if (!next.from.includes(from)) break;
    able.push(String(able.length + 1));
    after.send(from, to, kind);
  }
  return verdict('8.6.3 number', able.length > 0 ? able : ['0']);
}
