/** 118 Conscription: a tribe goes home, two armies come. */
import { pick } from '../../asking.ts';
import { ALL_LOCATIONS, locationId } from '../../components/map.ts';
import { placeArmies } from '../../placing.ts';
import { capabilityOf, playerOf, type State, tribesIn, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { locationNamed, removeTribes } from '../../units.ts';
import type { CapabilityAction } from './rules.ts';

const places = (state: State, who: Who): number[] =>
  ALL_LOCATIONS.filter((location) => tribesIn(playerOf(state, who), location) > 0);

export const conscription: CapabilityAction = {
  card: 118,
  canUse: (state, who) => places(state, who).length > 0,
  whyNot: () => say('why.no-tribe', 'J7.3.3'),
  *use(table, who) {
    const { state } = table;
    const picked = yield* pick(state, who, {
      prompt: say('ask.conscription', 'J7.3.3'),
      among: places(state, who).map(locationId),
      label: (option) => say('location', 'J7.3.3', { location: option }),
    });
    const location = locationNamed(picked);
    removeTribes(state, who, location, 1);
    yield* placeArmies(table, who, location, capabilityOf(state, 118).amount ?? 0);
  },
};
