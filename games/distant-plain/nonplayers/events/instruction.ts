/** 8.4.1 What a non-player is told about a card beyond what holds for all of them. */
import type { Policy } from '@sandtable/coin/nonplayers';
import type { Faction } from '../../forces.ts';
import type { State } from '../../state.ts';
import type { Mind } from '../mind.ts';

type Policies = Readonly<Record<string, Policy<Mind>>>;

export interface Instruction {
  /** The faction operates instead. */
  readonly refuses?: (state: State, faction: Faction) => boolean;
  /** The Event counts as ineffective for it. */
  readonly isIdle?: (state: State, faction: Faction) => boolean;
  /** By prompt: answers while the Event is executed. */
  readonly answers?: Policies;
  /** By prompt: answers to what the card asks as long as it lasts. */
  readonly lasting?: Policies;
}

/** 8.4.2, 8.4.3 Nothing but what holds for all cards. */
export const AS_USUAL: Instruction = {};
