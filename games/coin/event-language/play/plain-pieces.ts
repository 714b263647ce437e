/**
 * Pieces dealt with as the cards of the first volumes have it: what is placed in several spaces is had before a space is
 * named, what goes is pointed at piece by piece whether guarded or not, and all there are go or turn at once.
 */
import { type Rules, zeros } from '@sandtable/engine';
import type { Space, Volume } from '../../volume.ts';
import type { Steps } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Context, EventFacts, Play, Playing } from './facts.ts';
import { type PiecePlays, piecePlays, toBePlaced } from './pieces.ts';
import type { Reckoning } from './reckoning.ts';

export function plainPieces<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  reckon: Reckoning<V, L>,
): PiecePlays<V, L> {
  return {
    ...piecePlays(facts, reckon),
    place: placing(facts, reckon),
    remove: removing(facts, reckon),
    replace: replacing(facts, reckon),
    flip: flipping(facts, reckon),
  };
}

/** Steps are never changed: what follows from one is found out once. */
function oncePerStep<S extends object, R>(find: (step: S) => R): (step: S) => R {
  const known = new WeakMap<S, R>();
  return (step) => {
    let found = known.get(step);
    if (found === undefined) {
      found = find(step);
      known.set(step, found);
    }
    return found;
  };
}

function placing<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['place']> {
  const { room, available, placings } = facts;
  const { placeEach, placeInSpaces, placePieces } = placings;

  const fits = ({ state, action }: Context<V>, space: Space, kind: V['kind']): boolean =>
    room(state, space, kind) > 0 &&
    (available(state, kind) > 0 || (action !== null && placings.isObtainable(action, kind, space)));

  const newcomers = oncePerStep((step: Steps<L>['place']) => toBePlaced(facts, kindsIn(step.place)));

  /** Exactly so many of each. */
  const exactly = (most: NonNullable<Steps<L>['place']['most']>): V['kind'][] =>
    (Object.entries(most) as [L['pieces'][number], number][]).flatMap(([piece, limit]) =>
      toBePlaced(facts, facts.kindsOf(piece))
        .slice(0, 1)
        .flatMap((kind) => zeros(limit).map(() => kind)),
    );

  return {
    can(context, step) {
      const kinds = newcomers(step);
      return located(context, step.where).some((space) => kinds.some((kind) => fits(context, space, kind)));
    },
    *play(context, step) {
      const { action, here } = context;
      const kinds = newcomers(step);
      const wanted = howMany(context, step.count);
      const [kind] = kinds;
      if (kind === undefined) return;
      if (step.where === undefined) {
        if (here === null) return;
        if (step.most === undefined) yield* placePieces(action, here, kinds, wanted);
        else yield* placeEach(action, here, exactly(step.most));
        return;
      }
      const among = () => located(context, step.where);
      const optional = step.upTo === true ? { optional: true as const } : {};
      const again = step.perSpace === 1 ? {} : { again: true as const };
      yield* placeInSpaces(action, wanted, { kind, among, ...optional, ...again });
    },
  };
}

/** Whether any of these pieces is in one of the spaces. */
function areIn<V extends Volume<V>, L extends Vocabulary>(
  { count }: EventFacts<V, L>,
  state: V['state'],
  spaces: readonly Space[],
  kinds: readonly V['kind'][],
): boolean {
  for (const space of spaces) for (const kind of kinds) if (count(state, space, kind) > 0) return true;
  return false;
}

function removing<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['remove']> {
  const { removePieces } = facts.choices;
  const { removeAll } = facts.changes;

  function* clear(context: Playing<V>, step: Steps<L>['remove']): Rules<void> {
    for (const space of located(context, step.where))
      context.memory.removed += yield* removeAll(context.action, space, kindsIn(step.remove));
  }

  return {
    can: (context, step) => areIn(facts, context.state, located(context, step.where), kindsIn(step.remove)),
    *play(context, step) {
      if (step.count === 'all' && step.upTo !== true) return yield* clear(context, step);
      const among = { spaces: () => located(context, step.where), kinds: kindsIn(step.remove) };
      const wanted = howMany(context, step.count);
      const optional = step.upTo === true ? { optional: true as const } : {};
      context.memory.removed += yield* removePieces(context.action, wanted, { ...among, ...optional });
    },
  };
}

function replacing<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['replace']> {
  const { count } = facts;
  const { toPieces } = facts.choices;
  const { replaceBy } = facts.placings;

  /** Pieces of one kind in the space chosen: nothing to point at. */
  function* replaceHere(
    { action, state }: Playing<V>,
    here: Space,
    [kind, by]: readonly [V['kind'], V['kind']],
    wanted: number,
  ): Rules<void> {
    for (let left = Math.min(wanted, count(state, here, kind)); left > 0; left--)
      yield* replaceBy(action, here, kind, by);
  }

  return {
    can: (context, step) => areIn(facts, context.state, located(context, step.where), kindsIn(step.replace)),
    *play(context, step) {
      const { action, here } = context;
      const kinds = kindsIn(step.replace);
      const [kind] = kinds;
      const [by] = toBePlaced(facts, kindsIn(step.with));
      if (kind === undefined || by === undefined) return;
      const wanted = howMany(context, step.count);
      if (step.where === undefined && here !== null && kinds.length === 1) {
        yield* replaceHere(context, here, [kind, by], wanted);
        return;
      }
      const among = { spaces: () => located(context, step.where), kinds };
      const optional = step.upTo === true ? { optional: true as const } : {};
      const deed = (space: Space, piece: V['piece']) => replaceBy(action, space, piece, by);
      context.memory.removed += yield* toPieces(action, 'replace', wanted, { ...among, ...optional }, deed);
    },
  };
}

function flipping<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['flip']> {
  const { turnPieces } = facts.choices;
  const { turnOver } = facts.changes;
  const { isGuerrilla, isUnderground } = facts.kinds;

  /** The side of the guerrillas that is turned. */
  const turned = oncePerStep((step: Steps<L>['flip']): V['guerrilla'][] =>
    kindsIn(step.flip)
      .filter(isGuerrilla)
      .filter((kind) => isUnderground(kind) === (step.turn === 'active')),
  );

  return {
    can: (context, step) => areIn(facts, context.state, located(context, step.where), turned(step)),
    *play(context, step) {
      const { action } = context;
      const kinds = turned(step);
      if (step.count === 'all') {
        for (const space of located(context, step.where))
          for (const kind of kinds) turnOver(action, space, kind);
        return;
      }
      const among = { spaces: () => located(context, step.where), kinds };
      const wanted = howMany(context, step.count);
      yield* turnPieces(action, wanted, step.upTo === true ? { ...among, optional: true } : among);
    },
  };
}
