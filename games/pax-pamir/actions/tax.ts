/** E11 Tax. */
import type { Rules } from '@sandtable/engine';
import { DONE, pick } from '../asking.ts';
import { isCourt } from '../components/cards.ts';
import { type Location, locationId } from '../components/map.ts';
import { isStarving } from '../khyber-knives/wazirs.ts';
import { placesWithRupees, sourceLabel, takeRupee } from '../sources.ts';
import {
  cardAt,
  colourOf,
  type Court,
  courtCard,
  PLACES,
  playerOf,
  rupeesAt,
  shelterOf,
  type State,
  unitsIn,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { tieWinner } from '../tie-break.ts';
import type { Act, SpecialRule } from './special.ts';

/** E11.2 Whoever has most units in a location, ties by A3; with wazirs, whoever holds its wazir (doubt 46). */
export function mayTax(state: State, who: Who, location: Location): boolean {
  if (state.variants.wazirs) return state.wazirs[location] === who && !isStarving(state, location);
  const own = unitsIn(state, playerOf(state, who), location);
  if (own === 0) return false;
  let isTied = false;
  for (let other = 0; other < state.players.length; other++) {
    if (other === who) continue;
    const theirs = unitsIn(state, playerOf(state, other), location);
    if (theirs > own) return false;
    if (theirs === own) isTied = true;
  }
  if (!isTied) return true;
  const tied = state.players.flatMap((player, one) =>
    unitsIn(state, player, location) === own ? [one] : [],
  );
  return tieWinner(state, tied) === who;
}

/** E11.3 Another player with a card of that location and rupees above the shelter (doubt 81). */
function isTaxable(state: State, who: Who, location: Location): boolean {
  const player = playerOf(state, who);
  if (player.rupees === 0) return false;
  for (const court of player.tableau)
    if (courtCard(state, court.card).location === location) return player.rupees > shelterOf(state, player);
  return false;
}

const liesIn = (state: State, card: number, location: Location): boolean =>
  isCourt(card) && courtCard(state, card).location === location;

/** E11.3 Players and market cards with a rupee to take. */
export function taxSources(state: State, who: Who, location: Location): string[] {
  const list: string[] = [];
  for (let other = 0; other < state.players.length; other++)
    if (other !== who && isTaxable(state, other, location)) list.push(colourOf(state, other));
  return [...list, ...placesWithRupees(state, (card) => liesIn(state, card, location))];
}

function hasSource(state: State, who: Who, location: Location): boolean {
  for (let place = 0; place < PLACES; place++)
    if (rupeesAt(state, place) > 0 && liesIn(state, cardAt(state, place), location)) return true;
  for (let other = 0; other < state.players.length; other++)
    if (other !== who && isTaxable(state, other, location)) return true;
  return false;
}

/** E11.1, E11.3 Up to rank rupees, split as the player likes. */
function* tax(act: Act): Rules<void> {
  const { table, state, who, court } = act;
  const { location } = courtCard(state, court.card);
  for (let left = act.rank; left > 0; left--) {
    const found = taxSources(state, who, location);
    if (found.length === 0) break;
    const isFirst = left === act.rank;
    const picked = yield* pick(state, who, {
      prompt: say('ask.tax', 'E11.3', { location: locationId(location), left }),
      among: found,
      label: (option) => sourceLabel(state, option, 'E11.3'),
      pass: isFirst ? undefined : DONE,
    });
    if (picked === DONE) break;
    takeRupee(table, who, picked, 'E11.3');
  }
}

function canDo(state: State, who: Who, court: Court): boolean {
  const { location } = courtCard(state, court.card);
  return hasSource(state, who, location) && mayTax(state, who, location);
}

export const TAX: SpecialRule = {
  rule: 'E11',
  isRanked: true,
  canDo,
  whyNot(state, who, court) {
    const { location } = courtCard(state, court.card);
    const where = { location: locationId(location) };
    if (isStarving(state, location)) return say('why.famine', 'J6.1', where);
    if (mayTax(state, who, location)) return say('why.nothing-to-tax', 'E11.3', where);
    return state.variants.wazirs
      ? say('why.no-wazir', 'J3.1', where)
      : say('why.no-majority', 'E11.2', where);
  },
  perform: tax,
};
