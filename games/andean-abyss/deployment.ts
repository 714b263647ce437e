/** Free deployment (2.1): the players place their own pieces, faction after faction. */
import { deployment, type Share } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { ASKS } from './ask.ts';
import { place } from './changes.ts';
import type { Faction } from './forces.ts';
import { isDepartment, isLoc, MAP, populationOf, type Space } from './map.ts';
import { nextCard } from './sequence.ts';
import { type Andes, bases, room, spaces, type State } from './state.ts';

const anywhere = (): boolean => true;
const inDepartment = (_state: State, space: Space): boolean => isDepartment(space);
/** Cities, and Departments without a FARC Base. */
const forGovernment = (state: State, space: Space): boolean =>
  !isLoc(space) && !(isDepartment(space) && bases(state, space, 'farc') > 0);

/** What each faction places. D51: population in Cities counts for the Cartels too. */
const SHARES: Readonly<Record<Faction, readonly Share<Andes>[]>> = {
  cartels: [
    { kind: 'cartels-base', count: 6, where: anywhere, populated: 4 },
    { kind: 'cartels-underground', count: 2, where: anywhere },
  ],
  auc: [
    { kind: 'auc-base', count: 1, where: anywhere },
    { kind: 'auc-underground', count: 6, where: anywhere },
  ],
  farc: [
    { kind: 'farc-base', count: 6, where: inDepartment },
    { kind: 'farc-underground', count: 12, where: inDepartment },
  ],
  government: [
    { kind: 'government-base', count: 1, where: forGovernment },
    { kind: 'troops', count: 12, where: forGovernment },
    { kind: 'police', count: 12, where: forGovernment },
  ],
};

export const { deployers, deployFreely } = deployment<Andes>({
  rule: '2.1',
  order: ['cartels', 'auc', 'farc', 'government'],
  sharesOf: (_state, faction) => SHARES[faction],
  map: MAP,
  actions: ACTIONS,
  asks: ASKS,
  place,
  spaces,
  room,
  populationOf,
  nextCard,
});
