import { controlChanges } from '@sandtable/coin/board';
import type { Message } from '@sandtable/engine';
import type { View } from '../view.ts';
import { spacesOnBoard } from './spaces.ts';

/** 6.2 What has changed for a faction between two views. */
export const changesFor = (before: View, now: View, faction: string): readonly Message[] =>
  controlChanges(spacesOnBoard(before), spacesOnBoard(now), faction, '6.2');
