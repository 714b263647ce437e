/** 8.5.1 Warlords Rally. */
import { BASE, UNDERGROUND } from '../../forces.ts';
import { AFGHAN_LANDS, isPashtun, isProvince, type Space } from '../../map.ts';
import { type RallyWay, rallyLimit } from '../../operations/rally.ts';
import {
  available,
  bases,
  coinCubes,
  guerrillas,
  placeable,
  police,
  type State,
  type Turn,
  underground,
} from '../../state.ts';
import { isFertileWith, isUnused } from '../ground.ts';
import { type Choice, step } from '../selection.ts';

const SPACES = 3;

const isToHide = (state: State, space: Space): boolean =>
  !isPashtun(space) &&
  bases(state, space, 'warlords') > 0 &&
  coinCubes(state, space) > 0 &&
  guerrillas(state, space, 'warlords') > 0 &&
  underground(state, space, 'warlords') === 0;

const isToBuild = (state: State, space: Space): boolean =>
  guerrillas(state, space, 'warlords') >= 2 && placeable(state, space, BASE.warlords) > 0;

const isBare = (state: State, space: Space, before: number): boolean =>
  bases(state, space, 'warlords') > 0 && before === 0;
const isHomeless = (state: State, space: Space, before: number): boolean =>
  bases(state, space, 'warlords') === 0 && before > 0;
/** Cultivate was impossible with those before, and is possible with so many more. */
const opensFields = (state: State, space: Space, before: number, placed: number): boolean =>
  before <= police(state, space) &&
  isFertileWith(state, space, before - guerrillas(state, space, 'warlords') + placed);

/** Whether one space has been chosen to open Cultivate; asked only while guerrillas are left, so all were placed to the full. */
const hasOpenedFields = (state: State, turn: Turn): boolean =>
  turn.spaces.some((space, i) => {
    const placed = rallyLimit(state, space, 'warlords');
    const before = guerrillas(state, space, 'warlords') - placed;
    if (turn.choices[i] !== 'guerrillas') return false;
    return (
      !isBare(state, space, before) &&
      !isHomeless(state, space, before) &&
      opensFields(state, space, before, placed)
    );
  });

export function warlordsRally(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  if (turn.spaces.length >= SPACES) return undefined;
  const among = AFGHAN_LANDS.filter((space) => isProvince(space) && isUnused(turn)(space) && open(space));
  const left = SPACES - turn.spaces.length;
  const hide = step(
    'W.rally.flip',
    among.filter((space) => isToHide(state, space)),
    left,
  );
  if (hide !== undefined) return hide;
  const build = among.filter((space) => isToBuild(state, space));
  if (build.length > 0) return step('W.rally.base', build, Math.min(left, available(state, BASE.warlords)));
  const idle = available(state, UNDERGROUND.warlords);
  if (idle === 0) return undefined;
  const here = (space: Space): number => guerrillas(state, space, 'warlords');
  return (
    step(
      'W.rally.place1',
      among.filter((space) => isBare(state, space, here(space))),
    ) ??
    step(
      'W.rally.place2',
      among.filter((space) => isHomeless(state, space, here(space))),
    ) ??
    (hasOpenedFields(state, turn)
      ? undefined
      : step(
          'W.rally.place3',
          among.filter((space) =>
            opensFields(state, space, here(space), Math.min(idle, rallyLimit(state, space, 'warlords'))),
          ),
        )) ??
    step('W.rally.place4', among)
  );
}

/** How the Rally is made in a space that was chosen. */
export function warlordsRallyWay(state: State, space: Space): RallyWay {
  if (isToHide(state, space)) return 'hide';
  return isToBuild(state, space) ? 'base' : 'guerrillas';
}
