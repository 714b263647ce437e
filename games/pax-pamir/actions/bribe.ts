/** E7 Bribe. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick, pickPlayer } from '../asking.ts';
import { CAPABILITY } from '../components/capabilities.ts';
import { locationId } from '../components/map.ts';
import { isCancelled, tellDeed, watch } from '../khyber-knives/interrupts.ts';
import { changeLoyalty } from '../loyalty.ts';
import { lendersOn, useLoan } from '../negotiations/consent.ts';
import { findCube } from '../placing.ts';
import { payRightEnd } from '../rupees.ts';
import { changeWarning, warned } from '../signs.ts';
import { isKhan, nameOf } from '../solo/khan.ts';
import { putDown } from '../solo/putting.ts';
import { leaveAnchor } from '../solo/ring.ts';
import { hasSpy, MIDDLE, moveSpy, ownerOfSpy, spotOfSpy } from '../spies.ts';
import {
  type Court,
  courtCard,
  courtOf,
  isActive,
  playerOf,
  rankOf,
  type State,
  tribesIn,
  type Who,
} from '../state.ts';
import { say } from '../text/say.ts';
import { addTribe, removeTribes, tribeId } from '../units.ts';
import { avenge } from '../variants/badal.ts';
import { putAtEnd } from './ends.ts';
import type { Act, SpecialRule } from './special.ts';

/** E7.2 */
export const bribeCost = (state: State, court: Court): number => 2 * rankOf(state, court);

function isTarget(state: State, who: Who, owner: Who, court: Court): boolean {
  if (!hasSpy(court, who) && lendersOn(state, court.card).length === 0) return false;
  if (bribeCost(state, court) > playerOf(state, who).rupees) return false;
  // Card 117
  return !isActive(playerOf(state, owner), CAPABILITY.propaganda);
}

/** E7.1 Cards of other players with an own spy, or a lent one, that can be paid for. */
function targets(state: State, who: Who): string[] {
  const list: string[] = [];
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === who) continue;
    for (const court of playerOf(state, owner).tableau)
      if (isTarget(state, who, owner, court)) list.push(String(court.card));
  }
  return list;
}

function canDo(state: State, who: Who): boolean {
  const player = playerOf(state, who);
  if (player.rupees < 2 || (player.spies === 0 && state.talk.loans.length === 0)) return false;
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === who) continue;
    for (const court of playerOf(state, owner).tableau) if (isTarget(state, who, owner, court)) return true;
  }
  return false;
}

/** E7.4 Loyalty follows the patriot that is bribed. */
function bribeWarning(state: State, who: Who, court: Court): Message | undefined {
  const { patriot } = courtCard(state, court.card);
  return patriot === null ? undefined : changeWarning(state, who, patriot);
}

/** A single target is not asked about. */
function onlyWarning(state: State, who: Who): Message | undefined {
  const [only, second] = targets(state, who);
  return only === undefined || second !== undefined
    ? undefined
    : bribeWarning(state, who, courtOf(state, Number(only)).court);
}

function* bribe(act: Act): Rules<void> {
  const { table, state, who } = act;
  const picked = yield* pick(state, who, {
    prompt: say('ask.bribe', 'E7.1'),
    among: targets(state, who),
    label: (option) => {
      const { owner, court } = courtOf(state, Number(option));
      return say('bribe.card', 'E7.2', {
        card: option,
        owner: nameOf(state, owner),
        cost: bribeCost(state, court),
        ...warned(bribeWarning(state, who, court)),
      });
    },
  });
  const { owner: victim, court } = courtOf(state, Number(picked));
  if (!hasSpy(court, who)) yield* borrow(state, who, court);
  yield* payRightEnd(state, who, bribeCost(state, court), 'E7.2');
  const watched = watch(state, who, 'bribe');
  tellDeed(
    table,
    say('log.bribed', 'E7.1', { player: nameOf(state, who), owner: nameOf(state, victim), card: picked }),
  );
  if (yield* isCancelled(table, watched)) return;
  const isCoup = isHighest(state, victim, court);
  yield* takeOver(table, who, victim, court);
  const { patriot } = courtCard(state, court.card);
  if (patriot !== null) yield* changeLoyalty(table, who, patriot, 'E7.4');
  if (isCoup) yield* coup(table, who, victim, court);
  yield* avenge(table, victim);
}

/** Glossary: which of several lenders' spies is used, or one of these players'. */
export function* borrow(state: State, who: Who, court: Court, own: readonly Who[] = []): Rules<Who> {
  const lenders = [...own, ...lendersOn(state, court.card)];
  const lender = yield* pickPlayer(
    state,
    who,
    say('ask.whose-spy', 'G1', { card: String(court.card) }),
    lenders,
  );
  useLoan(state, lender, court.card);
  return lender;
}

/** E7.3 The card goes to the briber's tableau with all spies on it; his own leave the bands. */
export function* takeOver(table: Table<State>, who: Who, victim: Who, court: Court): Rules<void> {
  const { state } = table;
  const { tableau } = playerOf(state, victim);
  leaveAnchor(state, victim, court);
  tableau.splice(tableau.indexOf(court), 1);
  // J7.2.3 It leaves its owner's tableau, so what lay behind it goes (doubt 94).
  state.discards.push(...court.augments);
  court.augments.length = 0;
  const own = court.spies.filter((spy) => ownerOfSpy(spy) === who && spotOfSpy(spy) !== MIDDLE);
  for (const spy of own) moveSpy(court, spy, court, MIDDLE);
  if (isKhan(state, who)) putDown(table, who, court);
  else yield* putAtEnd(state, who, court, 'E4.4');
}

/** E7.5 Whether it is a political card no other of which its owner has is higher (doubt 21). */
export function isHighest(state: State, victim: Who, court: Court): boolean {
  if (courtCard(state, court.card).mode !== 'political') return false;
  const rank = rankOf(state, court);
  return playerOf(state, victim).tableau.every(
    (other) => courtCard(state, other.card).mode !== 'political' || rankOf(state, other) <= rank,
  );
}

/** E7.5 The victim's tribes in the card's location become the briber's, as far as there are cubes. */
export function* coup(table: Table<State>, who: Who, victim: Who, court: Court): Rules<void> {
  const { state } = table;
  const { location } = courtCard(state, court.card);
  const count = tribesIn(playerOf(state, victim), location);
  if (count === 0) return;
  removeTribes(state, victim, location, count);
  table.fired('coup');
  for (let placed = 0; placed < count; placed++) {
    if (!(yield* findCube(table, who, tribeId(location)))) break;
    addTribe(state, who, location);
  }
  table.log(
    say('log.coup', 'E7.5', {
      player: nameOf(state, who),
      owner: nameOf(state, victim),
      location: locationId(location),
    }),
  );
}

export const BRIBE: SpecialRule = {
  rule: 'E7',
  isRanked: false,
  canDo,
  whyNot: () => say('why.no-bribe', 'E7.1'),
  warning: onlyWarning,
  perform: bribe,
};
