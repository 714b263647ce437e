/** The rulebook's non-player factions (8.0), as players that answer asks like anybody else. */
import { planningPlayer } from '@sandtable/coin/nonplayers';
import type { Player } from '@sandtable/engine';
import { FACTIONS } from '../forces.ts';
import type { View } from '../view.ts';
import { PLANS } from './play.ts';

export const NON_PLAYERS: readonly Player<View>[] = FACTIONS.map((faction) =>
  planningPlayer<View>(faction, PLANS[faction]),
);
