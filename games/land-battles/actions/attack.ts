/** R12, R13 What artillery attacks and card attacks have in common, once all is declared. */
import type { Blocked, Message, Rules, Table } from '@sandtable/engine';
import { isIn, type Place } from '../areas.ts';
import { forcesBlocked } from '../asking.ts';
import type { Weapon } from '../cards/card-set.ts';
import { putHits } from '../damage.ts';
import { diceOf, rollDice, successes } from '../dice.ts';
import { longRangeDefence } from '../long-range.ts';
import { markActed, move } from '../moves.ts';
import { isInRange, type Reach } from '../range.ts';
import { reactions } from '../reactions/reactions.ts';
import { retaliate } from '../reactions/retaliate.ts';
import {
  type Area,
  attemptOf,
  type Force,
  forceById,
  isOver,
  kindOf,
  otherTeam,
  type State,
  type Team,
  turnOf,
} from '../state.ts';
import { superiorityIn } from '../superiority.ts';
import { say } from '../text/say.ts';

export interface Shot {
  readonly kind: 'artillery' | 'attack';
  readonly actor: Force;
  readonly place: Place;
  readonly target: Force;
  readonly weapon: Weapon | null;
  readonly modifier: number;
  readonly extraDice: number;
}

/** R5 Enemy cards in the area that can be reached from a row. */
export function targetsIn(
  state: Pick<State, 'forces'>,
  team: Team,
  area: Area,
  row: number,
  reach: Reach,
): Force[] {
  const enemy = otherTeam(team);
  return state.forces.filter(
    (force) => force.team === enemy && force.area === area && isInRange(reach, row, force.row),
  );
}

/** The target with the dice and the lowest die that hits. */
export function targetLabel(state: State, shot: Shot, rule: string): Message {
  const need = needToHit(state, shot);
  return say('pick.target', rule, { force: shot.target.id, dice: diceOf(shot.actor, shot.extraDice), need });
}

/** R5 Enemy cards that cannot be the target, and why not. */
export function targetsBlocked(
  state: State,
  team: Team,
  place: Place,
  reach: Reach,
  rule: string,
): Blocked[] {
  const enemy = otherTeam(team);
  return forcesBlocked(
    state.forces.filter((force) => force.team === enemy),
    rule,
    (force) => {
      if (force.area !== place.area) return say('why.other-area', 'R5');
      return isInRange(reach, place.row, force.row) ? undefined : say('why.out-of-range', 'R5');
    },
  );
}

/** R4, R5 Why nothing can be attacked from a place. */
export function noTargetFrom(state: State, team: Team, { area }: Place): Message {
  return isIn(state, otherTeam(team), area) ? say('why.out-of-range', 'R5') : say('why.no-enemy-there', 'R5');
}

/** R2, R11 The lowest die that hits. */
export function needToHit(
  state: Pick<State, 'cards' | 'longRange' | 'sides'>,
  shot: Pick<Shot, 'kind' | 'actor' | 'place' | 'target' | 'modifier'>,
): number {
  const armor = kindOf(state, shot.target).armor;
  const depth = shot.kind === 'artillery' ? longRangeDefence(state, shot.target) : 0;
  return armor + depth - shot.modifier - superiorityIn(state, shot.actor.team, shot.place.area);
}

/** R12, R13 Moves, rolls, waits for the reaction, puts the hits on. */
export function* fire(table: Table<State>, shot: Shot): Rules<void> {
  const { state } = table;
  const { actor, target, place } = shot;
  move(table, actor, place);
  if (isOver(state)) return;
  markActed(actor);
  const need = needToHit(state, shot);
  const dice = rollDice(table, diceOf(actor, shot.extraDice));
  const rolled = successes(dice, need);
  if (shot.kind === 'artillery' && longRangeDefence(state, target) > 0)
    table.fired('option.long-range.artillery');
  table.log(say('log.roll', 'R2', { dice, need, count: rolled }));
  turnOf(state).attempt = {
    kind: shot.kind,
    actor: actor.id,
    area: place.area,
    target: target.id,
    weapon: shot.weapon,
    need,
    dice,
    rolled,
    scored: rolled,
    reaction: null,
  };
  yield* reactions(table);
  if (isOver(state)) return;
  const { target: hit, scored } = attemptOf(state);
  if (hit !== null) putHits(table, forceById(state, hit), scored);
  if (!isOver(state)) retaliate(table);
}
