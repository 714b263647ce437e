/** H4 The purge after a failed topple. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick, pickFromHand } from '../asking.ts';
import { CAPABILITY } from '../components/capabilities.ts';
import { EMPIRES } from '../components/empires.ts';
import { ALL_LOCATIONS } from '../components/map.ts';
import { MODES } from '../components/modes.ts';
import { takeFromHand } from '../hands.ts';
import { discardInactive } from '../khyber-knives/activation.ts';
import { leave } from '../leaving.ts';
import { driftWarning, warned } from '../signs.ts';
import { purgeKhan } from '../solo/discards.ts';
import { isKhan, nameOf } from '../solo/khan.ts';
import {
  armiesIn,
  aroundFrom,
  type Court,
  courtCard,
  isActive,
  playerOf,
  roadsOn,
  type State,
  tribesIn,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { removeArmies, removeRoads, removeTribes } from '../units.ts';

/** H4.2, H4.3 First the map, then each player from the left of whoever bought the topple, who comes last (doubt 83). */
export function* purge(table: Table<State>, buyer: Who): Rules<void> {
  const { state } = table;
  table.fired('topple.purge');
  table.log(say('log.purge', 'H4.1'));
  purgeMap(state);
  for (const who of aroundFrom(state, buyer)) {
    yield* isKhan(state, who) ? purgeKhan(table, who) : purgeTableau(table, who);
    discardInactive(table, who);
    yield* freeDiscards(table, who);
  }
}

/** Card 130: whose units are spared. */
const isSpared = (state: State, who: Who): boolean =>
  isActive(playerOf(state, who), CAPABILITY.logisticalInnovations);

/** H4.2 One cube of each player and one cylinder of each European empire stays in each place; Afghan ones all stay. */
function purgeMap(state: State): void {
  for (const empire of EMPIRES) {
    if (empire === 'afghan') continue;
    if (state.players.some((player, who) => player.loyalty === empire && isSpared(state, who))) continue;
    for (const location of ALL_LOCATIONS) {
      const surplus = armiesIn(state, empire, location) - 1;
      if (surplus > 0) removeArmies(state, empire, location, surplus);
    }
    for (let connection = 0; connection < state.roads[empire].length; connection++) {
      const surplus = roadsOn(state, empire, connection) - 1;
      if (surplus > 0) removeRoads(state, empire, connection, surplus);
    }
  }
  for (let who = 0; who < state.players.length; who++) {
    if (isSpared(state, who)) continue;
    for (const location of ALL_LOCATIONS) {
      const surplus = tribesIn(playerOf(state, who), location) - 1;
      if (surplus > 0) removeTribes(state, who, location, surplus);
    }
  }
}

/** H4.3 At most one card of each mode stays (doubt 31); the others go to the hand together. */
function* purgeTableau(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  const kept: Court[] = [];
  for (const mode of MODES) {
    const cards = player.tableau.filter((court) => courtCard(state, court.card).mode === mode);
    if (cards.length === 0) continue;
    const picked = yield* pick(state, who, {
      prompt: say('ask.keep', 'H4.3', { mode }),
      among: [...cards.map((court) => String(court.card)), 'none'],
      label: (option) => keepLabel(state, who, kept, cards, option),
    });
    kept.push(...cards.filter((court) => String(court.card) === picked));
  }
  const courts = player.tableau.filter((court) => !kept.includes(court));
  if (courts.length > 0) yield* leave(table, { owner: who, courts, to: 'hand', cause: null, rule: 'H4.3' });
}

/** Whether whatever else is kept no sign of loyalty can be left: cards of later modes may still be. */
function keepLabel(
  state: State,
  who: Who,
  kept: readonly Court[],
  cards: readonly Court[],
  option: string,
): Message {
  const { tableau } = playerOf(state, who);
  const mode = MODES.findIndex((one) => cards.some((court) => courtCard(state, court.card).mode === one));
  const isOpen = (court: Court): boolean => MODES.indexOf(courtCard(state, court.card).mode) > mode;
  const leaving = tableau.filter(
    (court) => !kept.includes(court) && !isOpen(court) && String(court.card) !== option,
  );
  const warning = warned(driftWarning(state, who, leaving));
  return option === 'none'
    ? say('keep.none', 'H4.3', warning)
    : say('card', 'H4.3', { card: option, ...warning });
}

/** H4.3, I1.5 Finally any cards of the hand may be discarded, for nothing. */
export function* freeDiscards(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  while (player.hand.length > 0) {
    const card = yield* pickFromHand(state, who, say('ask.free-discard', 'H4.3'), true);
    if (card === undefined) return;
    takeFromHand(table, who, card);
    state.discards.push(card);
    table.log(say('log.discarded', 'H4.3', { player: nameOf(state, who), card: String(card) }));
  }
}
