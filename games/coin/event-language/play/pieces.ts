/** Steps that place, remove, replace, move, send and turn pieces. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../../action.ts';
import { isNamed } from '../../by-name.ts';
import { say } from '../../text/say.ts';
import type { CoinState, Space, Volume } from '../../volume.ts';
import type { Steps } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Context, EventFacts, Play, Playing } from './facts.ts';
import type { Reckoning } from './reckoning.ts';

type PieceVerb = 'place' | 'remove' | 'replace' | 'move' | 'send' | 'flip';
export type PiecePlays<V extends Volume<V>, L extends Vocabulary> = {
  readonly [K in PieceVerb]: Play<V, Steps<L>[K]>;
};

export function piecePlays<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  reckon: Reckoning<V, L>,
): PiecePlays<V, L> {
  return {
    place: placing(facts, reckon),
    remove: removing(facts, reckon),
    replace: replacing(facts, reckon),
    move: moving(facts, reckon),
    send: sending(facts, reckon),
    flip: flipping(facts, reckon),
  };
}

/** Whether a piece of that kind can be had: Available, or off the map for whoever executes the Event. */
const obtainable = <V extends Volume<V>, L extends Vocabulary>(
  { available, placings }: EventFacts<V, L>,
  { state, action }: Context<V>,
  kind: V['kind'],
  space: Space,
): boolean => available(state, kind) > 0 || (action !== null && placings.isObtainable(action, kind, space));

/** A step begins: what whoever decides piece by piece may go by is written down anew. */
function begin<V extends Volume<V>>({ state }: Context<V>): void {
  const { turn }: CoinState<V> = state;
  if (turn === null) return;
  turn.spaces.length = 0;
  turn.choices.length = 0;
}

/** Where a piece was dealt with, and which kind was placed. */
function note<V extends Volume<V>>({ state }: Context<V>, space: Space, kind?: V['kind']): void {
  const { turn }: CoinState<V> = state;
  if (turn === null) return;
  turn.spaces.push(space);
  if (kind !== undefined) turn.choices.push(kind);
}

/** Guerrillas come Underground. */
export const toBePlaced = <V extends Volume<V>, L extends Vocabulary>(
  { kinds }: EventFacts<V, L>,
  list: readonly V['kind'][],
): V['kind'][] => list.filter((kind) => !kinds.isGuerrilla(kind) || kinds.isUnderground(kind));

function placing<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['place']> {
  const { room } = facts;
  const { factionOf } = facts.kinds;
  const { oneOf, mayBeOneOf } = facts.choices;
  const { obtainOneOf } = facts.placings;
  const { place } = facts.changes;

  const fitting = (context: Context<V>, space: Space, kinds: readonly V['kind'][]): V['kind'][] =>
    kinds.filter((kind) => room(context.state, space, kind) > 0 && obtainable(facts, context, kind, space));

  /** What may still be placed: within the limits of the step, and of one faction if it says so. */
  function open(
    step: Steps<L>['place'],
    kinds: readonly V['kind'][],
    placed: readonly V['kind'][],
  ): V['kind'][] {
    const [first] = placed;
    return kinds.filter((kind) => {
      const limits = Object.entries(step.most ?? {}) as [L['pieces'][number], number][];
      const isFull = limits.some(
        ([piece, limit]) =>
          isNamed(facts.kindsOf(piece), kind) &&
          placed.filter((one) => isNamed(facts.kindsOf(piece), one)).length >= limit,
      );
      return !isFull && !(step.oneFaction && first !== undefined && factionOf(first) !== factionOf(kind));
    });
  }

  return {
    can(context, step) {
      const kinds = toBePlaced(facts, kindsIn(step.place));
      return located(context, step.where).some((space) => fitting(context, space, kinds).length > 0);
    },
    *play(context, step) {
      const { action } = context;
      begin(context);
      const kinds = toBePlaced(facts, kindsIn(step.place));
      const placed: V['kind'][] = [];
      const refused: V['kind'][] = [];
      const wanted = howMany(context, step.count);
      const used: Space[] = [];
      const isOpen = (space: Space): boolean =>
        used.filter((one) => one === space).length < (step.perSpace ?? Number.POSITIVE_INFINITY);
      while (placed.length < wanted) {
        const now = open(step, kinds, placed).filter((kind) => !refused.includes(kind));
        const offered = [...now];
        const spaces = () =>
          located(context, step.where).filter(
            (space) => isOpen(space) && fitting(context, space, now).length > 0,
          );
        const left = Math.min(wanted - placed.length, 99);
        const space = yield* (step.upTo === true ? mayBeOneOf : oneOf)(action, 'place', spaces, left);
        if (space === undefined) return;
        const kind = yield* obtainOneOf(action, space, offered);
        // Whoever will not take one off the map for it places none of the kind.
        refused.push(...now.filter((one) => !offered.includes(one)));
        if (kind === undefined) continue;
        if (place(action, space, kind) === 0) return;
        placed.push(kind);
        used.push(space);
        note(context, space, kind);
      }
    },
  };
}

/** Pieces of these kinds that can be taken in a space: of each faction Bases last, unless they are not guarded. */
const takeable = <V extends Volume<V>, L extends Vocabulary>(
  { count, piecesOf, kinds }: EventFacts<V, L>,
  state: V['state'],
  space: Space,
  list: readonly V['kind'][],
  evenGuarded: boolean,
): V['kind'][] =>
  list.filter((kind) => {
    const here = count(state, space, kind);
    if (here === 0) return false;
    return evenGuarded || !kinds.isBase(kind) || piecesOf(state, space, kinds.factionOf(kind)) === here;
  });

function removing<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['remove']> {
  const { boxes, fateOf } = facts;
  const { idOf } = facts.map;
  const { pick } = facts.asks;
  const { remove } = facts.changes;
  const { pieceIds, pieceLabel } = facts.pieceIds;

  const inBox = (state: V['state'], step: Steps<L>['remove']): V['kind'][] => {
    const box = step.orFrom;
    return box === undefined || box === step.to
      ? []
      : kindsIn(step.remove).filter((kind) => boxes.count(state, box, kind) > 0);
  };

  const there = (state: V['state'], space: Space, step: Steps<L>['remove']): V['kind'][] =>
    takeable(facts, state, space, kindsIn(step.remove), step.evenGuarded === true);

  function* pickPiece(action: Action<V>, space: Space, step: Steps<L>['remove']): Rules<V['piece']> {
    const { state, rule } = action;
    return yield* pick<V['piece']>(action, {
      prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(space) }),
      among: () => pieceIds(state, space, there(state, space, step)),
      label: (piece) => pieceLabel(piece, space, rule),
    });
  }

  /** Everything there: nothing to choose, unless only so many may go from a space. */
  function* clear(context: Playing<V>, step: Steps<L>['remove'], fate: V['fate'] | undefined): Rules<void> {
    const { action, state, memory } = context;
    for (const space of located(context, step.where)) {
      for (let left = step.perSpace ?? Number.POSITIVE_INFINITY; left > 0; left--) {
        const isFree = step.perSpace === undefined;
        const [first] = pieceIds(state, space, there(state, space, step));
        if (first === undefined) break;
        memory.removed++;
        yield* remove(action, space, isFree ? first : yield* pickPiece(action, space, step), fate);
      }
    }
  }

  function* fromBox(action: Action<V>, step: Steps<L>['remove']): Rules<void> {
    const { state, rule } = action;
    const { orFrom: box, to } = step;
    if (box === undefined || to === undefined) return;
    const kind = yield* pick<V['kind']>(action, {
      prompt: say('ask.event.option', rule, { card: state.card }),
      among: () => inBox(state, step),
      label: (one) => say('kind', rule, { kind: one }),
    });
    boxes.send(action, kind, box, to, 1);
  }

  return {
    can(context, step) {
      const { state } = context;
      if (inBox(state, step).length > 0) return true;
      return located(context, step.where).some((space) => there(state, space, step).length > 0);
    },
    *play(context, step) {
      const { action, state, memory } = context;
      const { rule } = action;
      const fate = step.to === undefined ? undefined : fateOf(step.to);
      if (step.count === 'all' && step.upTo !== true && step.orFrom === undefined) {
        yield* clear(context, step, fate);
        return;
      }
      begin(context);
      const wanted = howMany(context, step.count);
      const taken: Space[] = [];
      const isOpen = (space: Space): boolean =>
        there(state, space, step).length > 0 &&
        taken.filter((one) => one === space).length < (step.perSpace ?? Number.POSITIVE_INFINITY);
      for (let done = 0; done < wanted; done++) {
        const among = (): (Space | string)[] => {
          const list: (Space | string)[] = located(context, step.where).filter(isOpen);
          if (step.orFrom !== undefined && inBox(state, step).length > 0) list.push(step.orFrom);
          return list;
        };
        const now = among();
        if (now.length === 0) return;
        const left = Math.min(wanted - done, 99);
        const picked = yield* pick<Space | string, 'done'>(action, {
          prompt: say('ask.event.remove', rule, { card: state.card, left }),
          among,
          id: (one) => (typeof one === 'string' ? one : idOf(one)),
          now,
          pass: step.upTo === true ? 'done' : undefined,
        });
        if (picked === 'done') return;
        memory.removed++;
        if (typeof picked === 'string') yield* fromBox(action, step);
        else {
          taken.push(picked);
          note(context, picked);
          yield* remove(action, picked, yield* pickPiece(action, picked, step), fate);
        }
      }
    },
  };
}

function replacing<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['replace']> {
  const { mayReplace, piecesOf } = facts;
  const { factionOf, isBase } = facts.kinds;
  const { idOf } = facts.map;
  const { pick } = facts.asks;
  const { oneOf, mayBeOneOf } = facts.choices;
  const { obtainOneOf, replaceBy } = facts.placings;
  const { remove } = facts.changes;
  const { kindOf, pieceIds, pieceLabel } = facts.pieceIds;

  const there = (state: V['state'], space: Space, step: Steps<L>['replace']): V['kind'][] =>
    takeable(facts, state, space, kindsIn(step.replace), false).filter((kind) => mayReplace(space, kind));

  /** What takes the place of a piece: perhaps of a faction that is there, or of the one that came before. */
  const newcomers = (
    state: V['state'],
    space: Space,
    step: Steps<L>['replace'],
    before: V['faction'] | undefined,
  ): V['kind'][] =>
    toBePlaced(facts, kindsIn(step.with)).filter((kind) => {
      if (step.oneFaction === true && before !== undefined && factionOf(kind) !== before) return false;
      return step.present !== true || piecesOf(state, space, factionOf(kind)) > 0;
    });

  return {
    can: (context, step) =>
      located(context, step.where).some((space) => there(context.state, space, step).length > 0),
    *play(context, step) {
      const { action, state, memory } = context;
      const { rule } = action;
      begin(context);
      const wanted = howMany(context, step.count);
      let faction: V['faction'] | undefined;
      for (let done = 0; done < wanted; done++) {
        const spaces = () =>
          located(context, step.where).filter((space) => there(state, space, step).length > 0);
        const left = Math.min(wanted - done, 99);
        const space = yield* (step.upTo === true ? mayBeOneOf : oneOf)(action, 'replace', spaces, left);
        if (space === undefined) return;
        const piece = yield* pick<V['piece']>(action, {
          prompt: say('ask.event.piece', rule, { card: state.card, space: idOf(space) }),
          among: () => pieceIds(state, space, there(state, space, step)),
          label: (one) => pieceLabel(one, space, rule),
        });
        memory.removed++;
        note(context, space);
        // A Base that goes makes room for another.
        const isBaseGone = isBase(kindOf(piece));
        const kinds = newcomers(state, space, step, faction);
        const kind = yield* obtainOneOf(action, space, kinds, (one) => isBaseGone && isBase(one));
        if (kind === undefined) yield* remove(action, space, piece);
        else {
          faction = factionOf(kind);
          yield* replaceBy(action, space, piece, kind);
        }
      }
    },
  };
}

function moving<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { among, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['move']> {
  const { count, room, adjacentOf, canTurn } = facts;
  const { isGuerrilla, isUnderground, turnedOver } = facts.kinds;
  const { oneOf, mayBeOneOf, moveSome } = facts.choices;
  const { turnOver } = facts.changes;

  const here = (state: V['state'], space: Space, step: Steps<L>['move']): V['kind'][] =>
    kindsIn(step.move).filter((kind) => count(state, space, kind) > 0);

  /** Where some of them could go from a space, by a way not yet taken. */
  function goals(context: Context<V>, from: Space, step: Steps<L>['move'], ways: readonly string[]): Space[] {
    const { state } = context;
    const kinds = here(state, from, step);
    return among(context, step.to).filter(
      (to) =>
        to !== from &&
        (step.adjacent !== true || adjacentOf(state, from).includes(to)) &&
        !ways.includes(`${from}-${to}`) &&
        kinds.some((kind) => room(state, to, kind) > 0),
    );
  }

  const origins = (context: Context<V>, step: Steps<L>['move'], ways: readonly string[]): Space[] =>
    among(context, step.from).filter((from) => goals(context, from, step, ways).length > 0);

  /** Guerrillas arrive as the step says. */
  function settle(
    action: Action<V>,
    to: Space,
    kind: V['kind'],
    moved: number,
    step: Steps<L>['move'],
  ): void {
    if (moved === 0 || step.arrive === undefined || !isGuerrilla(kind)) return;
    const isHidden = isUnderground(kind);
    if (isHidden === (step.arrive === 'underground') || !canTurn(action.state, to, turnedOver(kind))) return;
    turnOver(action, to, kind, moved);
  }

  return {
    can: (context, step) => origins(context, step, []).length > 0,
    *play(context, step) {
      const { action, state } = context;
      const ways: string[] = [];
      for (let left = howMany(context, step.count); left > 0; ) {
        const open = () => origins(context, step, ways);
        const toGo = Number.isFinite(left) ? left : 1;
        const from = yield* (step.upTo === true ? mayBeOneOf : oneOf)(action, 'from', open, toGo);
        if (from === undefined) return;
        const to = yield* oneOf(action, 'to', () => goals(context, from, step, ways));
        if (to === undefined) return;
        ways.push(`${from}-${to}`);
        const kinds = here(state, from, step).filter((kind) => room(state, to, kind) > 0);
        let sent = 0;
        for (const [i, kind] of kinds.entries()) {
          const least = sent === 0 && i === kinds.length - 1 ? 1 : 0;
          const moved = yield* moveSome(action, from, to, kind, least, left);
          settle(action, to, kind, moved, step);
          sent += moved;
          left -= moved;
        }
      }
    },
  };
}

function sending<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['send']> {
  const { boxes } = facts;
  const { chooseNumber } = facts.asks;
  const there = (state: V['state'], step: Steps<L>['send']): V['kind'][] =>
    kindsIn(step.send).filter((kind) => boxes.count(state, step.from, kind) > 0);
  return {
    can: ({ state }, step) => there(state, step).length > 0,
    *play(context, step) {
      const { action, state } = context;
      let left = howMany(context, step.count);
      const kinds = there(state, step);
      for (const [i, kind] of kinds.entries()) {
        const most = Math.min(left, boxes.count(state, step.from, kind));
        const others = kinds.slice(i + 1).reduce((sum, one) => sum + boxes.count(state, step.from, one), 0);
        const least = step.upTo === true ? 0 : Math.min(most, Math.max(0, left - others));
        const prompt = say('ask.event.send', action.rule, { card: state.card, kind, box: step.to });
        const sent = yield* chooseNumber(action, prompt, least, most);
        boxes.send(action, kind, step.from, step.to, sent);
        left -= sent;
      }
    },
  };
}

function flipping<V extends Volume<V>, L extends Vocabulary>(
  facts: EventFacts<V, L>,
  { located, kindsIn, howMany }: Reckoning<V, L>,
): Play<V, Steps<L>['flip']> {
  const { count, canTurn } = facts;
  const { isGuerrilla, isUnderground, turnedOver } = facts.kinds;
  const { turnPieces } = facts.choices;
  const { turnOver } = facts.changes;

  /** The side of the guerrillas that is turned. */
  const turned = (step: Steps<L>['flip']): V['guerrilla'][] =>
    kindsIn(step.flip)
      .filter(isGuerrilla)
      .filter((kind) => isUnderground(kind) === (step.turn === 'active'));

  const canTurnIn = (state: V['state'], space: Space, kind: V['guerrilla']): boolean =>
    count(state, space, kind) > 0 && canTurn(state, space, turnedOver(kind));

  const spaces = (context: Context<V>, step: Steps<L>['flip']): Space[] =>
    located(context, step.where).filter((space) =>
      turned(step).some((kind) => canTurnIn(context.state, space, kind)),
    );

  return {
    can: (context, step) => spaces(context, step).length > 0,
    *play(context: Playing<V>, step) {
      const { action } = context;
      if (step.count !== 'all' || step.upTo === true) {
        const among = { spaces: () => spaces(context, step), kinds: turned(step) };
        const wanted = howMany(context, step.count);
        yield* turnPieces(action, wanted, step.upTo === true ? { ...among, optional: true } : among);
        return;
      }
      for (const space of spaces(context, step))
        for (const kind of turned(step))
          if (canTurnIn(context.state, space, kind)) turnOver(action, space, kind);
    },
  };
}
