/** 4.2.2 Air Strike. */
import { type Hold, holdsWithout, isHopeless } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, whyMissing } from '../ask.ts';
import { remove } from '../changes.ts';
import { INSURGENTS } from '../forces.ts';
import { hasMomentum, MOMENTUM } from '../lasting.ts';
import { idOf, isCity, type Space } from '../map.ts';
import { exposedKinds, isAnythingExposed } from '../operations/kit.ts';
import { holdOf, survivesLoss } from '../operations/trial.ts';
import { type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { allGuerrillas, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

/** Any exposed piece, as long as the Operation has something to do without it. */
function victims(state: State, space: Space, hold: Hold<Space>): PieceId[] {
  const ids = pieceIds(state, space, exposedKinds(state, space, INSURGENTS));
  return ids.filter((id) => survivesLoss(state, hold, space, pieceOf(id).kind));
}

/** How an Event bends an Air Strike. */
export interface AirStrikeTerms {
  /** 5.1.2 An Event being executed is not bound by what cards 12 and 27 forbid. */
  readonly event?: true;
}

/** Card 12 forbids all Air Strikes, card 27 those on spaces with a guerrilla. */
function isForbidden(state: State, space: Space, terms: AirStrikeTerms): boolean {
  if (terms.event === true || state.momentum.length === 0) return false;
  return (
    hasMomentum(state, 'plan-colombia') ||
    (hasMomentum(state, 'misil-antiaereo') && allGuerrillas(state, space) > 0)
  );
}

/** Departments and LoCs with something exposed. */
function canStrike(state: State, space: Space, hold: Hold<Space>, terms: AirStrikeTerms): boolean {
  if (isCity(space) || !isAnythingExposed(state, space, INSURGENTS)) return false;
  return (
    !isForbidden(state, space, terms) && (holdsWithout(hold, space) || victims(state, space, hold).length > 0)
  );
}

export function canAirStrike(state: State, terms: AirStrikeTerms = {}, hold = holdOf(state)): boolean {
  if (isHopeless(hold)) return false;
  return spaces(state).some((space) => canStrike(state, space, hold, terms));
}

function whyNotIn({ state, rule }: Action, space: Space, terms: AirStrikeTerms): Message {
  if (isCity(space)) return say('why.there.kind', rule);
  if (!isAnythingExposed(state, space, INSURGENTS)) return say('why.there.exposed', rule);
  if (!isForbidden(state, space, terms)) return say('why.there.kept', rule);
  const card = hasMomentum(state, 'plan-colombia') ? 'plan-colombia' : 'misil-antiaereo';
  return say('why.card', '5.4', { card: MOMENTUM[card] });
}

export function* airStrikeOnce(action: Action, terms: AirStrikeTerms = {}): Rules<void> {
  const { state, rule } = action;
  const among = () => {
    const hold = holdOf(state);
    return spaces(state).filter((one) => canStrike(state, one, hold, terms));
  };
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one, terms));
  const space = yield* chooseSpace(action, say('ask.air-strike', rule), among, blocked);
  if (space === undefined) return;
  const victim = yield* pick<PieceId>(action, {
    prompt: say('ask.remove', rule, { space: idOf(space), left: 1 }),
    among: () => victims(state, space, holdOf(state)),
    label: (id) => pieceLabel(id, space, rule),
  });
  useActivity(state, 'air-strike', space);
  yield* remove(action, space, victim);
}

export const airStrike: ActivityRules = {
  rule: () => '4.2.2',
  with: ['patrol', 'sweep', 'assault'],
  limit: 1,
  possible: (state, _turn, hold) => canAirStrike(state, {}, hold),
  execute: (action) => airStrikeOnce(action),
  why: (rule) => say('why.air-strike', rule),
};
