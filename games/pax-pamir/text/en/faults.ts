/** What is wrong with a setting, a position or an owner's file. */
import { type Place, readingWords, type Voice } from '@sandtable/engine';
import type { OfEmpire, OfPlayer } from '../params.ts';

const at = (p: Place, problem: string): string => (p.where === '' ? problem : `${p.where}: ${problem}`);

export const faults = {
  ...readingWords.en(at),
  'setting.nation-building': () => 'Khyber Knives is played with nation building',
  'fault.json': (p: { line: number; column: number }) =>
    `This is no JSON (line ${p.line}, column ${p.column})`,
  'fault.card-twice': (p: Place & { card: number }) => at(p, `card ${p.card} lies in two places`),
  'fault.no-card': (p: Place & { card: number }) => at(p, `card ${p.card} is not in this game`),
  'fault.no-court': (p: Place & { card: number }) => at(p, `card ${p.card} is played into no tableau`),
  'fault.no-capability': (p: Place) => at(p, 'must be a capability card of this game'),
  'fault.no-lasting': (p: Place) => at(p, 'must be a headline of this game that stays beside the map'),
  'fault.piles': (p: Place) => at(p, 'must be as many cards as the deck that is given'),
  'fault.no-deals': (p: Place) => at(p, 'there are no deals with Shere Khan'),
  'fault.offer': (p: Place) => at(p, 'must be a card of the seller’s hand, offered once'),
  'fault.toll': (p: Place) => at(p, 'must be less than the owner’s tribes there, said once'),
  'fault.loan': (p: Place) => at(p, 'must be a card with a spy of its owner, lent once'),
  'fault.no-headline': (p: Place) => at(p, 'must be a headline of this game'),
  'fault.stated': (p: Place & { connection: string }, v: Voice) =>
    at(p, `the rulebook names the connection ${v.name('connection', p.connection)}, so it must be there`),
  'fault.alone': (p: Place & { location: string }, v: Voice) =>
    at(p, `${v.name('location', p.location)} must have a connection`),
  'fault.no-figure': (p: Place & { card: number }) => at(p, `the text of card ${p.card} has no such figure`),
  'fault.activation': (p: Place) => at(p, 'only one of stars, when and price'),
  'fault.topples': (p: Place) => at(p, 'there are only four topples'),
  'setting.solo': () => 'Alone there is no nation building, and nothing else of Khyber Knives',
  'fault.khan-hand': (p: Place) => at(p, 'Shere Khan has no hand'),
  'fault.anchor': (p: Place) => at(p, 'must be a card in the tableau of Shere Khan'),
  'fault.no-topple': () => 'a topple must be left in the market or the deck, or the game could not end',
  'fault.arrows': (p: Place) => at(p, 'a card has one regime arrow at most'),
  'fault.icons': (p: Place) => at(p, 'a wazir has one or two icons'),
  'fault.ends': (p: Place) => at(p, 'a loyalty card has two ends of different empires'),
  'fault.orders': (p: Place) => at(p, 'no order number may stand on two ends'),
  'fault.prize': (p: Place & { card: number }) => at(p, `card ${p.card} is no prize of the player's empire`),
  'fault.gift': (p: Place) => at(p, 'must be different ones of 2, 4 and 6'),
  'fault.patriot': (p: Place & { card: number }) => at(p, `card ${p.card} is a patriot of another empire`),
  'fault.band': (p: Place & { card: number }) =>
    at(p, `a band of card ${p.card} takes one spy of each player but its owner, and must be there`),
  'fault.loyalty-card': (p: Place) => at(p, 'no such loyalty card is left for this empire'),
  'fault.no-sign': (p: Place) => at(p, 'loyalty to this empire needs a loyalty card, a patriot or a prize'),
  'fault.favor': (p: Place) => at(p, 'this player does not have the favor'),
  'fault.wazir': (p: Place) => at(p, 'this player does not rule the location'),
  'fault.cubes': (p: Place & OfPlayer, v: Voice) =>
    at(p, `${v.name('player', p.player)} has more than 10 cubes in play`),
  'fault.cylinders': (p: OfEmpire, v: Voice) =>
    `there are more cylinders of ${v.name('empire', p.empire)} than exist`,
  'fault.not-played': (p: Place) => at(p, 'is not played with in this game'),
  'fault.augments': (p: Place) => at(p, 'augments raise a card to rank 3 at most'),
  'fault.prisoners': (p: Place) => at(p, 'only card 122, activated, holds spies, and those of others'),
  'fault.untrustworthy': (p: Place) => at(p, 'card 129 is active only beside the starting loyalty card'),
  'fault.used': (p: Place & { card: number }) => at(p, `card ${p.card} makes no action`),
  'fault.avenged': (p: Place) => at(p, 'nobody gains a token in the own turn'),
  'fault.badal': () => 'there are only 10 Badal tokens',
} satisfies Record<string, (p: never, v: Voice) => string>;
