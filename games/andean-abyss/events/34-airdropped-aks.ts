import { type Action, by } from '../action.ts';
import { chooseFaction } from '../ask.ts';
import { gain } from '../changes.ts';
import { BASE, type Insurgent, INSURGENTS, type Kind, UNDERGROUND } from '../forces.ts';
import { populationOf, type Space } from '../map.ts';
import { departments } from '../state.ts';
import { say } from '../text/say.ts';
import { fitting, placeEach } from './placing.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './kit.ts';

const dropOf = (faction: Insurgent): Kind[] => [BASE[faction], UNDERGROUND[faction], UNDERGROUND[faction]];

/** Departments without population that can take anything of it. */
const dropZones = (action: Action, faction: Insurgent): Space[] =>
  departments(action.state).filter(
    (space) => populationOf(space) === 0 && fitting(action, space, dropOf(faction)).length > 0,
  );

/** 34 Airdropped AKs. */
export const airdroppedAks: CardEvent = {
  *unshaded(action) {
    const { state, rule } = action;
    const rich = INSURGENTS.filter((faction) => state.resources[faction] > 0);
    // Whoever could pay when the Event began stays on the list, even if it gives all away meanwhile (1.5.1).
    const prompt = say('ask.event.faction', rule, { card: state.card });
    const faction = yield* chooseFaction(action, prompt, () => rich);
    if (faction !== undefined) gain(action, faction, -5);
  },

  // D22: only the Department is a choice; there the faction places all it can.
  *shaded(outer) {
    const { state, rule } = outer;
    const prompt = say('ask.event.faction', rule, { card: state.card });
    const armed = () => INSURGENTS.filter((one) => dropZones(by(outer, one), one).length > 0);
    const faction = yield* chooseFaction(outer, prompt, armed);
    if (faction === undefined) return;
    const action = by(outer, faction);
    const space = yield* oneOf(action, 'place', () => dropZones(action, faction));
    if (space !== undefined) yield* placeEach(action, space, dropOf(faction));
  },
};
