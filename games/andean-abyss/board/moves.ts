/**
 * Pieces dragged over the map, as the answers to the asks they stand for. Rules skip asks that leave no choice, so what
 * follows an answer is told only as far as the view makes it certain; the rest is told when it is asked.
 */
import type { AskView } from '@sandtable/engine';
import {
  ACTIVE,
  factionOf,
  insurgentOf,
  isCube,
  isGuerrilla,
  isUnderground,
  type Kind,
  KINDS,
  UNDERGROUND,
} from '../forces.ts';
import { type Space, spaceOf } from '../map.ts';
import { capability } from '../lasting.ts';
import { count, room } from '../state.ts';
import { unmoved } from '../turn.ts';
import type { View } from '../view.ts';

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

const NOTHING: Told = { answers: [], isAll: true };

const kindOf = (id: string): Kind | undefined => KINDS.find((kind) => kind === id);

/** The kinds that the rules ask about in the same breath: Troops with Police, Underground with Active. */
function companyOf(kind: Kind): readonly Kind[] {
  if (isCube(kind)) return ['troops', 'police'];
  if (!isGuerrilla(kind)) return [];
  const faction = insurgentOf(kind);
  return [UNDERGROUND[faction], ACTIVE[faction]];
}

/** Which kind a question for a number is about. */
function isAbout(kind: Kind, { prompt }: AskView): boolean {
  switch (prompt?.key) {
    case 'ask.move.troops':
      return kind === 'troops';
    case 'ask.move.police':
      return kind === 'police';
    case 'ask.move.underground':
      return isUnderground(kind);
    case 'ask.move.active':
      return isGuerrilla(kind) && !isUnderground(kind);
    default:
      return prompt?.params?.['kind'] === kind;
  }
}

/** 3.2.2, 3.2.3, 3.3.2, 6.5 What has moved may not move again. */
const ONCE = /^ask\.(operation|patrol|sweep|march|redeploy)\./;

/** True when the asks that begin here move pieces. */
function asksForMoves({ prompt }: AskView): boolean {
  const { key, params } = prompt ?? { key: '' };
  if (key === 'ask.operation.space')
    return params?.['operation'] === 'march' || params?.['operation'] === 'sweep';
  return key.endsWith('.from') || key === 'ask.redeploy.to';
}

/** 3.2.3 Police take part in a Sweep by card 11 only. */
function staysOut(view: View, kind: Kind, { prompt }: AskView): boolean {
  const isSweep = prompt?.key === 'ask.sweep.from' || prompt?.params?.['operation'] === 'sweep';
  return isSweep && kind === 'police' && capability(view, 'national-defense-council') === undefined;
}

/** How many pieces of a kind could be dragged out of a space in answer to the pending ask. */
export function movable(view: View, ask: AskView | undefined, id: string, from: string): number {
  const [kind, space] = [kindOf(id), spaceOf(from)];
  if (kind === undefined || space === undefined || ask?.options === undefined) return 0;
  if (!asksForMoves(ask) || companyOf(kind).length === 0 || ask.seats[0] !== factionOf(kind)) return 0;
  if (staysOut(view, kind, ask)) return 0;
  return ONCE.test(ask.prompt?.key ?? '') ? unmoved(view, space, kind) : count(view, space, kind);
}

/** The answers to the pending ask and to those that certainly follow; none when the move does not fit. */
export function answersOf(view: View, ask: AskView, move: Move): Told {
  const [kind, from, to] = [kindOf(move.kind), spaceOf(move.from), spaceOf(move.to)];
  if (kind === undefined || from === undefined || to === undefined) return NOTHING;
  const answer = answerTo(ask, kind, move);
  if (answer === undefined) return NOTHING;
  const following = certainNumbers(view, ask, kind, from, to, move.count);
  if (following !== undefined) return { answers: [answer, ...following], isAll: true };
  return { answers: [answer], isAll: ask.prompt?.params?.['to'] !== undefined && isAbout(kind, ask) };
}

/** The answer that a move gives to the pending ask; undefined when it has none. */
function answerTo(ask: AskView, kind: Kind, move: Move): string | undefined {
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

/** The numbers that are asked for right after a place; undefined where the view does not tell. */
function certainNumbers(
  view: View,
  ask: AskView,
  kind: Kind,
  from: Space,
  to: Space,
  wanted: number,
): readonly string[] | undefined {
  const isLaden = view.carriers.some((carrier) => carrier.space === from);
  if (isLaden) return undefined;
  switch (ask.prompt?.key) {
    case 'ask.march.from':
    case 'ask.patrol.to':
      return numbers(view, companyOf(kind), kind, from, to, wanted);
    case 'ask.sweep.from':
      return capability(view, 'national-defense-council') === undefined
        ? numbers(view, ['troops'], kind, from, to, wanted)
        : undefined;
    default:
      return undefined;
  }
}

/** A number is asked for only where there is a choice. At least one piece has to go, and all need room. */
function numbers(
  view: View,
  kinds: readonly Kind[],
  moved: Kind,
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
