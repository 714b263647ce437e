import { pick } from '../ask.ts';
import { ACTIVE_OPPOSITION, canShift, NEUTRAL, remove, setLevel, shift } from '../changes.ts';
import { AT, CITIES, econOf, idOf, isPipeline, type Space } from '../map.ts';
import { bases, hasOpposition, isAdjacentTo, lands, type State } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { inSpaces, oneOf } from './kit.ts';

type Choice = 'clear-opposition' | 'remove-base';

function choices(state: State, space: Space): Choice[] {
  const list: Choice[] = [];
  if (hasOpposition(state, space)) list.push('clear-opposition');
  if (bases(state, space, 'farc') > 0) list.push('remove-base');
  return list;
}

const isByOil = (state: State, space: Space): boolean =>
  isAdjacentTo(state, space, (beside) => isPipeline(beside) && econOf(beside) === 3);

/** 48 Unión Sindical Obrera. */
export const unionSindicalObrera: CardEvent = {
  *unshaded(action) {
    const { state, rule } = action;
    const among = () =>
      lands(state).filter((space) => isByOil(state, space) && choices(state, space).length > 0);
    const space = yield* oneOf(action, 'choose', among);
    if (space === undefined) return;
    const choice = yield* pick<Choice>(action, {
      prompt: say('ask.event.how', rule, { card: state.card, space: idOf(space) }),
      among: () => choices(state, space),
    });
    if (choice === 'clear-opposition') setLevel(action, space, NEUTRAL);
    else yield* remove(action, space, 'farc-base');
  },

  *shaded(action) {
    const among = () =>
      CITIES.filter((city) => city !== AT.bogota && canShift(action.state, city, ACTIVE_OPPOSITION));
    yield* inSpaces(action, 'shift', 2, among, (city) => shift(action, city, ACTIVE_OPPOSITION));
  },
};
