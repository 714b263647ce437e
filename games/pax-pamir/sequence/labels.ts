/** What a player can do in his turn, in words. */
import type { Message } from '@sandtable/engine';
import { SPECIAL } from '../actions/index.ts';
import { costToPlay } from '../actions/play.ts';
import { isFree } from '../actions/special.ts';
import { type SpecialAction, type WazirAction } from '../components/modes.ts';
import { regimesOf } from '../components/wazirs.ts';
import { placeNamed } from '../market-places.ts';
import { priceOf } from '../rupees.ts';
import { nameOf } from '../solo/khan.ts';
import { changeWarning, warned } from '../signs.ts';
import { cardAt, courtCard, rupeesAt, type State, wazirOf, whoIs } from '../state.ts';
import { locationNamed } from '../units.ts';
import { say } from '../text/say.ts';

/** Every label names the thing behind the option in its parameters: a card, a place, a location. */
export function choiceLabel(state: State, option: string): Message {
  const [word = '', what = '', more = ''] = option.split(':');
  switch (word) {
    case 'end':
      return say('turn.end', 'D1.1');
    case 'buy':
      return buyLabel(state, what);
    case 'play': {
      const { location, patriot } = courtCard(state, Number(what));
      const cost = costToPlay(state, state.turn.player, location);
      const warning = patriot === null ? undefined : changeWarning(state, state.turn.player, patriot);
      return say('turn.play', 'E4.1', { card: what, cost, ...warned(warning) });
    }
    case 'discard':
      return say('turn.discard', 'E2.1', { card: what });
    case 'take':
      return offerLabel(state, what, Number(more));
    case 'use':
      return say('turn.use', 'J7.3.3', { card: what });
    case 'activate':
      return say('turn.activate', 'J7.3.1', { card: what });
    case 'release':
      return say('turn.release', 'J7.3.3', { player: what });
    case 'consolidate':
    case 'regime-change':
      return wazirLabel(state, word, what);
    default: {
      const action = word as SpecialAction;
      const warning = SPECIAL[action].warning?.(state, state.turn.player);
      return say(`turn.${action}`, 'E1.3', { card: what, free: isFree(state, action), ...warned(warning) });
    }
  }
}

function buyLabel(state: State, id: string): Message {
  const place = placeNamed(id);
  return say('turn.buy', 'E3.3', {
    place: id,
    card: String(cardAt(state, place)),
    cost: priceOf(state, place),
    found: rupeesAt(state, place),
  });
}

function offerLabel(state: State, seller: string, card: number): Message {
  const who = whoIs(state, seller);
  const offer = state.talk.offers.find((one) => one.seller === who && one.card === card);
  return say('turn.take', 'E3.1', {
    player: nameOf(state, who),
    card: String(card),
    cost: offer?.price ?? 0,
  });
}

function wazirLabel(state: State, action: WazirAction, location: string): Message {
  const free = isFree(state, action);
  return action === 'consolidate'
    ? say('turn.consolidate', 'J4.1', { location, free })
    : say('turn.regime-change', 'J5.1', {
        location,
        regimes: [...regimesOf(wazirOf(state, locationNamed(location)))],
        free,
      });
}
