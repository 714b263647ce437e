/** Why a choice of a turn is good by rules of thumb (turn.ts), in words; nothing where they find nothing good in it. */
import type { Message } from '@sandtable/engine';
import { GAP, isCourt, isTopple, kindOf } from '../components/cards.ts';
import { locationId } from '../components/map.ts';
import type { SpecialAction } from '../components/modes.ts';
import { choiceOf } from '../sequence/choices.ts';
import { type Court, courtCard, rankOf } from '../state.ts';
import { say } from '../text/say.ts';
import { nearestBand } from './bands.ts';
import { cardReasons } from './card-reasons.ts';
import { leadIn, type Mind, nearest, toppleCount, wouldWinAtLast, wouldWinBy } from './mind.ts';
import {
  cheapestGift,
  enemySpies,
  gainOf,
  preyIn,
  spiedUpon,
  total,
  worthOfAssassinating,
  worthOfBribing,
} from './turn.ts';

export function choiceReasons(mind: Mind, option: string): Message[] {
  const choice = choiceOf(option);
  switch (choice.kind) {
    case 'buy':
      return purchaseReasons(mind, choice.place);
    case 'play':
      return cardReasons(mind, choice.card);
    case 'use':
      return [say('bot.use', 'J7.3.3', { card: String(choice.card) })];
    case 'activate':
      return [say('bot.activate', 'J7.3.1', { card: String(choice.card) })];
    case 'wazir':
      return [say('bot.wazir', 'J3.3', { location: locationId(choice.location) })];
    case 'discard':
    case 'take':
    case 'release':
    case 'end':
      return [];
    case 'special':
      return actionReasons(mind, choice.action, choice.card);
  }
}

function purchaseReasons(mind: Mind, place: number): Message[] {
  const number = mind.view.market.cards[place] ?? GAP;
  const card = String(number);
  const gain = gainOf(mind, place);
  const money = gain > 0 ? [say('bot.buy.gain', 'E3.5', { card, count: gain })] : [];
  if (isTopple(number)) return [...toppleReasons(mind), ...money];
  if (isCourt(number)) return [...money, ...cardReasons(mind, number)];
  return [
    ...money,
    kindOf(number) === 'headline'
      ? say('bot.buy.headline', 'J6.1', { card })
      : say('bot.buy.capability', 'J7.1', { card }),
  ];
}

/** H1.1 As `worthOfTopple` looks at it. */
function toppleReasons({ view, who }: Mind): Message[] {
  const { supremeNow } = view;
  if (view.variants.nationBuilding)
    return supremeNow !== null && leadIn(view, who, supremeNow) > 0
      ? [say('bot.topple.points', 'I1.4', { empire: supremeNow })]
      : [];
  if (supremeNow !== null)
    return wouldWinBy(view, who, supremeNow) ? [say('bot.topple.wins', 'H3.1', { empire: supremeNow })] : [];
  if (toppleCount(view) === 1) return wouldWinAtLast(view, who) ? [say('bot.topple.last', 'H5.1')] : [];
  const { empire, gap } = nearest(view);
  return gap <= 2 && leadIn(view, who, empire) < 0 ? [say('bot.topple.purge', 'H4.1', { empire })] : [];
}

function actionReasons(mind: Mind, action: SpecialAction, card: number): Message[] {
  const { view, me } = mind;
  const court = me.tableau.find((one) => one.card === card);
  const rank = court === undefined ? 1 : rankOf(view, court);
  switch (action) {
    case 'commerce':
      return [say('bot.commerce', 'E9.1', { count: Math.min(rank, total(view.market.rupees)) })];
    case 'tax':
      return [say('bot.tax', 'E11.1', { count: rank })];
    case 'gift':
      return giftReasons(mind, cheapestGift(me.gifts));
    case 'counter-espionage': {
      const count = Math.min(rank, enemySpies(mind));
      return count > 0 ? [say('bot.counter', 'E6.2', { count })] : [];
    }
    case 'travel':
      return nearestBand(mind) <= rank ? [say('bot.travel', 'H3.1.2', { count: nearestBand(mind) })] : [];
    case 'bribe':
      return bribeReasons(mind, bestOf(mind, worthOfBribing));
    case 'assassinate':
      return killReasons(mind, bestOf(mind, worthOfAssassinating));
    case 'campaign':
      return campaignReasons(mind);
  }
}

/** E10.3 A gift that can be paid. */
export const giftReasons = ({ me }: Mind, cost: number): Message[] =>
  me.loyalty !== null && me.rupees >= cost ? [say('bot.gift', 'E10.3', { cost, empire: me.loyalty })] : [];

function bestOf(mind: Mind, worth: typeof worthOfBribing): Court | undefined {
  return spiedUpon(mind).toSorted((a, b) => worth(mind, b) - worth(mind, a))[0];
}

/** E7 What the card would bring; nothing for one that cannot be paid. */
export function bribeReasons(mind: Mind, court: Court | undefined): Message[] {
  if (court === undefined) return [];
  const cost = 2 * rankOf(mind.view, court);
  if (cost > mind.me.rupees) return [];
  return [
    say('bot.bribe', 'E7.2', { card: String(court.card), cost }),
    ...cardReasons(mind, court.card).slice(0, 1),
  ];
}

/** E8 What the victim loses, and the prize. */
export function killReasons({ view, me }: Mind, court: Court | undefined): Message[] {
  if (court === undefined) return [];
  const { prize, rank } = courtCard(view, court.card);
  const card = String(court.card);
  const taken =
    prize !== null && prize === me.loyalty ? [say('bot.prize', 'E8.3', { card, empire: prize })] : [];
  return [...taken, say('bot.kill', 'E8.1', { card, count: rank })];
}

/** E12 Where most tribes of others stand beside armies of the own empire. */
function campaignReasons(mind: Mind): Message[] {
  const { view, me } = mind;
  const { loyalty } = me;
  if (loyalty === null) return [];
  let best = -1;
  for (let at = 0; at < me.tribes.length; at++)
    if ((view.armies[loyalty][at] ?? 0) > 0 && preyIn(mind, at) > (best < 0 ? 0 : preyIn(mind, best)))
      best = at;
  return best < 0 ? [] : [preyReason(mind, best)];
}

export const preyReason = (mind: Mind, location: number): Message =>
  say('bot.prey', 'E12.1.3', { location: locationId(location), count: preyIn(mind, location) });
