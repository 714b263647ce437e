/** Rules of thumb for the Coalition: Support is bought where people live, and pieces that are not needed go home. */
import type { Asked } from '@sandtable/engine';
import { type Space, spaceOf } from '../map.ts';
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

/** What it answers; nothing where its chart may. */
export function coalitionAnswer({ state, prompt, options }: Asked<State>): string | undefined {
  if (isNonPlayer(state, 'coalition')) return undefined;
  const found = RULES[prompt.key]?.(state, options, prompt.params ?? {});
  return found !== undefined && options.includes(found) ? found : undefined;
}

type Params = Readonly<Record<string, unknown>>;
type Rule = (state: State, options: readonly string[], params: Params) => string | undefined;

const RULES: Readonly<Record<string, Rule>> = {
  'ask.civic-action': (state, options) => dearest(state, options, (one) => one) ?? 'done',
  'ask.train.then.coalition': (state, options) =>
    dearest(state, options, (one) => (one.startsWith('civic-action:') ? one.slice(13) : '')),
  'ask.train.civic': () => 'civic-action',
  'ask.surge': (state, options) => homeward(state, options) ?? 'done',
  'ask.surge.number': (state, _options, params) => staying(state, params),
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
  let best: string | undefined;
  let top = 0;
  for (const option of options) {
    const space = spaceOf(option);
    if (space !== undefined && idle(state, space) > top) [best, top] = [option, idle(state, space)];
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
