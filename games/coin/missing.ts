/** Why a space is missing from a menu of spaces. Looked at only when somebody asks. */
import type { Blocked, Message } from '@sandtable/engine';
import type { Action } from './action.ts';
import type { WhyNotFacts } from './operations/why-not.ts';
import { isAmong } from './spaces.ts';
import { say } from './text/say.ts';
import type { Space, Volume } from './volume.ts';

/** Every space in play that is not on the menu, with the reason. */
export type Missing<V extends Volume<V>> = (
  action: Action<V>,
  among: () => readonly Space[],
  why: (space: Space) => Message,
) => () => Blocked[];

export function missing<V extends Volume<V>>({ map, spaces }: WhyNotFacts<V>): Missing<V> {
  return ({ state, rule }, among, why) =>
    () => {
      const offered = among();
      return (spaces?.(state) ?? map.all).flatMap((space): Blocked[] => {
        if (isAmong(offered, space)) return [];
        const option: string = map.idOf(space);
        return [{ option, label: say('space', rule, { space: option }), why: why(space) }];
      });
    };
}
