/** Any card as a message that tells what is on it: for the board, the card viewer and terminals. */
import type { Message } from '@sandtable/engine';
import type { Activation, CapabilityNumber } from '../components/capabilities.ts';
import { kindOf } from '../components/cards.ts';
import { type Empire, EMPIRES } from '../components/empires.ts';
import { type CountingHeadline, type HeadlineNumber, isCounting } from '../components/headlines.ts';
import { type Location, locationId } from '../components/map.ts';
import { MODES } from '../components/modes.ts';
import { impactsOf } from '../components/impacts.ts';
import { capabilityOf, courtCard, headlineOf, loyaltyCardOf, type State, wazirOf } from '../state.ts';
import type { HeadlineFigures } from './params.ts';
import { say } from './say.ts';

type Corrected = Pick<State, 'corrections'>;

export function tellCard(state: Corrected, card: number): Message {
  switch (kindOf(card)) {
    case 'court':
      return tellCourt(state, card);
    case 'topple':
      return say('card.topple', 'B6.1', { card: String(card) });
    case 'headline':
      return say('card.headline', 'J6.1', {
        card: String(card),
        effect: tellEffect(state, card as HeadlineNumber),
      });
    case 'capability':
      return tellCapability(state, card as CapabilityNumber);
  }
}

function tellCourt(state: Corrected, card: number): Message {
  const facts = courtCard(state, card);
  return say('card.court', 'B2.1', {
    card: String(card),
    mode: facts.mode,
    rank: facts.rank,
    location: locationId(facts.location),
    patriot: facts.patriot === null ? [] : [facts.patriot],
    prize: facts.prize === null ? [] : [facts.prize],
    impacts: impactsOf(facts),
    actions: facts.actions,
    known: facts.known,
  });
}

function tellEffect(state: Corrected, card: HeadlineNumber): Message {
  return isCounting(card)
    ? say(`effect.${card}`, 'J6.1', headlineFigures(state, card))
    : say(`effect.${card}`, 'J6.1');
}

function headlineFigures(state: Corrected, card: CountingHeadline): HeadlineFigures {
  const { lost = {}, added = {}, rupees = 0, loyal = '', regime = '', amount = 0 } = headlineOf(state, card);
  const counted = (cylinders: typeof lost) => EMPIRES.filter((empire) => (cylinders[empire] ?? 0) > 0);
  return {
    lost: counted(lost),
    lostCounts: counted(lost).map((empire) => lost[empire] ?? 0),
    added: counted(added),
    addedCounts: counted(added).map((empire) => added[empire] ?? 0),
    rupees,
    loyal,
    regime,
    amount,
  };
}

/** Those whose effect counts something. */
const TOLD = [116, 118, 119, 120, 121, 123, 131, 133, 139] as const satisfies readonly CapabilityNumber[];
const isTold = (card: CapabilityNumber): card is (typeof TOLD)[number] => TOLD.some((one) => one === card);

function tellCapability(state: Corrected, card: CapabilityNumber): Message {
  const { kind, activation, cost = 0, amount = 0, locations = [] } = capabilityOf(state, card);
  const stars = 'stars' in activation ? activation.stars : {};
  const modes = MODES.filter((mode) => stars[mode] !== undefined);
  return say('card.capability', 'J7.3.2', {
    card: String(card),
    kind,
    modes,
    stars: modes.map((mode) => stars[mode] ?? 0),
    condition: conditionOf(activation),
    amount: 'price' in activation ? activation.price : amount,
    effect: isTold(card)
      ? say(`effect.${card}`, 'J7.3', { cost, amount, locations: locations.map(locationId) })
      : say(`effect.${card}`, 'J7.3'),
  });
}

function conditionOf(activation: Activation): string {
  if ('stars' in activation) return 'stars';
  if ('price' in activation) return 'price';
  return 'when' in activation ? activation.when : activation.at;
}

export function tellWazir(state: Corrected, location: Location): Message {
  const { icons, known } = wazirOf(state, location);
  return say('card.wazir', 'J3.3', { location: locationId(location), icons: [...icons], known });
}

export function tellLoyaltyCard(state: Corrected, card: number): Message {
  const { ends, known } = loyaltyCardOf(state, card);
  return say('card.loyalty', 'B5.1', {
    empires: ends.map((end) => end.empire),
    orders: ends.map((end) => end.order),
    known,
  });
}

export function tellFavor(empire: Empire): Message {
  return say('card.favor', 'B7.1', { empire, effect: say(`effect.favor.${empire}`, 'B7.1') });
}
