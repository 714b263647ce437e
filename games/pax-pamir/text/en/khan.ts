/** Shere Khan's turn, step by step. */
import type { Message, Voice } from '@sandtable/engine';
import type { AtPlace, Costs, InLocation, March, OfCard, OfEmpire, OfPlayer, ToGo } from '../params.ts';
import { firstEmpire } from './begin.ts';
import { many, rupees } from './count.ts';

const card = (p: OfCard, v: Voice): string => v.name('card', p.card);
const location = (p: InLocation, v: Voice): string => v.name('location', p.location);
const empire = (p: OfEmpire, v: Voice): string => v.name('empire', p.empire);

const place = (p: AtPlace, v: Voice): string => v.name('place', p.place);
const march = (p: March, v: Voice): string =>
  `from ${v.name('location', p.from)} to ${v.name('location', p.to)}`;

export const khan = {
  'ask.golden': (p: { ask: Message }, v: Voice) => `You decide for Shere Khan. ${v.say(p.ask)}`,
  'ask.khan.spy': () => 'Two spies are equally near to his player card. Which one travels?',
  'ask.khan.counter': (p: OfCard, v: Voice) => `Which of your spies on ${card(p, v)} is removed?`,
  'ask.khan.tax': () => 'Where does the next rupee of his tax come from?',
  'ask.khan.battle': () => 'Which location does he fight in?',
  'ask.khan.source': () => 'From which location do his armies march?',
  'ask.khan.goal': () => 'Which location do his armies march to?',
  'ask.khan.enemy': (p: InLocation, v: Voice) => `Which empire does he attack in ${location(p, v)}?`,
  'ask.khan.road': () => 'Which road does he remove?',
  'table.khan': (p: OfCard & { isEmpty: boolean }, v: Voice) =>
    p.isEmpty
      ? 'Shere Khan has the white cubes; no card lies below his player card'
      : `Shere Khan has the white cubes; below his player card lies ${card(p, v)}`,
  'sk.dice': (p: AtPlace & { first: number; second: number }, v: Voice) =>
    `Shere Khan rolls ${p.first} and ${p.second}: ${place(p, v)}`,
  'sk.acts': (p: OfCard & { action: string }, v: Voice) =>
    `${v.name('action', p.action)} with ${card(p, v)}:`,
  'sk.buy.rolled': (p: AtPlace, v: Voice) => `He can pay the card the dice point at (${place(p, v)})`,
  'sk.buy.left.empty': (p: AtPlace, v: Voice) => `No card lies there (${place(p, v)}); he looks further left`,
  'sk.buy.left.poor': (p: AtPlace & Costs, v: Voice) =>
    `He cannot pay ${rupees(p.cost)} (${place(p, v)}); he looks further left`,
  'sk.buy.left.paid': (p: AtPlace, v: Voice) =>
    `He has laid a rupee there in this turn (${place(p, v)}); he looks further left`,
  'sk.buy.none': () => 'He can buy no card of this row',
  'sk.card.topple': (p: OfCard, v: Voice) => `A topple: he discards it without effect (${card(p, v)})`,
  'sk.card.loyalty': (p: OfCard & OfEmpire, v: Voice) =>
    `${card(p, v)} is a patriot of ${empire(p, v)}, to which he is not loyal: discarded without effect`,
  'sk.card.toll': (p: OfCard & Costs, v: Voice) =>
    `He cannot pay ${rupees(p.cost)} to your tribes: ${card(p, v)} is discarded without effect`,
  'sk.card.played': (p: OfCard, v: Voice) => `Shere Khan plays ${card(p, v)}`,
  'sk.place.anchor': (p: OfCard, v: Voice) => `${card(p, v)} lies right below his player card`,
  'sk.place.fewer-left': (p: OfCard, v: Voice) => `${card(p, v)} goes to the left, where he has fewer cards`,
  'sk.place.fewer-right': (p: OfCard, v: Voice) =>
    `${card(p, v)} goes to the right, where he has fewer cards`,
  'sk.place.band-left': (p: OfCard, v: Voice) => `${card(p, v)} has a band and goes to the left`,
  'sk.place.plain-right': (p: OfCard, v: Voice) => `${card(p, v)} has no band and goes to the right`,
  'sk.units.short': () => 'His stock is used up: what is missing is not placed',
  'sk.roads.wrap': () => 'After the last connection he begins with the first again',
  'sk.bonus.acted': (p: OfCard & { regime: string }, v: Voice) =>
    `${v.name('regime', p.regime)} freed this action of ${card(p, v)}`,
  'sk.bonus.used': (p: OfCard & { regime: string }, v: Voice) =>
    `${card(p, v)} has acted already and gains nothing from ${v.name('regime', p.regime)}`,
  'sk.travel.patriot': (p: OfCard, v: Voice) => `His spy steps on the patriot band of ${card(p, v)}`,
  'sk.travel.prize': (p: OfCard, v: Voice) => `His spy steps on the prize band of ${card(p, v)}`,
  'sk.travel.middle': (p: OfCard, v: Voice) => `His spy gets as far as ${card(p, v)}`,
  'sk.travel.stop': (p: ToGo) =>
    p.left > 0
      ? `No spy of his is free to travel on (${many(p.left, 'step')} left)`
      : 'His spies have no steps left',
  'sk.counter.removed': (p: OfCard, v: Voice) => `He removes one of your spies from ${card(p, v)}`,
  'sk.counter.none': () => 'No spy of yours shares a card with one of his',
  'sk.bribe.taken': (p: OfCard & Costs, v: Voice) =>
    `He bribes ${card(p, v)}, the first clockwise, for ${rupees(p.cost)}`,
  'sk.bribe.coup': (p: InLocation, v: Voice) =>
    `It was your highest political card: coup in ${location(p, v)}`,
  'sk.bribe.skip-loyalty': (p: OfCard & OfEmpire, v: Voice) =>
    `He passes over ${card(p, v)}, which would make him loyal to ${empire(p, v)}`,
  'sk.bribe.none': () => 'He finds no card that he can bribe',
  'sk.assassinate.enemy': (p: OfCard, v: Voice) =>
    `He has ${card(p, v)} assassinated, the first prize counter-clockwise`,
  'sk.assassinate.strawman': (p: OfCard, v: Voice) =>
    `A straw man: ${card(p, v)} of his own lifts his influence above yours`,
  'sk.assassinate.none': () => 'He finds no prize that he could take',
  'sk.commerce.taken': (p: OfCard, v: Voice) => `Most rupees lie on ${card(p, v)}`,
  'sk.commerce.none': () => 'No rupee lies on the market',
  'sk.gift.2': () => 'The cheapest gift left costs 2 rupees',
  'sk.gift.4': () => 'The cheapest gift left costs 4 rupees',
  'sk.gift.6': () => 'The cheapest gift left costs 6 rupees',
  'sk.gift.none': () => 'He can make no gift',
  'sk.tax.player': (p: InLocation, v: Voice) => `He taxes you in ${location(p, v)}`,
  'sk.tax.market': (p: InLocation, v: Voice) => `He taxes a market card of ${location(p, v)}`,
  'sk.tax.none': (p: InLocation, v: Voice) => `He can tax nothing in ${location(p, v)}`,
  'sk.campaign.here': (p: InLocation, v: Voice) => `His armies fight where they stand, in ${location(p, v)}`,
  'sk.campaign.road': (p: March, v: Voice) => `All his armies but one march along his roads ${march(p, v)}`,
  'sk.campaign.baggage': (p: March, v: Voice) =>
    `All his armies but one march with a baggage train ${march(p, v)}`,
  'sk.campaign.move-only': (p: InLocation, v: Voice) => `There is nothing he may attack in ${location(p, v)}`,
  'sk.campaign.none': () => 'He has no armies to campaign with, or nowhere to lead them',
  'sk.fight.intel': (p: InLocation & OfEmpire, v: Voice) =>
    `With Intel he attacks ${empire(p, v)} in ${location(p, v)}: tribes, then roads, then armies`,
  'sk.fight.armies-first': (p: InLocation & OfEmpire, v: Voice) =>
    `He attacks ${empire(p, v)} in ${location(p, v)}: armies first, then tribes, then roads`,
  'sk.fight.group-gone': (p: InLocation, v: Voice) => `His battle group in ${location(p, v)} is gone`,
  'sk.fight.overthrow': (p: InLocation, v: Voice) => `You have no tribe left in ${location(p, v)}`,
  'sk.discard.rank': (p: OfCard, v: Voice) =>
    `He discards ${card(p, v)}: the lowest rank, political cards last`,
  'sk.discard.mode': (p: OfCard, v: Voice) => `He discards ${card(p, v)}: he has a higher card of its mode`,
  'sk.discard.spies': (p: OfCard, v: Voice) => `He discards ${card(p, v)}: most of your spies are on it`,
  'sk.discard.nearest': (p: OfCard, v: Voice) =>
    `He discards ${card(p, v)}: the nearest one counter-clockwise`,
  'sk.discard.overthrow': (p: OfCard, v: Voice) => `Shere Khan is overthrown and loses ${card(p, v)}`,
  'sk.badal.spent': (p: OfCard, v: Voice) => `He spends a Badal token: ${card(p, v)} acts with a rank more`,
  'sk.purge': () => 'Shere Khan keeps one card of each mode and discards the others',
  'sk.end.player-wins': (p: OfEmpire & OfPlayer, v: Voice) =>
    `${firstEmpire(p, v)} is supreme, and ${v.name('player', p.player)} has more influence with it than Shere Khan`,
  'sk.end.sk-wins': (p: OfEmpire & OfPlayer, v: Voice) =>
    `${firstEmpire(p, v)} is supreme, and Shere Khan has more influence with it than ${v.name('player', p.player)}`,
  'sk.end.tie': (p: OfEmpire & OfPlayer, v: Voice) =>
    `${firstEmpire(p, v)} is supreme; Shere Khan and ${v.name('player', p.player)} have equal influence with it, so he wins`,
  'sk.end.last-topple': () => 'The last topple brought no supremacy: Shere Khan wins',
  'sk.golden': (p: { choice: Message }, v: Voice) => `Golden rule, chosen for Shere Khan: ${v.say(p.choice)}`,
} satisfies Record<string, (p: never, v: Voice) => string>;
