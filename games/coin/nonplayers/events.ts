/** How a non-player answers what an Event asks: the card's own policy, else by priorities that hold for all cards. */
import type { SpaceMap } from '../spaces.ts';
import type { Space, Volume } from '../volume.ts';
import { type Mind, numberIn } from './mind.ts';
import { best, type Settling } from './selection.ts';

/** How a space is chosen for one purpose of a card. */
export interface SpaceChoice<M> {
  /** Spaces that are wanted at all. */
  readonly filter?: (mind: M, space: Space) => boolean;
  /** In order: the highest value comes first. */
  readonly keys?: readonly ((mind: M, space: Space) => number | boolean)[];
  /** The first key counts pieces. */
  readonly counts?: true;
  /** Where pieces are named one by one: how many a space could give. One space is used up before the next. */
  readonly gives?: (mind: M, space: Space) => number;
  readonly note?: (mind: M, space: Space) => void;
}

/** What a non-player needs to know about a card beyond what holds for all. */
export interface CardPolicy<M> {
  /** By the purpose in the prompt: shift, remove, place and so on. */
  readonly spaces?: Readonly<Record<string, SpaceChoice<M>>>;
  /** Answers to whole prompts. */
  readonly answers?: Readonly<Record<string, (mind: M) => string | undefined>>;
}

export interface EventAnswerFacts<M> {
  readonly map: Pick<SpaceMap<string>, 'idOf' | 'spaceOf'>;
  readonly settle: Settling<M>['settle'];
  readonly policyOf: (card: number, mind: M) => CardPolicy<M>;
  /** Which piece: an enemy's by its order, or an own one. */
  readonly piece: (mind: M) => string | undefined;
  /** How much a card would change Support and Opposition in a space. */
  readonly changeBy: (mind: M, space: Space, card: number) => number;
  readonly notes: {
    readonly mostPieces?: (mind: M) => void;
    readonly random?: (mind: M) => void;
    readonly greatestChange?: (mind: M) => void;
    /** As many as may be, and what may be declined. */
    readonly asMany?: (mind: M) => void;
    readonly inFull?: (mind: M) => void;
    /** A faction may be named: its own. */
    readonly own?: (mind: M) => void;
    /** Nothing more is wanted. */
    readonly noMore?: (mind: M) => void;
  };
}

const PREFIX = 'ask.event.';

/** The answer; undefined when the question is not the card's own. */
export function eventAnswers<V extends Volume<V>, M extends Mind<V>>(
  facts: EventAnswerFacts<M>,
): (mind: M) => string | undefined {
  const { settle, policyOf, piece, changeBy, notes } = facts;
  const { idOf, spaceOf } = facts.map;

  /** A space: the card's order, most pieces, greatest change, then chance. */
  function space(mind: M, choice: SpaceChoice<M>, purpose: string, card: number): string | undefined {
    const open = mind.options.flatMap((option) => spaceOf(option) ?? []);
    if (open.length === 0) return undefined;
    const wanted =
      choice.filter === undefined ? open : open.filter((one) => choice.filter?.(mind, one) === true);
    if (wanted.length === 0) return noneWanted(mind, open);
    const ranked = best(wanted, ...(choice.keys ?? []).map((key) => (one: Space) => key(mind, one)));
    if (choice.counts === true && ranked.length < wanted.length) notes.mostPieces?.(mind);
    const equal = purpose === 'shift' ? mostChanged(mind, ranked, card) : ranked;
    const among = equal.filter((one) => isBegun(mind, choice, one));
    const found = among.length > 0 ? settle(mind, { among, capacity: 1 }) : drawn(mind, choice, equal);
    choice.note?.(mind, found);
    return idOf(found);
  }

  function noneWanted(mind: M, open: readonly Space[]): string {
    if (!mind.options.includes('done')) return idOf(settle(mind, { among: open, capacity: 1 }));
    notes.noMore?.(mind);
    return 'done';
  }

  /** Where pieces have been named already and there are more: no further dice. */
  const isBegun = ({ state }: M, choice: SpaceChoice<M>, one: Space): boolean =>
    choice.gives !== undefined && state.turn?.spaces.at(-1) === one;

  /** Dice, unless all of them are used in the end. */
  function drawn(mind: M, choice: SpaceChoice<M>, among: readonly Space[]): Space {
    const left = numberIn(mind.prompt, 'left');
    const { gives } = choice;
    const given = gives === undefined ? 0 : among.reduce((sum, one) => sum + gives(mind, one), 0);
    const capacity = gives === undefined ? left : given <= left ? among.length : 1;
    if (among.length > capacity) notes.random?.(mind);
    return settle(mind, { among, capacity });
  }

  function mostChanged(mind: M, among: readonly Space[], card: number): readonly Space[] {
    const top = best(among, (one) => changeBy(mind, one, card));
    if (top.length < among.length) notes.greatestChange?.(mind);
    return top;
  }

  return (mind) => {
    const { card } = mind.state;
    const { key } = mind.prompt;
    const policy = policyOf(card, mind);
    const special = policy.answers?.[key]?.(mind);
    if (special !== undefined) return special;
    if (!key.startsWith(PREFIX)) return undefined;
    const purpose = key.slice(PREFIX.length);
    switch (purpose) {
      case 'piece':
        return piece(mind);
      case 'number':
      case 'count':
        notes.asMany?.(mind);
        return mind.options.at(-1);
      case 'whether':
        notes.inFull?.(mind);
        return mind.options.includes('yes') ? 'yes' : mind.options[0];
      case 'faction':
        if (!mind.options.includes(mind.faction)) return mind.options[0];
        notes.own?.(mind);
        return mind.faction;
      case 'how':
      case 'option':
        return mind.options[0];
      default:
        return space(mind, policy.spaces?.[purpose] ?? {}, purpose, card);
    }
  };
}

/** |change of Total Support| + |change of Total Opposition| when a level goes from one to another. */
export function supportChange(population: number, from: number, to: number): number {
  const support = Math.abs(Math.max(0, to) - Math.max(0, from));
  const opposition = Math.abs(Math.min(0, to) - Math.min(0, from));
  return population * (support + opposition);
}
