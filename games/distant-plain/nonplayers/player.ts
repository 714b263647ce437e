/** The rulebook's non-player factions (8.0), as players that answer asks like anybody else. */
import { nonPlayer } from '@sandtable/coin/nonplayers';
import type { Player } from '@sandtable/engine';
import { type Faction, FACTIONS } from '../forces.ts';
import type { Plain } from '../state.ts';
import type { View } from '../view.ts';
import { answerOf } from './answers/index.ts';

export const NON_PLAYERS: readonly Player<View>[] = FACTIONS.map((faction) =>
  nonPlayer<Plain, Faction, View>(faction, answerOf),
);
