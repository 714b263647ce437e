/**
 * 8.4.1 What the sheet of a non-player faction says about an Event card, as data: whether it executes the Event, which
 * text, and what it chooses. Where nothing is said, what holds for all cards decides (8.1, 8.4.2, 8.4.3).
 */
import type { OneOrMore, Where as Filter } from '@sandtable/coin/event-language';
import type { SideName } from '../events/card.ts';
import type { VOCABULARY } from '../events/vocabulary.ts';
import type { Faction } from '../forces.ts';
import type { Islamabad } from '../tracks.ts';

type Words = typeof VOCABULARY;
export type Where = Filter<Words>;

/** Something that is so now, or is not. */
export type Circumstance =
  /** Somebody plays that faction. */
  | { readonly player: Faction }
  /** Nobody does. */
  | { readonly nonPlayer: Faction }
  /** There is such a space. */
  | { readonly some: Where }
  | { readonly none: Where }
  | { readonly track: Words['tracks'][number]; readonly atLeast: number }
  | { readonly track: Words['tracks'][number]; readonly atMost: number }
  | { readonly 'islamabad-at': OneOrMore<Islamabad> }
  /** No Capability is in play with the text that is against the faction. */
  | { readonly 'no-hostile-capability': true };

/** Whom it names first: a faction, itself, somebody's faction, a non-player, anybody but itself. */
export const NAMED = ['itself', 'players', 'non-players', 'others'] as const;
export type Named = (typeof NAMED)[number] | Faction;

/** Functions beside the data, for what this language cannot say. */
export const SPECIALS = [
  /** 17 Troops first where Taliban are, spread evenly, as in a Surge (8.8.2). */
  'evenly-beside-taliban',
  /** 37 Police become Troops only while Troops are Available. */
  'while-troops-are-available',
  /** 43 All but one leave each space of Pakistan, to where that brings Taliban Control. */
  'leave-pakistan-for-control',
  /** 67 A Capability whose text is against it. */
  'drop-hostile-capability',
] as const;
export type Special = (typeof SPECIALS)[number];

/** What it chooses while a text is executed, whoever executes it: each list in the order of preference. */
export interface Choices {
  readonly factions?: readonly Named[];
  /** Of the ways between which a text lets it choose, counted from 1. */
  readonly branches?: readonly number[];
  /** Whether it makes use of what may be declined. */
  readonly uses?: 'yes' | 'no';
  readonly spaces?: readonly Where[];
  readonly pieces?: readonly Words['pieces'][number][];
  readonly special?: Special;
}

/** What one faction is told. */
export interface Instruction {
  /** 8.4.2 The text it executes, where that is not the usual one. */
  readonly text?: SideName;
  /** It operates instead of executing the Event: always, or in one of these circumstances. */
  readonly operates?: 'always' | OneOrMore<Circumstance>;
  /** 8.1 In one of these circumstances the Event counts as ineffective for it. */
  readonly ineffective?: OneOrMore<Circumstance>;
  readonly unshaded?: Choices;
  readonly shaded?: Choices;
}

export type Instructions = Readonly<Partial<Record<Faction, Instruction>>>;
