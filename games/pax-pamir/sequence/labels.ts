/** What a player can do on their turn, in words. */
import type { Message } from '@sandtable/engine';
import { SPECIAL } from '../actions/index.ts';
import { costToPlay } from '../actions/play.ts';
import { isFree } from '../actions/special.ts';
import { type Location, locationId } from '../components/map.ts';
import type { WazirAction } from '../components/modes.ts';
import type { Colour } from '../components/players.ts';
import { regimesOf } from '../components/wazirs.ts';
import { marketPlace } from '../market-places.ts';
import { priceOf } from '../rupees.ts';
import { nameOf } from '../solo/khan.ts';
import { changeWarning, warned } from '../signs.ts';
import { cardAt, courtCard, rupeesAt, type State, wazirOf, whoIs } from '../state.ts';
import { say } from '../text/say.ts';
import type { Choice } from './choices.ts';

/** Every label names the thing behind the option in its parameters: a card, a place, a location. */
export function choiceLabel(state: State, choice: Choice): Message {
  switch (choice.kind) {
    case 'end':
      return say('turn.end', 'D1.1');
    case 'buy':
      return buyLabel(state, choice.place);
    case 'play':
      return playLabel(state, choice.card);
    case 'discard':
      return say('turn.discard', 'E2.1', { card: String(choice.card) });
    case 'take':
      return offerLabel(state, choice.seller, choice.card);
    case 'use':
      return say('turn.use', 'J7.3.3', { card: String(choice.card) });
    case 'activate':
      return say('turn.activate', 'J7.3.1', { card: String(choice.card) });
    case 'release':
      return say('turn.release', 'J7.3.3', { player: choice.prisoner });
    case 'wazir':
      return wazirLabel(state, choice.action, choice.location);
    case 'special': {
      const { action, card } = choice;
      const warning = SPECIAL[action].warning?.(state, state.turn.player);
      const free = isFree(state, action);
      return say(`turn.${action}`, 'E1.3', { card: String(card), free, ...warned(warning) });
    }
  }
}

function playLabel(state: State, card: number): Message {
  const { location, patriot } = courtCard(state, card);
  const cost = costToPlay(state, state.turn.player, location);
  const warning = patriot === null ? undefined : changeWarning(state, state.turn.player, patriot);
  return say('turn.play', 'E4.1', { card: String(card), cost, ...warned(warning) });
}

function buyLabel(state: State, place: number): Message {
  return say('turn.buy', 'E3.3', {
    place: marketPlace(place),
    card: String(cardAt(state, place)),
    cost: priceOf(state, place),
    found: rupeesAt(state, place),
  });
}

function offerLabel(state: State, seller: Colour, card: number): Message {
  const who = whoIs(state, seller);
  const offer = state.talk.offers.find((one) => one.seller === who && one.card === card);
  return say('turn.take', 'E3.1', {
    player: nameOf(state, who),
    card: String(card),
    cost: offer?.price ?? 0,
  });
}

function wazirLabel(state: State, action: WazirAction, at: Location): Message {
  const location = locationId(at);
  const free = isFree(state, action);
  return action === 'consolidate'
    ? say('turn.consolidate', 'J4.1', { location, free })
    : say('turn.regime-change', 'J5.1', {
        location,
        regimes: [...regimesOf(wazirOf(state, at))],
        free,
      });
}
