/** 121 Spy Recruiter: a spy on a card of the own tableau for 2 rupees. */
import { pick } from '../../asking.ts';
import { findCube } from '../../placing.ts';
import { payRightEnd } from '../../rupees.ts';
import { MIDDLE, placeSpy } from '../../spies.ts';
import { capabilityOf, type Court, playerOf, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { cubeId, cubesInPlay, spyId } from '../../units.ts';
import type { CapabilityAction } from './rules.ts';

const costOf = (state: State): number => capabilityOf(state, 121).cost ?? 0;

/** Cards a cube can be brought to. */
function posts(state: State, who: Who): Court[] {
  const { tableau, cubes } = playerOf(state, who);
  if (cubes > 0) return tableau;
  const inPlay = cubesInPlay(state, who, false);
  return tableau.filter((court) => inPlay.some((cube) => cubeId(cube) !== spyId(court.card, MIDDLE)));
}

export const spyRecruiter: CapabilityAction = {
  card: 121,
  canUse: (state, who) => playerOf(state, who).rupees >= costOf(state) && posts(state, who).length > 0,
  whyNot(state, who) {
    const { rupees, tableau } = playerOf(state, who);
    const cost = costOf(state);
    if (tableau.length === 0) return say('why.no-tableau', 'J7.3.3');
    return rupees < cost ? say('why.cost', 'J7.3.3', { cost, rupees }) : say('why.no-cube', 'E4.7');
  },
  *use(table, who) {
    const { state } = table;
    const found = posts(state, who);
    const picked = yield* pick(state, who, {
      prompt: say('ask.recruit', 'J7.3.3'),
      among: found.map((court) => String(court.card)),
      label: (option) => say('card', 'J7.3.3', { card: option }),
    });
    yield* payRightEnd(state, who, costOf(state), 'J7.3.3');
    const player = playerOf(state, who);
    for (const court of found) {
      if (String(court.card) !== picked) continue;
      yield* findCube(table, who, spyId(court.card, MIDDLE), false);
      placeSpy(player, who, court);
      table.log(say('log.placed.spies', 'J7.3.3', { player: player.colour, count: 1, card: picked }));
    }
  },
};
