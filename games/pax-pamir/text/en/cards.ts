/** Cards, told from what is on them; headlines and capabilities in our own words. */
import type { Message, Voice } from '@sandtable/engine';
import type { CapabilityFigures, HeadlineFigures, InLocation, OfCard, OfEmpire } from '../params.ts';
import { many, rupees } from './count.ts';

export interface CourtTold extends OfCard, InLocation {
  mode: string;
  rank: number;
  patriot: readonly string[];
  prize: readonly string[];
  impacts: readonly string[];
  actions: readonly string[];
  known: boolean;
}

export interface CapabilityTold extends OfCard {
  kind: string;
  modes: readonly string[];
  stars: readonly number[];
  condition: string;
  /** Casualties, locations or rupees of the condition. */
  amount: number;
  effect: Message;
}

const CONDITIONS: Readonly<Record<string, (amount: number) => string>> = {
  ruler: () => 'you rule a location',
  'four-locations': (amount) => `your tableau has cards of ${many(amount, 'location')}`,
  'loyalty-card': () => 'you hold your starting loyalty card',
  'loyalty-change': () => 'at the moment you change loyalty',
  casualties: (amount) => `at the moment your campaigns of one turn have removed ${many(amount, 'unit')}`,
  price: (amount) => `for ${rupees(amount)} onto the market`,
};
const KINDS: Readonly<Record<string, string>> = {
  persistent: 'lasting bonus',
  action: 'new standard action',
  interrupt: 'interrupt',
  topple: 'counts at topples',
};

/** Cylinders of a headline: those that leave the game, those that come out of the box. */
function cylinders(p: HeadlineFigures, v: Voice): string {
  const some = (empires: readonly string[], counts: readonly number[]): string =>
    empires.map((empire, at) => `${v.name('empire', empire)}: ${counts[at] ?? 0}`).join(', ');
  return [
    ...(p.lost.length > 0
      ? [`cylinders that leave the game, from stock first: ${some(p.lost, p.lostCounts)}`]
      : []),
    ...(p.added.length > 0 ? [`cylinders that come out of the box: ${some(p.added, p.addedCounts)}`] : []),
  ].join('; ');
}

const gains = (p: HeadlineFigures, v: Voice): string =>
  `players loyal to ${v.name('empire', p.loyal)} gain ${rupees(p.rupees)}`;

const places = (p: CapabilityFigures, v: Voice): string =>
  p.locations.map((location) => v.name('location', location)).join(' or ');

export const cards = {
  'card.court': (p: CourtTold, v: Voice) =>
    [
      `${v.name('card', p.card)}: ${v.name('mode', p.mode)}, rank ${p.rank}, ${v.name('location', p.location)}`,
      ...p.patriot.map((empire) => `patriot of ${v.name('empire', empire)}`),
      ...p.prize.map((empire) => `prize of ${v.name('empire', empire)}`),
      ...(p.impacts.length > 0
        ? [`when played: ${p.impacts.map((impact) => v.name('impact', impact)).join(', ')}`]
        : []),
      ...(p.actions.length > 0
        ? [`actions: ${p.actions.map((action) => v.name('action', action)).join(', ')}`]
        : []),
      ...(p.known ? [] : ['rebuilt from the later edition']),
    ].join('; '),
  'card.topple': (p: OfCard, v: Voice) =>
    `${v.name('card', p.card)}: when it is bought, supremacy is checked at once`,
  'card.headline': (p: OfCard & { effect: Message }, v: Voice) =>
    `${v.name('card', p.card)}: ${v.say(p.effect)}`,
  'card.capability': (p: CapabilityTold, v: Voice) =>
    `${v.name('card', p.card)} (${KINDS[p.kind] ?? ''}; activated ${
      p.condition === 'stars'
        ? `with ${p.modes.map((mode, at) => `${v.name('mode', mode)} ${p.stars[at] ?? 0}`).join(', ')}`
        : `when: ${CONDITIONS[p.condition]?.(p.amount) ?? ''}`
    }): ${v.say(p.effect)}`,
  'card.wazir': (p: InLocation & { icons: readonly string[]; known: boolean }, v: Voice) =>
    `Wazir of ${v.name('location', p.location)}: its ruler alone may tax there; ${p.icons
      .map((icon) => (icon === 'consolidate' ? icon : `change the regime to ${v.name('regime', icon)}`))
      .join(', or ')}${p.known ? '' : '; icons rebuilt'}`,
  'card.loyalty': (p: { empires: readonly string[]; orders: readonly number[]; known: boolean }, v: Voice) =>
    `Loyalty card: ${p.empires.map((empire, at) => `${v.name('empire', empire)} ${p.orders[at] ?? 0}`).join(' or ')}${p.known ? '' : '; rebuilt'}`,
  'card.favor': (p: OfEmpire & { effect: Message }, v: Voice) =>
    `${v.name('favor', p.empire)}: ${v.say(p.effect)}`,

  'effect.favor.british': () =>
    'a rupee from outside for each leveraged card that leaves any tableau, discarded or taken up',
  'effect.favor.russian': () => 'once in a campaign, a rupee out of the game raises its rank by 1, up to 3',
  'effect.favor.afghan': () =>
    'in a campaign, a rupee on a right-end market card lets the group move without a road',

  'effect.94': cylinders,
  'effect.95': cylinders,
  'effect.96': cylinders,
  'effect.97': (p: HeadlineFigures, v: Voice) =>
    `${cylinders(p, v)}; spies of players loyal to ${v.name('empire', p.loyal)} leave all cards of Kabul`,
  'effect.98': () =>
    'half of everybody’s rupees, rounded down, wait here until the next topple is resolved and are then shared equally',
  'effect.99': () =>
    'half of everybody’s rupees, rounded down, wait here until the next topple is resolved and are then shared equally',
  'effect.100': () =>
    'half of everybody’s rupees, rounded down, wait here until the next topple is resolved and are then shared equally',
  'effect.101': (p: HeadlineFigures, v: Voice) => `${cylinders(p, v)}; ${gains(p, v)}`,
  'effect.102': (p: HeadlineFigures, v: Voice) => `${cylinders(p, v)}; ${gains(p, v)}`,
  'effect.103': () => 'everybody discards half of the hand, rounded down',
  'effect.104': (p: HeadlineFigures, v: Voice) =>
    `the ruler of Persia may place ${many(p.amount, 'army', 'armies')} there; ${cylinders(p, v)}; ${v.name('card', '108')} ends`,
  'effect.105': (p: HeadlineFigures, v: Voice) =>
    `${v.name('regime', p.regime)}; until the next topple is resolved nobody taxes in Punjab, and its wazir cannot act`,
  'effect.106': (p: HeadlineFigures, v: Voice) =>
    `everybody gains ${rupees(p.rupees)}; ${v.name('regime', p.regime)}`,
  'effect.107': () =>
    'armies and tribes leave Transcaspia; until the next topple is resolved none of its cards may be played',
  'effect.108': () =>
    'armies and tribes leave Persia; until the next topple is resolved none of its cards may be played',
  'effect.110': (p: HeadlineFigures) =>
    `the ruler of Kabul removes ${many(p.amount, 'unit')} from Kabul and its connections, own ones too`,
  'effect.111': (p: HeadlineFigures) =>
    `no campaigns until so many more headlines have left the market: ${p.amount}`,
  'effect.113': () => 'whoever Russia or Britain favors loses a patriot or a gift',
  'effect.114': () => 'everybody pays a rupee onto the market for each capability card, or discards it',
  'effect.115': cylinders,

  'effect.116': (p: CapabilityFigures, v: Voice) =>
    `a rupee from whoever else makes commerce with a card of ${places(p, v)}`,
  'effect.117': () => 'your cards cannot be bribed',
  'effect.118': (p: CapabilityFigures) =>
    `a tribe of yours goes home, and ${many(p.amount, 'army', 'armies')} of your loyalty come to its place`,
  'effect.119': (p: CapabilityFigures, v: Voice) => `for ${rupees(p.cost)} a tribe in ${places(p, v)}`,
  'effect.120': (p: CapabilityFigures) =>
    `a card of your tableau goes back to your hand, for ${rupees(p.cost)} a star`,
  'effect.121': (p: CapabilityFigures) => `for ${rupees(p.cost)} a spy on a card of your tableau`,
  'effect.122': () => 'imprisons a spy of another player on your cards; you may free prisoners on your turn',
  'effect.123': (p: CapabilityFigures) =>
    `one of your spies goes, and ${rupees(p.amount)} from anywhere leave the game`,
  'effect.124': () => 'your spies count double for supremacy',
  'effect.125': () => 'the armies of your empire count double for supremacy',
  'effect.126': () => 'your tribes count double for supremacy',
  'effect.128': () => 'each of your gifts is worth 2 influence',
  'effect.129': () => 'each of your patriots is worth 2 influence; discarded when you change loyalty',
  'effect.130': () => 'in a purge, the roads and armies of your empire and your tribes stay',
  'effect.131': (p: CapabilityFigures) => `for ${rupees(p.cost)} another player’s campaign is cancelled`,
  'effect.132': () => 'for one of your spies another player’s intelligence action is cancelled',
  'effect.133': (p: CapabilityFigures, v: Voice) =>
    `a rupee from whoever else makes commerce with a card of ${places(p, v)}`,
  'effect.134': () => 'in your travels each star moves a spy by one or two cards',
  'effect.135': () => 'the spy you give up to assassinate goes to a card of your tableau instead',
  'effect.137': () => 'in your travels all cards of one location are neighbours',
  'effect.138': () => 'you pay no tribe owners when you play a card',
  'effect.139': (p: CapabilityFigures) =>
    `when you begin a turn without rupees you take ${p.amount} from anywhere`,
  'effect.140': () => 'your hand has no limit',
  'effect.141': () =>
    'your discards are free actions, and every second one of a turn brings a rupee from anywhere',
  'effect.144': () => 'your tribes attack and defend like armies',
  'effect.145': () => 'your campaigns of rank 1 cost you no army',
  'effect.147': () => 'your tableau has no limit',
} satisfies Record<string, (p: never, v: Voice) => string>;
