/** 4.4.2 Assassinate. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseSpace, pick, whyMissing } from '../ask.ts';
import { remove } from '../changes.ts';
import { factionOf, KINDS } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { giveShipment, type PieceId, pieceIds, pieceLabel } from '../shipments.ts';
import { enemies, guerrillas, police, type State, type Turn } from '../state.ts';
import { say } from '../text/say.ts';
import { useActivity } from '../turn.ts';
import type { ActivityRules } from './rules.ts';

const VICTIMS = KINDS.filter((kind) => factionOf(kind) !== 'auc');

/** Spaces of this Terror with more AUC guerrillas than Police. */
export function canAssassinateIn(state: State, space: Space, turn: Turn): boolean {
  return (
    turn.spaces.includes(space) &&
    !turn.activitySpaces.includes(space) &&
    enemies(state, space, 'auc') > 0 &&
    guerrillas(state, space, 'auc') > police(state, space)
  );
}

function whyNotIn({ state, rule }: Action, space: Space, turn: Turn): Message {
  if (!turn.spaces.includes(space)) return say('why.there.operation', rule);
  if (turn.activitySpaces.includes(space)) return say('why.there.used', rule);
  return say(enemies(state, space, 'auc') === 0 ? 'why.attack.no-enemy' : 'why.there.police', rule);
}

function* assassinateOnce(action: Action): Rules<void> {
  const { state, rule } = action;
  const { turn } = state;
  if (turn === null) return;
  const among = () => turn.spaces.filter((one) => canAssassinateIn(state, one, turn));
  const blocked = whyMissing(action, among, (one) => whyNotIn(action, one, turn));
  const space = yield* chooseSpace(action, say('ask.assassinate', rule), among, blocked);
  if (space === undefined) return;
  useActivity(state, 'assassinate', space);
  const victim = yield* pick<PieceId>(action, {
    prompt: say('ask.remove', rule, { space: idOf(space), left: 1 }),
    among: () => pieceIds(state, space, VICTIMS),
    label: (id) => pieceLabel(id, space, rule),
  });
  const shipments = yield* remove(action, space, victim, 'remover');
  for (let i = 0; i < shipments; i++) yield* giveShipment(action, space, ['auc']);
}

export const assassinate: ActivityRules = {
  rule: () => '4.4.2',
  with: ['terror'],
  limit: 3,
  possible: (state, turn) => turn.spaces.some((space) => canAssassinateIn(state, space, turn)),
  execute: assassinateOnce,
  why: (rule) => say('why.assassinate', rule),
};
