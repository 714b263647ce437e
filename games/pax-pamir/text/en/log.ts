/** The journal. */
import type { Message, Voice } from '@sandtable/engine';
import type { Costs, Counted, InLocation, OfCard, OfEmpire, OfPlayer } from '../params.ts';
import { inside } from './begin.ts';
import { many, rupees } from './count.ts';

const card = (p: OfCard, v: Voice): string => v.name('card', p.card);
const location = (p: InLocation, v: Voice): string => v.name('location', p.location);
const player = (p: OfPlayer, v: Voice): string => v.name('player', p.player);
const empire = (p: OfEmpire, v: Voice): string => v.name('empire', p.empire);
const owner = (p: { owner: string }, v: Voice): string => v.name('player', p.owner);

type Acting = OfPlayer & OfCard;

export const log = {
  'log.loyal': (p: OfPlayer & OfEmpire & { order: number }, v: Voice) =>
    `${player(p, v)} is loyal to ${empire(p, v)} (order number ${p.order})`,
  'log.first': (p: OfPlayer, v: Voice) => `${player(p, v)} is the first player`,
  'log.bought': (p: OfPlayer & OfCard & Costs & { found: number }, v: Voice) =>
    `${player(p, v)} buys ${card(p, v)} for ${p.cost}${p.found > 0 ? ` and takes ${rupees(p.found)} from it` : ''}`,
  'log.sold': (p: OfPlayer & OfCard & { seller: string; price: number }, v: Voice) =>
    `${player(p, v)} buys ${card(p, v)} from ${v.name('player', p.seller)} for ${p.price}`,
  'log.played': (p: Acting, v: Voice) => `${player(p, v)} plays ${card(p, v)}`,
  'log.discarded': (p: Acting, v: Voice) => `${player(p, v)} discards ${card(p, v)}`,
  'log.toll': (p: OfPlayer & Counted & { owner: string }, v: Voice) =>
    `${player(p, v)} pays ${rupees(p.count)} to ${owner(p, v)}`,
  'log.action.travel': (p: Acting, v: Voice) => `${player(p, v)} travels with ${card(p, v)}`,
  'log.action.counter-espionage': (p: Acting, v: Voice) => `${player(p, v)} hunts spies with ${card(p, v)}`,
  'log.action.bribe': (p: Acting, v: Voice) => `${player(p, v)} bribes with ${card(p, v)}`,
  'log.action.assassinate': (p: Acting, v: Voice) => `${player(p, v)} sends an assassin with ${card(p, v)}`,
  'log.action.commerce': (p: Acting, v: Voice) => `${player(p, v)} trades with ${card(p, v)}`,
  'log.action.gift': (p: Acting, v: Voice) => `${player(p, v)} makes a gift with ${card(p, v)}`,
  'log.action.tax': (p: Acting, v: Voice) => `${player(p, v)} taxes with ${card(p, v)}`,
  'log.action.campaign': (p: Acting, v: Voice) => `${player(p, v)} campaigns with ${card(p, v)}`,
  'log.travelled': (p: OfPlayer & { cards: readonly string[] }, v: Voice) =>
    `${many(p.cards.length, 'spy', 'spies')} of ${player(p, v)} ${p.cards.length === 1 ? 'travels' : 'travel'} to ${p.cards.map((one) => v.name('card', one)).join(', ')}`,
  'log.spy-removed': (p: OfPlayer & OfCard & { owner: string }, v: Voice) =>
    `${player(p, v)} removes a spy of ${owner(p, v)} from ${card(p, v)}`,
  'log.spy-home': (p: Acting, v: Voice) => `A spy of ${player(p, v)} on ${card(p, v)} goes home`,
  'log.bribed': (p: Acting & { owner: string }, v: Voice) =>
    `${player(p, v)} bribes ${card(p, v)} of ${owner(p, v)}`,
  'log.coup': (p: OfPlayer & InLocation & { owner: string }, v: Voice) =>
    `Coup: the tribes of ${owner(p, v)} in ${location(p, v)} go over to ${player(p, v)}`,
  'log.assassinated': (p: Acting & { owner: string }, v: Voice) =>
    `${player(p, v)} has ${card(p, v)} of ${owner(p, v)} assassinated`,
  'log.prize': (p: Acting & OfEmpire, v: Voice) =>
    `${player(p, v)} takes ${card(p, v)} as a prize of ${empire(p, v)}`,
  'log.took.player': (p: OfPlayer & { from: string }, v: Voice) =>
    `${player(p, v)} takes a rupee from ${v.name('player', p.from)}`,
  'log.took.place': (p: Acting, v: Voice) => `${player(p, v)} takes a rupee from ${card(p, v)}`,
  'log.gift': (p: OfPlayer & Costs & OfEmpire, v: Voice) =>
    `${player(p, v)} makes ${empire(p, v)} a gift for ${rupees(p.cost)}`,
  'log.transfer': (p: OfPlayer & Counted & { to: string }, v: Voice) =>
    `${player(p, v)} hands ${rupees(p.count)} to ${v.name('player', p.to)}`,
  'log.marched': (p: OfPlayer & Counted & { from: string; to: string }, v: Voice) =>
    `A battle group of ${p.count} marches from ${v.name('location', p.from)} to ${v.name('location', p.to)}`,
  'log.baggage': (p: OfPlayer, v: Voice) => `${player(p, v)} pays for a baggage train`,
  'log.support': (p: OfPlayer, v: Voice) => `${player(p, v)} has the support of the people`,
  'log.arms': (p: OfPlayer, v: Voice) => `${player(p, v)} pays for European arms`,
  'log.removed': (p: OfPlayer & { unit: Message }, v: Voice) =>
    `${player(p, v)} removes: ${inside(p.unit, v)}`,
  'log.lost': (p: OfPlayer & { unit: Message }, v: Voice) => `${player(p, v)} loses: ${inside(p.unit, v)}`,
  'log.taken-back': (p: OfPlayer & { unit: Message }, v: Voice) =>
    `${player(p, v)} takes back: ${inside(p.unit, v)}`,
  'log.given-up': (p: OfPlayer & { unit: Message }, v: Voice) =>
    `${player(p, v)} gives up: ${inside(p.unit, v)}`,
  'log.placed.armies': (p: OfPlayer & Counted & OfEmpire & InLocation, v: Voice) =>
    `${player(p, v)} places ${many(p.count, 'army', 'armies')} of ${empire(p, v)} in ${location(p, v)}`,
  'log.placed.spies': (p: Acting & Counted, v: Voice) =>
    `${player(p, v)} places ${many(p.count, 'spy', 'spies')} on ${card(p, v)}`,
  'log.placed.tribes': (p: OfPlayer & Counted & InLocation, v: Voice) =>
    `${player(p, v)} places ${many(p.count, 'tribe')} in ${location(p, v)}`,
  'log.placed.road': (p: OfPlayer & OfEmpire & { connection: string }, v: Voice) =>
    `${player(p, v)} places a road of ${empire(p, v)} on ${v.name('connection', p.connection)}`,
  'log.leveraged': (p: OfPlayer & Counted, v: Voice) =>
    `${player(p, v)} gains ${rupees(p.count)} (leveraged)`,
  'log.leveraged.paid': (p: OfPlayer & { paid: number; missing: number }, v: Voice) =>
    `${player(p, v)} pays back ${rupees(p.paid)}${p.missing > 0 ? ` and is ${rupees(p.missing)} short` : ''}`,
  'log.investment': (p: OfPlayer & Counted, v: Voice) =>
    `${player(p, v)} gains ${rupees(p.count)} by Imperial Investment`,
  'log.left-tableau': (p: Acting, v: Voice) => `${card(p, v)} leaves the tableau of ${player(p, v)}`,
  'log.to-hand': (p: Acting, v: Voice) => `${card(p, v)} goes back to the hand of ${player(p, v)}`,
  'log.loyalty': (p: OfPlayer & OfEmpire, v: Voice) => `${player(p, v)} is now loyal to ${empire(p, v)}`,
  'log.regime': (p: { regime: string }, v: Voice) => `The regime is now ${v.name('regime', p.regime)}`,
  'log.favor': (p: OfEmpire & OfPlayer, v: Voice) =>
    `${v.name('favor', p.empire)}: ${player(p, v)} has the favor of ${empire(p, v)}`,
  'log.favor.aside': (p: OfEmpire, v: Voice) => `Nobody has the favor of ${empire(p, v)} any more`,
  'log.left-end': (p: OfCard, v: Voice) => `${card(p, v)} leaves the left end of the market`,
  'log.drawn': (p: OfCard, v: Voice) => `${card(p, v)} comes into the market`,
  'log.topple.failed': () => 'The topple fails: no empire has supremacy',
  'log.topple.supremacy': (p: OfEmpire, v: Voice) => `The topple succeeds: supremacy of ${empire(p, v)}`,
  'log.purge': () => 'Purge',
  'log.honeymoon': () => 'Honeymoon: units leave the table and tableaux are taken up',
  'log.points': (p: OfPlayer & Counted & { total: number }, v: Voice) =>
    `${player(p, v)} scores ${many(p.count, 'point')} (${p.total} in all)`,
  'log.badal': (p: OfPlayer, v: Voice) => `${player(p, v)} gains a Badal token`,
  'log.badal.taken': (p: OfPlayer & { from: string }, v: Voice) =>
    `${player(p, v)} takes the token from ${v.name('player', p.from)}`,
  'log.badal.spent': (p: OfPlayer & Counted, v: Voice) =>
    `${player(p, v)} spends ${many(p.count, 'Badal token')}`,
  'log.offer': (p: Acting & { price: number }, v: Voice) =>
    `${player(p, v)} offers ${card(p, v)} for ${p.price}`,
  'log.withdrawn': (p: Acting, v: Voice) => `${player(p, v)} withdraws the offer of ${card(p, v)}`,
  'log.asks': (p: OfPlayer & InLocation & Counted, v: Voice) =>
    `${player(p, v)} asks for ${rupees(p.count)} to play in ${location(p, v)}`,
  'log.lent': (p: Acting, v: Voice) => `${player(p, v)} lends a spy on ${card(p, v)}`,
  'log.recalled': (p: Acting, v: Voice) => `${player(p, v)} no longer lends a spy on ${card(p, v)}`,
  'log.wazir': (p: OfPlayer & InLocation, v: Voice) =>
    `${player(p, v)} rules ${location(p, v)} and takes its wazir`,
  'log.wazir.aside': (p: InLocation, v: Voice) => `Nobody rules ${location(p, v)} any more`,
  'log.wazir.acts': (p: OfPlayer & InLocation & { host: string }, v: Voice) =>
    `${player(p, v)} uses the wazir of ${location(p, v)} through ${v.name('card', p.host)}`,
  'log.consolidated': (p: OfPlayer & { unit: Message }, v: Voice) =>
    `${player(p, v)} places: ${inside(p.unit, v)}`,
  'log.headline': (p: OfCard, v: Voice) => `Headline: ${card(p, v)}`,
  'log.headline.declined': (p: OfCard, v: Voice) => `${card(p, v)} is discarded without effect`,
  'log.lasting.ended': (p: OfCard, v: Voice) => `${card(p, v)} is over`,
  'log.cylinders.added': (p: OfEmpire & Counted, v: Voice) =>
    `${many(p.count, 'cylinder')} of ${empire(p, v)} ${p.count === 1 ? 'comes' : 'come'} into stock`,
  'log.cylinders.lost': (p: OfEmpire & Counted, v: Voice) =>
    `${many(p.count, 'cylinder')} of ${empire(p, v)} ${p.count === 1 ? 'leaves' : 'leave'} the game`,
  'log.gained': (p: OfPlayer & Counted, v: Voice) => `${player(p, v)} gains ${rupees(p.count)}`,
  'log.isolated': (p: InLocation, v: Voice) => `${location(p, v)} is closed: armies and tribes leave`,
  'log.capability': (p: Acting, v: Voice) => `${player(p, v)} keeps ${card(p, v)} as a capability`,
  'log.augmented': (p: Acting & { host: string }, v: Voice) =>
    `${player(p, v)} augments ${v.name('card', p.host)} with ${card(p, v)}`,
  'log.activated': (p: Acting, v: Voice) => `${player(p, v)} activates ${card(p, v)}`,
  'log.capability.used': (p: Acting, v: Voice) => `${player(p, v)} uses ${card(p, v)}`,
  'log.capability.discarded': (p: Acting, v: Voice) => `${player(p, v)} loses the capability ${card(p, v)}`,
  'log.declared': (p: { deed: Message }, v: Voice) => `Declared: ${v.say(p.deed)}`,
  'log.carried-out': () => 'Nobody cancels it: what was declared is carried out',
  'log.cancelled': (p: Acting & { action: string }, v: Voice) =>
    `${player(p, v)} cancels this action (${v.name('action', p.action)}) with ${card(p, v)}: nothing that was declared happens, but its cost stays paid`,
  'log.captured': (p: OfPlayer & { unit: Message }, v: Voice) =>
    `${player(p, v)} imprisons: ${inside(p.unit, v)}`,
  'log.released': (p: Acting & { owner: string }, v: Voice) =>
    `${player(p, v)} sets a spy of ${owner(p, v)} free on ${card(p, v)}`,
  'log.destroyed': (p: OfPlayer & { from: Message }, v: Voice) =>
    `${player(p, v)} takes a rupee out of the game. ${v.say(p.from)}`,
} satisfies Record<string, (p: never, v: Voice) => string>;
