import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { pick } from '../ask.ts';
import { BASE, INSURGENTS, type Kind } from '../forces.ts';
import { idOf, isMountain, type Space } from '../map.ts';
import { giveShipment } from '../shipments.ts';
import { allGuerrillas, bases, departments, shipmentsLeft } from '../state.ts';
import { say } from '../text/say.ts';
import { hasShipment, removeShipment } from './freight.ts';
import { fitting, placeOneOf } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { oneOf, removePieces } from './kit.ts';

const BASES: readonly Kind[] = INSURGENTS.map((faction) => BASE[faction]);

type Choice = 'load-shipment' | 'lose' | 'new-base' | 'remove-base';

function choices(action: Action, space: Space): Choice[] {
  const { state } = action;
  const list: Choice[] = [];
  if (shipmentsLeft(state) > 0 && allGuerrillas(state, space) > 0) list.push('load-shipment');
  if (hasShipment(state, space)) list.push('lose');
  if (fitting(action, space, BASES).length > 0) list.push('new-base');
  if (INSURGENTS.some((faction) => bases(state, space, faction) > 0)) list.push('remove-base');
  return list;
}

/** 65 Poppies: one of four things in a Mountain Department. */
export const poppies: CardEvent = {
  *event(action) {
    const { state, rule } = action;
    const among = () =>
      departments(state).filter((space) => isMountain(space) && choices(action, space).length > 0);
    const space = yield* oneOf(action, 'choose', among);
    if (space === undefined) return;
    const choice = yield* pick<Choice>(action, {
      prompt: say('ask.event.how', rule, { card: state.card, space: idOf(space) }),
      among: () => choices(action, space),
    });
    yield* harvest(action, space, choice);
  },
};

function* harvest(action: Action, space: Space, choice: Choice): Rules<void> {
  const here = () => [space];
  switch (choice) {
    case 'load-shipment':
      yield* giveShipment(action, space, INSURGENTS);
      return;
    case 'lose':
      yield* removeShipment(action, here, false);
      return;
    case 'new-base':
      yield* placeOneOf(action, space, BASES);
      return;
    case 'remove-base':
      yield* removePieces(action, 1, { spaces: here, kinds: BASES });
  }
}
