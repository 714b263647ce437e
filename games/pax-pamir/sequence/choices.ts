/** What a player can do on their turn: `buy:t3`, `play:12`, `discard:12`, `campaign:45`, `consolidate:herat`. Made once. */
import { LAST_CARD } from '../components/cards.ts';
import { ALL_LOCATIONS, type Location, locationId } from '../components/map.ts';
import { SPECIAL_ACTIONS, type SpecialAction, type WazirAction } from '../components/modes.ts';
import { type Colour, COLOURS } from '../components/players.ts';
import { marketPlace } from '../market-places.ts';
import { PLACES } from '../state.ts';

export type Choice = { readonly id: string } & (
  | { readonly kind: 'end' }
  | { readonly kind: 'buy'; readonly place: number }
  | { readonly kind: 'play' | 'discard' | 'use' | 'activate'; readonly card: number }
  | { readonly kind: 'take'; readonly seller: Colour; readonly card: number }
  | { readonly kind: 'release'; readonly prisoner: Colour }
  | { readonly kind: 'wazir'; readonly action: WazirAction; readonly location: Location }
  | { readonly kind: 'special'; readonly action: SpecialAction; readonly card: number }
);

const OF = new Map<string, Choice>();

/** The choice behind an option. */
export function choiceOf(option: string): Choice {
  const found = OF.get(option);
  if (found === undefined) throw new Error(`no choice ${option}`);
  return found;
}

function noted(choice: Choice): Choice {
  OF.set(choice.id, choice);
  return choice;
}

const byCard = (make: (card: number) => Choice): readonly Choice[] =>
  Array.from({ length: LAST_CARD + 1 }, (_, card) => noted(make(card)));
const withCard = (kind: 'play' | 'discard' | 'use' | 'activate'): readonly Choice[] =>
  byCard((card) => ({ id: `${kind}:${card}`, kind, card }));

export const END = noted({ id: 'end', kind: 'end' });
/** By market place. */
export const BUY: readonly Choice[] = Array.from({ length: PLACES }, (_, place) =>
  noted({ id: `buy:${marketPlace(place)}`, kind: 'buy', place }),
);
/** By card. */
export const PLAY = withCard('play');
export const DISCARD = withCard('discard');
export const USE = withCard('use');
export const ACTIVATE = withCard('activate');
export const SPECIAL_CHOICES = Object.fromEntries(
  SPECIAL_ACTIONS.map((action) => [
    action,
    byCard((card) => ({ id: `${action}:${card}`, kind: 'special', action, card })),
  ]),
) as Readonly<Record<SpecialAction, readonly Choice[]>>;
/** By location. */
const byLocation = (action: WazirAction): readonly Choice[] =>
  ALL_LOCATIONS.map((location) =>
    noted({ id: `${action}:${locationId(location)}`, kind: 'wazir', action, location }),
  );
export const WAZIR_CHOICES: Readonly<Record<WazirAction, readonly Choice[]>> = {
  consolidate: byLocation('consolidate'),
  'regime-change': byLocation('regime-change'),
};
/** By seller, and then by card. */
export const TAKE = Object.fromEntries(
  COLOURS.map((seller) => [
    seller,
    byCard((card) => ({ id: `take:${seller}:${card}`, kind: 'take', seller, card })),
  ]),
) as Readonly<Record<Colour, readonly Choice[]>>;
export const RELEASE = Object.fromEntries(
  COLOURS.map((prisoner) => [prisoner, noted({ id: `release:${prisoner}`, kind: 'release', prisoner })]),
) as Readonly<Record<Colour, Choice>>;
