/** 8.6.2, 8.8.2 Cubes for a Train: those Available, and where none are, those of other spaces. */
import { isInEffect } from '../in-effect.ts';
import { LANDS, type Space } from '../map.ts';
import { gatheredFrom } from '../operations/train.ts';
import { allPieces, available, bases, governmentCubes, police, type State, type Turn } from '../state.ts';
import { surplus } from './ground.ts';
import { best } from './selection.ts';

const MOST_GATHERED = 3;

/** The Government takes cubes from Coalition Bases outside the Train. */
const fromBases = (state: State, turn: Turn, open: readonly Space[]): Space[] =>
  open.filter(
    (from) =>
      bases(state, from, 'coalition') > 0 && governmentCubes(state, from) > 0 && !turn.spaces.includes(from),
  );

/** The Coalition takes three Police from each other space of the Train, most pieces first; one is finished before the next. */
const fromTrained = (state: State, turn: Turn, open: readonly Space[]): Space[] =>
  isTroopsOnly(state)
    ? []
    : best(
        open.filter(
          (from) =>
            turn.spaces.includes(from) && police(state, from) > 0 && gatheredFrom(turn, from) < MOST_GATHERED,
        ),
        (from) => isBegun(turn, from),
        (from) => allPieces(state, from),
      );

const isBegun = (turn: Turn, from: Space): boolean => gatheredFrom(turn, from) > 0;

/** Village Stability Operations, shaded: the Coalition trains no Police. */
const isTroopsOnly = (state: State): boolean => isInEffect(state, 'train-without-police');

/** Where a missing cube for a space may come from, of these; nobody leaves who is needed for Control (8.1.2). */
export function sourcesOf(state: State, turn: Turn, to: Space, among: readonly Space[] = LANDS): Space[] {
  const open = among.filter((from) => from !== to && surplus(state, from, 'coin', 1) > 0);
  return turn.faction === 'government' ? fromBases(state, turn, open) : fromTrained(state, turn, open);
}

/** Whether any cube could be placed in a space. */
export function canCubesCome(state: State, turn: Turn, to: Space): boolean {
  const bars = turn.faction === 'coalition' && isTroopsOnly(state);
  const idle = available(state, 'government-troops') + (bars ? 0 : available(state, 'police'));
  return idle > 0 || sourcesOf(state, turn, to).length > 0;
}

/** A space that has given cubes to a Train is none of its spaces. */
export const hasGiven = (turn: Turn, space: Space): boolean => gatheredFrom(turn, space) > 0;
