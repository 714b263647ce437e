/** Questions that several rules put in the same way. */
import { type Blocked, choose, type Message, type Rules } from '@sandtable/engine';
import { abandonsBreakthrough, type Place, type PlaceId, placesIn } from './areas.ts';
import type { Nation } from './cards/card-set.ts';
import { cardOf, type HeldId } from './deck.ts';
import type { Area, Force, State } from './state.ts';
import { say } from './text/say.ts';

/** The label of a card held: it tells when it is one set aside (R18.3). */
export function heldLabel(id: HeldId): Message {
  const card = cardOf(id);
  return card === id ? say('pick.card', 'R14', { card }) : say('pick.aside-card', 'R18.3', { card });
}

export function forceLabel(rule: string) {
  return (force: string): Message => say('pick.force', rule, { force });
}

/** The cards of a list that cannot be chosen, and why not; `why` knows no reason for those that can. */
export function forcesBlocked(
  forces: readonly Force[],
  rule: string,
  why: (force: Force) => Message | undefined,
): Blocked[] {
  return forces.flatMap((force) => {
    const reason = why(force);
    return reason === undefined
      ? []
      : [{ option: force.id, label: say('pick.force', rule, { force: force.id }), why: reason }];
  });
}

interface PlaceAsk {
  readonly nation: Nation;
  readonly prompt: Message;
  readonly places: () => readonly Place[];
  /** The areas one might think of, and why a place there is not offered. */
  readonly areas: readonly Area[];
  readonly whyNot: (place: Place) => Message;
  readonly secret: boolean;
}

/** R4 Asks where a card goes. */
export function* askPlace(state: State, card: Force, ask: PlaceAsk): Rules<Place> {
  const options = (): PlaceId[] => ask.places().map((place) => place.id);
  const placeOf = (id: PlaceId): Place => {
    const found = ask.places().find((place) => place.id === id);
    if (found === undefined) throw new Error(`no place ${id}`);
    return found;
  };
  const given = yield* choose<PlaceId>({
    seats: [ask.nation],
    prompt: ask.prompt,
    options,
    label: (id) => placeLabel(state, card, placeOf(id)),
    blocked: () => placesBlocked(state, card, ask),
    secret: ask.secret,
  });
  return placeOf(given);
}

function placesBlocked(state: State, card: Force, ask: PlaceAsk): Blocked[] {
  const offered = ask.places().map((place) => place.id);
  return ask.areas
    .flatMap((area) => placesIn(state, card, area))
    .filter((place) => !offered.includes(place.id))
    .map((place) => ({
      option: place.id,
      label: placeLabel(state, card, place),
      why: ask.whyNot(place),
    }));
}

function placeLabel(state: State, card: Force, place: Place): Message {
  const { area, row } = place;
  if (place.stays) return say('pick.stay', 'R4', { area, row });
  // R17: a move that loses the game must say so.
  if (abandonsBreakthrough(state, card, area)) return say('pick.abandon', 'R17', { area, row });
  return say('pick.place', 'R4', { area, row });
}
