/** Turns of Andean Abyss, in a player's words. */
import type { Page } from '@playwright/test';
import { turnIn } from './coin.ts';

export const turnOf = (page: Page, faction: string, operation: string): Promise<void> =>
  turnIn(page, 'andean-abyss', faction, operation);
