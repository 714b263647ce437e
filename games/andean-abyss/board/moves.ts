/** Pieces dragged over the map: what only this volume knows of it. */
import { moves } from '@sandtable/coin/board';
import type { AskView } from '@sandtable/engine';
import { TABLE } from '../forces.ts';
import { capability } from '../lasting.ts';
import { spaceOf } from '../map.ts';
import { type Andes, room, type State } from '../state.ts';
import { unmoved } from '../turn.ts';

const isSweep = ({ prompt }: AskView): boolean =>
  prompt?.key === 'ask.sweep.from' || prompt?.params?.['operation'] === 'sweep';

/** 3.2.3 Police take part in a Sweep by card 11 only. */
const doPoliceSweep = (view: State): boolean => capability(view, 'national-defense-council') !== undefined;

export const { movable, answersOf } = moves<Andes>({
  map: { spaceOf },
  table: TABLE,
  unmoved,
  room,
  staysOut: (view, kind, ask) => kind === 'police' && isSweep(ask) && !doPoliceSweep(view),
  // 4.5.3 It matters which guerrilla goes where one carries Shipments; Police that may sweep are asked about.
  isUncertain: (view, from, ask) =>
    view.carriers.some((carrier) => carrier.space === from) || (isSweep(ask) && doPoliceSweep(view)),
});
