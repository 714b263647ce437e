/** What a content run must see of the non-players (8.0) and of the Government's staff. */
import { EVENT_CARDS } from '../cards.ts';
import { nonplayersEn } from '../text/nonplayers.en.ts';
import { staffEn } from '../text/staff.en.ts';

/** Card 63 is never executed by a non-player (8.4). */
const NEVER = 63;

/** What only the rules can see: dice, the Government's decision in a Discord, the end of the game. */
const OUTCOMES = [
  '8.1.discord.event',
  '8.1.discord.op',
  '8.1.discord.grey2-event',
  '8.6.3.attack.success',
  '8.6.3.attack.fail',
  '8.6.3.attack.roll-1',
  '8.6.4.terror.aid-3',
  '8.6.4.terror.aid-5',
  '8.7.3.attack.success',
  '8.7.3.attack.fail',
  '8.7.3.attack.roll-1',
  '8.7.4.kidnap.purse-short',
  '8.7.4.kidnap.six',
  '8.8.np-wins-at-check',
  '8.8.government-no-win-at-check',
  '8.8.failure',
  '8.8.stalemate',
  '8.8.progress',
  '8.8.victory',
  '8.8.players-np-beats-all',
  '8.8.players-tie-to-np',
] as const;

export const NON_PLAYER_CONTENT: readonly string[] = [
  ...Object.keys(nonplayersEn),
  ...OUTCOMES,
  ...Object.keys(staffEn),
  ...EVENT_CARDS.filter((card) => card.number !== NEVER).map((card) => `8.4.card-${card.number}`),
];
