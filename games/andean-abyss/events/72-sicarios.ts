import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseNumber } from '../ask.ts';
import { place } from '../changes.ts';
import { UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { guerrillaKindsOf } from '../shipments.ts';
import { available, bases, guerrillas, lands, placeable, room, spaces, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { defect } from './defecting.ts';
import { mayFetch } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf, toPieces } from './kit.ts';

/** Spaces with a Cartels Base that have room for a guerrilla. */
const homes = (state: State): Space[] =>
  lands(state).filter(
    (space) => bases(state, space, 'cartels') > 0 && room(state, space, UNDERGROUND.cartels) > 0,
  );

/** The same, as long as guerrillas are Available. */
const hideouts = (state: State): Space[] => (available(state, UNDERGROUND.cartels) > 0 ? homes(state) : []);

/** 72 Sicarios. */
export const sicarios: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    const among = () => spaces(state).filter((space) => guerrillas(state, space, 'cartels') > 0);
    yield* inSpaces(action, 'replace', 2, among, (space) => replaceAll(action, space));
  },

  *shaded(action) {
    const { state } = action;
    // 1.4.1 The Cartels may make more of them Available before all are placed.
    if (homes(state).length > 0) while (yield* mayFetch(action, UNDERGROUND.cartels));
    for (;;) {
      const space = yield* oneOf(action, 'place', () => hideouts(state));
      if (space === undefined) return;
      yield* hire(action, space);
    }
  },
};

function* replaceAll(action: Action, space: Space): Rules<void> {
  const among = { spaces: () => [space], kinds: guerrillaKindsOf(['cartels']) };
  const gone = guerrillas(action.state, space, 'cartels');
  yield* toPieces(action, 'replace', gone, among, (here, id) => defect(action, here, id));
}

/** All must be placed in the end, so in the last space left there is nothing to choose. */
function* hire(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const most = placeable(state, space, UNDERGROUND.cartels);
  const least = hideouts(state).length === 1 ? most : 1;
  const prompt = say('ask.event.count', rule, { card: state.card });
  const hired = yield* chooseNumber(action, prompt, least, most);
  for (let i = 0; i < hired; i++) state.turn?.spaces.push(space);
  place(action, space, UNDERGROUND.cartels, hired);
}
