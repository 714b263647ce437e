/** Why an Operation is not offered in a space. Looked at only when somebody asks. */
import type { Blocked, Message } from '@sandtable/engine';
import { isAmong, type SpaceMap } from '../spaces.ts';
import { say } from '../text/say.ts';
import type { CoinTurn, Space, Volume } from '../volume.ts';
import type { OperationRules } from './shape.ts';

export interface WhyNotFacts<V extends Volume<V>> {
  readonly map: Pick<SpaceMap<V['space']>, 'all' | 'idOf'>;
  /** The spaces in play; all of the map when not given. */
  readonly spaces?: ((state: V['state']) => readonly Space[]) | undefined;
}

/** Every space in play that the Operation cannot go to now, with the reason. */
export function spacesWhyNot<V extends Volume<V>>({
  map,
  spaces,
}: WhyNotFacts<V>): (rules: OperationRules<V>, state: V['state'], turn: CoinTurn<V>) => Blocked[] {
  function whyNot(
    rules: OperationRules<V>,
    state: V['state'],
    turn: CoinTurn<V>,
    space: Space,
  ): Message | undefined {
    const { rule } = rules;
    if (isAmong(turn.spaces, space)) return say('why.space-used', rule);
    if (!isAmong(rules.among(state), space)) return say('why.space-kind', rule);
    if (rules.test(state, turn)(space)) return undefined;
    const cost = rules.cost(state, space);
    // What is paid only while it is executed is for the Operation to tell.
    if (cost > 0 && rules.test(state, { ...turn, free: true })(space))
      return say('why.space-cost', rule, { cost });
    return rules.why?.(state, turn, space) ?? say('why.space', rule);
  }

  return (rules, state, turn) =>
    (spaces?.(state) ?? map.all).flatMap((space): Blocked[] => {
      const why = whyNot(rules, state, turn, space);
      const option = map.idOf(space);
      return why === undefined ? [] : [{ option, label: say('space', rules.rule, { space: option }), why }];
    });
}
