/** What several headlines do. */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { type Empire, EMPIRES } from '../../components/empires.ts';
import type { HeadlineCard, LastingNumber } from '../../components/headlines.ts';
import { type Location, locationId } from '../../components/map.ts';
import { setRegime } from '../../regime.ts';
import { gain } from '../../rupees.ts';
import { armiesIn, playerOf, type State, tribesIn } from '../../state.ts';
import { say } from '../../text/say.ts';
import {
  cylinderId,
  cylinderLabel,
  cylindersInPlay,
  removeArmies,
  removeTribes,
  takeBackCylinder,
} from '../../units.ts';
import { keepLasting } from '../lasting.ts';
import type { Headline } from './rules.ts';

/** Cylinders come out of the box, as many as there are (doubt 40). */
export function addCylinders({ table, state }: Headline, { added = {} }: HeadlineCard): void {
  for (const empire of EMPIRES) {
    const wanted = added[empire] ?? 0;
    if (wanted === 0) continue;
    const count = Math.min(wanted, state.box[empire]);
    state.box[empire] -= count;
    state.supply[empire] += count;
    table.log(say('log.cylinders.added', 'J6.1', { empire, count }));
  }
}

/** Cylinders leave the game: those in stock first, then from the map as the decider likes (doubt 41). */
export function* loseCylinders(headline: Headline, { lost = {} }: HeadlineCard): Rules<void> {
  for (const empire of EMPIRES)
    if ((lost[empire] ?? 0) > 0) yield* loseSome(headline, empire, lost[empire] ?? 0);
}

function* loseSome(headline: Headline, empire: Empire, count: number): Rules<void> {
  const { table, state, who } = headline;
  let lost = 0;
  for (; lost < count; lost++) {
    if (state.supply[empire] === 0) {
      const among = cylindersInPlay(state, empire);
      if (among.length === 0) break;
      const picked = yield* pick(state, who, {
        prompt: say('ask.lose-cylinder', 'J6.1', { empire, left: count - lost }),
        among,
        id: cylinderId,
        label: (cylinder) => cylinderLabel(empire, cylinder, 'J6.1'),
      });
      takeBackCylinder(state, empire, picked);
    }
    state.supply[empire]--;
    state.gone[empire]++;
  }
  table.log(say('log.cylinders.lost', 'J6.1', { empire, count: lost }));
}

/** Everybody gains rupees from outside, or those loyal to an empire. */
export function payLoyal({ table, state }: Headline, { rupees = 0, loyal }: HeadlineCard): void {
  for (let who = 0; who < state.players.length; who++) {
    const { loyalty, colour } = playerOf(state, who);
    if (loyal !== undefined && loyalty !== loyal) continue;
    gain(state, who, rupees);
    table.log(say('log.gained', 'J6.1', { player: colour, count: rupees }));
  }
}

export function changeRegime(table: Table<State>, { regime }: HeadlineCard): void {
  if (regime !== undefined) setRegime(table, regime, 'J6.1');
}

/** Cards 98 to 100: half of everybody's rupees, rounded down, wait on the card (J6.3). */
export function resurgence(state: State, card: LastingNumber): void {
  let pile = 0;
  for (const player of state.players) {
    const half = Math.floor(player.rupees / 2);
    player.rupees -= half;
    pile += half;
  }
  keepLasting(state, card, pile);
}

/** Cards 107, 108: armies and tribes leave the location, roads stay (doubt 44); then it is closed. */
export function isolate({ table, state }: Headline, location: Location, card: LastingNumber): void {
  for (const empire of EMPIRES) removeArmies(state, empire, location, armiesIn(state, empire, location));
  for (let who = 0; who < state.players.length; who++)
    removeTribes(state, who, location, tribesIn(playerOf(state, who), location));
  keepLasting(state, card, 1);
  table.log(say('log.isolated', 'J6.1', { location: locationId(location) }));
}
