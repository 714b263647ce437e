/** 3.2.1 Train, by either COIN faction. */
import { type DeedIn, deedTable, nowhere, operation } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseDeed, chooseNumber, chooseSpace, maySpace, pick, pieceIds, pieceLabel } from '../ask.ts';
import { canBuildSupport, CIVIC_COST, civicStep } from '../civic.ts';
import { changePatronage, gain, move, place, remove } from '../changes.ts';
import type { Kind } from '../forces.ts';
import { effect, isInEffect } from '../in-effect.ts';
import { AFGHAN_LANDS, AFGHANISTAN, AT, idOf, MAP, type Space, type SpaceId } from '../map.ts';
import {
  available,
  bases,
  coalitionTroops,
  coinBases,
  governmentCubes,
  governmentTroops,
  hasCoinControl,
  pieces,
  placeable,
  police,
  room,
  type State,
  type Turn,
} from '../state.ts';
import { say } from '../text/say.ts';
import { MOST_RESOURCES, type Treasurer } from '../tracks.ts';
import {
  allowed,
  canPay,
  everywhere,
  isUsual,
  type OperationRules,
  paidByGovernment,
  pauseAfter,
  price,
  whyBarred,
} from './kit.ts';

const COST = 3;
const CUBES = 6;
const CUBES_FOR_BASE = 3;
/** Patronage a Coalition Train in Kabul turns into Resources. */
const PATRONAGE = 3;
const CUBE_KINDS: readonly Kind[] = ['government-troops', 'police'];

/** Cubes come to Kabul and to COIN Bases; the Coalition brings them to its own Bases only. */
const takesCubes = (state: State, space: Space, turn: Turn): boolean =>
  turn.faction === 'coalition'
    ? bases(state, space, 'coalition') > 0
    : space === AT.kabul || coinBases(state, space) > 0;

/** What the Government pays when the Coalition places cubes; its own Train has been paid for with the space. */
const dueFor = (state: State, turn: Turn, space: Space): number =>
  turn.faction === 'coalition' ? price(state, turn, 'train', space, COST) : 0;

function* placeCubes(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null || !takesCubes(state, space, turn)) return;
  const due = dueFor(state, turn, space);
  if (!canPay(state, turn, due)) return;
  // Nobody gives away meanwhile what may be due.
  turn.commitment = due;
  // The Coalition brings the Government's cubes at the Government's cost.
  const cost = (): { payer: Treasurer; cost: number } | undefined =>
    turn.faction === 'coalition' ? { payer: 'government', cost: turn.commitment } : undefined;
  const ids = { space: idOf(space) };
  const most = effect(state, 'train-cubes')?.cubes ?? CUBES;
  let placed = yield* placeSome(
    action,
    turn,
    space,
    'government-troops',
    most,
    say('ask.train.troops', rule, { ...ids, ...cost() }),
  );
  const isTroopsOnly = turn.faction === 'coalition' && isInEffect(state, 'train-without-police');
  if (!isTroopsOnly)
    placed += yield* placeSome(
      action,
      turn,
      space,
      'police',
      most - placed,
      say('ask.train.police', rule, { ...ids, ...cost() }),
    );
  yield* gatherCubes(action, turn, space, most - placed, isTroopsOnly ? CUBE_KINDS.slice(0, 1) : CUBE_KINDS);
  turn.commitment = 0;
}

function* placeSome(
  action: Action,
  turn: Turn,
  space: Space,
  kind: Kind,
  most: number,
  prompt: Message,
): Rules<number> {
  const wanted = yield* chooseNumber(action, prompt, 0, Math.min(most, placeable(action.state, space, kind)));
  if (wanted > 0) settleDue(action, turn);
  return place(action, space, kind, wanted);
}

/** The first cube the Coalition places in a space costs the Government 3. */
function settleDue(action: Action, turn: Turn): void {
  const due = turn.commitment;
  if (due === 0) return;
  turn.commitment = 0;
  turn.paid -= gain(action, 'government', -due);
}

const GATHERED = 'gathered:';

/** Cubes that a Train has taken from a space of the map. */
export const gatheredFrom = ({ choices }: Turn, from: Space): number =>
  choices.filter((choice) => choice === `${GATHERED}${idOf(from)}`).length;

/** Where no cube is Available, cubes may be gathered from the map. */
function* gatherCubes(
  action: Action,
  turn: Turn,
  space: Space,
  most: number,
  kinds: readonly Kind[],
): Rules<void> {
  const { state, rule } = action;
  if (CUBE_KINDS.some((kind) => available(state, kind) > 0)) return;
  for (let left = most; left > 0; left--) {
    const from = yield* maySpace(action, say('ask.train.gather', rule, { space: idOf(space), left }), () =>
      AFGHANISTAN.filter((one) => one !== space && pieceIds(state, one, kinds).length > 0),
    );
    if (from === undefined) return;
    const kind = yield* pick<Kind>(action, {
      prompt: say('ask.train.gathered', rule, { from: idOf(from) }),
      among: () => pieceIds(state, from, kinds),
      label: (id) => pieceLabel(id, from, rule),
    });
    settleDue(action, turn);
    turn.choices.push(`${GATHERED}${idOf(from)}`);
    move(action, from, space, kind, 1);
  }
}

/** Three cubes for a Base, which may come from the map where none is Available. */
export const canTrainBase = (state: State, space: Space): boolean =>
  governmentCubes(state, space) >= CUBES_FOR_BASE &&
  room(state, space, 'government-base') > 0 &&
  (available(state, 'government-base') > 0 || baseSources(state, space).length > 0);

const baseSources = (state: State, space: Space): Space[] =>
  AFGHAN_LANDS.filter((from) => from !== space && bases(state, from, 'government') > 0);

export const canTrainCivic = (state: State, space: Space): boolean =>
  state.resources.government >= CIVIC_COST && hasCoinControl(state, space) && canBuildSupport(state, space);

/** PRTs: the Coalition may be held to Kabul and its Bases. */
export const mayCoalitionTakeCivic = (state: State, space: Space): boolean =>
  canTrainCivic(state, space) &&
  (space === AT.kabul || bases(state, space, 'coalition') > 0 || !isInEffect(state, 'civic-action-at-bases'));

/** 1.8 As much of the Patronage as there is, and as the Government's Resources take. */
const transferable = ({ patronage, resources }: State): number =>
  Math.min(PATRONAGE, patronage, MOST_RESOURCES - resources.government);

const canTransferPatronage = (state: State, space: Space): boolean =>
  space === AT.kabul && transferable(state) > 0;

function* buildBase(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const most = Math.min(CUBES_FOR_BASE, governmentTroops(state, space));
  const least = Math.max(0, CUBES_FOR_BASE - police(state, space));
  const prompt = say('ask.train.base', rule, { space: idOf(space) });
  const given = yield* chooseNumber(action, prompt, least, most);
  for (let i = 0; i < CUBES_FOR_BASE; i++)
    yield* remove(action, space, i < given ? 'government-troops' : 'police');
  if (available(state, 'government-base') > 0) {
    place(action, space, 'government-base');
    return;
  }
  const from = yield* chooseSpace(action, say('ask.train.base-from', rule, { space: idOf(space) }), () =>
    baseSources(state, space),
  );
  move(action, from ?? space, space, 'government-base', 1);
}

/** Step after step, each paid even if Train itself was free. */
function* civicAction(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const among = (): 'civic-action'[] => (canTrainCivic(state, space) ? ['civic-action'] : []);
  do {
    yield* civicStep(action, space);
    if (!canTrainCivic(state, space)) return;
  } while (
    (yield* pick<'civic-action', 'done'>(action, {
      prompt: say('ask.train.civic', rule, { space: idOf(space) }),
      among,
      pass: 'done',
    })) === 'civic-action'
  );
}

function* transferPatronage(action: Action): Rules<void> {
  const moved = transferable(action.state);
  changePatronage(action, -moved);
  gain(action, 'government', moved);
}

type Deed = 'base' | 'civic-action' | 'patronage';
/** What may be done in a space afterwards, and what an option of that question stands for. */
export const { deedIn, deedOf } = deedTable<SpaceId, Deed>(MAP, ['base', 'civic-action', 'patronage']);

function thingsToDo(state: State, faction: string, spaces: readonly Space[]): DeedIn<Deed>[] {
  const list: DeedIn<Deed>[] = [];
  const add = (deed: Deed, test: (state: State, space: Space) => boolean) => {
    for (const space of spaces) if (test(state, space)) list.push(deedIn(deed, space));
  };
  if (faction === 'government') {
    add('base', canTrainBase);
    add('civic-action', canTrainCivic);
  } else {
    add('civic-action', mayCoalitionTakeCivic);
    add('patronage', canTransferPatronage);
  }
  return list;
}

/**
 * In one of the spaces: a Base, Civic Action, or Patronage; Civic Action in more of them where PRTs are at work. Says
 * whether anything was done.
 */
function* thenOne(action: Action, spaces: readonly Space[]): Rules<boolean> {
  const { state, rule, faction } = action;
  const most = faction === 'coalition' ? (effect(state, 'civic-action-spaces')?.spaces ?? 1) : 1;
  let open = spaces;
  for (let done = 0; done < most; done++) {
    const isFirst = done === 0;
    const doable = (): DeedIn<Deed>[] =>
      thingsToDo(state, faction, open).filter(({ deed }) => isFirst || deed === 'civic-action');
    if (doable().length === 0) return !isFirst;
    const prompt = say(faction === 'government' ? 'ask.train.then' : 'ask.train.then.coalition', rule);
    const chosen = yield* chooseDeed(action, prompt, doable);
    if (chosen === undefined) return !isFirst;
    const { deed, space } = chosen;
    open = open.filter((one) => one !== space);
    if (deed === 'base') yield* buildBase(action, space);
    else if (deed === 'patronage') yield* transferPatronage(action);
    else yield* civicAction(action, space);
    if (deed !== 'civic-action') return true;
  }
  return true;
}

/**
 * Village Stability Operations: Police for a space with Coalition Troops, from the map where none is Available. Says
 * whether a space was named.
 */
function* thenPolice(action: Action): Rules<boolean> {
  const { state, rule, faction } = action;
  const extra = faction === 'coalition' ? (effect(state, 'train-then-police')?.police ?? 0) : 0;
  const target = (): Space[] => AFGHANISTAN.filter((one) => coalitionTroops(state, one) > 0);
  if (extra === 0 || target().length === 0) return false;
  const space = yield* chooseSpace(action, say('ask.train.then-police', rule), target);
  if (space === undefined) return false;
  for (let left = extra; left > 0; left--) {
    if (place(action, space, 'police') > 0) continue;
    const sources = () => AFGHANISTAN.filter((one) => one !== space && police(state, one) > 0);
    if (sources().length === 0) break;
    const prompt = say('ask.train.gather', rule, { space: idOf(space), left });
    const from = yield* chooseSpace(action, prompt, sources);
    move(action, from ?? space, space, 'police', 1);
  }
  return true;
}

/** 3.2.1 The Government trains anywhere, the Coalition in Kabul and where its pieces are. */
const mayTrain = (state: State, space: Space, faction: string): boolean =>
  faction === 'government' || space === AT.kabul || pieces(state, space, 'coalition') > 0;

export const train: OperationRules = operation({
  rule: '3.2.1',
  among: () => AFGHAN_LANDS,
  test(state, turn) {
    const { faction } = turn;
    const isAllowed = allowed(state, turn, 'train');
    if (isAllowed === nowhere) return nowhere;
    if (faction === 'coalition') return (space) => mayTrain(state, space, faction) && isAllowed(space);
    if (isUsual(state, isAllowed)) return canPay(state, turn, COST) ? everywhere : nowhere;
    return (space) => canPay(state, turn, price(state, turn, 'train', space, COST)) && isAllowed(space);
  },
  ...paidByGovernment('train', COST),
  execute: placeCubes,
  why: (state, turn, space) =>
    mayTrain(state, space, turn.faction)
      ? whyBarred(state, turn, 'train', space)
      : say('why.train.coalition', '3.2.1'),
  *finish(action) {
    const hasActed = yield* thenOne(action, action.state.turn?.spaces ?? []);
    const hasHelped = yield* thenPolice(action);
    if (hasActed || hasHelped) yield* pauseAfter(action);
  },
});
