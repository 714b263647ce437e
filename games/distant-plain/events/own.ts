/** Steps and conditions only this volume has: Islamabad (6.6.1), Civic Action (6.4.1), Capabilities (5.3). */
import type { Context, Play, Playing } from '@sandtable/coin/event-language';
import type { Rules } from '@sandtable/engine';
import { maySpace, pick } from '../ask.ts';
import { moveIslamabad, SUPPORT } from '../changes.ts';
import { canBuildSupport, winOver } from '../civic.ts';
import { dropCapability } from '../in-effect.ts';
import { AFGHAN_LANDS, idOf, type Space } from '../map.ts';
import { islamabadAt, type Plain, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { ISLAMABAD } from '../tracks.ts';
import { matches } from '../where.ts';
import type { Side } from './vocabulary.ts';

type Islamabad = Extract<Side[number], { readonly islamabad: unknown }>;
type Civic = Extract<Side[number], { readonly 'civic-action': unknown }>;
type Drop = Extract<Side[number], { readonly 'drop-capability': unknown }>;
export type Own = Islamabad | Civic | Drop;

const islamabad: Play<Plain, Islamabad> = {
  /** Not if it stands Hard at that end already. */
  can: ({ state }, step) => !state.islamabad.hard || islamabadAt(state) !== ISLAMABAD.indexOf(step.islamabad),
  play: ({ action }, step) => moveIslamabad(action, step.islamabad, step.boxes),
};

const needy = ({ state, memory }: Context<Plain>, step: Civic): Space[] =>
  AFGHAN_LANDS.filter(
    (space) => canBuildSupport(state, space) && matches(state, space, step.where, memory.chosen),
  );

/** Steps for nothing in one space, as many as wanted. */
function* takeCivicAction(context: Playing<Plain>, step: Civic): Rules<void> {
  const { action, state } = context;
  const { rule } = action;
  const prompt = say('ask.event.choose', rule, { card: state.card, left: 1 });
  // "Up to" may be none at all.
  const space = yield* maySpace(action, prompt, () => needy(context, step));
  if (space === undefined) return;
  for (let left = step['civic-action']; left > 0; left--) {
    const isFirst = left === step['civic-action'];
    const picked = yield* pick<'civic-action' | 'done'>(action, {
      prompt: say('ask.train.civic', rule, { space: idOf(space) }),
      among: () => {
        if (isFirst) return ['civic-action'];
        return canBuildSupport(state, space) ? ['civic-action', 'done'] : ['done'];
      },
    });
    if (picked === 'done') return;
    winOver(action, space, SUPPORT);
  }
}

const civic: Play<Plain, Civic> = {
  can: (context, step) => needy(context, step).length > 0,
  play: takeCivicAction,
};

const inPlay = ({ capabilities }: State): number[] =>
  Object.keys(capabilities)
    .map(Number)
    .filter((card) => capabilities[card] !== undefined);

function* drop({ action, state }: Playing<Plain>, step: Drop): Rules<void> {
  const { rule, table } = action;
  for (let left = step['drop-capability']; left > 0 && inPlay(state).length > 0; left--) {
    const card = yield* pick<number>(action, {
      prompt: say('ask.event.option', rule, { card: state.card }),
      among: () => inPlay(state),
      id: (one) => `card:${one}`,
      label: (one) => say('card', '5.3', { card: one }),
    });
    dropCapability(state, card);
    table.log(say('log.dropped', rule, { card }));
  }
}

const dropping: Play<Plain, Drop> = { can: ({ state }) => inPlay(state).length > 0, play: drop };

const playOf = (step: Own): Play<Plain, Own> => {
  if ('islamabad' in step) return islamabad as Play<Plain, Own>;
  return ('civic-action' in step ? civic : dropping) as Play<Plain, Own>;
};

export const OWN: Play<Plain, Own> = {
  can: (context, step) => playOf(step).can(context, step),
  play: (context, step) => playOf(step).play(context, step),
};
