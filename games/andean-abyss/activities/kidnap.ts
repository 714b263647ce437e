/** 4.3.3 Kidnap. */
import type { Message, Rules } from '@sandtable/engine';
import { type Action, by, under } from '../action.ts';
import { chooseFaction, chooseSpace, pick, whyMissing } from '../ask.ts';
import { place, rollDie, transfer } from '../changes.ts';
import type { Faction } from '../forces.ts';
import { idOf, isDepartment, isLoc, type Space } from '../map.ts';
import { noteKidnap, noteDrugs } from '../notices.ts';
import { pay } from '../operations/kit.ts';
import { terror } from '../operations/terror.ts';
import { giveShipment, shipmentsHeld, unload } from '../shipments.ts';
import {
  bases,
  guerrillas,
  isNonPlayer,
  lands,
  placeable,
  police,
  type State,
  type Turn,
  underground,
} from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

const TERROR_COST = 1;

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

/** Whom FARC may Kidnap here and then pay for the Terror: anybody, once it has been given Resources (1.5.1). */
function payersIn(state: State, space: Space): Faction[] {
  const victims = victimsIn(state, space);
  if (state.resources.farc > 0) return victims;
  return victims.filter(
    (victim) => state.resources[victim] > 0 && !(victim === 'cartels' && couldPayInDrugs(state, space)),
  );
}

/** Whether the Cartels hold a Shipment here, or could be passed one before they pay (4.5.3). */
const couldPayInDrugs = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'cartels') > 0 && state.carriers.some((carrier) => carrier.space === space);

/** 4.1 A space of the Terror to come, which the proceeds of a Kidnap there can pay. */
function canPrecedeTerror(state: State, space: Space, turn: Turn): boolean {
  return (
    !turn.spaces.includes(space) &&
    underground(state, space, 'farc') > 0 &&
    guerrillas(state, space, 'farc') > police(state, space) &&
    payersIn(state, space).length > 0
  );
}

/** 4.1 Only without Resources does it matter that a Kidnap comes before its Terror. */
export function canKidnapFirst(state: State, turn: Turn): boolean {
  if (turn.faction !== 'farc' || turn.doing !== 'terror' || turn.free) return false;
  if (state.resources.farc > 0 || isNonPlayer(state, 'farc')) return false;
  return lands(state).some((space) => canPrecedeTerror(state, space, turn));
}

const spacesAfter = (state: State, turn: Turn): Space[] =>
  turn.spaces.filter((space) => canKidnapIn(state, space, turn));

function whyNotIn({ state, rule }: Action, space: Space, turn: Turn, mayComeFirst: boolean): Message {
  const isAfter = turn.spaces.includes(space);
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  if (!isAfter && !(mayComeFirst && !isLoc(space))) return say('why.there.operation', rule);
  if (victimsIn(state, space).length === 0) return say('why.kidnap.victim', rule);
  if (guerrillas(state, space, 'farc') <= police(state, space)) return say('why.there.police', rule);
  return say(underground(state, space, 'farc') === 0 ? 'why.there.underground' : 'why.kidnap.payer', rule);
}

function* kidnapOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const mayComeFirst = canKidnapFirst(state, turn);
  turn.commitment += TERROR_COST;
  const among = () => [
    ...spacesAfter(state, turn),
    ...(mayComeFirst ? lands(state).filter((one) => canPrecedeTerror(state, one, turn)) : []),
  ];
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one, turn, mayComeFirst));
  const space = yield* chooseSpace(action, say('ask.kidnap', rule), among, blocked);
  const isFirst = space !== undefined && !turn.spaces.includes(space);
  const victim = space === undefined ? undefined : yield* chooseVictim(action, space, isFirst);
  turn.commitment -= TERROR_COST;
  if (space === undefined || victim === undefined) return;
  useActivity(state, 'kidnap', space);
  action.table.log(say('log.kidnap', rule, { faction: victim, space: idOf(space) }));
  if (victim === 'cartels' && shipmentsHeld(state, space, 'cartels') > 0) yield* ransomInDrugs(action, space);
  else yield* ransom(action, space, victim);
  if (isFirst) yield* terrorAfterwards(under(action, terror.rule), turn, space);
}

function chooseVictim(action: Action, space: Space, isFirst: boolean): Rules<Faction | undefined> {
  const prompt = say('ask.kidnap.victim', action.rule, { space: idOf(space) });
  return chooseFaction(action, prompt, () => (isFirst ? payersIn : victimsIn)(action.state, space));
}

/** The Terror that goes with a Kidnap before it. */
function* terrorAfterwards(action: Action, turn: Turn, space: Space): Rules<void> {
  pay(action, turn, TERROR_COST);
  turn.spaces.push(space);
  yield* terror.execute(action, space);
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
  noteKidnap(action, victim, roll);
  transfer(action, victim, 'farc', roll);
  if (roll === 6) yield* aucJoins(by(action, 'auc'), space);
}

/** On a 6 AUC places a piece of its choice. */
function* aucJoins(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const kinds = () =>
    (['auc-base', 'auc-underground'] as const).filter((kind) => placeable(state, space, kind) > 0);
  if (kinds().length === 0) return;
  const kind = yield* pick<'auc-base' | 'auc-underground'>(action, {
    prompt: say('ask.place.kind', rule, { space: idOf(space) }),
    among: kinds,
    label: (option) => say('kind', rule, { kind: option }),
  });
  place(action, space, kind);
}

export const kidnap: ActivityRules = {
  rule: () => '4.3.3',
  with: ['terror'],
  limit: 3,
  possible: (state, turn) => spacesAfter(state, turn).length > 0 || canKidnapFirst(state, turn),
  execute: kidnapOnce,
  why: (rule) => say('why.kidnap', rule),
};
