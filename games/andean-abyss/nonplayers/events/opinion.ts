/** What is thought of a card: by those who run by the rules of chapter 8, and by the Government's staff, which is ours. */
import { toward } from '@sandtable/coin';
import type {
  CardPolicy as CoinCardPolicy,
  SpaceChoice as CoinSpaceChoice,
} from '@sandtable/coin/nonplayers';
import { ACTIVE_OPPOSITION } from '../../changes.ts';
import type { Insurgent } from '../../forces.ts';
import { CITIES, type Space } from '../../map.ts';
import { basesOnMap, lands, level, pieces, spaces, type State } from '../../state.ts';
import type { Reason } from '../../text/reasons.ts';
import type { Mind } from '../mind.ts';

export type SpaceChoice = CoinSpaceChoice<Mind>;
export type CardPolicy = CoinCardPolicy<Mind>;
export type Question = (state: State, faction: Insurgent) => boolean;
export type Worth = (state: State) => number;

export interface CardOpinion {
  /**
   * 8.1, N2 Whether the shaded or only text would change anything: one change is enough, and a chance of it will do. Said
   * where the text is a function, or the instruction asks for more than its steps say.
   */
  readonly usable?: Question | 'always';
  /** 8.4.4 Where its instruction cannot be followed and sends the faction to an Operation, and the reason. */
  readonly operatesInstead?: Question;
  readonly operating?: Extract<Reason, `8.4.card-${number}.op`>;
  /** How its questions are answered, beyond 8.4.1 to 8.4.3. */
  readonly policy?: CardPolicy;
  /** 8.4.3 Where a level ends by that text, if it is a function. */
  readonly levelAfter?: (from: number) => number;
  /** What the unshaded or only text is worth to the Government, in points. */
  readonly worth: Worth;
  /** What the text that a non-player executes costs the Government, in points. */
  readonly harm: number;
}

// Words that opinions are made of.

export const COMMON_HARM = 2;

export const always =
  (worth: number): Worth =>
  () =>
    worth;
/** So much where the test holds, else one. */
export const when =
  (test: (state: State) => boolean, worth = 4): Worth =>
  (state) =>
    test(state) ? worth : 1;

export const sour =
  (steps: number) =>
  (from: number): number =>
    toward(from, ACTIVE_OPPOSITION, steps);

export const someLand = (state: State, test: (space: Space) => boolean): boolean => lands(state).some(test);
export const isUnsure = (state: State): boolean => CITIES.some((city) => level(state, city) < 2);
export const cartelsGunmen = (state: State): number =>
  spaces(state).reduce((sum, space) => sum + pieces(state, space, 'cartels'), 0) -
  basesOnMap(state, 'cartels');
