/** What several headlines do. */
import type { Rules } from '@sandtable/engine';
import { pick } from '../../asking.ts';
import { type Empire, EMPIRES } from '../../components/empires.ts';
import type { LastingNumber } from '../../components/headlines.ts';
import { type Location, locationId } from '../../components/map.ts';
import { gain } from '../../rupees.ts';
import { armiesIn, playerOf, type State, tribesIn } from '../../state.ts';
import { say } from '../../text/say.ts';
import { cylinderLabel, cylindersInPlay, removeArmies, removeTribes, takeBackCylinder } from '../../units.ts';
import { keepLasting } from '../lasting.ts';
import type { Headline } from './rules.ts';

/** Cylinders come out of the box, as many as there are (doubt 40). */
export function addCylinders({ table, state }: Headline, empire: Empire, count: number): void {
  const added = Math.min(count, state.box[empire]);
  state.box[empire] -= added;
  state.supply[empire] += added;
  table.log(say('log.cylinders.added', 'J6.1', { empire, count: added }));
}

/** Cylinders leave the game: those in stock first, then from the map as the decider likes (doubt 41). */
export function* loseCylinders(headline: Headline, empire: Empire, count: number): Rules<void> {
  const { table, state, who } = headline;
  let lost = 0;
  for (; lost < count; lost++) {
    if (state.supply[empire] === 0) {
      const options = cylindersInPlay(state, empire);
      if (options.length === 0) break;
      const picked = yield* pick(state, who, {
        prompt: say('ask.lose-cylinder', 'J6.1', { empire, left: count - lost }),
        options,
        label: (option) => cylinderLabel(empire, option, 'J6.1'),
      });
      takeBackCylinder(state, empire, picked);
    }
    state.supply[empire]--;
    state.gone[empire]++;
  }
  table.log(say('log.cylinders.lost', 'J6.1', { empire, count: lost }));
}

/** Everybody loyal to an empire gains rupees from outside. */
export function payLoyal({ table, state }: Headline, empire: Empire, amount: number): void {
  for (let who = 0; who < state.players.length; who++) {
    const { loyalty, colour } = playerOf(state, who);
    if (loyalty !== empire) continue;
    gain(state, who, amount);
    table.log(say('log.gained', 'J6.1', { player: colour, count: amount }));
  }
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
