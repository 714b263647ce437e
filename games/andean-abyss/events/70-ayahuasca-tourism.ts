import type { Rules } from '@sandtable/engine';
import { type Action, by, under } from '../action.ts';
import { chooseFaction } from '../ask.ts';
import { gain } from '../changes.ts';
import { type Insurgent, INSURGENTS, isInsurgent } from '../forces.ts';
import { isForest, type Space } from '../map.ts';
import { terrorIn } from '../operations/terror.ts';
import { departments, guerrillas, isNonPlayer, type State } from '../state.ts';
import { tellFor } from '../notices.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { upToSpaces } from './kit.ts';

const forests = (state: State): Space[] => departments(state).filter(isForest);

/** 70 Ayahuasca Tourism. */
export const ayahuascaTourism: CardEvent = {
  unshaded: [
    {
      gain: 'government-resources',
      amount: {
        each: { spaces: { kind: 'department', is: 'forest', hasNo: 'insurgent-guerrilla' } },
        times: 6,
      },
    },
  ],

  *shaded(outer) {
    const { state } = outer;
    const faction = yield* kidnappers(outer);
    if (faction === undefined) return;
    const action = by(outer, faction);
    const among = () => forests(state).filter((space) => guerrillas(state, space, faction) > 0);
    yield* upToSpaces(action, 'act', Number.POSITIVE_INFINITY, among, (space) => {
      terrorIn(under(action, '3.3.4'), space, faction, { anyGuerrilla: true });
      gain(action, faction, 3);
    });
  },
};

/** D26: a non-player without a guerrilla in any Forest leaves it to the first faction that has one. */
export const tourGuide = (state: State, executor: Insurgent): Insurgent | undefined =>
  [executor, ...INSURGENTS].find((one) => forests(state).some((space) => guerrillas(state, space, one) > 0));

function guide({ state, table }: Action, executor: Insurgent): Insurgent | undefined {
  const faction = tourGuide(state, executor);
  if (faction !== undefined && faction !== executor)
    tellFor(table, executor, say('8.4.card-70.other-faction', '8.4.4', { faction }));
  return faction;
}

/** D26: whoever executes it; the Government names one Insurgent faction for all Forests. */
function* kidnappers(action: Action): Rules<Insurgent | undefined> {
  const { state, faction, rule } = action;
  if (isInsurgent(faction)) return isNonPlayer(state, faction) ? guide(action, faction) : faction;
  return yield* chooseFaction(action, say('ask.event.faction', rule, { card: state.card }), () =>
    INSURGENTS.filter((one) => forests(state).some((space) => guerrillas(state, space, one) > 0)),
  );
}
