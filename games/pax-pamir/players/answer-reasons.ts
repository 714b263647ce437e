/** Why an answer to what an action asks is good by rules of thumb (answers.ts), in words. */
import type { Message } from '@sandtable/engine';
import { spotOf } from '../actions/gift.ts';
import { isColour } from '../asking.ts';
import { LOCATIONS } from '../components/map.ts';
import { cardGivenUp } from '../leaving.ts';
import { calledAs } from '../solo/khan.ts';
import { courtCard } from '../state.ts';
import { say } from '../text/say.ts';
import { stepOf } from '../actions/travel.ts';
import { courtPrize, locationIn, worthOfAnswer, worthOfStep } from './answers.ts';
import { cardReasons } from './card-reasons.ts';
import type { Mind } from './mind.ts';
import { preyIn, spiedUpon } from './turn.ts';
import { bribeReasons, giftReasons, killReasons, preyReason } from './turn-reasons.ts';

/** Questions whose reason compares an option with all others. */
const COMPARED: readonly string[] = [
  'ask.overthrow',
  'ask.tableau-discard',
  'ask.discard-half',
  'ask.give-up',
  'ask.campaign.armies',
  'ask.transfer',
  'ask.travel',
];

export function answerReasons(
  mind: Mind,
  prompt: Message,
  option: string,
  among: readonly string[],
): Message[] {
  const isBest = (): boolean => {
    const own = worthOfAnswer(mind, prompt, option);
    return among.every((other) => worthOfAnswer(mind, prompt, other) <= own);
  };
  // Whoever looks ahead may prefer another.
  if (COMPARED.includes(prompt.key) && !isBest()) return [];
  const court = spiedUpon(mind).find(({ card }) => String(card) === option);
  switch (prompt.key) {
    case 'ask.keep':
      return option === 'none' ? [] : cardReasons(mind, Number(option));
    case 'ask.overthrow':
    case 'ask.tableau-discard':
    case 'ask.discard-half':
      return [say('bot.give.least', 'F2.1', { card: option })];
    case 'ask.give-up': {
      const card = cardGivenUp(option);
      return card === undefined
        ? [say('bot.give.cube', 'E4.6')]
        : [say('bot.give.least', 'E4.6', { card: String(card) })];
    }
    case 'ask.free-discard':
      return option === 'done' ? [say('bot.keep-hand', 'H4.3')] : [];
    case 'ask.take-back':
      return option === 'none' ? [say('bot.keep-units', 'E4.7')] : [];
    case 'ask.honeymoon':
      return option === 'hand' ? [say('bot.to-hand', 'I1.5')] : [];
    case 'ask.prize':
      return prizeReasons(mind, prompt, option);
    case 'ask.bribe':
      return bribeReasons(mind, court);
    case 'ask.assassinate':
      return killReasons(mind, court);
    case 'ask.gift': {
      const cost = spotOf(option);
      return cost === undefined ? [] : giftReasons(mind, cost);
    }
    default:
      return otherReasons(mind, prompt, option);
  }
}

function otherReasons(mind: Mind, prompt: Message, option: string): Message[] {
  switch (prompt.key) {
    case 'ask.commerce':
    case 'ask.tax':
    case 'ask.discard-rupee':
    case 'ask.claim':
      return sourceReasons(mind, option);
    case 'ask.badal.spend':
      return [say('bot.badal', 'I2.3', { count: Number(option) })];
    case 'ask.campaign.armies':
      return [say('bot.all-armies', 'E12.1.1')];
    case 'ask.travel':
      return travelReasons(mind, option);
    case 'ask.band':
      return bandReasons(mind, prompt, option);
    case 'ask.counter':
      return option === 'done'
        ? []
        : [say(option.includes('middle') ? 'bot.hunt.spy' : 'bot.hunt.band', 'E6.2')];
    case 'ask.campaign.from':
    case 'ask.campaign.way':
      return groundReasons(mind, option);
    case 'ask.casualty':
      return casualtyReasons(option);
    case 'ask.headline':
      return option === 'effect' ? [say('bot.effect', 'J6.2')] : [];
    case 'ask.interrupt':
      return option === 'yes' ? [say('bot.interrupt', 'J7.3.3')] : [];
    case 'ask.activate':
      return option === 'yes' ? [say('bot.activate', 'J7.3.1', { card: cardOf(prompt) })] : [];
    case 'ask.transfer':
      return [say('bot.transfer', 'E10.4')];
    default:
      return [];
  }
}

/** The card a question is about. */
function cardOf({ params }: Message): string {
  const card = params?.['card'];
  return typeof card === 'string' ? card : '';
}

/** E8.3 Taken when it is of the own empire, left when it would change loyalty. */
function prizeReasons(mind: Mind, prompt: Message, option: string): Message[] {
  const prize = courtPrize(mind, prompt);
  const card = cardOf(prompt);
  if (prize === null) return [];
  const isOwn = prize === mind.me.loyalty;
  if (option === 'take') return isOwn ? [say('bot.prize', 'E8.3', { card, empire: prize })] : [];
  return isOwn ? [] : [say('bot.prize.left', 'E8.3', { card, empire: prize })];
}

function sourceReasons({ view }: Mind, option: string): Message[] {
  if (option === 'done' || option === 'none') return [];
  return isColour(option)
    ? [say('bot.from.player', 'E11.3', { player: calledAs(view, option) })]
    : [say('bot.from.place', 'E9.1', { place: option })];
}

function travelReasons(mind: Mind, option: string): Message[] {
  const step = stepOf(option);
  if (step === undefined) return [say('bot.travel.stop', 'E5.2')];
  return worthOfStep(mind, option) > 0 ? [say('bot.travel.step', 'H3.1.2', { card: String(step.to) })] : [];
}

function bandReasons({ view }: Mind, { params }: Message, option: string): Message[] {
  if (option === 'middle') return [];
  const facts = courtCard(view, Number(params?.['card']));
  const empire = option === 'patriot' ? facts.patriot : facts.prize;
  return empire === null ? [] : [say('bot.band', 'H3.1.2', { empire })];
}

/** `herat`, `road:herat`, `stay`. */
function groundReasons(mind: Mind, option: string): Message[] {
  if (option === 'stay') return [say('bot.stay', 'E12.1.2')];
  const at = locationIn(option);
  return LOCATIONS[at] !== undefined && preyIn(mind, at) > 0 ? [preyReason(mind, at)] : [];
}

function casualtyReasons(option: string): Message[] {
  if (option.startsWith('tribe')) return [say('bot.casualty.tribe', 'E12.1.4')];
  if (option.startsWith('road')) return [say('bot.casualty.road', 'E12.1.4')];
  return option === 'done' ? [] : [say('bot.casualty.army', 'E12.1.4')];
}
