/** Pieces dragged over the map: what only this volume knows of it. */
import { moves } from '@sandtable/coin/board';
import type { AskView } from '@sandtable/engine';
import { TABLE } from '../forces.ts';
import { spaceOf } from '../map.ts';
import { type Andes, capability, room } from '../state.ts';
import { unmoved } from '../turn.ts';

const isSweep = ({ prompt }: AskView): boolean =>
  prompt?.key === 'ask.sweep.from' || prompt?.params?.['operation'] === 'sweep';

export const { movable, answersOf } = moves<Andes>({
  map: { spaceOf },
  table: TABLE,
  unmoved,
  room,
  // 3.2.3 Police take part in a Sweep by card 11 only.
  staysOut: (view, kind, ask) => kind === 'police' && isSweep(ask) && capability(view, 11) === undefined,
  // 4.5.3 It matters which guerrilla goes where one carries Shipments; with card 11 Police may be asked about.
  isUncertain: (view, from, ask) =>
    view.carriers.some((carrier) => carrier.space === from) ||
    (isSweep(ask) && capability(view, 11) !== undefined),
});
