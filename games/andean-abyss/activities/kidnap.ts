/** 4.3.3 Kidnap. */
import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { chooseFaction, pick } from '../ask.ts';
import { place, rollDie, transfer } from '../deeds.ts';
import type { Faction } from '../forces.ts';
import { idOf, isDepartment, type Space, spaceOf } from '../map.ts';
import { fireKidnap, noteDrugs, noteForced } from '../nonplayers/outcomes.ts';
import { giveShipment, shipmentsHeld, unload } from '../shipments.ts';
import { bases, guerrillas, placeable, police, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

/** The Government in Cities and on LoCs, Cartels where they have a Base. */
function victimsIn(state: State, space: Space): Faction[] {
  const victims: Faction[] = isDepartment(space) ? [] : ['government'];
  return bases(state, space, 'cartels') > 0 ? [...victims, 'cartels'] : victims;
}

/** D42 Spaces of this very Terror, with more FARC guerrillas than Police. */
export function canKidnapIn(state: State, space: Space, turn: Turn): boolean {
  return (
    turn.spaces.includes(space) &&
    !turn.activitySpaces.includes(space) &&
    victimsIn(state, space).length > 0 &&
    guerrillas(state, space, 'farc') > police(state, space)
  );
}

function* kidnapOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const space = spaceOf(
    yield* pick(action, {
      prompt: say('ask.kidnap', rule),
      options: () => turn.spaces.filter((one) => canKidnapIn(state, one, turn)).map(idOf),
    }),
  );
  if (space === undefined) return;
  useActivity(state, 'kidnap', space);
  const prompt = say('ask.kidnap.victim', rule, { space: idOf(space) });
  const victim = yield* chooseFaction(action, prompt, () => victimsIn(state, space));
  if (victim === undefined) return;
  action.table.log(say('log.kidnap', rule, { faction: victim, space: idOf(space) }));
  if (victim === 'cartels' && shipmentsHeld(state, space, 'cartels') > 0) yield* ransomInDrugs(action, space);
  else yield* ransom(action, space, victim);
}

/** The Cartels pay with a Shipment they hold there, and no die is rolled. */
function* ransomInDrugs(action: Action, space: Space): Rules<void> {
  const { state } = action;
  const carrier = state.carriers.find((one) => one.space === space && one.kind.startsWith('cartels'));
  if (carrier === undefined) return;
  noteDrugs(action, space);
  unload(state, carrier);
  yield* giveShipment(action, space, ['farc']);
}

function* ransom(action: Action, space: Space, victim: Faction): Rules<void> {
  const roll = rollDie(action);
  fireKidnap(action, victim, roll);
  transfer(action, victim, 'farc', roll);
  if (roll === 6) yield* aucJoins(by(action, 'auc'), space);
}

/** On a 6 AUC places a piece of its choice. */
function* aucJoins(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const kinds = () =>
    (['auc-base', 'auc-underground'] as const).filter((kind) => placeable(state, space, kind) > 0);
  if (kinds().length === 0) return;
  if (kinds().length === 1)
    noteForced(
      action,
      kinds()[0] === 'auc-base' ? '8.1.2.reaction.kidnap-six-base' : '8.1.2.reaction.kidnap-six-guerrilla',
    );
  const kind = yield* pick(action, {
    prompt: say('ask.place.kind', rule, { space: idOf(space) }),
    options: kinds,
    label: (option) => say('kind', rule, { kind: option }),
  });
  place(action, space, kind);
}

export const kidnap: ActivityRules = {
  rule: () => '4.3.3',
  with: ['terror'],
  limit: 3,
  possible: (state, turn) => turn.spaces.some((space) => canKidnapIn(state, space, turn)),
  execute: kidnapOnce,
  why: (rule) => say('why.kidnap', rule),
};
