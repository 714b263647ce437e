/** 119 Ghilzai Outreach: a tribe in Herat or Kandahar for 2 rupees, without tolls. */
import { pick } from '../../asking.ts';
import { type Location, locationId } from '../../components/map.ts';
import { findCube } from '../../placing.ts';
import { payRightEnd } from '../../rupees.ts';
import { capabilityOf, playerOf, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { cubeId, addTribe, cubesInPlay, locationNamed, tribeId } from '../../units.ts';
import type { CapabilityAction } from './rules.ts';

const costOf = (state: State): number => capabilityOf(state, 119).cost ?? 0;

/** Where a cube can be brought to. */
function places(state: State, who: Who): Location[] {
  const all = [...(capabilityOf(state, 119).locations ?? [])];
  if (playerOf(state, who).cubes > 0) return all;
  const cubes = cubesInPlay(state, who, false);
  return all.filter((location) => cubes.some((cube) => cubeId(cube) !== tribeId(location)));
}

export const ghilzaiOutreach: CapabilityAction = {
  card: 119,
  canUse: (state, who) => playerOf(state, who).rupees >= costOf(state) && places(state, who).length > 0,
  whyNot(state, who) {
    const { rupees } = playerOf(state, who);
    const cost = costOf(state);
    return rupees < cost ? say('why.cost', 'J7.3.3', { cost, rupees }) : say('why.no-cube', 'E4.7');
  },
  *use(table, who) {
    const { state } = table;
    const picked = yield* pick(state, who, {
      prompt: say('ask.outreach', 'J7.3.3'),
      among: places(state, who).map(locationId),
      label: (option) => say('location', 'J7.3.3', { location: option }),
    });
    const location = locationNamed(picked);
    yield* payRightEnd(state, who, costOf(state), 'J7.3.3');
    yield* findCube(table, who, tribeId(location), false);
    addTribe(state, who, location);
    const { colour } = playerOf(state, who);
    table.log(say('log.placed.tribes', 'J7.3.3', { player: colour, count: 1, location: picked }));
  },
};
