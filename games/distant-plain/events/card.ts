/** What a card's file says. */
import type { Instructions } from '../instructions/language.ts';
import type { Side } from './vocabulary.ts';

export const SIDES = ['unshaded', 'shaded'] as const;
export type SideName = (typeof SIDES)[number];

/** As on the printed card, worked out from what is known about it, or put right by an owner's file. */
export type Known = 'printed' | 'reconstructed' | 'corrected';

export interface CardEvent {
  readonly known: Exclude<Known, 'corrected'>;
  /** How sure the effect is, from 0 to 1. */
  readonly certainty: number;
  /** Sides whose effect, if not the wording, a source gives. */
  readonly sourced?: readonly SideName[];
  /** The only text of a card that is not dual (5.2). */
  readonly unshaded: Side;
  readonly shaded?: Side;
  /** 8.4.1 What non-players are told about it. */
  readonly nonPlayers?: Instructions;
}
