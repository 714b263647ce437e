/** Plays a side of a card, and says whether it would do anything now: one walk over the same description. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../../action.ts';
import { say } from '../../text/say.ts';
import type { Space, Volume } from '../../volume.ts';
import type { EventSide, OwnStep, Step, Steps, Verb } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { ownVerb, verbOf, walk } from '../walk.ts';
import type { Context, EventFacts, Play, Playing } from './facts.ts';
import { piecePlays } from './pieces.ts';
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

/** Sides are never changed: each is looked through once. */
const SPEAKING = new WeakMap<object, boolean>();

/** Whether any step speaks of the spaces that another one chose. */
function speaksOfThese<L extends Vocabulary>(side: EventSide<L>): boolean {
  const known = SPEAKING.get(side);
  if (known !== undefined) return known;
  let found = false;
  walk(side, (step) => {
    const fields = step as Readonly<Record<string, unknown>>;
    for (const field of ['where', 'from', 'to', 'amount', 'transfer'])
      found ||= JSON.stringify(fields[field] ?? null).includes('"these"');
  });
  SPEAKING.set(side, found);
  return found;
}

const isRules = (value: unknown): value is Rules<unknown> =>
  typeof value === 'object' && value !== null && 'next' in value;

export function interpreter<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
): Interpreter<V, L> {
  const reckon = reckoning(facts);
  const { among, holds } = reckon;
  const { by } = facts.actions;
  const { pick, chooseWhether } = facts.asks;
  const { oneOf, mayBeOneOf } = facts.choices;
  const { rollDie } = facts.changes;

  const canAny = (context: Context<V>, side: EventSide<L>): boolean =>
    side.some((step) => canStep(context, step));

  /** Whether a step, or what is done instead of it, would do anything. */
  function canStep(outer: Context<V>, step: Step<L>): boolean {
    const context = decided(outer, step);
    if ('if' in step)
      return holds(context, (step as Steps<L>['if']).if)
        ? canAny(context, (step as Steps<L>['if']).do)
        : canAny(context, step.otherwise ?? []);
    return playOf(step).can(context, step) || canAny(context, step.otherwise ?? []);
  }

  /** The same by whoever the step says. */
  function decided<C extends Context<V>>(context: C, step: Step<L>): C {
    const faction = (step as { readonly by?: unknown }).by;
    if (typeof faction !== 'string' || 'free' in step || faction === context.faction) return context;
    const decider = faction as V['faction'];
    const { action } = context;
    return { ...context, faction: decider, action: action === null ? null : by(action, decider) };
  }

  function* playAll(context: Playing<V>, side: EventSide<L>): Rules<void> {
    for (const step of side) yield* playStep(context, step);
  }

  function* playStep(outer: Playing<V>, step: Step<L>): Rules<void> {
    const context = decided(outer, step);
    const { action, state, memory } = context;
    const play = playOf(step);
    if (!play.can(context, step)) {
      if (step.otherwise !== undefined) yield* playAll(context, step.otherwise);
      else action.table.log(say('log.event.nothing', action.rule, { card: state.card }));
      return;
    }
    if (memory.item !== null) action.table.fired(`${memory.item}.${nameOf(step)}`);
    if (step.may === true) {
      const prompt = say('ask.event.whether', action.rule, { card: state.card });
      if (!(yield* chooseWhether(action, prompt))) return;
    }
    const doing = play.play(context, step);
    if (isRules(doing)) yield* doing;
  }

  const nameOf = (step: Step<L>): string => verbOf(step) ?? ownVerb(facts.volume, step as OwnStep<L>);

  /** Where a thing can be done in several spaces; all of them, where a later step speaks of those chosen. */
  function openTo(context: Context<V>, step: Steps<L>['inSpaces']): Space[] {
    const spaces = among(context, step.where);
    if (context.memory.speaksOfThese) return spaces;
    return spaces.filter((here) => canAny({ ...context, here }, step.do));
  }

  const inSpaces: Play<V, Steps<L>['inSpaces']> = {
    can: (context, step) => openTo(context, step).length > 0,
    *play(context, step) {
      const { action, memory } = context;
      const used: Space[] = [];
      if (step.inSpaces === 'each') {
        for (const here of openTo(context, step)) {
          used.push(here);
          yield* playAll({ ...context, here }, step.do);
        }
        memory.chosen = used;
        return;
      }
      // What an earlier inSpaces chose stays in mind until this one is done.
      while (used.length < step.inSpaces) {
        const open = () => openTo(context, step).filter((space) => !used.includes(space));
        const choose = step.upTo === true ? mayBeOneOf : oneOf;
        const here = yield* choose(action, 'choose', open, step.inSpaces - used.length);
        if (here === undefined) break;
        used.push(here);
        yield* playAll({ ...context, here }, step.do);
      }
      memory.chosen = used;
    },
  };

  const either: Play<V, Steps<L>['either']> = {
    can: (context, step) => step.either.some((side) => canAny(context, side)),
    *play(context, step) {
      const { action, state } = context;
      const { rule } = action;
      const branch = (option: string): EventSide<L> => step.either[Number(option)] ?? [];
      const picked = yield* pick(action, {
        prompt: say('ask.event.option', rule, { card: state.card }),
        options: () => step.either.flatMap((side, i) => (canAny(context, side) ? [String(i)] : [])),
        label: (option) => facts.branch(branch(option), rule),
      });
      yield* playAll(context, branch(picked));
    },
  };

  const roll: Play<V, Steps<L>['roll']> = {
    can: (context, step) =>
      canAny(context, step.roll) || (step.table ?? []).some((row) => canAny(context, row.do)),
    *play(outer, step) {
      const context = { ...outer, rolled: rollDie(outer.action) };
      yield* playAll(context, step.roll);
      for (const row of step.table ?? [])
        if (row.from <= context.rolled && context.rolled <= row.to) yield* playAll(context, row.do);
    },
  };

  const plays: Plays<V, L> = {
    ...piecePlays(facts, reckon),
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

  function playOf(step: Step<L>): Play<V, Step<L>> {
    const verb = verbOf(step);
    return (verb === undefined ? plays.own : plays[verb]) as Play<V, Step<L>>;
  }

  const contextOf = (
    state: V['state'],
    faction: V['faction'],
    side: EventSide<L>,
    item: string | null,
  ): Omit<Context<V>, 'action'> => ({
    state,
    executor: faction,
    faction,
    here: null,
    rolled: 0,
    memory: { chosen: [], removed: 0, speaksOfThese: speaksOfThese(side), item },
  });

  return {
    playSide: (action, side, item) =>
      playAll({ ...contextOf(action.state, action.faction, side, item), action }, side),
    wouldDo: (state, faction, side) =>
      canAny({ ...contextOf(state, faction, side, null), action: null }, side),
  };
}
