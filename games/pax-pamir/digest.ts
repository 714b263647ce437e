/** What a player's turn comes to, gathered from the lines of the journal. */
import type { Digest } from '@sandtable/engine';

const AS_TOLD = [
  'log.bought',
  'log.sold',
  'log.played',
  'log.discarded',
  'log.action.travel',
  'log.action.counter-espionage',
  'log.action.bribe',
  'log.action.assassinate',
  'log.action.commerce',
  'log.action.gift',
  'log.action.tax',
  'log.action.campaign',
  'log.bribed',
  'log.coup',
  'log.assassinated',
  'log.prize',
  'log.gift',
  'log.removed',
  'log.lost',
  'log.placed.armies',
  'log.placed.spies',
  'log.placed.tribes',
  'log.placed.road',
  'log.loyalty',
  'log.regime',
  'log.favor',
  'log.topple.failed',
  'log.topple.supremacy',
  'log.points',
  'log.wazir',
  'log.headline',
  'log.capability',
] as const;

export const digest: Digest = {
  ...Object.fromEntries(AS_TOLD.map((key) => [key, {}])),
  'log.took.place': { as: 'digest.took', by: ['player'] },
  'log.took.player': { as: 'digest.took.player', by: ['player', 'from'] },
};
