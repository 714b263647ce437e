/** Free deployment (2.1): the players place their own pieces, faction after faction. */
import { deployment, type Share } from '@sandtable/coin';
import { ACTIONS } from './action.ts';
import { ASKS } from './ask.ts';
import { place } from './changes.ts';
import { type Faction, factionOf, TABLE } from './forces.ts';
import { ALL_SPACES, AT, isPakistan, isPashtun, isProvince, MAP, PAKISTAN, type Space } from './map.ts';
import { type FreeDeployment, type FreeZone, scenario, SCENARIOS } from './scenarios.ts';
import { nextCard } from './sequence.ts';
import { peopleOf, type Plain, room, type State } from './state.ts';

type Where = Share<Plain>['where'];

/** Where a part of a force may go, besides stacking. */
function isIn(zone: FreeZone): Where {
  switch (zone) {
    case 'kabul':
      return (_state, space) => space === AT.kabul;
    case 'afghan':
      return (_state, space) => !isPakistan(space);
    case 'afghan-pashtun':
      return (_state, space) => !isPakistan(space) && isPashtun(space);
    case 'populated-provinces':
      return (state, space) => isProvince(space) && peopleOf(space, state) > 0;
    case 'pashtun':
      return (_state, space) => isPashtun(space);
    case 'each-of-pakistan':
    case 'each-of-pashtun-pakistan':
      return (_state, space) => isPakistan(space);
  }
}

/** A line of the set-up as shares: one for each kind, and for each space where the zone says so. */
function sharesIn({ zone, pieces }: FreeDeployment): Share<Plain>[] {
  const isEach = zone === 'each-of-pakistan' || zone === 'each-of-pashtun-pakistan';
  const spaces = PAKISTAN.filter((space) => zone === 'each-of-pakistan' || isPashtun(space));
  const zones: Where[] = isEach
    ? spaces.map(
        (one): Where =>
          (_state: State, space: Space) =>
            space === one,
      )
    : [isIn(zone)];
  return TABLE.kinds.flatMap((kind) => {
    const count = pieces[kind] ?? 0;
    return count === 0 ? [] : zones.map((where) => ({ kind, count, where }));
  });
}

/** By number of piles, which tells the scenarios apart. */
const SHARES = new Map(
  SCENARIOS.map((id) => [scenario(id).deck.piles, scenario(id).free.flatMap(sharesIn)] as const),
);

export const { deployers, deployFreely } = deployment<Plain>({
  rule: '2.1',
  order: ['warlords', 'government', 'taliban', 'coalition'],
  sharesOf({ variants }, faction: Faction) {
    const shares = SHARES.get(variants.finalPropaganda);
    if (shares === undefined) throw new RangeError(`no scenario with ${variants.finalPropaganda} piles`);
    return shares.filter(({ kind }) => factionOf(kind) === faction);
  },
  map: MAP,
  actions: ACTIONS,
  asks: ASKS,
  place,
  spaces: () => ALL_SPACES,
  room,
  populationOf: peopleOf,
  nextCard,
});
