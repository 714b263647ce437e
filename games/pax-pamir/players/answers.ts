/** Rules of thumb for all that an action asks: what each option is worth. */
import type { Message } from '@sandtable/engine';
import { wayOf } from '../actions/campaign/group.ts';
import { stepOf } from '../actions/travel.ts';
import { isColour } from '../asking.ts';
import type { Empire } from '../components/empires.ts';
import { LOCATIONS } from '../components/map.ts';
import { cardGivenUp } from '../leaving.ts';
import { placeNamed } from '../market-places.ts';
import { MIDDLE } from '../spies.ts';
import { courtCard } from '../state.ts';
import { distanceFrom } from './bands.ts';
import type { Mind } from './mind.ts';
import { preyIn, spiedUpon, worthOfAssassinating, worthOfBribing } from './turn.ts';
import { cardWorth } from './worth.ts';

/** The higher the better; options worth the same are taken in their order. */
export function worthOfAnswer(mind: Mind, prompt: Message, option: string): number {
  const { me } = mind;
  switch (prompt.key) {
    case 'ask.keep':
      return option === 'none' ? -9 : cardWorth(mind, Number(option));
    case 'ask.overthrow':
    case 'ask.tableau-discard':
    case 'ask.discard-half':
      return -cardWorth(mind, Number(option));
    case 'ask.give-up': {
      const card = cardGivenUp(option);
      return card === undefined ? 0 : -cardWorth(mind, card);
    }
    case 'ask.free-discard':
    case 'ask.take-back':
      return option === 'done' || option === 'none' ? 1 : 0;
    case 'ask.honeymoon':
      return option === 'hand' ? 1 : 0;
    case 'ask.prize':
      return (option === 'take') === (courtPrize(mind, prompt) === me.loyalty) ? 1 : 0;
    case 'ask.bribe':
      return among(mind, option, worthOfBribing);
    case 'ask.assassinate':
      return among(mind, option, worthOfAssassinating);
    case 'ask.gift':
      return isColour(option) ? -9 : -Number(option.slice(5));
    case 'ask.commerce':
    case 'ask.tax':
    case 'ask.discard-rupee':
    case 'ask.claim':
      return worthOfSource(mind, option);
    case 'ask.badal.spend':
    case 'ask.campaign.armies':
      return Number(option);
    case 'ask.travel':
      return worthOfStep(mind, option);
    case 'ask.band':
      return worthOfBand(mind, prompt, option);
    case 'ask.counter':
      return option === 'done' ? 0 : option.includes('middle') ? 1 : 2;
    case 'ask.campaign.from':
    case 'ask.campaign.way':
      return worthOfGround(mind, option);
    case 'ask.casualty':
      return worthOfCasualty(option);
    case 'ask.headline':
      return option === 'effect' ? 1 : 0;
    case 'ask.interrupt':
    case 'ask.activate':
      return option === 'yes' ? 1 : 0;
    case 'ask.transfer':
      return -Number(option);
    default:
      return option === 'done' || option === 'none' ? -1 : 0;
  }
}

export function courtPrize({ view }: Mind, { params }: Message): Empire | null {
  return courtCard(view, Number(params?.['card'])).prize;
}

/** Only cards of others are worth it. */
function among(mind: Mind, option: string, worth: typeof worthOfBribing): number {
  const court = spiedUpon(mind).find(({ card }) => String(card) === option);
  return court === undefined ? -9 : worth(mind, court);
}

/** A rupee of another counts twice. */
function worthOfSource({ view }: Mind, option: string): number {
  if (option === 'done' || option === 'none') return -1;
  return isColour(option) ? 9 : 1 + (view.market.rupees[placeNamed(option)] ?? 0) / 10;
}

/** `12:middle>15`: nearer to a band of the own empire. */
export function worthOfStep(mind: Mind, option: string): number {
  const step = stepOf(option);
  if (step === undefined) return 0.1;
  if (step.spot !== MIDDLE) return -1;
  const after = distanceFrom(mind, step.to);
  return after < distanceFrom(mind, step.from) ? 2 - 0.1 * after : 0;
}

function worthOfBand({ view, me }: Mind, { params }: Message, option: string): number {
  if (option === 'middle') return 0.1;
  const facts = courtCard(view, Number(params?.['card']));
  return (option === 'patriot' ? facts.patriot : facts.prize) === me.loyalty ? 2 : 0.5;
}

/** Where tribes of others can be fought; staying costs nothing. */
function worthOfGround(mind: Mind, option: string): number {
  const way = wayOf(option);
  const means = way === undefined || way === 'stay' ? 'none' : way.means;
  const cost = means === 'baggage' ? 1.5 : means === 'support' ? 0.8 : 0;
  const at = locationIn(option);
  return at < 0 ? 1 : preyIn(mind, at) - cost;
}

/** The location of `herat` or `road:herat`; -1 for `stay`. */
export function locationIn(option: string): number {
  const way = wayOf(option);
  if (way === undefined) return LOCATION_IDS.indexOf(option);
  return way === 'stay' ? -1 : way.to;
}

const LOCATION_IDS: readonly string[] = LOCATIONS;

function worthOfCasualty(option: string): number {
  if (option.startsWith('tribe')) return 3;
  if (option.startsWith('road')) return 2;
  return option === 'done' ? 0 : 0.5;
}
