import type { Rules } from '@sandtable/engine';
import { type Action, by, under } from '../action.ts';
import { chooseFaction, pick } from '../ask.ts';
import { PASSIVE_OPPOSITION, PASSIVE_SUPPORT, setLevel } from '../changes.ts';
import { factionOf, INSURGENTS, KINDS } from '../forces.ts';
import { idOf, populationOf, type Space } from '../map.ts';
import { terrorIn } from '../operations/terror.ts';
import { guerrillas, spaces } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { mayBeOneOf, removePieces } from './kit.ts';

/** 46 Limpieza: whoever executes it names the Insurgents, who may act (D58). */
export const limpieza: CardEvent = {
  *event(outer) {
    const { state, rule } = outer;
    const prompt = say('ask.event.faction', rule, { card: state.card });
    const faction = yield* chooseFaction(outer, prompt, () =>
      INSURGENTS.filter((one) => spaces(state).some((space) => guerrillas(state, space, one) > 0)),
    );
    if (faction === undefined) return;
    const action = by(outer, faction);
    const among = () => spaces(state).filter((space) => guerrillas(state, space, faction) > 0);
    const space = yield* mayBeOneOf(action, 'act', among);
    if (space === undefined) return;
    terrorIn(under(action, '3.3.4'), space, faction, { anyGuerrilla: true, markers: 2 });
    const kinds = KINDS.filter((kind) => factionOf(kind) !== faction);
    yield* removePieces(action, 2, { spaces: () => [space], kinds });
    if (populationOf(space) > 0) yield* chooseLevel(action, space);
  },
};

function* chooseLevel(action: Action, space: Space): Rules<void> {
  const { state, rule } = action;
  const chosen = yield* pick<'passive-support' | 'passive-opposition'>(action, {
    prompt: say('ask.event.how', rule, { card: state.card, space: idOf(space) }),
    among: () => ['passive-support', 'passive-opposition'],
  });
  setLevel(action, space, chosen === 'passive-support' ? PASSIVE_SUPPORT : PASSIVE_OPPOSITION);
}
