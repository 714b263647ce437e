/** What several cards look for (8.4). */
import { ACTIVE_OPPOSITION } from '../../changes.ts';
import { isBarredNow } from '../../deck.ts';
import { BASE, type Insurgent, UNDERGROUND } from '../../forces.ts';
import { idOf, isDepartment, populationOf, type Space } from '../../map.ts';
import { bases, cubes, guerrillas, isNonPlayer, level, placeable, spaces, type State } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { AUC_MARCH, isAucGoal } from '../auc.ts';
import { CARTELS_MARCH } from '../cartels.ts';
import { canOperate } from '../charts.ts';
import { FARC_MARCH, isFarcGoal } from '../farc.ts';
import { anywhere, type MarchTerms, movable } from '../marching.ts';
import { because, type Mind } from '../mind.ts';
import { best } from '../selection.ts';
import { hasRoom } from '../sites.ts';
import type { SpaceChoice } from './opinion.ts';

/** Has population and can go toward Active Opposition. */
export const canSour = (state: State, space: Space): boolean =>
  populationOf(space) > 0 && level(state, space) > ACTIVE_OPPOSITION;

export const basesFit = (state: State, space: Space, faction: Insurgent): boolean =>
  placeable(state, space, BASE[faction]) > 0;

export const placesGuerrilla = (state: State, space: Space, faction: Insurgent): boolean =>
  placeable(state, space, UNDERGROUND[faction]) > 0;

/** Cards 53 and 69: those that may leave, as in the faction's March (N25). */
const TERMS: Readonly<Record<Insurgent, MarchTerms>> = {
  cartels: CARTELS_MARCH,
  auc: AUC_MARCH,
  farc: { ...FARC_MARCH, isOrigin: anywhere },
};

export const mayLeave = (state: State, space: Space, faction: Insurgent, gone = 0): number =>
  movable(state, space, TERMS[faction], gone);

/** N25 Cards 53 and 69: Departments that suit the faction's March, best first. */
export function goals(state: State, among: readonly Space[], faction: Insurgent): Space[] {
  const open = among.filter(isDepartment);
  switch (faction) {
    case 'cartels':
      return open.filter((space) => hasRoom(state, space, 'cartels'));
    case 'auc':
      return best(
        open.filter((space) => isAucGoal(state, space)),
        (space) => bases(state, space, 'farc') > 0,
      );
    case 'farc': {
      const wanted = open.filter((space) => isFarcGoal(state, space));
      return wanted.length > 0 ? wanted : open.filter((space) => populationOf(space) > 0);
    }
  }
}

/** 56 Drogas La Rebaja, 60 The Chess Player: Cities with the fewest cubes. */
export const quietCity: SpaceChoice = {
  keys: [({ state }, space) => -cubes(state, space)],
  note: (mind, space) => because(mind, '8.4.card-60.fewest-cubes', { space: idOf(space) }),
};

/** 20 Mono Jojoy: March if anybody can. */
export function marchIfPossible(mind: Mind): string {
  const turn = beginTurn(mind.faction, 'march', { free: true });
  if (!canOperate({ state: { ...mind.state, turn } }, mind.faction, 'march')) {
    because(mind, '8.1.1.no-more');
    return 'no';
  }
  const isReaction = mind.state.turn?.faction !== mind.faction;
  because(mind, isReaction ? '8.1.2.reaction.free-action' : '8.1.1.in-full');
  return 'yes';
}

export function hasFreeMarch(state: State, faction: 'farc' | 'auc'): boolean {
  if (isBarredNow(state, faction, 'march')) return false;
  const turn = beginTurn(faction, 'march', { free: true });
  if (isNonPlayer(state, faction)) return canOperate({ state: { ...state, turn } }, faction, 'march');
  return spaces(state).some((one) => guerrillas(state, one, faction) > 0);
}
