/** J7.1 A capability card is bought: it augments a tableau card, or lies below the tableau. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick } from '../asking.ts';
import type { CapabilityNumber } from '../components/capabilities.ts';
import { MOST_RANK } from '../components/players.ts';
import { placeUnits } from '../placing.ts';
import { playerOf, rankOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';

export function* placeCapability(table: Table<State>, who: Who, card: CapabilityNumber): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  const id = String(card);
  // J7.2.2, doubt 94: never behind a card of rank 3.
  const hosts = player.tableau.filter((court) => rankOf(state, court) < MOST_RANK);
  // Until it is placed it lies among the discards.
  state.discards.push(card);
  const picked = yield* pick(state, who, {
    prompt: say('ask.capability', 'J7.1', { card: id }),
    among: ['capability', ...hosts.map((court) => String(court.card))],
    label: (option): Message =>
      option === 'capability'
        ? say('capability.below', 'J7.3.1', { card: id })
        : say('capability.augment', 'J7.2.1', { card: id, host: option }),
  });
  state.discards.splice(state.discards.lastIndexOf(card), 1);
  const host = hosts.find((court) => String(court.card) === picked);
  if (host === undefined) {
    player.capabilities.push({ card, active: false, ready: false });
    table.fired(`capability.${card}`);
    table.log(say('log.capability', 'J7.3.1', { player: player.colour, card: id }));
    return;
  }
  host.augments.push(card);
  table.fired('capability.augment');
  table.log(say('log.augmented', 'J7.2.1', { player: player.colour, card: id, host: String(host.card) }));
  yield* placeUnits(table, who, host, 1);
}
