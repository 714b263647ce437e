/** Questions that several rules put in the same way. */
import { type Blocked, type Message, pick, type Question, type Rules } from '@sandtable/engine';
import { abandonsBreakthrough, type Place, placesIn } from './areas.ts';
import type { Nation } from './cards/card-set.ts';
import { cardOf, type HeldId } from './deck.ts';
import type { Area, Force, State } from './state.ts';
import { say } from './text/say.ts';

/** The label of a card held: it tells when it is one set aside (R18.3). */
export function heldLabel(id: HeldId): Message {
  const card = cardOf(id);
  return card === id ? say('pick.card', 'R14', { card }) : say('pick.aside-card', 'R18.3', { card });
}

export const forceId = (force: Force): string => force.id;

export const forceLabel = (force: Force, rule: string): Message =>
  say('pick.force', rule, { force: force.id });

type ForceQuestion = Pick<Question<Force>, 'prompt' | 'among' | 'label' | 'blocked' | 'secret'>;

/** Asks for one of these force cards, even if there is only one. */
export const pickForce = (nation: Nation, question: ForceQuestion): Rules<Force> =>
  pick<Force>(
    { seats: [nation] },
    {
      id: forceId,
      label: (force) => forceLabel(force, question.prompt.rule ?? ''),
      always: true,
      ...question,
    },
  );

/** The cards of a list that cannot be chosen, and why not; `why` knows no reason for those that can. */
export function forcesBlocked(
  forces: readonly Force[],
  rule: string,
  why: (force: Force) => Message | undefined,
): Blocked[] {
  return forces.flatMap((force) => {
    const reason = why(force);
    return reason === undefined ? [] : [{ option: force.id, label: forceLabel(force, rule), why: reason }];
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
export const pickPlace = (state: State, card: Force, ask: PlaceAsk): Rules<Place> =>
  pick<Place>(
    { seats: [ask.nation] },
    {
      prompt: ask.prompt,
      among: ask.places,
      id: (place) => place.id,
      label: (place) => placeLabel(state, card, place),
      blocked: () => placesBlocked(state, card, ask),
      always: true,
      secret: ask.secret,
    },
  );

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
