/** 8.1.2 Cubes that come or go, Police and Troops evenly: what both COIN factions answer. */
import { effect } from '../in-effect.ts';
import { idOf } from '../map.ts';
import { available, governmentTroops, police, type State } from '../state.ts';
import { sourcesOf } from './gathering.ts';
import { surplus } from './ground.ts';
import { because, becauseOf, type Mind, most, nearest, numberIn, offered, spaceIn } from './mind.ts';
import { troopsOf } from './pieces.ts';
import { best, random } from './selection.ts';

const CUBES = 6;

const cubesOf = (state: State): number => effect(state, 'train-cubes')?.cubes ?? CUBES;

export function trainTroops(mind: Mind): string {
  const { state, faction } = mind;
  const cubes = cubesOf(state);
  if (cubes < CUBES && faction === 'government') because(mind, 'G.train.nightLetters');
  const bars = faction === 'coalition' && effect(state, 'train-without-police') !== undefined;
  const cops = bars ? 0 : available(state, 'police');
  return nearest(mind, troopsOf(cubes, available(state, 'government-troops'), cops));
}

export const trainPolice = most;

/** The missing cubes, one by one. */
function gatherFrom(mind: Mind): string {
  const { state, faction, options } = mind;
  const { turn } = state;
  const to = spaceIn(mind.prompt);
  if (turn === null || to === undefined || !options.includes('done')) return mostPolice(mind);
  const among = sourcesOf(state, turn, to, offered(mind));
  if (among.length === 0) return 'done';
  const from = random(mind, among);
  becauseOf(mind, faction === 'government' ? 'G.train.fromMap' : 'C.train.fromMap', from);
  return idOf(from);
}

/** Village Stability Operations: from where most Police are. */
function mostPolice(mind: Mind): string {
  const { state } = mind;
  const open = offered(mind).filter((from) => surplus(state, from, 'coin', 1) > 0);
  const among = open.length > 0 ? open : offered(mind);
  return idOf(
    random(
      mind,
      best(among, (from) => police(state, from)),
    ),
  );
}

/** 8.1.2 Police and Troops evenly, Police first. */
function desertion(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const { state } = mind;
  return nearest(
    mind,
    troopsOf(numberIn(mind.prompt, 'deserters'), governmentTroops(state, space), police(state, space)),
  );
}

export const cubeAnswers = {
  'ask.train.troops': trainTroops,
  'ask.train.police': trainPolice,
  'ask.train.gather': gatherFrom,
  'ask.train.gathered': (mind: Mind) => (mind.options.includes('police') ? 'police' : 'government-troops'),
  /** Own cubes given up, Police first. */
  'ask.train.base': (mind: Mind) => nearest(mind, 1),
  'ask.desertion': desertion,
};
