/** R16 COVER, PULL BACK, REACTION FORCE and SCREENING FORCE: what saves a card that was hit. */
import type { Rules, Table } from '@sandtable/engine';
import { closeGaps } from '../areas.ts';
import { forcesBlocked, pickForce } from '../asking.ts';
import type { Nation } from '../cards/card-set.ts';
import { discardPlayed, type HeldId } from '../deck.ts';
import { markActed, moveTo } from '../moves.ts';
import { attemptOf, type Force, forceById, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { announce, stop } from './announce.ts';
import { canScreen, isReactionForce } from './obstacles.ts';

function targetOf(state: State): Force {
  const { target } = attemptOf(state);
  if (target === null) throw new Error('nobody was hit');
  return forceById(state, target);
}

/** R16 COVER */
export function cover(table: Table<State>, nation: Nation, id: HeldId, most: number): void {
  stop(table, announce(table, nation, id), most);
}

/** R16 PULL BACK: the target steps back one row; if it was alone there, the gap closes again (D17). */
export function pullBack(table: Table<State>, nation: Nation, id: HeldId, most: number): void {
  const { state } = table;
  const card = announce(table, nation, id);
  const target = targetOf(state);
  markActed(target);
  target.row++;
  closeGaps(state, target.team, target.area);
  table.log(say('log.pulls-back', 'R16', { force: target.id, row: target.row }));
  stop(table, card, most);
}

/** R16 REACTION FORCE: a card from row 2 or 3 of any area joins row 1 of the area under attack (D18). */
export function* reactionForce(table: Table<State>, nation: Nation, id: HeldId, most: number): Rules<void> {
  const { state } = table;
  const force = yield* pickForce(nation, {
    prompt: say('ask.reaction-force', 'R16'),
    among: () => state.forces.filter((one) => isReactionForce(one, nation)),
    blocked: () =>
      forcesBlocked(
        state.forces.filter((one) => one.owner === nation),
        'R16',
        (one) => {
          if (one.row === 1) return say('why.first-row', 'R16');
          return one.acted ? say('why.acted', 'R7') : undefined;
        },
      ),
    secret: true,
  });
  const card = announce(table, nation, id);
  const { area } = attemptOf(state);
  moveTo(table, force, area, 1);
  markActed(force);
  stop(table, card, most);
}

/** R16 SCREENING FORCE: all hits go to another card of the same row, without a new roll (D19). */
export function* screeningForce(table: Table<State>, nation: Nation, id: HeldId): Rules<void> {
  const { state } = table;
  const target = targetOf(state);
  const screen = yield* pickForce(nation, {
    prompt: say('ask.screen', 'R16', { target: target.id }),
    among: () => state.forces.filter((one) => canScreen(one, target, nation)),
    secret: true,
  });
  const card = announce(table, nation, id);
  attemptOf(state).target = screen.id;
  table.log(say('log.screens', 'R16', { force: screen.id, target: target.id }));
  discardPlayed(state, card);
}
