/** 8.7 */
import { ALL_SPACES, isLoc, type Space } from '../../map.ts';
import {
  active,
  available,
  guerrillas,
  hasSupport,
  type Operation,
  type State,
  underground,
} from '../../state.ts';
import { supportPlusAvailable } from '../../victory.ts';
import type { Chart } from '../chart.ts';
import { because, type Mind } from '../mind.ts';
import { whileFound } from '../steps.ts';
import { talibanActivity } from './activities.ts';
import { isInEffect } from '../../in-effect.ts';
import { noteOnlyAmbush, talibanAttack } from './attack.ts';
import { talibanMarch, sending } from './march.ts';
import { talibanRally } from './rally.ts';
import { shariaTargets } from './sharia.ts';
import { talibanTerror } from './terror.ts';

const MANY = 15;
const GUERRILLAS = 4;
const SUPPORT = 20;

/** D11: a single space at Support, or LoC, with an Underground Taliban guerrilla or four of them. */
const isReady = (state: State, space: Space): boolean =>
  (isLoc(space) || hasSupport(state, space)) &&
  (underground(state, space, 'taliban') > 0 || guerrillas(state, space, 'taliban') >= GUERRILLAS);

function choose(mind: Mind): Operation {
  const { state } = mind;
  if (available(state, 'taliban-underground') + available(state, 'taliban-base') >= MANY) {
    because(mind, 'T.chart.rally.available');
    return 'rally';
  }
  if (ALL_SPACES.reduce((sum, space) => sum + active(state, space, 'taliban'), 0) >= MANY) {
    because(mind, 'T.chart.rally.active');
    return 'rally';
  }
  if (!ALL_SPACES.some((space) => isReady(state, space))) {
    because(mind, 'T.chart.march');
    return 'march';
  }
  const isLow = supportPlusAvailable(state) <= SUPPORT;
  because(mind, isLow ? 'T.chart.attack' : 'T.chart.terror');
  return isLow ? 'attack' : 'terror';
}

export const TALIBAN: Chart = {
  choose,
  instead: {
    rally: ['T.rally.none', 'march'],
    march: ['T.march.none', 'attack'],
    attack: ['T.attack.none', 'terror'],
  },
  boxes: {
    rally: {
      steps: (look) => whileFound(look, (l) => talibanRally(l.state, l.turn, l.open)),
      goesOn: (state, turn) => shariaTargets(state, turn.spaces).length > 0,
    },
    march: {
      steps: (look) =>
        whileFound(look, (l) => {
          const found = talibanMarch(l.state, l.turn, l.open);
          return (
            found && {
              ...found,
              note: (mind) => {
                if (isInEffect(mind.state, 'march-once')) because(mind, 'T.march.sandstorms');
              },
            }
          );
        }),
    },
    attack: {
      steps: (look) =>
        whileFound(look, (l) => {
          const found = talibanAttack(l.state, l.turn, l.open);
          return found && { ...found, note: (mind, space) => noteOnlyAmbush(mind, l.turn, space) };
        }),
      goesOn: () => true,
    },
    terror: { steps: (look) => whileFound(look, (l) => talibanTerror(l.state, l.turn, l.open)) },
  },
  answers: {},
  activity(mind, turn) {
    if (turn.doing !== 'attack') return talibanActivity(mind, turn);
    because(mind, 'T.ambush.none');
    return undefined;
  },
  sending,
};
