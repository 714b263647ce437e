/** Rules of thumb for the Coalition: Support is bought where people live, and pieces that are not needed go home. */
import type { Asked } from '@sandtable/engine';
import { AFGHAN_LANDS, type Space, spaceOf } from '../map.ts';
import {
  bases,
  coalitionTroops,
  hasCoinControl,
  isNonPlayer,
  level,
  peopleOf,
  pieces,
  type State,
  terror,
} from '../state.ts';
import { soloPlayer } from '../victory.ts';
import { toRound } from './rounds.ts';

/** What it answers; nothing where its chart may. */
export function coalitionAnswer({ state, prompt, options }: Asked<State>): string | undefined {
  if (isNonPlayer(state, 'coalition')) return undefined;
  const found = RULES[prompt.key]?.(state, options, prompt.params ?? {});
  return found !== undefined && options.includes(found) ? found : undefined;
}

type Params = Readonly<Record<string, unknown>>;
type Rule = (state: State, options: readonly string[], params: Params) => string | undefined;

const RULES: Readonly<Record<string, Rule>> = {
  'ask.turn': (state) => (isTimeToGo(state) ? 'train' : undefined),
  'ask.operation.space': surgeInTime,
  'ask.operation.after': surgeInTime,
  'ask.civic-action': (state, options) => dearest(state, options, (one) => one) ?? 'done',
  'ask.train.then.coalition': (state, options) =>
    dearest(state, options, (one) => (one.startsWith('civic-action:') ? one.slice(13) : '')),
  'ask.train.civic': () => 'civic-action',
  'ask.surge': (state, options) => homeward(state, options) ?? 'done',
  'ask.surge.number': (state, options, params) => (isTimeToGo(state) ? options[0] : staying(state, params)),
  'ask.surge.roll': () => 'no',
};

/** The option that wins most people, steps and Terror considered. */
function dearest(
  state: State,
  options: readonly string[],
  spaceIn: (option: string) => string,
): string | undefined {
  let best: string | undefined;
  let top = 0;
  for (const option of options) {
    const space = spaceOf(spaceIn(option));
    if (space === undefined) continue;
    const worth = (peopleOf(space, state) * (1 - level(state, space))) / (1 + terror(state, space));
    if (worth > top) [best, top] = [option, worth];
  }
  return best;
}

/** Cards before a check in which it is time to go. */
const LAST_CARDS = 5;

/** 8.9 From the second Round on pieces on the map are missing at the check; what they hold can be held again after it. */
export function isTimeToGo(state: State): boolean {
  return (
    state.propagandas > 0 &&
    soloPlayer(state) === 'coalition' &&
    toRound(state) <= LAST_CARDS &&
    AFGHAN_LANDS.some((space) => leaving(state, space) > 0)
  );
}

/** Pieces that a Surge can take home (D20). */
const leaving = (state: State, space: Space): number =>
  hasCoinControl(state, space) ? pieces(state, space, 'coalition') : 0;

function surgeInTime(state: State, options: readonly string[]): string | undefined {
  return options.includes('surge') && isTimeToGo(state) ? 'surge' : undefined;
}

/** 4.2.1 Coalition pieces without which a space stays as it is: who holds it, and who can take Civic Action. */
export function idle(state: State, space: Space): number {
  const own = pieces(state, space, 'coalition');
  if (own === 0) return 0;
  const coin = own + pieces(state, space, 'government');
  const lead = coin - pieces(state, space, 'taliban') - pieces(state, space, 'warlords');
  if (!hasCoinControl(state, space)) return own;
  return Math.max(0, Math.min(own, lead - 1));
}

function homeward(state: State, options: readonly string[]): string | undefined {
  const going = isTimeToGo(state) ? leaving : idle;
  let best: string | undefined;
  let top = 0;
  for (const option of options) {
    const space = spaceOf(option);
    const number = space === undefined ? 0 : going(state, space);
    if (number > top) [best, top] = [option, number];
  }
  return best;
}

/** Bases stay to Train at; Troops that nobody needs go. */
function staying(state: State, params: Params): string | undefined {
  const space = spaceOf(String(params['space']));
  if (space === undefined) return undefined;
  if (params['kind'] === 'coalition-base') return String(bases(state, space, 'coalition'));
  return String(Math.max(0, coalitionTroops(state, space) - idle(state, space)));
}
