/** Plays a side of a card, and says whether it would do anything now: one walk over the same description. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../../action.ts';
import { say } from '../../text/say.ts';
import type { Space, Volume } from '../../volume.ts';
import type { EventSide, OwnStep, Step, Steps, Verb } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { ownVerb, verbOf, within } from '../walk.ts';
import type { Context, EventFacts, Memory, Play, Playing } from './facts.ts';
import { reckoning } from './reckoning.ts';
import { trackPlays } from './tracks.ts';

export interface Interpreter<V extends Volume<V>, L extends Vocabulary> {
  /** Executes a side. `item`: what the content runner calls it; null where it is not counted. */
  readonly playSide: (action: Action<V>, side: EventSide<L>, item: string | null) => Rules<void>;
  /** Whether a side would change anything if this faction executed it now. */
  readonly wouldDo: (state: V['state'], faction: V['faction'], side: EventSide<L>) => boolean;
}

type Plays<V extends Volume<V>, L extends Vocabulary> = {
  readonly [K in Verb]: Play<V, Steps<L>[K]>;
} & { readonly own: Play<V, OwnStep<L>> };

/** By `inSpaces`: the steps that speak of the spaces it chose. */
type Followers<L extends Vocabulary> = ReadonlyMap<Step<L>, readonly Step<L>[]>;

/** Sides are never changed: each is looked through once. */
const FOLLOWERS = new WeakMap<object, Memory['followers']>();
const FIELDS = ['where', 'from', 'to', 'amount', 'transfer', 'if'];

function speaksOfThese(step: object): boolean {
  const fields = step as Readonly<Record<string, unknown>>;
  return FIELDS.some((field) => JSON.stringify(fields[field] ?? null).includes('"these"'));
}

function followersIn<L extends Vocabulary>(side: EventSide<L>): Memory['followers'] {
  const known = FOLLOWERS.get(side);
  if (known !== undefined) return known;
  const found = new Map<Step<L>, Step<L>[]>();
  // `last`: the `inSpaces` that is done; what it chose stays in mind until the next one is.
  const look = (steps: EventSide<L>, before: Step<L> | null): Step<L> | null => {
    let last = before;
    for (const step of steps) {
      if (last !== null && speaksOfThese(step)) found.set(last, [...(found.get(last) ?? []), step]);
      let inner = last;
      for (const [, list] of within(step)) inner = look(list, last) ?? inner;
      last = verbOf(step) === 'inSpaces' ? step : inner;
    }
    return last;
  };
  look(side, null);
  FOLLOWERS.set(side, found);
  return found;
}

/** Spaces are only chosen, which by itself changes nothing. */
const isChoice = <L extends Vocabulary>(step: Step<L>): step is Steps<L>['inSpaces'] =>
  'inSpaces' in step && step.do.length === 0;

const isRules = (value: unknown): value is Rules<unknown> =>
  typeof value === 'object' && value !== null && 'next' in value;

/** All contexts are made here, of one shape: copies by spread would each have a hidden class of their own. */
const contextFor = <V extends Volume<V>, A extends Action<V> | null>(
  { state, executor, memory }: Pick<Context<V>, 'state' | 'executor' | 'memory'>,
  faction: V['faction'],
  action: A,
  here: Space | null,
  rolled: number,
): Context<V> & { readonly action: A } => ({ state, executor, faction, action, here, rolled, memory });

const inSpace = <V extends Volume<V>, C extends Context<V>>(context: C, here: Space): C =>
  contextFor<V, C['action']>(
    context,
    context.faction,
    context.action,
    here,
    context.rolled,
  ) as Context<V> as C;

/** What is to be known of a step, found out once and of one shape whatever the verb. */
interface Known<V extends Volume<V>, L extends Vocabulary> {
  readonly name: string;
  readonly play: Play<V, Step<L>>;
  /** Who decides, if the step says so. */
  readonly by: V['faction'] | null;
  readonly may: boolean;
  readonly otherwise: EventSide<L> | null;
  readonly condition: Steps<L>['if'] | null;
}

export function interpreter<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
): Interpreter<V, L> {
  const reckon = reckoning(facts);
  const { among, holds } = reckon;
  const { by } = facts.actions;
  const { pick, chooseWhether } = facts.asks;
  const { oneOf, mayBeOneOf } = facts.choices;
  const { rollDie } = facts.changes;
  const { manners } = facts;
  const { idOf } = facts.map;

  const known = new WeakMap<object, Known<V, L>>();

  function knownOf(step: Step<L>): Known<V, L> {
    const found = known.get(step);
    if (found !== undefined) return found;
    const verb = verbOf(step);
    const { by: decider } = step as { readonly by?: unknown };
    const made: Known<V, L> = {
      name: verb ?? ownVerb(facts.volume, step as OwnStep<L>),
      play: (verb === undefined ? plays.own : plays[verb]) as Play<V, Step<L>>,
      // Who executes a free action is not who decides about the step.
      by: typeof decider === 'string' && verb !== 'free' ? decider : null,
      may: step.may === true,
      otherwise: step.otherwise ?? null,
      condition: verb === 'if' ? (step as Steps<L>['if']) : null,
    };
    known.set(step, made);
    return made;
  }

  function canAny(context: Context<V>, side: EventSide<L>): boolean {
    for (const step of side) if (canStep(context, step)) return true;
    return false;
  }

  /** Whether a step, or what is done instead of it, would do anything. */
  function canStep(outer: Context<V>, step: Step<L>): boolean {
    const { play, by: decider, otherwise, condition } = knownOf(step);
    const context = decided(outer, decider);
    if (condition !== null && holds(context, condition.if)) return canAny(context, condition.do);
    if (isChoice<L>(step)) return among(context, step.where).some((here) => canFollow(context, step, here));
    if (condition === null && play.can(context, step)) return true;
    return otherwise !== null && canAny(context, otherwise);
  }

  /** The same by whoever the step says. */
  function decided<C extends Context<V>>(context: C, decider: V['faction'] | null): C {
    if (decider === null || decider === context.faction) return context;
    const action = context.action === null ? null : by(context.action, decider);
    return contextFor<V, Action<V> | null>(
      context,
      decider,
      action,
      context.here,
      context.rolled,
    ) as Context<V> as C;
  }

  function* playAll(context: Playing<V>, side: EventSide<L>): Rules<void> {
    for (const step of side) {
      const doing = begin(context, step);
      if (isRules(doing)) yield* doing;
    }
  }

  /** Does what asks nothing at once; what asks is still to be gone through. */
  function begin(outer: Playing<V>, step: Step<L>): Rules<unknown> | void {
    const { name, play, by: decider, may, otherwise, condition } = knownOf(step);
    const context = decided(outer, decider);
    const { action, state, memory } = context;
    const isTried = !manners.passesOver && otherwise === null && condition === null && !may;
    if (!isTried && !play.can(context, step)) {
      if (otherwise !== null) return playAll(context, otherwise);
      if (manners.passesOver) action.table.log(say('log.event.nothing', action.rule, { card: state.card }));
      return undefined;
    }
    if (memory.item !== null) action.table.fired(`${memory.item}.${name}`);
    return may ? mayPlay(context, step, play) : play.play(context, step);
  }

  function* mayPlay(context: Playing<V>, step: Step<L>, play: Play<V, Step<L>>): Rules<void> {
    const { action, state } = context;
    const prompt = say('ask.event.whether', action.rule, { card: state.card });
    if (!(yield* chooseWhether(action, prompt))) return;
    const doing = play.play(context, step);
    if (isRules(doing)) yield* doing;
  }

  /** Whether something can be done there, or by a later step that speaks of the spaces chosen. */
  const canIn = (context: Context<V>, step: Steps<L>['inSpaces'], here: Space): boolean =>
    step.do.length === 0 || canAny(inSpace(context, here), step.do) || canFollow(context, step, here);

  function canFollow(context: Context<V>, step: Steps<L>['inSpaces'], here: Space): boolean {
    const followers = (context.memory.followers as Followers<L>).get(step);
    if (followers === undefined) return false;
    const chosen = { ...context, memory: { ...context.memory, chosen: [here] } };
    return followers.some((one) => canStep(chosen, one));
  }

  const openTo = (context: Context<V>, step: Steps<L>['inSpaces']): Space[] =>
    among(context, step.where).filter((here) => canIn(context, step, here));

  /** How many may still be named. */
  const toGo = (step: Steps<L>['inSpaces'], left: number, open: () => readonly Space[]): number =>
    step.upTo === true ? Math.min(left, open().length) : left;

  const inSpaces: Play<V, Steps<L>['inSpaces']> = {
    can: (context, step) => among(context, step.where).some((here) => canIn(context, step, here)),
    *play(context, step) {
      const { action, memory } = context;
      const used: Space[] = [];
      const purpose = manners.purposeOf(step);
      if (step.inSpaces === 'each') {
        for (const here of openTo(context, step)) {
          used.push(here);
          yield* playAll(inSpace(context, here), step.do);
        }
        memory.chosen = used;
        return;
      }
      // What an earlier inSpaces chose stays in mind until this one is done.
      while (used.length < step.inSpaces) {
        const open = () => openTo(context, step).filter((space) => !used.includes(space));
        const choose = step.upTo === true ? mayBeOneOf : oneOf;
        const here = yield* choose(action, purpose, open, toGo(step, step.inSpaces - used.length, open));
        if (here === undefined) break;
        used.push(here);
        yield* playAll(inSpace(context, here), step.do);
      }
      memory.chosen = used;
    },
  };

  const howPrompt = ({ action, state, here }: Playing<V>) =>
    here === null
      ? say('ask.event.option', action.rule, { card: state.card })
      : say('ask.event.how', action.rule, { card: state.card, space: idOf(here) });

  const either: Play<V, Steps<L>['either']> = {
    can: (context, step) => step.either.some((side) => canAny(context, side)),
    *play(context, step) {
      const { action } = context;
      const { rule } = action;
      const open = () => step.either.flatMap((side, i) => (canAny(context, side) ? [i] : []));
      if (open().length === 0) return;
      if (step.ways === undefined) {
        const prompt = say('ask.event.option', rule, { card: context.state.card });
        const label = (at: number) => facts.branch(step.either[at] ?? [], rule);
        const picked = yield* pick<number>(action, { prompt, among: open, label });
        yield* playAll(context, step.either[picked] ?? []);
        return;
      }
      const { ways } = step;
      const named = () => open().flatMap((at) => ways[at] ?? []);
      const way = yield* pick<string>(action, { prompt: howPrompt(context), among: named });
      yield* playAll(context, step.either[ways.indexOf(way)] ?? []);
    },
  };

  const roll: Play<V, Steps<L>['roll']> = {
    can: (context, step) =>
      canAny(context, step.roll) || (step.table ?? []).some((row) => canAny(context, row.do)),
    *play(outer, step) {
      const { faction, action, here } = outer;
      const context = contextFor<V, Action<V>>(outer, faction, action, here, rollDie(action));
      yield* playAll(context, step.roll);
      for (const row of step.table ?? [])
        if (row.from <= context.rolled && context.rolled <= row.to) yield* playAll(context, row.do);
    },
  };

  const plays: Plays<V, L> = {
    ...manners.pieces(facts, reckon),
    ...trackPlays(facts, reckon),
    roll,
    free: facts.free,
    inSpaces,
    either,
    if: {
      can: (context, step) => holds(context, step.if),
      play: (context, step) => playAll(context, step.do),
    },
    lasting: { can: () => true, play: (context, step) => facts.last(context.action, step) },
    special: {
      can: (context, step) => facts.specials[step.special as L['specials'][number]].can(context, step),
      play: (context, step) => facts.specials[step.special as L['specials'][number]].play(context, step),
    },
    own: facts.own,
  };

  const startOf = (state: V['state'], executor: V['faction'], side: EventSide<L>, item: string | null) => ({
    state,
    executor,
    memory: { chosen: [], removed: 0, followers: followersIn(side), item },
  });

  return {
    playSide(action, side, item) {
      const { state, faction } = action;
      return playAll(contextFor(startOf(state, faction, side, item), faction, action, null, 0), side);
    },
    wouldDo: (state, faction, side) =>
      canAny(contextFor<V, null>(startOf(state, faction, side, null), faction, null, null, 0), side),
  };
}
