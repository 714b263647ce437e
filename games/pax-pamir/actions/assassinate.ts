/** E8 Assassinate. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick } from '../asking.ts';
import { CAPABILITY } from '../components/capabilities.ts';
import type { Empire } from '../components/empires.ts';
import { isCancelled, tellDeed, watch } from '../khyber-knives/interrupts.ts';
import { leave } from '../leaving.ts';
import { changeLoyalty } from '../loyalty.ts';
import { lendersOn } from '../negotiations/consent.ts';
import { payRightEnd } from '../rupees.ts';
import { changeWarning, driftWarning, warned } from '../signs.ts';
import { nameOf } from '../solo/khan.ts';
import { hasSpy, MIDDLE, moveSpy, ownerOfSpy, sendHome, spiesOn, spotId, spotOfSpy } from '../spies.ts';
import { type Court, courtCard, courtOf, isActive, playerOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { avenge } from '../variants/badal.ts';
import { borrow } from './bribe.ts';
import type { Act, SpecialRule } from './special.ts';

/** E8.2 */
export const ASSASSINATION_COST = 2;

const isTarget = (state: State, who: Who, court: Court): boolean =>
  hasSpy(court, who) || lendersOn(state, court.card).length > 0;

/** E8.1, E8.5 Any tableau card with an own spy, own cards too, or a lent one. */
function canDo(state: State, who: Who): boolean {
  const player = playerOf(state, who);
  if (player.rupees < ASSASSINATION_COST) return false;
  // An own spy stands on some card.
  if (player.spies > 0) return true;
  if (state.talk.loans.length === 0) return false;
  return state.players.some((one) => one.tableau.some((court) => isTarget(state, who, court)));
}

const targets = (state: State, who: Who): Court[] =>
  state.players.flatMap((player) => player.tableau.filter((court) => isTarget(state, who, court)));

/** An own patriot may be the last sign of loyalty; its prize, which may be taken, is asked about later. */
function killWarning(state: State, who: Who, court: Court): Message | undefined {
  const isOwn = playerOf(state, who).tableau.includes(court);
  return isOwn && courtCard(state, court.card).prize === null ? driftWarning(state, who, [court]) : undefined;
}

/** A single target is not asked about. */
function onlyWarning(state: State, who: Who): Message | undefined {
  const [only, second] = targets(state, who);
  return only === undefined || second !== undefined ? undefined : killWarning(state, who, only);
}

function* assassinate(act: Act): Rules<void> {
  const { table, state, who } = act;
  const options = targets(state, who).map((court) => String(court.card));
  const picked = yield* pick(state, who, {
    prompt: say('ask.assassinate', 'E8.1'),
    among: options,
    label: (option) => {
      const { owner, court } = courtOf(state, Number(option));
      return say('assassinate.card', 'E8.1', {
        card: option,
        owner: nameOf(state, owner),
        ...warned(killWarning(state, who, court)),
      });
    },
  });
  const { owner: victim, court } = courtOf(state, Number(picked));
  yield* payRightEnd(state, who, ASSASSINATION_COST, 'E8.2');
  yield* giveUpSpy(act, court);
  const watched = watch(state, who, 'assassinate');
  tellDeed(
    table,
    say('log.assassinated', 'E8.1', {
      player: nameOf(state, who),
      owner: nameOf(state, victim),
      card: picked,
    }),
  );
  if (yield* isCancelled(table, watched)) return;
  const { prize } = courtCard(state, court.card);
  const isTaken = prize !== null && (yield* wantsPrize(state, who, court, prize));
  yield* leave(table, {
    owner: victim,
    courts: [court],
    to: 'discards',
    cause: who,
    rule: 'E8.1',
  });
  if (prize !== null && isTaken) yield* takePrize(table, who, court, prize);
}

/** E8.2 One of the spies on the card is part of the cost; card 135 brings it to safety. */
function* giveUpSpy({ table, state, who }: Act, court: Court): Rules<void> {
  const lender = yield* whoseSpy(state, who, court);
  const kinds = spiesOn(court, lender);
  const player = nameOf(state, lender);
  const spy = yield* pick(state, who, {
    prompt: say('ask.which-spy', 'E8.2', { card: String(court.card) }),
    among: kinds,
    id: (one) => spotId(spotOfSpy(one)),
    label: (one) =>
      say('unit.spy', 'E8.2', { player, card: String(court.card), spot: spotId(spotOfSpy(one)) }),
  });
  const isSafe = lender === who && isActive(playerOf(state, who), CAPABILITY.safeHouse);
  const shelter = isSafe ? yield* safeHouse(table, who, court) : undefined;
  if (shelter === undefined) sendHome(state, court, spy);
  else moveSpy(court, spy, shelter, MIDDLE);
  if (ownerOfSpy(spy) !== who) yield* avenge(table, ownerOfSpy(spy));
}

/** An own one, or one that was lent (doubt 7), as the player likes. */
function* whoseSpy(state: State, who: Who, court: Court): Rules<Who> {
  const lenders = lendersOn(state, court.card);
  return lenders.length === 0 ? who : yield* borrow(state, who, court, hasSpy(court, who) ? [who] : []);
}

/** Card 135: a card of the own tableau, if there is another than the target. */
function* safeHouse(table: Table<State>, who: Who, target: Court): Rules<Court | undefined> {
  const { state } = table;
  const refuges = playerOf(state, who).tableau.filter((court) => court !== target);
  if (refuges.length === 0) return undefined;
  table.fired(`capability.${CAPABILITY.safeHouse}.used`);
  return yield* pick(state, who, {
    prompt: say('ask.safe-house', 'J7.3.3'),
    among: refuges,
    id: ({ card }) => String(card),
    label: ({ card }) => say('card', 'J7.3.3', { card: String(card) }),
  });
}

/** E8.3, doubt 13: a prize of another empire brings its loyalty. */
function* wantsPrize(state: State, who: Who, court: Court, empire: Empire): Rules<boolean> {
  const changes = playerOf(state, who).loyalty !== empire;
  const card = String(court.card);
  const taken = changeWarning(state, who, empire, [court]);
  const left = driftWarning(state, who, [court]);
  const picked = yield* pick(state, who, {
    prompt: say('ask.prize', 'E8.3', { card, empire, changes }),
    among: ['take'],
    label: () => say('prize.take', 'E8.3', { card, empire, ...warned(taken) }),
    pass: 'leave',
    passLabel: () => say('prize.leave', 'E8.3', { card, ...warned(left) }),
  });
  return picked === 'take';
}

export function* takePrize(table: Table<State>, who: Who, court: Court, empire: Empire): Rules<void> {
  const { state } = table;
  const player = playerOf(state, who);
  table.fired('prize.taken');
  table.log(say('log.prize', 'E8.3', { player: nameOf(state, who), card: String(court.card), empire }));
  yield* changeLoyalty(table, who, empire, 'E8.3');
  state.discards.splice(state.discards.lastIndexOf(court.card), 1);
  player.prizes.push(court.card);
}

export const ASSASSINATE: SpecialRule = {
  rule: 'E8',
  isRanked: false,
  canDo,
  whyNot: (state, who) =>
    playerOf(state, who).rupees < ASSASSINATION_COST
      ? say('why.cost', 'E8.2', { cost: ASSASSINATION_COST, rupees: playerOf(state, who).rupees })
      : say('why.no-spy', 'E8.1'),
  warning: onlyWarning,
  perform: assassinate,
};
