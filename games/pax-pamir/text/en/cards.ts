/** Cards, told from what is on them; headlines and capabilities in our own words. */
import type { Message, Voice } from '@sandtable/engine';
import type { InLocation, OfCard, OfEmpire } from '../params.ts';

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
  effect: Message;
}

const CONDITIONS: Readonly<Record<string, string>> = {
  ruler: 'you rule a location',
  'four-locations': 'your tableau has cards of 4 locations',
  'loyalty-card': 'you hold your starting loyalty card',
  'loyalty-change': 'at the moment you change loyalty',
  casualties: 'at the moment your campaigns of one turn have removed 4 units',
  price: 'for 2 rupees onto the market',
};
const KINDS: Readonly<Record<string, string>> = {
  persistent: 'lasting bonus',
  action: 'new standard action',
  interrupt: 'interrupt',
  topple: 'counts at topples',
};

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
        : `when: ${CONDITIONS[p.condition] ?? ''}`
    }): ${v.say(p.effect)}`,
  'card.wazir': (p: InLocation & { regime: string; known: boolean }, v: Voice) =>
    `Wazir of ${v.name('location', p.location)}: its ruler alone may tax there; consolidate, or change the regime to ${v.name('regime', p.regime)}${p.known ? '' : '; second icon rebuilt'}`,
  'card.loyalty': (p: { empires: readonly string[]; orders: readonly number[]; known: boolean }, v: Voice) =>
    `Loyalty card: ${p.empires.map((empire, at) => `${v.name('empire', empire)} ${p.orders[at] ?? 0}`).join(' or ')}${p.known ? '' : '; rebuilt'}`,
  'card.favor': (p: OfEmpire & { effect: Message }, v: Voice) =>
    `${v.name('favor', p.empire)}: ${v.say(p.effect)}`,

  'effect.favor.british': () =>
    'a rupee from outside for each leveraged card that leaves any tableau, discarded or taken up',
  'effect.favor.russian': () => 'once in a campaign, a rupee out of the game raises its rank by 1, up to 3',
  'effect.favor.afghan': () =>
    'in a campaign, a rupee on a right-end market card lets the group move without a road',

  'effect.94': () =>
    'four British cylinders leave the game, from stock first; an Afghan one comes out of the box',
  'effect.95': () =>
    'two Russian cylinders leave the game, from stock first; an Afghan one comes out of the box',
  'effect.96': () => 'two British cylinders and an Afghan one come out of the box',
  'effect.97': () =>
    'two Afghan cylinders come out of the box; spies of players loyal to Britain leave all cards of Kabul',
  'effect.98': () =>
    'half of everybody’s rupees, rounded down, wait here until the next topple is resolved and are then shared equally',
  'effect.99': () =>
    'half of everybody’s rupees, rounded down, wait here until the next topple is resolved and are then shared equally',
  'effect.100': () =>
    'half of everybody’s rupees, rounded down, wait here until the next topple is resolved and are then shared equally',
  'effect.101': () =>
    'two Afghan cylinders come out of the box; players loyal to the Afghan Empire gain 2 rupees',
  'effect.102': () =>
    'two British cylinders come out of the box; players loyal to the Afghan Empire gain 2 rupees',
  'effect.103': () => 'everybody discards half of the hand, rounded down',
  'effect.104': () =>
    'the ruler of Persia may place 3 armies there; two Russian cylinders come out of the box; Persian Isolationism ends',
  'effect.105': () =>
    'Military Struggle; until the next topple is resolved nobody taxes in Punjab, and its wazir cannot act',
  'effect.106': () => 'everybody gains a rupee; Economic Boom',
  'effect.107': () =>
    'armies and tribes leave Transcaspia; until the next topple is resolved none of its cards may be played',
  'effect.108': () =>
    'armies and tribes leave Persia; until the next topple is resolved none of its cards may be played',
  'effect.110': () => 'the ruler of Kabul removes 4 units from Kabul and its connections, own ones too',
  'effect.111': () => 'no campaigns until three more headlines have left the market',
  'effect.113': () => 'whoever Russia or Britain favors loses a patriot or a gift',
  'effect.114': () => 'everybody pays a rupee onto the market for each capability card, or discards it',
  'effect.115': () =>
    'four British cylinders leave the game, from stock first; an Afghan one comes out of the box',

  'effect.116': () => 'a rupee from whoever else makes commerce with a card of Persia or Herat',
  'effect.117': () => 'your cards cannot be bribed',
  'effect.118': () => 'a tribe of yours goes home, and 2 armies of your loyalty come to its place',
  'effect.119': () => 'for 2 rupees a tribe in Herat or Kandahar',
  'effect.120': () => 'a card of your tableau goes back to your hand, for 2 rupees a star',
  'effect.121': () => 'for 2 rupees a spy on a card of your tableau',
  'effect.122': () => 'imprisons a spy of another player on your cards; you may free prisoners on your turn',
  'effect.123': () => 'one of your spies goes, and 2 rupees from anywhere leave the game',
  'effect.124': () => 'your spies count double for supremacy',
  'effect.125': () => 'the armies of your empire count double for supremacy',
  'effect.126': () => 'your tribes count double for supremacy',
  'effect.128': () => 'each of your gifts is worth 2 influence',
  'effect.129': () => 'each of your patriots is worth 2 influence; discarded when you change loyalty',
  'effect.130': () => 'in a purge, the roads and armies of your empire and your tribes stay',
  'effect.131': () => 'for 2 rupees another player’s campaign is cancelled',
  'effect.132': () => 'for one of your spies another player’s intelligence action is cancelled',
  'effect.133': () => 'a rupee from whoever else makes commerce with a card of Kabul or Punjab',
  'effect.134': () => 'in your travels each star moves a spy by one or two cards',
  'effect.135': () => 'the spy you give up to assassinate goes to a card of your tableau instead',
  'effect.137': () => 'in your travels all cards of one location are neighbours',
  'effect.138': () => 'you pay no tribe owners when you play a card',
  'effect.139': () => 'when you begin a turn without rupees you take 2 from anywhere',
  'effect.140': () => 'your hand has no limit',
  'effect.141': () =>
    'your discards are free actions, and every second one of a turn brings a rupee from anywhere',
  'effect.144': () => 'your tribes attack and defend like armies',
  'effect.145': () => 'your campaigns of rank 1 cost you no army',
  'effect.147': () => 'your tableau has no limit',
} satisfies Record<string, (p: never, v: Voice) => string>;
