import type { Rules } from '@sandtable/engine';
import { type Action, by, under } from '../action.ts';
import { pick } from '../ask.ts';
import { makeIneligible, remove } from '../changes.ts';
import { UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { terrorIn } from '../operations/terror.ts';
import { passOnOrLose, type PieceId, pieceLabel, takers } from '../shipments.ts';
import { guerrillas, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { upToSpaces } from './kit.ts';

const held = (state: State): Space[] =>
  spaces(state).filter((space) => guerrillas(state, space, 'cartels') > 0);

/** 63 Narco-War. */
export const narcoWar: CardEvent = {
  *event(action) {
    const { state } = action;
    for (const space of held(state)) yield* leaveOne(action, space);
    // D58, N24: Cartels may, and the guerrilla left may be Active.
    const cartels = under(by(action, 'cartels'), '3.3.4');
    yield* upToSpaces(
      by(action, 'cartels'),
      'act',
      Number.POSITIVE_INFINITY,
      () => held(state),
      (space) => terrorIn(cartels, space, 'cartels', { anyGuerrilla: true }),
    );
    makeIneligible(action, 'cartels');
  },
};

/** Whoever executes the Event says which guerrilla stays. */
function* leaveOne(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const present = () => takers(state, space, ['cartels']);
  const stays = yield* pick<PieceId>(action, {
    prompt: say('ask.event.stays', rule, { card: state.card, space: idOf(space) }),
    among: present,
    label: (id) => pieceLabel(id, space, rule),
  });
  let shipments = 0;
  while (guerrillas(state, space, 'cartels') > 1) {
    const goes = present().find((id) => id !== stays) ?? stays;
    shipments += yield* remove(action, space, goes, 'remover');
  }
  yield* passOnOrLose(action, space, UNDERGROUND.cartels, shipments);
}
