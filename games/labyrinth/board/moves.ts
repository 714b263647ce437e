/** Troops and cells dragged over the map, as the answers to the asks they stand for, one ask after the other. */
import type { AskView } from '@sandtable/engine';
import { cubes } from '../country.ts';
import { type Country, countryOf } from '../map.ts';
import { releasable } from '../operations/deploy.ts';
import type { View } from '../view.ts';

/** So many of a kind from one country to another. */
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

const isCell = (kind: string): boolean => kind === 'sleeper' || kind === 'active';
const isOffered = ({ options }: AskView, id: string): boolean =>
  options?.some((option) => option.id === id) === true;

/** How many pieces of a kind could be dragged out of a country in answer to the pending ask. */
export function movable(view: View, ask: AskView | undefined, kind: string, from: string): number {
  const country = countryOf(from);
  const prompt = ask?.prompt;
  if (country === undefined || ask === undefined || prompt === undefined) return 0;
  const isFrom = prompt.params?.['from'] === from;
  switch (prompt.key) {
    case 'ask.deploy.from':
      return kind === 'troops' && isOffered(ask, from) ? releasable(view, country) : 0;
    case 'ask.deploy.to':
      return kind === 'troops' && isFrom ? leaving(view, country) : 0;
    case 'ask.travel.from':
      return isCell(kind) && isOffered(ask, from) ? 1 : 0;
    case 'ask.travel.to':
      return isCell(kind) && isFrom ? 1 : 0;
    default:
      return 0;
  }
}

/** 7.3.1 The troops that may leave; 7.3.5 all of them in a Withdraw. */
const leaving = (view: View, country: Country): number =>
  view.operation?.name === 'withdraw' ? cubes(view, country) : releasable(view, country);

/** The answer to the pending ask; none when the move does not fit. */
export function answersOf(ask: AskView, { kind, count, from, to }: Move): Told {
  const { key, params = {} } = ask.prompt ?? { key: '' };
  const isFrom = params['from'] === from;
  const told = (fits: boolean, answer: string, isAll: boolean): Told =>
    fits && isOffered(ask, answer) ? { answers: [answer], isAll } : { answers: [], isAll: true };
  switch (key) {
    case 'ask.deploy.from':
    case 'ask.travel.from':
      return told(true, from, false);
    case 'ask.deploy.to':
      return told(isFrom, to, false);
    case 'ask.deploy.number':
      return told(isFrom && params['to'] === to, String(count), true);
    case 'ask.travel.cell':
      return told(params['country'] === from, kind, false);
    case 'ask.travel.to':
      return told(isFrom, to, true);
    default:
      return told(false, '', true);
  }
}
