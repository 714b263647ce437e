/** 4.2.3 Air Strike. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { chooseSpace, maySpace, nextSpace, pick, pieceIds, pieceLabel, whyMissing } from '../ask.ts';
import { canShift, moveIslamabad, OPPOSITION, place, remove } from '../changes.ts';
import { INSURGENTS, type Kind } from '../forces.ts';
import { effect } from '../in-effect.ts';
import { ALL_SPACES, idOf, isPakistan, isProvince, type Space } from '../map.ts';
import { exposedKinds } from '../operations/kit.ts';
import { holdOf, survivesLoss } from '../operations/trial.ts';
import { available, bases, guerrillas, isAnythingExposed, type State, type Turn } from '../state.ts';
import { sway } from '../sway.ts';
import { say } from '../text/say.ts';
import { isCancelled } from './cancelling.ts';
import { type ActivityRules, isOpenTo, useIn, whyClosed } from './rules.ts';

const SPACES = 3;

/** How a space is struck: openly at what is exposed, or in Pakistan quietly by Predators at whoever is there. */
type Manner = 'openly' | 'quietly';

/** Predators: any Taliban guerrilla, or a Base without guerrillas. */
function quietKinds(state: State, space: Space): readonly Kind[] {
  if (guerrillas(state, space, 'taliban') > 0) return ['taliban-underground', 'taliban-active'];
  return bases(state, space, 'taliban') > 0 ? ['taliban-base'] : [];
}

const kindsFor = (state: State, space: Space, manner: Manner): readonly Kind[] =>
  manner === 'quietly' ? quietKinds(state, space) : exposedKinds(state, space, INSURGENTS);

/** Any of these, as long as the Operation has something to do without it. */
const victims = (state: State, space: Space, hold: Hold<Space>, manner: Manner): Kind[] =>
  pieceIds(state, space, kindsFor(state, space, manner)).filter((kind) =>
    survivesLoss(state, hold, space, kind),
  );

const canStrikeOpenly = (state: State, space: Space, hold: Hold<Space>): boolean =>
  isAnythingExposed(state, space) &&
  (holdsWithout(hold, space) || victims(state, space, hold, 'openly').length > 0);

const canStrikeQuietly = (state: State, space: Space, quiet: number): boolean =>
  quiet > 0 && isPakistan(space) && quietKinds(state, space).length > 0;

/** Spaces in Pakistan that Predators may strike in one Air Strike. */
const quietSpaces = (state: State): number => effect(state, 'strike-pakistan')?.spaces ?? 0;

/** Provinces, not Kabul, and those of Pakistan too. */
const canStrike = (state: State, space: Space, hold: Hold<Space>, quiet: number): boolean =>
  isProvince(space) && (canStrikeQuietly(state, space, quiet) || canStrikeOpenly(state, space, hold));

function whyNotIn(action: Action, turn: Turn, space: Space): Message {
  const { state, rule } = action;
  if (!isProvince(space)) return say('why.there.kind', rule);
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  if (!isAnythingExposed(state, space)) return say('why.there.exposed', rule);
  return whyClosed(action, turn, 'air-strike', space);
}

function* airStrikeAll(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null || (yield* isCancelled(action, 'air-strike'))) return;
  const struck: Space[] = [];
  let quiet = quietSpaces(state);
  let isOvert = false;
  while (struck.length < SPACES) {
    const left = quiet;
    const among = () => {
      const [hold, isOpen] = [holdOf(state), isOpenTo(state, turn, 'air-strike')];
      return ALL_SPACES.filter((one) => canStrike(state, one, hold, left) && isOpen(one));
    };
    const blocked = whyMissing(action, among, (one) => whyNotIn(action, turn, one));
    const mayStop = struck.length > 0;
    const space = yield* nextSpace(action, say('ask.air-strike', rule), among, { mayStop, blocked });
    if (space === undefined) break;
    useIn(action, 'air-strike', space);
    struck.push(space);
    const manner = yield* mannerOf(action, space, quiet);
    if (manner === 'quietly') quiet--;
    else isOvert ||= isPakistan(space);
    yield* strike(action, space, manner);
  }
  yield* aftermath(action, struck, isOvert);
}

function* mannerOf(action: Action, space: Space, quiet: number): Rules<Manner> {
  const { state, rule } = action;
  return yield* pick<Manner>(action, {
    prompt: say('ask.air-strike.how', rule, { space: idOf(space) }),
    among: () => {
      const ways: Manner[] = [];
      if (canStrikeQuietly(state, space, quiet)) ways.push('quietly');
      if (canStrikeOpenly(state, space, holdOf(state)) || ways.length === 0) ways.push('openly');
      return ways;
    },
  });
}

/** One piece; Reapers take more, if the Coalition wants. */
function* strike(action: Action, space: Space, manner: Manner): Rules<void> {
  const { state, rule } = action;
  const most = manner === 'quietly' ? 1 : (effect(state, 'strike-removes')?.pieces ?? 1);
  for (let left = most; left > 0; left--) {
    const isFirst = left === most;
    const picked = yield* pick<Kind | 'done'>(action, {
      prompt: say('ask.remove', rule, { space: idOf(space), left }),
      among: () => {
        const kinds = victims(state, space, holdOf(state), manner);
        return isFirst ? kinds : [...kinds, 'done'];
      },
      label: (id) => (id === 'done' ? say('do', rule, { deed: id }) : pieceLabel(id, space, rule)),
    });
    if (picked === 'done') return;
    yield* remove(action, space, picked);
  }
}

/** 6.6.1 Pakistan is angered once; then what cards 2 and 3 bring. */
function* aftermath(action: Action, struck: readonly Space[], isOvert: boolean): Rules<void> {
  const { state } = action;
  const stirred = effect(state, 'strike-stirs-pakistan');
  if (isOvert) moveIslamabad(action, 'sponsorship', stirred?.boxes ?? 1);
  if (isOvert && stirred !== undefined) yield* stir(action, struck.filter(isPakistan), stirred.guerrillas);
  yield* anger(action, struck);
}

/** Predators, shaded: guerrillas in a space of Pakistan that was struck. */
function* stir(outer: Action, struck: readonly Space[], count: number): Rules<void> {
  const action = by(outer, 'taliban');
  const { state, rule } = action;
  if (count === 0 || available(state, 'taliban-underground') === 0) return;
  const space = yield* maySpace(action, say('ask.air-strike.stir', rule), () => struck);
  if (space !== undefined) place(action, space, 'taliban-underground', count);
}

/** Reapers, shaded: struck provinces of Afghanistan shift toward Opposition, as the Taliban choose. */
function* anger(outer: Action, struck: readonly Space[]): Rules<void> {
  const { state, rule } = outer;
  const found = effect(state, 'strike-angers');
  if (found === undefined) return;
  const action = by(outer, 'taliban');
  const angered: Space[] = [];
  for (let left = found.provinces; left > 0; left--) {
    const open = () => struck.filter((one) => !angered.includes(one) && canShift(state, one, OPPOSITION));
    const space = yield* chooseSpace(action, say('ask.air-strike.anger', rule), open);
    if (space === undefined) return;
    angered.push(space);
    for (let level = 0; level < found.levels; level++) yield* sway(action, space, OPPOSITION);
  }
}

export const airStrike: ActivityRules = {
  rule: () => '4.2.3',
  with: ['patrol', 'sweep', 'assault'],
  limit: SPACES,
  once: true,
  possible(state, turn: Turn, hold) {
    if (isHopeless(hold)) return false;
    const quiet = quietSpaces(state);
    if (!ALL_SPACES.some((space) => canStrike(state, space, hold, quiet))) return false;
    const isOpen = isOpenTo(state, turn, 'air-strike');
    return ALL_SPACES.some((space) => canStrike(state, space, hold, quiet) && isOpen(space));
  },
  execute: airStrikeAll,
  why: (rule) => say('why.air-strike', rule),
};
