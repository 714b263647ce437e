import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { chooseFaction, pick } from '../ask.ts';
import { movePiece, turnPiece } from '../changes.ts';
import { type Insurgent, INSURGENTS, isUnderground, UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { guerrillaKindsOf, type PieceId, pieceIds, pieceLabel, pieceOf } from '../shipments.ts';
import { departments, guerrillas, room, type State } from '../state.ts';
import { say } from '../text/say.ts';
import type { CardEvent } from './rules.ts';
import { oneOf } from './kit.ts';

const PASSENGERS = 2;

const origins = (state: State, faction: Insurgent): Space[] =>
  departments(state).filter((space) => guerrillas(state, space, faction) > 0);

/** 53 Criminal Air Force: whoever executes it names the Insurgents, who fly from one Department to another. */
export const criminalAirForce: CardEvent = {
  *event(outer) {
    const { state, rule } = outer;
    const prompt = say('ask.event.faction', rule, { card: state.card });
    const canFly = (one: Insurgent) => origins(state, one).length > 0;
    const faction = yield* chooseFaction(outer, prompt, () => INSURGENTS.filter(canFly));
    if (faction === undefined) return;
    const action = by(outer, faction);
    const from = yield* oneOf(action, 'from', () => origins(state, faction));
    if (from === undefined) return;
    const to = yield* oneOf(action, 'to', () =>
      departments(state).filter((one) => one !== from && room(state, one, UNDERGROUND[faction]) > 0),
    );
    if (to !== undefined) yield* fly(action, faction, from, to);
  },
};

/** One or two of them, Underground on arrival. */
function* fly(action: Action, faction: Insurgent, from: Space, to: Space): Rules<void> {
  const { state, rule } = action;
  for (let flown = 0; flown < PASSENGERS && room(state, to, UNDERGROUND[faction]) > 0; flown++) {
    const ids = (): PieceId[] => pieceIds(state, from, guerrillaKindsOf([faction]));
    const id = yield* pick<PieceId | 'done'>(action, {
      prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(from) }),
      among: () => (flown === 0 ? ids() : [...ids(), 'done']),
      label: (option) =>
        option === 'done' ? say('do', rule, { deed: option }) : pieceLabel(option, from, rule),
    });
    if (id === 'done') return;
    movePiece(action, from, to, id);
    if (!isUnderground(pieceOf(id).kind)) turnPiece(action, to, id);
  }
}
