/** Everything that must be seen to happen. */
import {
  CAPABILITIES,
  CAPABILITY,
  CAPABILITY_NUMBERS,
  type CapabilityNumber,
} from './components/capabilities.ts';
import { isCourt, KHYBER_DECK, standardCourt, TOPPLES } from './components/cards.ts';
import { HEADLINES } from './components/headlines.ts';
import { LOCATIONS } from './components/map.ts';
import { MODES, SPECIAL_ACTIONS, WAZIR_ACTIONS } from './components/modes.ts';
import { GIFTS } from './components/players.ts';
import { EMPIRES } from './components/empires.ts';
import { KHAN_BRANCHES } from './solo/branches.ts';
import { reasons } from './text/en/reasons.ts';

const COURT = KHYBER_DECK.filter(isCourt);

const MOMENTS: readonly CapabilityNumber[] = [
  CAPABILITY.sistaniPirates,
  CAPABILITY.khyberPirates,
  CAPABILITY.safeHouse,
  CAPABILITY.claimOfAncientLineage,
  CAPABILITY.guerrillaWarfare,
];

export const CONTENT: readonly string[] = [
  ...[...KHYBER_DECK, ...TOPPLES].map((card) => `bought.${card}`),
  ...COURT.map((card) => `played.${card}`),
  // Every action of every card, and every action under every regime.
  ...COURT.flatMap((card) => standardCourt(card).actions.map((action) => `${action}:${card}`)),
  ...SPECIAL_ACTIONS.flatMap((action) => MODES.map((regime) => `${action}.${regime}`)),
  ...WAZIR_ACTIONS.flatMap((action) => MODES.map((regime) => `${action}.${regime}`)),
  ...WAZIR_ACTIONS.flatMap((action) => LOCATIONS.map((location) => `${action}.${location}`)),
  ...LOCATIONS.map((location) => `wazir.${location}`),
  'wazir.aside',
  ...MODES.map((regime) => `regime.${regime}`),
  'discard',
  'discard.rupee',
  'purchase.player',
  'impact.leveraged',
  'impact.informants',
  'impact.garrison',
  'leveraged.paid',
  'leveraged.short',
  'loyalty.change',
  'loyalty.fallback',
  'prize.taken',
  'coup',
  'overthrow',
  'travel.patriot',
  'travel.prize',
  ...GIFTS.map((cost) => `gift.${cost}`),
  'gift.transfer',
  'campaign.move',
  'campaign.baggage',
  'campaign.army',
  'campaign.road',
  'campaign.tribe',
  'campaign.intel',
  'consent.intel',
  'favor.moved',
  'favor.aside',
  ...EMPIRES.map((empire) => `favor.${empire}`),
  'cleanup.patriot',
  'cleanup.tableau',
  'topple.failed',
  ...EMPIRES.map((empire) => `topple.${empire}`),
  'topple.purge',
  'topple.honeymoon',
  'topple.discarded',
  'end.supremacy',
  'end.last-topple',
  'end.nation-building',
  'end.nobody',
  'badal.gained',
  'badal.spent',
  'badal.taken',
  ...HEADLINES.map((card) => `headline.${card}`),
  'headline.declined',
  'capability.augment',
  'capability.122.release',
  ...CAPABILITY_NUMBERS.flatMap((card) => [`capability.${card}`, `capability.${card}.active`]),
  ...CAPABILITY_NUMBERS.filter(isUsed).map((card) => `capability.${card}.used`),
  ...KHAN_BRANCHES,
  ...Object.keys(reasons),
];

/** Actions, interrupts, and those lasting bonuses that happen at a moment. */
function isUsed(card: CapabilityNumber): boolean {
  const { kind } = CAPABILITIES[card];
  return kind === 'action' || kind === 'interrupt' || MOMENTS.includes(card);
}

const CONSENT = 'only by table talk of a seat that does not decide: negotiations/talk.test.ts';
const STARS = 'needs stars that random tableaux hardly reach: khyber-knives/capabilities.test.ts';
const MOMENT = 'an active capability and the moment for it seldom meet: khyber-knives/capabilities.test.ts';
const DEAR = 'random players are seldom rulers with six rupees: khyber-knives/rare.test.ts';
const NEW = 'needs a new card and a spy in the right place: khyber-knives/rare.test.ts';

const all = (items: readonly string[], why: string): Readonly<Record<string, string>> =>
  Object.fromEntries(items.map((item) => [item, why]));

/** What random play may miss for thousands of games, and where it is shown instead. */
export const RARE: Readonly<Record<string, string>> = {
  ...all(['bot.vizier', 'bot.ahead'], 'only the vizier says so: players/reasons.test.ts'),
  ...all(
    ['bot.interrupt', 'bot.transfer', 'bot.hunt.band', 'bot.hunt.spy'],
    'courtiers seldom come to it: players/reasons.test.ts',
  ),
  ...all(['purchase.player', 'consent.intel'], CONSENT),
  'badal.taken': 'needs an empty pool of tokens: variants/variants.test.ts',
  'end.nobody': 'needs equal stars and rupees at the end: topple/topple.test.ts',
  'capability.125.active': 'needs four casualties in a turn: khyber-knives/capabilities.test.ts',
  ...all(
    [124, 126, 130, 131, 132, 134, 135, 137, 139, 140, 145, 147].map((card) => `capability.${card}.active`),
    STARS,
  ),
  ...all(
    [116, 120, 122, 123, 131, 132, 133, 135, 139, 145].map((card) => `capability.${card}.used`),
    MOMENT,
  ),
  'capability.122.release': MOMENT,
  ...all(
    [...MODES, ...LOCATIONS].map((one) => `regime-change.${one}`),
    DEAR,
  ),
  ...all(['bribe:109', 'counter-espionage:109', 'bribe:143', 'bribe:146'], NEW),
  'sk.roads.wrap':
    'needs a rank that only a corrected card has where two connections are: examples/solo.test.ts',
  'sk.buy.none': 'needs a deck that is used up: solo/buying.test.ts',
  'sk.assassinate.strawman': 'needs influence that is just equal: examples/solo.test.ts',
  'sk.end.tie': 'needs equal influence at the end: examples/solo.test.ts',
};
