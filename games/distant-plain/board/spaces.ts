/** What lies in each space, for whoever draws the map. */
import type { ControlOnBoard, MarkerOnBoard, SpaceOnBoard } from '@sandtable/coin/board';
import { deckOf } from '../corrections.ts';
import { ALL_SPACES, econOf, factsOf, idOf, isLoc, isPakistan, type Space } from '../map.ts';
import { controlNow, isSabotaged, level, peopleOf, type Plain, populationOf, terror } from '../state.ts';
import type { View } from '../view.ts';
import { BOARDS } from './boards.ts';

export const spacesOnBoard = (view: View): readonly SpaceOnBoard<Plain>[] =>
  ALL_SPACES.map((space) => spaceOnBoard(view, space));

function spaceOnBoard(view: View, space: Space): SpaceOnBoard<Plain> {
  const line = isLoc(space);
  return {
    id: idOf(space),
    kind: factsOf(space).kind,
    terrain: deckOf(view).figures.terrain[space] ?? null,
    population: line ? null : populationOf(space, view),
    econ: line ? econOf(space) : null,
    // 1.6.1 There is no allegiance in Pakistan, nor where nobody lives.
    level: line || isPakistan(space) || peopleOf(space, view) === 0 ? null : level(view, space),
    control: controlIn(view, space),
    markers: markersIn(view, space),
    stacks: BOARDS.stacks(view, space),
    isWorked: BOARDS.isWorked(view, space),
  };
}

/** 1.7 Control holds at once. */
function controlIn(view: View, space: Space): ControlOnBoard | null {
  const who = controlNow(view, space);
  return who === 'none' ? null : { faction: who, isFixed: true };
}

function markersIn(view: View, space: Space): readonly MarkerOnBoard[] {
  const markers: MarkerOnBoard[] = [];
  if (isSabotaged(view, space)) markers.push({ id: 'sabotage', count: 1 });
  const terrors = terror(view, space);
  if (terrors > 0) markers.push({ id: 'terror', count: terrors });
  const returnees = view.returnees[space] ?? 0;
  if (returnees > 0) markers.push({ id: 'returnees', count: returnees });
  return markers;
}
