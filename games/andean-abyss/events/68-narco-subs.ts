import { pick } from '../ask.ts';
import { gain } from '../changes.ts';
import { TABLE } from '../forces.ts';
import { isCoastal, type Space } from '../map.ts';
import { pieces, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { hasShipment, removeShipment } from './freight.ts';
import type { CardEvent } from './rules.ts';
import { removePieces } from './kit.ts';

const coast = (state: State): Space[] => spaces(state).filter(isCoastal);

type Choice = 'remove-pieces' | 'remove-shipments';

function choices(state: State): Choice[] {
  const list: Choice[] = [];
  if (coast(state).some((space) => pieces(state, space, 'cartels') > 0)) list.push('remove-pieces');
  if (coast(state).some((space) => hasShipment(state, space))) list.push('remove-shipments');
  return list;
}

/** 68 Narco-Subs. */
export const narcoSubs: CardEvent = {
  *unshaded(action) {
    const { state, rule } = action;
    if (choices(state).length === 0) return;
    const choice = yield* pick<Choice>(action, {
      prompt: say('ask.event.option', rule, { card: state.card }),
      among: () => choices(state),
    });
    const among = () => coast(state);
    if (choice === 'remove-pieces')
      yield* removePieces(action, 2, { spaces: among, kinds: TABLE.kindsOf('cartels') });
    // Up to two Shipments; having chosen them, one goes at least.
    else if (yield* removeShipment(action, among, false)) yield* removeShipment(action, among, true);
  },

  shaded(action) {
    const { state } = action;
    const crews = coast(state).reduce((sum, space) => sum + pieces(state, space, 'cartels'), 0);
    gain(action, 'cartels', 2 * crews);
  },
};
