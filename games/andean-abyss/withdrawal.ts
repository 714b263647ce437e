/** 1.4.1 Own pieces from the map, for whoever has to place one and finds none Available. */
import type { Rules } from '@sandtable/engine';
import { type Action, under } from './action.ts';
import { maySpace, pick } from './ask.ts';
import { remove } from './deeds.ts';
import { type Faction, factionOf, isGuerrilla, type Kind, turnedOver } from './forces.ts';
import { idOf, type Space } from './map.ts';
import { type PieceId, pieceIds, pieceLabel } from './shipments.ts';
import { count, isNonPlayer, spaces, type State } from './state.ts';
import { say } from './text/say.ts';

const RULE = '1.4.1';

/** What goes back to Available as a piece of that kind; from where it is to be placed only what is Active helps. */
function withdrawn(kind: Kind, from: Space, into: Space | undefined): readonly Kind[] {
  if (!isGuerrilla(kind)) return from === into ? [] : [kind];
  return from === into ? [turnedOver(kind)] : [kind, turnedOver(kind)];
}

/** Where a player has such pieces of its own. N3: a non-player takes none off the map. */
export function sourcesOf(state: State, faction: Faction, kind: Kind, into?: Space): readonly Space[] {
  if (factionOf(kind) !== faction || isNonPlayer(state, faction)) return [];
  return spaces(state).filter((from) =>
    withdrawn(kind, from, into).some((one) => count(state, from, one) > 0),
  );
}

/** Takes one of them off the map, if the actor wants; says whether it did. */
export function* mayWithdraw(action: Action, kind: Kind, into?: Space): Rules<boolean> {
  const { state, faction } = action;
  const among = () => sourcesOf(state, faction, kind, into);
  const from = yield* maySpace(action, say('ask.withdraw.from', RULE), among);
  if (from === undefined) return false;
  const id = yield* pick<PieceId>(action, {
    prompt: say('ask.withdraw.piece', RULE, { space: idOf(from) }),
    options: () => pieceIds(state, from, withdrawn(kind, from, into)),
    label: (option) => pieceLabel(option, from, RULE),
  });
  yield* remove(under(action, RULE), from, id);
  return true;
}
