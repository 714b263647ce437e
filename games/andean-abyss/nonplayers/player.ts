/** The rulebook's non-player factions (8.0), as players that answer asks like anybody else. */
import { planningPlayer } from '@sandtable/coin/nonplayers';
import type { Player } from '@sandtable/engine';
import type { Insurgent } from '../forces.ts';
import type { View } from '../view.ts';
import { PLANS } from './play.ts';

const official = (faction: Insurgent): Player<View> => planningPlayer<View>(faction, PLANS[faction]);

/** The official ones; the Government's staff is in government/staff.ts. */
export const NON_PLAYERS: readonly Player<View>[] = [official('cartels'), official('auc'), official('farc')];
