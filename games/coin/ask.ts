/** The ways a volume asks: for a space, a piece, a number, a thing to do. */
import {
  type Blocked,
  type OldMenu as Menu,
  oldMenuFor as menuOf,
  type Message,
  numbers,
  oldPick as pickOf,
  type OldQuestion as Question,
  type Rules,
} from '@sandtable/engine';
import type { Action } from './action.ts';
import { isNonPlayer } from './non-player.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { Space, Volume } from './volume.ts';

export interface Asks<V extends Volume<V>> {
  /** Asks the acting faction; a single option needs no asking, but of a non-player, which says why it takes it. */
  readonly pick: <T extends string>(action: Action<V>, question: Question<T>) => Rules<T>;
  /** The menu of a question, for the few places where most questions of a game are asked: quicker than `pick`. */
  readonly menuFor: <T extends string>(action: Action<V>, question: Question<T>) => Menu<T>;
  /** The option that goes without asking. */
  readonly unasked: <T extends string>(action: Action<V>, menu: Menu<T>) => T | undefined;
  /** An option in words: a space, or one of the things one can do (`do.<option>`). */
  readonly labelOf: (option: string, rule: string) => Message;
  /** Asks for one of these spaces; undefined when there is none. `blocked` tells why others are missing. */
  readonly chooseSpace: (
    action: Action<V>,
    prompt: Message,
    among: () => readonly Space[],
    blocked?: () => readonly Blocked[],
  ) => Rules<Space | undefined>;
  /** Asks for one of these spaces, or none of them ('done'). */
  readonly maySpace: (
    action: Action<V>,
    prompt: Message,
    among: () => readonly Space[],
  ) => Rules<Space | undefined>;
  /** Asks for something to do in a space, as `deed:space`, or nothing ('done'): what follows an Operation. */
  readonly chooseDeed: <D extends string>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly DeedIn<D>[],
  ) => Rules<{ readonly deed: D; readonly space: Space } | undefined>;
  /** Asks how many, from `from` to `to`. */
  readonly chooseNumber: (action: Action<V>, prompt: Message, from: number, to: number) => Rules<number>;
  /** Asks yes or no. */
  readonly chooseWhether: (action: Action<V>, prompt: Message) => Rules<boolean>;
  /** Asks which of these factions. */
  readonly chooseFaction: <F extends V['faction']>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly F[],
  ) => Rules<F | undefined>;
}

/** Something to do, and the id of the space. */
export type DeedIn<D extends string> = `${D}:${string}`;

const untold = (): readonly Blocked[] => [];

export function asks<V extends Volume<V>>(map: SpaceMap<V['space']>): Asks<V> {
  const { idOf, spaceOf } = map;

  function labelOf(option: string, rule: string): Message {
    return spaceOf(option) === undefined
      ? say('do', rule, { deed: option })
      : say('space', rule, { space: option });
  }

  /** That there is nothing left to do needs no reason. */
  function unasked<T extends string>(action: Action<V>, menu: Menu<T>): T | undefined {
    const only = menu.only();
    return only === undefined ||
      only === menu.pass ||
      only === 'done' ||
      !isNonPlayer<V['faction']>(action.state, action.faction)
      ? only
      : undefined;
  }

  const pick = <T extends string>(action: Action<V>, question: Question<T>): Rules<T> =>
    isNonPlayer<V['faction']>(action.state, action.faction)
      ? pickAndSay(action, question)
      : pickOf(action, question, labelOf);

  function* pickAndSay<T extends string>(action: Action<V>, question: Question<T>): Rules<T> {
    for (;;) {
      const menu = menuOf(action, question, labelOf);
      const picked = unasked(action, menu) ?? ((yield menu) as T);
      const interlude = menu.interlude(picked);
      if (interlude === undefined) return picked;
      yield* interlude;
    }
  }

  function* chooseSpace(
    action: Action<V>,
    prompt: Message,
    among: () => readonly Space[],
    blocked: () => readonly Blocked[] = untold,
  ): Rules<Space | undefined> {
    const options = (): string[] => among().map(idOf);
    const now = options();
    return now.length === 0 ? undefined : spaceOf(yield* pick(action, { prompt, options, now, blocked }));
  }

  function* maySpace(
    action: Action<V>,
    prompt: Message,
    among: () => readonly Space[],
  ): Rules<Space | undefined> {
    const options = (): string[] => {
      const ids: string[] = among().map(idOf);
      ids.push('done');
      return ids;
    };
    return spaceOf(yield* pick(action, { prompt, options, pass: 'done' }));
  }

  function* chooseDeed<D extends string>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly DeedIn<D>[],
  ): Rules<{ readonly deed: D; readonly space: Space } | undefined> {
    const { rule } = action;
    const picked = yield* pick<string>(action, {
      prompt,
      options: () => [...among(), 'done'],
      label(option) {
        const [deed = option, space] = option.split(':');
        return space === undefined ? say('do', rule, { deed }) : say('do.in', rule, { deed, space });
      },
      pass: 'done',
      pause: true,
    });
    const [deed, id = ''] = picked.split(':');
    const space = spaceOf(id);
    return space === undefined ? undefined : { deed: deed as D, space };
  }

  function* chooseNumber(action: Action<V>, prompt: Message, from: number, to: number): Rules<number> {
    if (to <= from) return Math.max(0, to);
    return Number(
      yield* pick(action, {
        prompt,
        options: () => numbers(from, to),
        label: (option) => say('number', action.rule, { number: Number(option) }),
      }),
    );
  }

  function* chooseWhether(action: Action<V>, prompt: Message): Rules<boolean> {
    const options = (): readonly ('yes' | 'no')[] => ['yes', 'no'];
    return (yield* pick(action, { prompt, options, pass: 'no' })) === 'yes';
  }

  function* chooseFaction<F extends V['faction']>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly F[],
  ): Rules<F | undefined> {
    const now = among();
    if (now.length === 0) return undefined;
    const label = (faction: F) => say('faction', action.rule, { faction });
    return yield* pick(action, { prompt, options: among, label, now });
  }

  return {
    pick,
    menuFor: (action, question) => menuOf(action, question, labelOf),
    unasked,
    labelOf,
    chooseSpace,
    maySpace,
    chooseDeed,
    chooseNumber,
    chooseWhether,
    chooseFaction,
  };
}
