/** Steps that change levels, markers, tracks and Eligibility. */
import type { Rules } from '@sandtable/engine';
import { say } from '../../text/say.ts';
import type { Volume } from '../../volume.ts';
import type { OneOf, Steps } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Context, EventFacts, Play } from './facts.ts';
import type { Reckoning } from './reckoning.ts';

type TrackVerb =
  | 'shift'
  | 'set'
  | 'mark'
  | 'unmark'
  | 'gain'
  | 'lose'
  | 'transfer'
  | 'eligible'
  | 'ineligible';
export type TrackPlays<V extends Volume<V>, L extends Vocabulary> = {
  readonly [K in TrackVerb]: Play<V, Steps<L>[K]>;
};

export function trackPlays<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, mostOf, howMuch }: Reckoning<V, L>,
): TrackPlays<V, L> {
  const { levelOf, markers, tracks, makeIneligible } = facts;
  const { canShift, shift, setLevel, keepEligible } = facts.changes;
  const { chooseNumber } = facts.asks;
  type Track = L['tracks'][number];

  const left = (context: Context<V>, track: Track): number =>
    tracks.limit(track) - tracks.read(context.state, track);

  /** As much as the one has and the other takes. */
  const movable = (context: Context<V>, from: Track, to: Track): number =>
    Math.min(tracks.read(context.state, from), left(context, to));

  return {
    shift: {
      can: (context, step) =>
        located(context, step.where).some((space) => canShift(context.state, space, levelOf(step.shift))),
      play(context, step) {
        for (const space of located(context, step.where))
          shift(context.action, space, levelOf(step.shift), step.levels);
      },
    },
    set: {
      can: (context, step) =>
        located(context, step.where).some((space) => canShift(context.state, space, levelOf(step.set))),
      play(context, step) {
        for (const space of located(context, step.where)) setLevel(context.action, space, levelOf(step.set));
      },
    },
    mark: {
      can: (context, step) =>
        located(context, step.where).some((space) => markers.room(context.state, space, step.mark) > 0),
      play(context, step) {
        for (const space of located(context, step.where))
          markers.put(context.action, space, step.mark, step.count);
      },
    },
    unmark: {
      can: (context, step) =>
        located(context, step.where).some((space) => markers.count(context.state, space, step.unmark) > 0),
      play(context, step) {
        for (const space of located(context, step.where)) {
          const there = markers.count(context.state, space, step.unmark);
          const taken = step.count === 'all' ? there : Math.min(there, step.count);
          markers.take(context.action, space, step.unmark, taken);
        }
      },
    },
    gain: {
      can: (context, step) => mostOf(context, step.amount) > 0 && left(context, step.gain) > 0,
      play: (context, step) => void tracks.change(context.action, step.gain, howMuch(context, step.amount)),
    },
    lose: {
      can: (context, step) => mostOf(context, step.amount) > 0 && tracks.read(context.state, step.lose) > 0,
      play: (context, step) => void tracks.change(context.action, step.lose, -howMuch(context, step.amount)),
    },
    transfer: {
      can: (context, step) =>
        Math.min(mostOf(context, step.transfer), movable(context, step.from, step.to)) > 0,
      *play(context, step) {
        const { action, state } = context;
        const { from, to } = step;
        const amount = howMuch(context, step.transfer);
        const most = Math.min(amount, movable(context, from, to));
        const prompt = say('ask.event.transfer', action.rule, { card: state.card, from, to });
        // Table talk may take something from the giver meanwhile.
        const wanted = step.upTo === true ? yield* chooseNumber(action, prompt, 0, most) : most;
        const moved = Math.min(wanted, movable(context, from, to));
        tracks.change(action, from, -moved);
        tracks.change(action, to, moved);
      },
    },
    eligible: {
      can: () => true,
      play: (context, step) =>
        keepEligible(context.action, step.eligible === 'itself' ? context.executor : step.eligible),
    },
    ineligible: {
      can: (context, step) => named<V, L>(context, step.ineligible).length > 0,
      *play(context, step): Rules<void> {
        const { action, state } = context;
        if (typeof step.ineligible === 'string' && !facts.manners.namesAlways) {
          makeIneligible(action, step.ineligible);
          return;
        }
        const faction = yield* facts.asks.chooseFaction(
          action,
          say('ask.event.faction', action.rule, { card: state.card }),
          () => named<V, L>(context, step.ineligible),
        );
        if (faction !== undefined) makeIneligible(action, faction);
      },
    },
  };
}

/** The factions that may be named. */
export function named<V extends Volume<V>, L extends Vocabulary>(
  { executor }: Context<V>,
  given: L['factions'][number] | OneOf<L>,
): V['faction'][] {
  if (typeof given === 'string') return [given];
  const factions = given.oneOf as readonly V['faction'][];
  return factions.filter((faction) => given.other !== true || faction !== executor);
}
