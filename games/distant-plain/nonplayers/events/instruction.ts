/** What a non-player answers to what a card asks as long as it lasts. What it is told besides stands with the card (8.4.1). */
import type { Policy } from '@sandtable/coin/nonplayers';
import type { Mind } from '../mind.ts';

/** By prompt. */
export type Policies = Readonly<Record<string, Policy<Mind>>>;

export interface Instruction {
  readonly lasting?: Policies;
}

/** 8.4.2, 8.4.3 Nothing but what holds for all cards. */
export const AS_USUAL: Instruction = {};
