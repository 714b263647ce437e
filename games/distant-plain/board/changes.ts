import { controlChanges } from '@sandtable/coin/board';
import type { Message } from '@sandtable/engine';
import type { View } from '../view.ts';
import { spacesOnBoard } from './spaces.ts';

/** 1.7 What has changed for a faction between two views: Coalition and Government hold together. */
export const changesFor = (before: View, now: View, faction: string): readonly Message[] =>
  controlChanges(
    spacesOnBoard(before),
    spacesOnBoard(now),
    faction === 'coalition' || faction === 'government' ? 'coin' : faction,
    '1.7',
  );
