import { gain } from '../changes.ts';
import { isCity } from '../map.ts';
import { giveShipment } from '../shipments.ts';
import { bases, guerrillas, lands, shipmentsLeft } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces } from './kit.ts';

/** 64 Cocaine Labs. */
export const cocaineLabs: CardEvent = {
  *unshaded(action) {
    const { state } = action;
    if (shipmentsLeft(state) === 0) return;
    const among = () =>
      lands(state).filter(
        (space) => bases(state, space, 'cartels') > 0 && guerrillas(state, space, 'farc') > 0,
      );
    yield* inSpaces(action, 'place', 1, among, (space) => giveShipment(action, space, ['farc']));
  },

  shaded(action) {
    const { state } = action;
    let yields = 0;
    for (const space of lands(state)) yields += bases(state, space, 'cartels') * (isCity(space) ? 2 : 1);
    gain(action, 'cartels', yields);
  },
};
