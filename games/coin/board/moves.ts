/**
 * Pieces dragged over the map, as the answers to the asks they stand for. Rules skip asks that leave no choice, so what
 * follows an answer is told only as far as the view makes it certain; the rest is told when it is asked.
 */
import type { AskView } from '@sandtable/engine';
import type { PieceTable } from '../pieces.ts';
import type { SpaceMap } from '../spaces.ts';
import type { Turns } from '../turn.ts';
import type { Space, Volume } from '../volume.ts';

/** So many of a kind from one space to another. */
export interface Move {
  readonly kind: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

export interface Told {
  readonly answers: readonly string[];
  /** True when nothing of the move is left to tell. */
  readonly isAll: boolean;
}

export interface MoveFacts<V extends Volume<V>> {
  readonly map: Pick<SpaceMap<V['space']>, 'spaceOf'>;
  readonly table: PieceTable<V['faction'], V['kind']>;
  readonly unmoved: Turns<V>['unmoved'];
  readonly room: (view: V['state'], space: Space, kind: V['kind']) => number;
  /** True for pieces of the one who is asked that have no part in what is asked. */
  readonly staysOut?: (view: V['state'], kind: V['kind'], ask: AskView) => boolean;
  /** True for pieces of somebody else that whoever is asked moves too. */
  readonly isLent?: (kind: V['kind'], ask: AskView) => boolean;
  /** True where more may be asked after a place than how many of each kind. */
  readonly isUncertain?: (view: V['state'], from: Space, ask: AskView) => boolean;
}

export interface Moves<V extends Volume<V>> {
  /** How many pieces of a kind could be dragged out of a space in answer to the pending ask. */
  readonly movable: (view: V['state'], ask: AskView | undefined, kind: string, from: string) => number;
  /** The answers to the pending ask and to those that certainly follow; none when the move does not fit. */
  readonly answersOf: (view: V['state'], ask: AskView, move: Move) => Told;
}

const NOTHING: Told = { answers: [], isAll: true };

/** What has moved in these may not move again. */
const ONCE = /^ask\.(operation|patrol|sweep|march|redeploy)\./;

/** True when the asks that begin here move pieces. */
function asksForMoves({ prompt }: AskView): boolean {
  const { key, params } = prompt ?? { key: '' };
  if (key === 'ask.operation.space')
    return params?.['operation'] === 'march' || params?.['operation'] === 'sweep';
  return key.endsWith('.from') || key === 'ask.redeploy.to';
}

export function moves<V extends Volume<V>>(facts: MoveFacts<V>): Moves<V> {
  const { table, unmoved, room } = facts;
  const { spaceOf } = facts.map;
  const kindOf = (id: string): V['kind'] | undefined => table.kinds.find((kind) => kind === id);

  /** The kinds that the rules ask about in the same breath: a faction's Troops and Police, or its two sides of guerrillas. */
  function companyOf(kind: V['kind']): readonly V['kind'][] {
    const { faction, role } = table.facts(kind);
    const isAlike = role === 'guerrilla' ? ['guerrilla'] : ['troops', 'police'];
    if (role === 'base') return [];
    return table.kindsOf(faction).filter((one) => isAlike.includes(table.facts(one).role));
  }

  /** Which kind a question for a number is about. */
  function isAbout(kind: V['kind'], { prompt }: AskView): boolean {
    const { role, activeOf } = table.facts(kind);
    switch (prompt?.key) {
      case 'ask.move.troops':
        return role === 'troops';
      case 'ask.move.police':
        return role === 'police';
      case 'ask.move.underground':
        return role === 'guerrilla' && activeOf === undefined;
      case 'ask.move.active':
        return role === 'guerrilla' && activeOf !== undefined;
      default:
        return prompt?.key === `ask.move.${kind}` || prompt?.params?.['kind'] === kind;
    }
  }

  /** The answer that a move gives to the pending ask; undefined when it has none. */
  function answerTo(ask: AskView, kind: V['kind'], move: Move): string | undefined {
    const { key, params = {} } = ask.prompt ?? { key: '' };
    const offered = (option: string) =>
      ask.options?.some(({ id }) => id === option) === true ? option : undefined;
    if (params['from'] !== undefined && params['from'] !== move.from) return undefined;
    if (params['to'] !== undefined)
      return params['to'] === move.to ? offered(String(isAbout(kind, ask) ? move.count : 0)) : undefined;
    if (key.endsWith('.from'))
      return (params['space'] ?? move.to) === move.to
        ? (offered(move.from) ?? offered(`${kind}:${move.from}`))
        : undefined;
    if (params['kind'] !== undefined && params['kind'] !== kind) return undefined;
    return key.endsWith('.to') || key === 'ask.operation.space' ? offered(move.to) : undefined;
  }

  /** The kinds that are asked about right after a place; undefined where the view does not tell. */
  function askedNext(view: V['state'], ask: AskView, kind: V['kind'], from: Space) {
    if (facts.isUncertain?.(view, from, ask) === true) return undefined;
    switch (ask.prompt?.key) {
      case 'ask.march.from':
      case 'ask.patrol.to':
        return companyOf(kind);
      case 'ask.sweep.from':
        return companyOf(kind).filter((one) => table.facts(one).role === 'troops');
      default:
        return undefined;
    }
  }

  /** A number is asked for only where there is a choice. At least one piece has to go, and all need room. */
  function numbers(
    view: V['state'],
    kinds: readonly V['kind'][],
    moved: V['kind'],
    from: Space,
    to: Space,
    wanted: number,
  ): readonly string[] {
    const answers: string[] = [];
    let sent = 0;
    for (const [i, kind] of kinds.entries()) {
      const isLast = !kinds.slice(i + 1).some((other) => unmoved(view, from, other) > 0);
      const least = sent === 0 && isLast ? 1 : 0;
      const most = Math.min(unmoved(view, from, kind), room(view, to, kind) - sent);
      const isAsked = most > least;
      const number = kind === moved ? wanted : 0;
      if (isAsked) answers.push(String(number));
      sent += isAsked ? number : Math.max(0, most);
    }
    return answers;
  }

  return {
    movable(view, ask, id, from) {
      const [kind, space] = [kindOf(id), spaceOf(from)];
      if (kind === undefined || space === undefined || ask?.options === undefined) return 0;
      const isOwn = ask.seats[0] === table.facts(kind).faction || facts.isLent?.(kind, ask) === true;
      if (!asksForMoves(ask) || companyOf(kind).length === 0 || !isOwn) return 0;
      if (facts.staysOut?.(view, kind, ask) === true) return 0;
      return ONCE.test(ask.prompt?.key ?? '') ? unmoved(view, space, kind) : table.count(view, space, kind);
    },
    answersOf(view, ask, move) {
      const [kind, from, to] = [kindOf(move.kind), spaceOf(move.from), spaceOf(move.to)];
      if (kind === undefined || from === undefined || to === undefined) return NOTHING;
      const answer = answerTo(ask, kind, move);
      if (answer === undefined) return NOTHING;
      const next = askedNext(view, ask, kind, from);
      if (next !== undefined)
        return { answers: [answer, ...numbers(view, next, kind, from, to, move.count)], isAll: true };
      return { answers: [answer], isAll: ask.prompt?.params?.['to'] !== undefined && isAbout(kind, ask) };
    },
  };
}
