/** Why a space is missing from a menu of spaces. Looked at only when somebody asks. */
import type { Blocked, Message } from '@sandtable/engine';
import type { Action } from './action.ts';
import type { WhyNotFacts } from './operations/why-not.ts';
import { isNamed } from './by-name.ts';
import { say } from './text/say.ts';
import type { Space, Volume } from './volume.ts';

/** Every space in play that is not on the menu, with the reason. */
export type Missing<V extends Volume<V>> = (
  action: Action<V>,
  options: () => readonly string[],
  why: (space: Space) => Message,
) => () => Blocked[];

export function missing<V extends Volume<V>>({ map, spaces }: WhyNotFacts<V>): Missing<V> {
  return ({ state, rule }, options, why) =>
    () => {
      const offered = options();
      return (spaces?.(state) ?? map.all).flatMap((space): Blocked[] => {
        const option: string = map.idOf(space);
        if (isNamed(offered, option)) return [];
        return [{ option, label: say('space', rule, { space: option }), why: why(space) }];
      });
    };
}
