/** J7.3.1, J7.3.2 When capability cards may be activated, and how they leave. */
import type { Rules, Table } from '@sandtable/engine';
import { pickWhether } from '../asking.ts';
import { CAPABILITY, type CapabilityNumber, type EVENTS } from '../components/capabilities.ts';
import { MODES } from '../components/modes.ts';
import {
  type Capability,
  capabilityOf,
  courtCard,
  type Player,
  playerOf,
  startingWith,
  starsOf,
  type State,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';

/** Whether the condition of a card holds for its owner now; those that go by an event or a price do not count. */
export function isReady(state: State, who: Who, card: CapabilityNumber): boolean {
  const player = playerOf(state, who);
  const { activation, amount = 0 } = capabilityOf(state, card);
  if ('stars' in activation) {
    const { stars } = activation;
    return MODES.every((mode) => starsOf(state, player, mode) >= (stars[mode] ?? 0));
  }
  if (!('when' in activation)) return false;
  switch (activation.when) {
    case 'ruler':
      return state.wazirs.includes(who);
    case 'loyalty-card':
      return player.loyaltyCard !== null;
    case 'four-locations':
      return new Set(player.tableau.map((court) => courtCard(state, court.card).location)).size >= amount;
  }
}

/** After every action: whoever can activate a card for the first time is asked at once (doubt 93). */
export function* offerActivations(table: Table<State>): Rules<void> {
  const { state } = table;
  for (const who of startingWith(state, state.turn.player))
    for (const capability of playerOf(state, who).capabilities) {
      if (capability.active) continue;
      const was = capability.ready;
      capability.ready = isReady(state, who, capability.card);
      if (!was && capability.ready) yield* offer(table, who, capability);
    }
}

function* offer(table: Table<State>, who: Who, capability: Capability): Rules<void> {
  const prompt = say('ask.activate', 'J7.3.1', { card: String(capability.card) });
  if (yield* pickWhether(table.state, who, prompt)) activate(table, who, capability);
}

export function activate(table: Table<State>, who: Who, capability: Capability): void {
  capability.active = true;
  capability.ready = true;
  table.fired(`capability.${capability.card}.active`);
  table.log(
    say('log.activated', 'J7.3.1', {
      player: playerOf(table.state, who).colour,
      card: String(capability.card),
    }),
  );
}

/** Cards 124 and 125: only at the event itself (doubt 93); `counts` tells whether it was enough of one. */
export function* offerAt(
  table: Table<State>,
  who: Who,
  event: (typeof EVENTS)[number],
  counts: (amount: number) => boolean = () => true,
): Rules<void> {
  const { state } = table;
  for (const capability of playerOf(state, who).capabilities) {
    if (capability.active) continue;
    const { activation, amount = 0 } = capabilityOf(state, capability.card);
    if ('at' in activation && activation.at === event && counts(amount)) yield* offer(table, who, capability);
  }
}

/** The card leaves; whoever was in its dungeon goes home (doubt 99). */
export function discardCapability(table: Table<State>, who: Who, card: CapabilityNumber): void {
  const { state } = table;
  const player = playerOf(state, who);
  player.capabilities = player.capabilities.filter((one) => one.card !== card);
  state.discards.push(card);
  if (card === CAPABILITY.dungeon) freePrisoners(state, player);
  table.log(say('log.capability.discarded', 'J7.3.1', { player: player.colour, card: String(card) }));
}

export function freePrisoners(state: State, captor: Player): void {
  for (const prisoner of captor.prisoners) playerOf(state, prisoner).cubes++;
  captor.prisoners = [];
}

/** J7.3.1 In a purge or honeymoon all that are not activated are discarded. */
export function discardInactive(table: Table<State>, who: Who): void {
  for (const { card, active } of playerOf(table.state, who).capabilities)
    if (!active) discardCapability(table, who, card);
}
