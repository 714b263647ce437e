/** Options. */
import type { Voice } from '@sandtable/engine';
import type {
  Costs,
  Counted,
  InLocation,
  LoyaltyLost,
  OfCard,
  OfEmpire,
  OfPlayer,
  Warned,
} from '../params.ts';
import { firstEmpire } from './begin.ts';
import { many, rupees } from './count.ts';

const card = (p: OfCard, v: Voice): string => v.name('card', p.card);
/** What is given up with it. */
const warning = (p: Warned, v: Voice): string => (p.warning === undefined ? '' : `. ${v.say(p.warning)}`);
const location = (p: InLocation, v: Voice): string => v.name('location', p.location);
const player = (p: OfPlayer, v: Voice): string => v.name('player', p.player);
const empire = (p: OfEmpire, v: Voice): string => v.name('empire', p.empire);

export interface Acting extends OfCard, Warned {
  free: boolean;
}
const free = (p: { free: boolean }): string => (p.free ? ' (free)' : '');

/** E4.5 What a change of loyalty takes away, one by one. */
const lostWith = (p: LoyaltyLost, v: Voice): string[] => [
  ...(p.gifts > 0 ? [many(p.gifts, 'gift')] : []),
  ...(p.prizes > 0 ? [many(p.prizes, 'prize')] : []),
  ...(p.loyaltyCard ? ['the loyalty card'] : []),
  ...p.patriots.map((one) => `the patriot ${v.name('card', String(one))}`),
  ...(p.owed > 0 ? [`${rupees(p.owed)} to pay back`] : []),
  ...(p.trust ? [v.name('card', '129')] : []),
];

export const choices = {
  done: () => 'Done',
  yes: () => 'Yes',
  no: () => 'No',
  number: (p: { number: number }) => String(p.number),
  card: (p: OfCard & Warned, v: Voice) => `${card(p, v)}${warning(p, v)}`,
  player,
  location,
  connection: (p: { connection: string }, v: Voice) => v.name('connection', p.connection),
  place: (p: OfCard & { place: string }, v: Voice) => `${card(p, v)} (${v.name('place', p.place)})`,

  'turn.end': () => 'End the turn',
  'turn.buy': (p: OfCard & Costs & { place: string; found: number }, v: Voice) =>
    `Buy ${card(p, v)} for ${p.cost}${p.found > 0 ? `, with ${rupees(p.found)} on it` : ''} (${v.name('place', p.place)})`,
  'turn.play': (p: OfCard & Costs & Warned, v: Voice) =>
    `Play ${card(p, v)}${p.cost > 0 ? `, for ${rupees(p.cost)} to tribe owners` : ''}${warning(p, v)}`,
  'loyalty.changes': (p: LoyaltyLost, v: Voice) => {
    const lost = lostWith(p, v);
    const change = `Your loyalty changes to ${empire(p, v)}`;
    return lost.length === 0 ? `${change}; nothing is lost` : `${change}; lost with it: ${lost.join(', ')}`;
  },
  'turn.discard': (p: OfCard, v: Voice) => `Discard ${card(p, v)}`,
  'turn.take': (p: OfPlayer & OfCard & Costs, v: Voice) =>
    `Buy ${card(p, v)} from ${player(p, v)} for ${p.cost}`,
  'turn.travel': (p: Acting, v: Voice) => `Travel with ${card(p, v)}${free(p)}`,
  'turn.counter-espionage': (p: Acting, v: Voice) => `Counter-espionage with ${card(p, v)}${free(p)}`,
  'turn.bribe': (p: Acting, v: Voice) => `Bribe with ${card(p, v)}${free(p)}${warning(p, v)}`,
  'turn.assassinate': (p: Acting, v: Voice) => `Assassinate with ${card(p, v)}${free(p)}${warning(p, v)}`,
  'turn.commerce': (p: Acting, v: Voice) => `Commerce with ${card(p, v)}${free(p)}`,
  'turn.gift': (p: Acting, v: Voice) => `Gift with ${card(p, v)}${free(p)}`,
  'turn.tax': (p: Acting, v: Voice) => `Tax with ${card(p, v)}${free(p)}`,
  'turn.campaign': (p: Acting, v: Voice) => `Campaign with ${card(p, v)}${free(p)}`,
  'turn.consolidate': (p: InLocation & { free: boolean }, v: Voice) =>
    `Consolidate with the wazir of ${location(p, v)}${free(p)}`,
  'icon.regime': (p: { regime: string }, v: Voice) => v.name('regime', p.regime),
  'turn.regime-change': (p: InLocation & { regimes: readonly string[]; free: boolean }, v: Voice) =>
    `Change the regime to ${p.regimes.map((regime) => v.name('regime', regime)).join(' or ')} with the wazir of ${location(p, v)}${free(p)}`,
  'turn.use': (p: OfCard, v: Voice) => `Use ${card(p, v)}`,
  'turn.activate': (p: OfCard, v: Voice) => `Activate ${card(p, v)}`,
  'turn.release': (p: OfPlayer, v: Voice) => `Free a spy of ${player(p, v)}`,

  'loyalty.end': (p: OfEmpire & { order: number }, v: Voice) =>
    `${firstEmpire(p, v)}, order number ${p.order}`,
  'end.left': (p: OfCard, v: Voice) => `${card(p, v)} to the left end`,
  'end.right': (p: OfCard, v: Voice) => `${card(p, v)} to the right end`,
  'take-back.none': () => 'None: leave the unit out',
  'travel.step': (p: OfCard & { spot: string; to: string }, v: Voice) =>
    `From ${card(p, v)} (${v.name('spot', p.spot)}) to ${v.name('card', p.to)}`,
  band: (p: OfCard & OfEmpire & { spot: string }, v: Voice) =>
    `On the ${v.name('spot', p.spot)} (${empire(p, v)})`,
  'band.middle': () => 'In the middle',
  'bribe.card': (p: OfCard & Costs & Warned & { owner: string }, v: Voice) =>
    `${card(p, v)} of ${v.name('player', p.owner)}, for ${p.cost}${warning(p, v)}`,
  'assassinate.card': (p: OfCard & Warned & { owner: string }, v: Voice) =>
    `${card(p, v)} of ${v.name('player', p.owner)}${warning(p, v)}`,
  'prize.take': (p: OfCard & OfEmpire & Warned, v: Voice) =>
    `Take ${card(p, v)} as a prize of ${empire(p, v)}${warning(p, v)}`,
  'prize.leave': (p: OfCard & Warned, v: Voice) => `Discard ${card(p, v)}${warning(p, v)}`,
  'gift.spot': (p: Costs) => `The gift for ${rupees(p.cost)}`,
  'gift.transfer': (p: OfPlayer, v: Voice) => `Hand rupees to ${player(p, v)}`,
  'take.player': (p: OfPlayer, v: Voice) => `From ${player(p, v)}`,
  'take.place': (p: OfCard & { place: string }, v: Voice) =>
    `From ${card(p, v)} (${v.name('place', p.place)})`,
  'take.none': () => 'Take none',
  'way.stay': () => 'Stay and attack here',
  'way.road': (p: InLocation, v: Voice) => `By road to ${location(p, v)}`,
  'way.baggage': (p: InLocation, v: Voice) => `With the baggage train to ${location(p, v)}, for 2 rupees`,
  'way.support': (p: InLocation, v: Voice) =>
    `With the support of the people to ${location(p, v)}, for 1 rupee`,
  'attack.empire': (p: OfEmpire, v: Voice) => `Attack ${empire(p, v)}`,
  'attack.none': () => 'No attack',
  'keep.none': (p: Warned, v: Voice) => `Keep none${warning(p, v)}`,
  'honeymoon.hand': (p: OfCard, v: Voice) => `${card(p, v)} to the hand`,
  'honeymoon.discard': (p: OfCard, v: Voice) => `Discard ${card(p, v)}`,
  'headline.effect': (p: OfCard, v: Voice) => `${card(p, v)} takes effect`,
  'headline.discard': (p: OfCard, v: Voice) => `Discard ${card(p, v)} without effect`,
  'capability.below': (p: OfCard, v: Voice) => `Keep ${card(p, v)} as a capability`,
  'capability.augment': (p: OfCard & { host: string }, v: Voice) =>
    `Put it behind ${v.name('card', p.host)}: rank +1`,
  'overhead.pay': (p: OfCard, v: Voice) => `Pay for ${card(p, v)}`,
  'overhead.discard': (p: OfCard, v: Voice) => `Discard ${card(p, v)}`,

  'unit.tribe': (p: OfPlayer & InLocation, v: Voice) => `Tribe of ${player(p, v)} in ${location(p, v)}`,
  'unit.spy': (p: OfPlayer & OfCard & { spot: string }, v: Voice) =>
    `Spy of ${player(p, v)} on ${card(p, v)} (${v.name('spot', p.spot)})`,
  'unit.gift': (p: OfPlayer & Costs, v: Voice) => `Gift of ${player(p, v)} for ${p.cost}`,
  'unit.army': (p: OfEmpire & InLocation, v: Voice) => `Army of ${empire(p, v)} in ${location(p, v)}`,
  'unit.road': (p: OfEmpire & { connection: string }, v: Voice) =>
    `Road of ${empire(p, v)} on ${v.name('connection', p.connection)}`,

  'aside.offer': (p: OfPlayer & OfCard & { price: number }, v: Voice) =>
    `Offer ${card(p, v)} to ${player(p, v)} for ${p.price}`,
  'aside.withdraw': (p: OfPlayer & OfCard, v: Voice) =>
    `Withdraw the offer of ${card(p, v)} to ${player(p, v)}`,
  'aside.toll': (p: OfPlayer & InLocation & Counted, v: Voice) =>
    `Ask ${player(p, v)} for ${many(p.count, 'rupee')} to play in ${location(p, v)}`,
  'aside.lend': (p: OfPlayer & OfCard & InLocation, v: Voice) =>
    `Let ${player(p, v)} use your spy on ${card(p, v)} (${location(p, v)}) for an action`,
  'aside.recall': (p: OfPlayer & OfCard & InLocation, v: Voice) =>
    `No longer let ${player(p, v)} use your spy on ${card(p, v)} (${location(p, v)})`,
} satisfies Record<string, (p: never, v: Voice) => string>;
