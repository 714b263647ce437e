/** Pieces dragged over the map: what only this volume knows of it. */
import { moves } from '@sandtable/coin/board';
import { TABLE } from '../forces.ts';
import { spaceOf } from '../map.ts';
import { type Plain, room } from '../state.ts';
import { unmoved } from '../turn.ts';

export const { movable, answersOf } = moves<Plain>({
  map: { spaceOf },
  table: TABLE,
  unmoved,
  room,
  // 3.2.3 Police take no part in a Sweep.
  staysOut: (_view, kind, { prompt }) =>
    kind === 'police' && (prompt?.key === 'ask.sweep.from' || prompt?.params?.['operation'] === 'sweep'),
  // 4.2.2 The Coalition lifts Government Troops as well as its own.
  isLent: (kind, { prompt }) => kind === 'government-troops' && prompt?.key === 'ask.air-lift.from',
});
