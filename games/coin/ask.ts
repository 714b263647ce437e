/** The ways a volume asks: for a space, a piece, a number, a thing to do. */
import { type Blocked, type Message, picking, type Picking, range, type Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import { isNonPlayer } from './non-player.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { Space, Volume } from './volume.ts';

type AskForSpace<V extends Volume<V>, More> = (
  action: Action<V>,
  prompt: Message,
  among: () => readonly Space[],
  more?: More,
) => Rules<Space | undefined>;

export interface Asks<V extends Volume<V>> {
  /** Asks the acting faction; a single option needs no asking, but of a non-player, which says why it takes it. */
  readonly pick: Picking<Action<V>>;
  /** An option in words: a space, or one of the things one can do (`do.<option>`). */
  readonly labelOf: (option: string, rule: string) => Message;
  /** Asks for one of these spaces; undefined when there is none. `blocked` tells why others are missing. */
  readonly chooseSpace: AskForSpace<V, () => readonly Blocked[]>;
  /** Asks for one of these spaces, or none of them: 'done' declines. */
  readonly maySpace: AskForSpace<V, MayMore>;
  /** Asks for one of these spaces, and for 'done' when nobody must go on: it ends what has begun. */
  readonly nextSpace: AskForSpace<
    V,
    { readonly mayStop: boolean; readonly blocked?: () => readonly Blocked[] }
  >;
  /** Asks for something to do in a space, or nothing ('done'): what follows an Operation. */
  readonly chooseDeed: <D extends string>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly DeedIn<D>[],
  ) => Rules<DeedIn<D> | undefined>;
  /** Asks how many, from `from` to `to`. */
  readonly chooseNumber: (action: Action<V>, prompt: Message, from: number, to: number) => Rules<number>;
  /** Asks for one of these numbers. */
  readonly chooseAmong: (action: Action<V>, prompt: Message, among: () => readonly number[]) => Rules<number>;
  /** Asks yes or no. */
  readonly chooseWhether: (action: Action<V>, prompt: Message) => Rules<boolean>;
  /** Asks which of these factions. */
  readonly chooseFaction: <F extends V['faction']>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly F[],
  ) => Rules<F | undefined>;
}

export interface MayMore {
  readonly blocked?: () => readonly Blocked[];
  /** Special Activities may be played here. */
  readonly pause?: boolean;
  /** Asked even when there is no space. */
  readonly always?: boolean;
}

/** Something to do in a space. */
export interface DeedIn<D extends string> {
  readonly id: string;
  readonly deed: D;
  readonly space: Space;
}

/** All that can be done where: made once, found by deed and space, and by option for whoever reads menus. */
export interface DeedTable<D extends string> {
  readonly deedIn: (deed: D, space: Space) => DeedIn<D>;
  readonly deedOf: (option: string) => DeedIn<D> | undefined;
}

export function deedTable<Id extends string, D extends string>(
  { all, idOf }: Pick<SpaceMap<Id>, 'all' | 'idOf'>,
  deeds: readonly D[],
): DeedTable<D> {
  const lists = deeds.map((deed) =>
    all.map((space): DeedIn<D> => ({ id: `${deed}:${idOf(space)}`, deed, space })),
  );
  const byOption = new Map(lists.flat().map((one) => [one.id, one]));
  return {
    deedIn: (deed, space) => lists[deeds.indexOf(deed)]?.[space] as DeedIn<D>,
    deedOf: (option) => byOption.get(option),
  };
}

const untold = (): readonly Blocked[] => [];

export function asks<V extends Volume<V>>(map: SpaceMap<V['space']>): Asks<V> {
  const { idOf, spaceOf } = map;
  const spaceId: (space: Space) => string = idOf;

  function labelOf(option: string, rule: string): Message {
    return spaceOf(option) === undefined
      ? say('do', rule, { deed: option })
      : say('space', rule, { space: option });
  }

  const asking = (action: Action<V>): Action<V> => action;
  const pick = picking<Action<V>>(asking, labelOf, ({ state, faction }) =>
    isNonPlayer<V['faction']>(state, faction),
  );

  function* chooseSpace(
    action: Action<V>,
    prompt: Message,
    among: () => readonly Space[],
    blocked: () => readonly Blocked[] = untold,
  ): Rules<Space | undefined> {
    const now = among();
    if (now.length === 0) return undefined;
    return yield* pick<Space>(action, { prompt, among, id: spaceId, now, blocked });
  }

  function* maySpace(
    action: Action<V>,
    prompt: Message,
    among: () => readonly Space[],
    { blocked = untold, pause = false, always = false }: MayMore = {},
  ): Rules<Space | undefined> {
    const question = { prompt, among, id: spaceId, pass: 'done', blocked, pause, always } as const;
    const picked = yield* pick<Space, 'done'>(action, question);
    return picked === 'done' ? undefined : picked;
  }

  function* nextSpace(
    action: Action<V>,
    prompt: Message,
    among: () => readonly Space[],
    { mayStop = false, blocked = untold }: { mayStop?: boolean; blocked?: () => readonly Blocked[] } = {},
  ): Rules<Space | undefined> {
    const picked = yield* pick<Space | 'done'>(action, {
      prompt,
      among: () => (mayStop ? [...among(), 'done'] : among()),
      id: (one) => (one === 'done' ? one : idOf(one)),
      blocked,
    });
    return picked === 'done' ? undefined : picked;
  }

  function* chooseDeed<D extends string>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly DeedIn<D>[],
  ): Rules<DeedIn<D> | undefined> {
    const { rule } = action;
    const picked = yield* pick<DeedIn<D>, 'done'>(action, {
      prompt,
      among,
      id: ({ id }) => id,
      label: ({ deed, space }) => say('do.in', rule, { deed, space: idOf(space) }),
      pass: 'done',
      pause: true,
    });
    return picked === 'done' ? undefined : picked;
  }

  function* chooseNumber(action: Action<V>, prompt: Message, from: number, to: number): Rules<number> {
    if (to <= from) return Math.max(0, to);
    return yield* chooseAmong(action, prompt, () => range(from, to));
  }

  const chooseAmong = (action: Action<V>, prompt: Message, among: () => readonly number[]): Rules<number> =>
    pick<number>(action, { prompt, among, label: (count) => say('number', action.rule, { number: count }) });

  function* chooseWhether(action: Action<V>, prompt: Message): Rules<boolean> {
    return (yield* pick<'yes', 'no'>(action, { prompt, among: () => YES, pass: 'no' })) === 'yes';
  }

  function* chooseFaction<F extends V['faction']>(
    action: Action<V>,
    prompt: Message,
    among: () => readonly F[],
  ): Rules<F | undefined> {
    const now = among();
    if (now.length === 0) return undefined;
    return yield* pick<F>(action, {
      prompt,
      among,
      now,
      label: (faction) => say('faction', action.rule, { faction }),
    });
  }

  return {
    pick,
    labelOf,
    chooseSpace,
    maySpace,
    nextSpace,
    chooseDeed,
    chooseNumber,
    chooseAmong,
    chooseWhether,
    chooseFaction,
  };
}
const YES: readonly 'yes'[] = ['yes'];
