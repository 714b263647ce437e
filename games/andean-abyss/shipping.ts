/** 2.3.6 A Shipment removed for a free Limited Operation, by the acting faction or for it by another. */
import { type Rules, type Table } from '@sandtable/engine';
import { act, by } from './action.ts';
import { pick } from './ask.ts';
import { isBarredNow } from './deck.ts';
import { type Faction, insurgentOf, INSURGENTS, isInsurgent } from './forces.ts';
import { idOf } from './map.ts';
import { operate } from './operate.ts';
import { unload } from './shipments.ts';
import { canStart } from './start.ts';
import { type Carrier, isNonPlayer, type Operation, operationsOf, type State, type Turn } from './state.ts';
import { say } from './text/say.ts';
import { beginTurn } from './turn.ts';

const RULE = '2.3.6';

const freeOperations = (state: State, faction: Faction): Operation[] =>
  operationsOf(faction).filter(
    (operation) =>
      !isBarredNow(state, faction, operation) &&
      canStart(state, beginTurn(faction, operation, { free: true, limited: true })),
  );

const carriersOf = (state: State, faction: Faction): Carrier[] =>
  state.carriers.filter((carrier) => insurgentOf(carrier.kind) === faction);

/** Carriers that differ; of those that are alike the first. */
const eachSort = (carriers: readonly Carrier[]): Carrier[] =>
  carriers.filter((one, i) => carriers.findIndex((other) => carrierId(other) === carrierId(one)) === i);

const carrierId = (carrier: Carrier): string => `ship:${idOf(carrier.space)}:${carrier.kind}+${carrier.load}`;

/** After an Operation that was paid for and had no Special Activity. Non-players take no part in it (8.1). */
export function* ship(table: Table<State>, faction: Faction, turn: Turn): Rules<void> {
  const { state } = table;
  if (turn.paid === 0 || turn.activity !== null || state.carriers.length === 0) return;
  if (isNonPlayer(state, faction) || state.shipped.includes(faction)) return;
  if (freeOperations(state, faction).length === 0) return;
  const owners: Faction[] = isInsurgent(faction) ? [faction] : [];
  owners.push(...INSURGENTS.filter((other) => other !== faction && !isNonPlayer(state, other)));
  for (const owner of owners) {
    if (!(yield* spend(table, owner, faction))) continue;
    state.shipped.push(faction);
    yield* freeLimitedOperation(table, faction);
    return;
  }
}

/** Asks the owner for one of its Shipments. */
function* spend(table: Table<State>, owner: Faction, faction: Faction): Rules<boolean> {
  const { state } = table;
  if (carriersOf(state, owner).length === 0) return false;
  const carrier = yield* pick<Carrier, 'done'>(act(table, owner, RULE), {
    prompt: owner === faction ? say('ask.ship', RULE) : say('ask.ship.offer', RULE, { faction }),
    among: () => eachSort(carriersOf(state, owner)),
    id: carrierId,
    label: ({ space, kind, load }) => say('carrier', RULE, { space: idOf(space), kind, load }),
    pass: 'done',
  });
  if (carrier === 'done') return false;
  unload(state, carrier);
  table.log(say('log.shipped', RULE, { faction: owner, space: idOf(carrier.space) }));
  return true;
}

function* freeLimitedOperation(table: Table<State>, faction: Faction): Rules<void> {
  const { state } = table;
  const action = by(act(table, faction, RULE), faction);
  const picked = yield* pick<Operation, 'done'>(action, {
    prompt: say('ask.ship.operation', RULE),
    among: () => freeOperations(state, faction),
    label: (operation) => say('choice.operation', RULE, { operation, limited: true }),
    pass: 'done',
  });
  if (picked !== 'done') yield* operate(action, picked, { free: true, limited: true });
}
