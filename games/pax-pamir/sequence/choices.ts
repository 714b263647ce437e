/** The ids of what a player can do in his turn: `buy:t3`, `play:12`, `discard:12`, `campaign:45`, `consolidate:herat`. */
import { LAST_CARD } from '../components/cards.ts';
import { LOCATIONS } from '../components/map.ts';
import { SPECIAL_ACTIONS, type SpecialAction, type WazirAction } from '../components/modes.ts';
import { marketPlace } from '../market-places.ts';
import { PLACES } from '../state.ts';

export const END = 'end';

const byCard = (word: string): readonly string[] =>
  Array.from({ length: LAST_CARD + 1 }, (_, card) => `${word}:${card}`);

/** By market place. */
export const BUY: readonly string[] = Array.from(
  { length: PLACES },
  (_, place) => `buy:${marketPlace(place)}`,
);
/** By card. */
export const PLAY = byCard('play');
export const DISCARD = byCard('discard');
export const SPECIAL_IDS: Readonly<Record<SpecialAction, readonly string[]>> = Object.fromEntries(
  SPECIAL_ACTIONS.map((action) => [action, byCard(action)]),
) as Record<SpecialAction, readonly string[]>;
/** By location. */
const byLocation = (action: WazirAction): readonly string[] =>
  LOCATIONS.map((location) => `${action}:${location}`);
export const WAZIR_IDS: Readonly<Record<WazirAction, readonly string[]>> = {
  consolidate: byLocation('consolidate'),
  'regime-change': byLocation('regime-change'),
};

export const takeId = (seller: string, card: number): string => `take:${seller}:${card}`;
export const useId = (card: number): string => `use:${card}`;
export const activateId = (card: number): string => `activate:${card}`;
export const releaseId = (prisoner: string): string => `release:${prisoner}`;

const PARTS = new Map<string, readonly string[]>(
  [...BUY, ...PLAY, ...DISCARD, ...Object.values(SPECIAL_IDS).flat()].map((id) => [id, id.split(':')]),
);

/** The words of an id; those of common ones are known. */
export const partsOf = (id: string): readonly string[] => PARTS.get(id) ?? id.split(':');
