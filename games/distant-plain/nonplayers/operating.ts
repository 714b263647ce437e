/** Where a non-player's Operation goes next: the charts of 8.5 to 8.8. */
import { OPERATIONS_BY_NAME } from '../operations/index.ts';
import type { Space } from '../map.ts';
import type { State, Turn } from '../state.ts';
import { coalitionAssault } from './coalition/assault.ts';
import { coalitionSweep } from './coalition/sweep.ts';
import { coalitionTrain } from './coalition/train.ts';
import { governmentAssault } from './government/assault.ts';
import { governmentSweep } from './government/sweep.ts';
import { governmentTrain } from './government/train.ts';
import { nextPosting } from './government/patrol.ts';
import type { Choice } from './selection.ts';
import { talibanAttack } from './taliban/attack.ts';
import { talibanMarch } from './taliban/march.ts';
import { talibanRally } from './taliban/rally.ts';
import { talibanTerror } from './taliban/terror.ts';
import { warlordsMarch } from './warlords/march.ts';
import { warlordsRally } from './warlords/rally.ts';
import { warlordsTerror } from './warlords/terror.ts';

type Next = (state: State, turn: Turn, open: (space: Space) => boolean) => Choice | undefined;

const CHARTS: Readonly<Record<string, Next>> = {
  'warlords rally': warlordsRally,
  'warlords march': warlordsMarch,
  'warlords terror': warlordsTerror,
  'taliban rally': talibanRally,
  'taliban march': talibanMarch,
  'taliban attack': talibanAttack,
  'taliban terror': talibanTerror,
  'government train': governmentTrain,
  'government sweep': governmentSweep,
  'government assault': governmentAssault,
  'coalition train': coalitionTrain,
  'coalition sweep': coalitionSweep,
  'coalition assault': coalitionAssault,
};

/** The spaces from which the next one of an Operation comes; undefined when there are none. */
export const nextOf: Next = (state, turn, open) =>
  CHARTS[`${turn.faction} ${turn.doing}`]?.(state, turn, open);

/** What the Operation's own rule allows, looked at as if it were in progress. */
export function legal(state: State, turn: Turn): (space: Space) => boolean {
  const rules = OPERATIONS_BY_NAME.bySpaces(turn.doing);
  if (rules === undefined) return () => false;
  const before = state.turn;
  state.turn = turn;
  const among = rules.among(state);
  const test = rules.test(state, turn);
  const found = new Set(among.filter((space) => test(space)));
  state.turn = before;
  return (space) => found.has(space);
}

/** Whether the steps of an Operation find anything to do. */
export const isPossibleFor = (state: State, turn: Turn): boolean =>
  turn.doing === 'patrol'
    ? nextPosting(state) !== undefined
    : nextOf(state, turn, legal(state, turn)) !== undefined;
