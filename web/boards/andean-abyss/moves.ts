/**
 * A group moved in one gesture, as the answers to the asks it stands for. Rules skip asks that leave no choice, so
 * what follows an answer is told only as far as the view makes it certain; the rest is told when it is asked.
 */
import {
  factionOf,
  isGuerrilla,
  isUnderground,
  type Kind,
  KINDS,
  type SpaceId,
  spaceOf,
  TABLE,
  type View,
} from '@sandtable/andean-abyss/board';
import type { AskView } from '@sandtable/engine';
import { countOf } from './stacks.ts';

export interface Move {
  readonly kind: Kind;
  readonly count: number;
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** The other kind that the rules ask about in the same breath: Police with Troops, Active with Underground. */
function pairOf(kind: Kind): readonly [first: Kind, second: Kind] | undefined {
  if (kind === 'troops' || kind === 'police') return ['troops', 'police'];
  if (!isGuerrilla(kind)) return undefined;
  const { faction } = TABLE.facts(kind);
  const [first, second] = KINDS.filter((one) => isGuerrilla(one) && TABLE.facts(one).faction === faction);
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Which kind a question for a number is about. */
function isAbout(kind: Kind, ask: AskView): boolean {
  const { key, params } = ask.prompt ?? { key: '' };
  if (key === 'ask.move.troops' || key === 'ask.move.police') return key.endsWith(kind);
  if (key === 'ask.move.underground') return isUnderground(kind);
  if (key === 'ask.move.active') return isGuerrilla(kind) && !isUnderground(kind);
  return params?.['kind'] === kind;
}

/** True when the asks that begin here move pieces. */
function asksForMoves(ask: AskView | undefined): boolean {
  const { key, params } = ask?.prompt ?? { key: '' };
  if (ask?.options === undefined) return false;
  if (key === 'ask.operation.space')
    return params?.['operation'] === 'march' || params?.['operation'] === 'sweep';
  return key.endsWith('.from') || key === 'ask.redeploy.to';
}

/** The answer that the move gives to the pending ask, or undefined when it has none. */
function answerTo(move: Move, ask: AskView): string | undefined {
  const { key, params } = ask.prompt ?? { key: '' };
  const offered = (option: string) =>
    ask.options?.some(({ id }) => id === option) === true ? option : undefined;
  if (params?.['from'] !== undefined && params['from'] !== move.from) return undefined;
  if (params?.['to'] !== undefined)
    return params['to'] === move.to ? offered(String(isAbout(move.kind, ask) ? move.count : 0)) : undefined;
  if (key.endsWith('.from'))
    return (params?.['space'] ?? move.to) === move.to
      ? (offered(move.from) ?? offered(`${move.kind}:${move.from}`))
      : undefined;
  if (params?.['kind'] !== undefined && params['kind'] !== move.kind) return undefined;
  return key.endsWith('.to') || key === 'ask.operation.space' ? offered(move.to) : undefined;
}

/** Pieces of a kind that have not moved in this turn. */
function unmoved(view: View, space: SpaceId, kind: Kind): number {
  const at = spaceOf(space);
  if (at === undefined) return 0;
  const cell = at * TABLE.width + TABLE.columnOf(kind);
  const moved = view.turn?.moved.find(([one]) => one === cell)?.[1] ?? 0;
  return countOf(view, at, kind) - moved;
}

/** A number is asked for only where there is a choice. At least one piece has to go. */
function numbers(view: View, move: Move, kinds: readonly Kind[]): readonly string[] {
  const answers: string[] = [];
  let sent = 0;
  for (const [i, kind] of kinds.entries()) {
    const later = kinds.slice(i + 1).some((other) => unmoved(view, move.from, other) > 0);
    const least = sent > 0 || later ? 0 : 1;
    const most = unmoved(view, move.from, kind);
    const wanted = kind === move.kind ? move.count : 0;
    if (most > least) answers.push(String(wanted));
    sent += most > least ? wanted : Math.max(0, most);
  }
  return answers;
}

/** The numbers that are asked for right after a place; undefined where the view does not tell. */
function certainNumbers(view: View, move: Move, key: string): readonly string[] | undefined {
  const pair = pairOf(move.kind);
  const isLaden = view.carriers.some((carrier) => carrier.space === spaceOf(move.from));
  if (pair === undefined || isLaden || move.to === 'ecuador') return undefined;
  switch (key) {
    case 'ask.march.from':
    case 'ask.patrol.to':
      return numbers(view, move, pair);
    case 'ask.sweep.from':
      return view.capabilities[11] === undefined ? numbers(view, move, ['troops']) : undefined;
    default:
      return undefined;
  }
}

export interface Told {
  readonly answers: readonly string[];
  /** True when nothing of the move is left to tell. */
  readonly isAll: boolean;
}

/** The answers to the pending ask and to those that certainly follow; none when the move does not fit. */
export function answersOf(move: Move, ask: AskView, view: View): Told {
  const key = ask.prompt?.key ?? '';
  const answer = answerTo(move, ask);
  if (answer === undefined) return { answers: [], isAll: true };
  const following = certainNumbers(view, move, key);
  if (following !== undefined) return { answers: [answer, ...following], isAll: true };
  return { answers: [answer], isAll: ask.prompt?.params?.['to'] !== undefined && isAbout(move.kind, ask) };
}

/** True when these pieces could be dragged in answer to the pending ask. */
export function isMovable(kind: Kind, ask: AskView | undefined, view: View): boolean {
  if (!asksForMoves(ask) || pairOf(kind) === undefined || ask?.seats[0] !== factionOf(kind)) return false;
  const isSweep = ask.prompt?.key === 'ask.sweep.from' || ask.prompt?.params?.['operation'] === 'sweep';
  return !(isSweep && kind === 'police' && view.capabilities[11] === undefined);
}
