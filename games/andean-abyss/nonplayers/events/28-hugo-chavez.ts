import { AT, BORDERING, isDepartment, LOCS, type Space } from '../../map.ts';
import { adjacent, allPieces, isSabotaged, markersLeft, type State } from '../../state.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';
import { basesFit } from './shared.ts';

/** LoCs that touch Cúcuta, hold nobody and are not Sabotaged. */
const emptyAroundCucuta = (state: State): Space[] =>
  LOCS.filter(
    (loc) =>
      adjacent(state, loc).includes(AT.cucuta) && allPieces(state, loc) === 0 && !isSabotaged(state, loc),
  );

const venezuelanDepartments = (): Space[] => BORDERING.venezuela.filter(isDepartment);

/** 28 Hugo Chávez. */
export const hugoChavez: CardOpinion = {
  usable: (state) =>
    venezuelanDepartments().some((one) => basesFit(state, one, 'farc')) ||
    (markersLeft(state) > 0 && emptyAroundCucuta(state).length > 0),
  worth: always(4),
  harm: COMMON_HARM,
};
