/** Why our own players answer as they do. */
import type { Voice } from '@sandtable/engine';
import type { Costs, Counted, InLocation, OfCard, OfEmpire, OfPlayer } from '../params.ts';
import { many, rupees } from './count.ts';

const card = (p: OfCard, v: Voice): string => v.name('card', p.card);
const empire = (p: OfEmpire, v: Voice): string => v.name('empire', p.empire);

const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  military: ['army', 'armies'],
  intelligence: ['spy', 'spies'],
  political: ['tribe', 'tribes'],
  economic: ['road', 'roads'],
};

export const reasons = {
  'bot.vizier': (p: { worlds: number; ideas: number }) =>
    `Best of ${many(p.ideas, 'idea')}, tried in ${many(p.worlds, 'imagined game')}`,
  'bot.ahead': () => 'Rules of thumb say nothing for it; what followed in those games did',
  'bot.hurry': () => 'Now and then cards have to move on, lest the game stand still',
  'bot.only': () => 'There is no other choice',
  'bot.alike': () => 'No choice looks better than another',
  'bot.least': () => 'No other choice looks better',
  'bot.card.rank': (p: OfCard & Counted & { mode: string }, v: Voice) => {
    const [one, several] = UNITS[p.mode] ?? ['unit', 'units'];
    return `${card(p, v)} brings ${many(p.count, one, several)}`;
  },
  'bot.card.actions': (p: OfCard & Counted, v: Voice) =>
    `${card(p, v)} can make ${many(p.count, 'kind of special action', 'kinds of special actions')}`,
  'bot.card.stars': (p: OfCard & Counted, v: Voice) =>
    `${card(p, v)} has ${many(p.count, 'military star')}, which win ties and a last topple that fails`,
  'bot.card.room': (p: OfCard & Counted, v: Voice) =>
    `${card(p, v)} makes room for ${many(p.count, 'more card', 'more cards')} in the tableau`,
  'bot.card.leveraged': (p: OfCard & Counted, v: Voice) =>
    `${card(p, v)} is leveraged: ${rupees(p.count)} when it is played`,
  'bot.card.patriot': (p: OfCard & OfEmpire, v: Voice) =>
    `${card(p, v)} is a patriot: influence with ${empire(p, v)}`,
  'bot.card.defects': (p: OfCard & OfEmpire, v: Voice) =>
    `${card(p, v)} leads over to ${empire(p, v)}, and no influence is left to lose`,
  'bot.card.regime': (p: OfCard & { regime: string }, v: Voice) =>
    `${card(p, v)} brings units that count under ${v.name('regime', p.regime)}`,
  'bot.buy.gain': (p: OfCard & Counted, v: Voice) =>
    `More lies on ${card(p, v)} than it costs: ${rupees(p.count)}`,
  'bot.buy.headline': (p: OfCard, v: Voice) => `${card(p, v)} takes effect as its buyer likes`,
  'bot.buy.capability': (p: OfCard, v: Voice) => `${card(p, v)} is a capability, or a rank more for a card`,
  'bot.topple.wins': (p: OfEmpire, v: Voice) =>
    `The topple wins: ${empire(p, v)} is supreme, and nobody has more influence with it`,
  'bot.topple.last': () => 'No empire is supreme, so the last topple is won by the strongest, who buys it',
  'bot.topple.points': (p: OfEmpire, v: Voice) => `Supremacy of ${empire(p, v)} brings points`,
  'bot.topple.purge': (p: OfEmpire, v: Voice) =>
    `A purge throws back ${empire(p, v)}, which is near supremacy for somebody else`,
  'bot.use': (p: OfCard, v: Voice) => `${card(p, v)} can be used`,
  'bot.activate': (p: OfCard, v: Voice) => `${card(p, v)} is of use once it is active`,
  'bot.wazir': (p: InLocation, v: Voice) => `The wazir of ${v.name('location', p.location)} can act`,
  'bot.commerce': (p: Counted) => `Up to ${rupees(p.count)} from the market`,
  'bot.tax': (p: Counted) => `Up to ${rupees(p.count)} of tax`,
  'bot.gift': (p: Costs & OfEmpire, v: Voice) =>
    `The gift for ${rupees(p.cost)}: influence with ${empire(p, v)}`,
  'bot.counter': (p: Counted) => `Up to ${many(p.count, 'spy', 'spies')} of others can be removed`,
  'bot.travel': (p: Counted) =>
    `A spy is ${many(p.count, 'step')} away from a band that brings influence with the own empire`,
  'bot.bribe': (p: OfCard & Costs, v: Voice) => `${card(p, v)} can be won over for ${rupees(p.cost)}`,
  'bot.prize': (p: OfCard & OfEmpire, v: Voice) => `${card(p, v)} is a prize: influence with ${empire(p, v)}`,
  'bot.kill': (p: OfCard & Counted, v: Voice) => `Its owner loses ${card(p, v)}, a card of rank ${p.count}`,
  'bot.prey': (p: InLocation & Counted, v: Voice) =>
    `${many(p.count, 'tribe')} of others can be fought in ${v.name('location', p.location)}`,
  'bot.give.least': (p: OfCard, v: Voice) => `None of them is worth less than ${card(p, v)}`,
  'bot.give.cube': () => 'A cube is a smaller loss than a card',
  'bot.keep-hand': () => 'What is in the hand may still be played',
  'bot.keep-units': () => 'The units on the table are of use where they are',
  'bot.to-hand': () => 'From the hand it can be played again',
  'bot.prize.left': (p: OfCard & OfEmpire, v: Voice) => `The prize would change loyalty to ${empire(p, v)}`,
  'bot.from.player': (p: OfPlayer, v: Voice) => `A rupee that ${v.name('player', p.player)} loses, too`,
  'bot.from.place': (p: { place: string }, v: Voice) =>
    `A rupee from the market (${v.name('place', p.place)})`,
  'bot.badal': (p: Counted) =>
    p.count === 0 ? 'The rank is enough' : `${many(p.count, 'Badal token')} for a higher rank`,
  'bot.all-armies': () => 'The more armies march, the better they fight',
  'bot.travel.step': (p: OfCard, v: Voice) =>
    `By way of ${card(p, v)} a band that brings influence with the own empire is nearer`,
  'bot.travel.stop': () => 'No step leads nearer to a band of the own empire',
  'bot.band': (p: OfEmpire, v: Voice) => `A spy there brings influence with ${empire(p, v)}`,
  'bot.hunt.band': () => 'A spy on a band brings its owner influence',
  'bot.hunt.spy': () => 'A spy less for its owner',
  'bot.stay': () => 'There is something to attack where the armies stand',
  'bot.casualty.tribe': () => 'A tribe costs its owner most',
  'bot.casualty.road': () => 'A road is one unit less for another empire',
  'bot.casualty.army': () => 'An army stands in the way of tribes and roads',
  'bot.effect': () => 'The headline takes effect rather than nothing',
  'bot.interrupt': () => 'What a rival has declared is stopped',
  'bot.transfer': () => 'As few rupees as possible',
} satisfies Record<string, (p: never, v: Voice) => string>;
