/** Guerrillas that change sides (cards 54 and 72). */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseFaction } from '../ask.ts';
import { remove } from '../changes.ts';
import { factionOf, type Insurgent, INSURGENTS, isInsurgent, UNDERGROUND } from '../forces.ts';
import type { Space } from '../map.ts';
import { type PieceId, pieceOf } from '../shipments.ts';
import { noteForced } from '../notices.ts';
import { isNonPlayer, room } from '../state.ts';
import { say } from '../text/say.ts';
import { asItIsNow, isObtainable, obtain, replaceBy } from './placing.ts';

/** D57: replaced by a guerrilla of another faction, which the actor names; only removed where there is none. */
export function* defect(action: Action, space: Space, id: PieceId): Rules<void> {
  const { state, rule } = action;
  // 8.4.4 Card 54: a non-player puts its own in their place, or nobody (D40).
  let sides: readonly Insurgent[] = isNonPlayer(state, action.faction)
    ? [action.faction].filter(isInsurgent)
    : INSURGENTS;
  const others = () =>
    sides.filter(
      (faction) =>
        faction !== factionOf(pieceOf(id).kind) &&
        room(state, space, UNDERGROUND[faction]) > 0 &&
        isObtainable(action, UNDERGROUND[faction], space),
    );
  const prompt = say('ask.event.faction', rule, { card: state.card });
  for (;;) {
    const faction = yield* chooseFaction(action, prompt, others);
    if (faction === undefined) break;
    if (yield* obtain(action, UNDERGROUND[faction], space))
      return yield* replaceBy(action, space, id, UNDERGROUND[faction]);
    // It takes none of its own off the map (1.4.1): then another's.
    sides = sides.filter((one) => one !== faction);
  }
  noteForced(action, '8.1.2.replace.plain-removal');
  yield* remove(action, space, asItIsNow(state, space, id));
}
