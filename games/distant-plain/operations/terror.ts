/** 3.3.4 Terror. */
import { nowhere, operation } from '@sandtable/coin';
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { mark, NEUTRAL, OPPOSITION, remove, turnOver } from '../changes.ts';
import { ACTIVE, type Insurgent, UNDERGROUND } from '../forces.ts';
import { effect, isInEffect, isLater } from '../in-effect.ts';
import { ALL_SPACES, AT, idOf, isLoc, type Space } from '../map.ts';
import { active, type State, type Turn, underground } from '../state.ts';
import { sway } from '../sway.ts';
import { say } from '../text/say.ts';
import { activeWillDo } from './attack.ts';
import { allowed, canPay, isUsual, type OperationRules, price, whyBarred } from './kit.ts';

/** Urban Specialists (card 30) change the Taliban's Terror in Kabul. */
const inKabul = (state: State, space: Space, faction: string) =>
  faction === 'taliban' && space === AT.kabul ? effect(state, 'terror-in-kabul') : undefined;

/** Underground guerrillas the Terror takes. */
const needed = (state: State, space: Space, faction: string): number =>
  inKabul(state, space, faction)?.activates ?? 1;

/** Car Bombs (card 31): Active Taliban guerrillas will do. */
function able(state: State, space: Space, faction: Insurgent): number {
  const hidden = underground(state, space, faction);
  return faction === 'taliban' && activeWillDo(state, 'terror')
    ? hidden + active(state, space, faction)
    : hidden;
}

/** A guerrilla is seen; it may be spent, or stay hidden in Kabul, by whichever card came later. */
function* useGuerrillas(action: Action, space: Space, faction: Insurgent): Rules<void> {
  const { state } = action;
  const [hidden, shown] = [UNDERGROUND[faction], ACTIVE[faction]];
  const isSpent = faction === 'taliban' && !isLoc(space) && isInEffect(state, 'terror-spends-guerrilla');
  const stays = inKabul(state, space, faction)?.staysUnderground === true;
  const isFirst = isLater(state, 'terror-in-kabul', 'terror-spends-guerrilla');
  // Those Active before: each serves once.
  let ready = faction === 'taliban' && activeWillDo(state, 'terror') ? active(state, space, faction) : 0;
  for (let left = needed(state, space, faction); left > 0; left--, ready--) {
    const useActive = ready > 0;
    if (isSpent && !(stays && isFirst)) yield* remove(action, space, useActive ? shown : hidden);
    else if (!stays && !useActive) turnOver(action, space, hidden, 1);
  }
}

/** The Terror in one space: a marker, and Opposition gains, or what the Warlords leave is Neutral. */
function* terrorIn(action: Action, space: Space): Rules<void> {
  const { table, rule } = action;
  const faction = action.faction as Insurgent;
  table.log(say('log.terror.by', rule, { faction, space: idOf(space) }));
  yield* useGuerrillas(action, space, faction);
  mark(action, space);
  if (!isLoc(space)) yield* sway(action, space, faction === 'taliban' ? OPPOSITION : NEUTRAL);
}

/** Nothing on a LoC. */
export function terrorCost(state: State, turn: Turn, space: Space): number {
  const usual = inKabul(state, space, turn.faction)?.cost ?? (isLoc(space) ? 0 : 1);
  return price(state, turn, 'terror', space, usual);
}

/** Whether cards 30 or 31 change the Taliban's Terror. */
const isBent = (state: State): boolean =>
  isInEffect(state, 'terror-in-kabul') || isInEffect(state, 'active-will-do');

export const terror: OperationRules = operation({
  rule: '3.3.4',
  among: () => ALL_SPACES,
  test(state, turn) {
    const faction = turn.faction as Insurgent;
    const isAllowed = allowed(state, turn, 'terror');
    if (isAllowed === nowhere) return nowhere;
    if (isUsual(state, isAllowed) && (faction === 'warlords' || !isBent(state))) {
      const canPayOne = canPay(state, turn, 1);
      return (space) => underground(state, space, faction) > 0 && (canPayOne || isLoc(space));
    }
    return (space) =>
      able(state, space, faction) >= needed(state, space, faction) &&
      canPay(state, turn, terrorCost(state, turn, space)) &&
      isAllowed(space);
  },
  cost: (state, space) => (state.turn === null ? 1 : terrorCost(state, state.turn, space)),
  leastCost: () => 1,
  execute: terrorIn,
  why(state, turn, space) {
    const faction = turn.faction as Insurgent;
    if (able(state, space, faction) === 0) return say('why.there.underground', '3.3.4');
    const number = needed(state, space, faction);
    return able(state, space, faction) < number
      ? say('why.terror.number', '5.3', { number })
      : whyBarred(state, turn, 'terror', space);
  },
});
