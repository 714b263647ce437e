/** 9.4.1 Which Events the Jihadist carries out when it is alone. */
import { isJihadistEvent, OIL_PRICE_SPIKES } from '../cards.ts';
import { isPlayable } from '../events/execute.ts';
import type { State } from '../state.ts';

/** Events that recruit or place cells out of the track: without one there is Radicalization instead. */
export const CELL_EVENTS: readonly number[] = [
  48, 49, 50, 51, 53, 55, 57, 58, 61, 66, 67, 68, 70, 72, 80, 81, 82, 83, 86, 91, 93, 98, 110,
];

/** 9.6 Oil Price Spike fetches a Jihadist card out of the discards; without one it is used for Operations. */
export const isFetchable = ({ discards }: State): boolean => discards.some(isJihadistEvent);

/** D-47: under card 47 no Event of its own, nor one of nobody's, is carried out in its phases. */
export const isOpenAlone = (state: State, card: number): boolean =>
  isPlayable(state, card, 'jihadist') &&
  state.lapsing.itjihad === 0 &&
  (!OIL_PRICE_SPIKES.includes(card) || isFetchable(state));
