/** Everything that must be seen to happen. */
import { CAPABILITIES, CAPABILITY_NUMBERS } from './components/capabilities.ts';
import { isCourt, KHYBER_DECK } from './components/cards.ts';
import { HEADLINES } from './components/headlines.ts';
import { LOCATIONS } from './components/map.ts';
import { MODES, SPECIAL_ACTIONS, WAZIR_ACTIONS } from './components/modes.ts';
import { GIFTS } from './components/players.ts';
import { EMPIRES } from './components/empires.ts';

const COURT = KHYBER_DECK.filter(isCourt);

export const CONTENT: readonly string[] = [
  ...['court', 'topple', 'headline', 'capability'].map((kind) => `bought.${kind}`),
  ...COURT.map((card) => `played.${card}`),
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
  ...CAPABILITY_NUMBERS.filter((card) => ['action', 'interrupt'].includes(CAPABILITIES[card].kind)).map(
    (card) => `capability.${card}.used`,
  ),
];

/** What random play may miss for thousands of games, and where it is shown instead. */
export const RARE: Readonly<Record<string, string>> = {};
