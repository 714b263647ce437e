import { mindWords, type Sentences, type Voice } from '../../../index.ts';

type Who = { seat: string };

export const en = {
  bid: (p: { round: number }) => `Round ${p.round}: choose a card to bid`,
  card: (p: { card: string }) => `Card ${p.card}`,
  'bid.made': (p: Who & { card: string }, v: Voice) => `${v.name('seat', p.seat)} bids ${p.card}`,
  'bid.tie': (p: Who, v: Voice) => `The die breaks the tie: ${v.name('seat', p.seat)} raids`,
  raid: () => 'Raid an enemy for a coin, or be done',
  'raid.target': (p: Who, v: Voice) => `Raid ${v.name('seat', p.seat)}`,
  'raid.done': () => 'Done',
  'raid.twice': () => 'Nobody is raided twice',
  'raid.broke': () => 'A raid costs a coin',
  attack: (p: { raider: string; target: string }, v: Voice) =>
    `${v.name('seat', p.raider)} raids ${v.name('seat', p.target)}`,
  parry: (p: { raider: string }, v: Voice) =>
    `${v.name('seat', p.raider)} comes: parry with a card of 4 or more?`,
  pass: () => 'Let them come',
  'attack.parried': (p: { target: string; card: string }, v: Voice) =>
    `${v.name('seat', p.target)} parries with a ${p.card}`,
  'attack.rolled': (p: { raider: string; die: number; loot: number }, v: Voice) =>
    `${v.name('seat', p.raider)} rolls ${p.die} and takes ${p.loot}`,
  scout: () => 'Look at the top card of the deck',
  'scout.saw': (p: { card: string }) => `On top of the deck lies a ${p.card}`,
  'scout.looked': (p: Who, v: Voice) => `${v.name('seat', p.seat)} looks at the top card`,
  gift: (p: Who & { partner: string }, v: Voice) =>
    `${v.name('seat', p.seat)} gives a coin to ${v.name('seat', p.partner)}`,
  'aside.gift': (p: { partner: string }, v: Voice) => `Give a coin to ${v.name('seat', p.partner)}`,
  'won.team': (p: { team: string; coins: number }, v: Voice) =>
    `${v.name('team', p.team)} wins with ${p.coins} coins`,
  'won.both': (p: { coins: number }) => `Both teams have ${p.coins} coins and share the win`,
  'ending.won.team': () => 'A team has more coins (4)',
  'ending.won.both': () => 'Both teams have as many coins (4)',
  'option.rounds': () => 'Rounds to play',
  'mind.coins': () => 'coins of the team',
  'mind.cards': () => 'cards in hand',
  ...mindWords.en,
} satisfies Sentences;

export const namesEn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  seat: { alder: 'Alder', birch: 'Birch', flint: 'Flint', slate: 'Slate' },
  team: { wood: 'Wood', stone: 'Stone' },
};
