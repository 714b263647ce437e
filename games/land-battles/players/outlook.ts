/** What a computer player looks at: its view, taken apart once for each decision. */
import type { Params } from '@sandtable/engine';
import { type CardSet, type Nation, WEAPONS, type Weapon } from '../cards/card-set.ts';
import { type HeldId, held } from '../deck.ts';
import { cardsOf, type Force, kindById, otherTeam, type Team } from '../state.ts';
import type { PlayerView, View } from '../view.ts';

export interface Outlook {
  readonly view: View;
  readonly cards: CardSet;
  readonly me: PlayerView;
  readonly nation: Nation;
  readonly team: Team;
  readonly enemy: Team;
  /** One's own force cards; the team-mates' are not among them. */
  readonly own: readonly Force[];
  readonly held: readonly HeldId[];
  /** What one's own cards can fire, Acted or not. */
  readonly weapons: ReadonlySet<Weapon>;
}

export function outlook(view: View, seat: string): Outlook {
  const me = view.players.find((player) => player.nation === seat);
  if (me === undefined) throw new Error(`${seat} does not play`);
  const { nation, team } = me;
  const own = view.forces.filter((force) => force.owner === nation);
  const cards = cardsOf(view);
  return {
    view,
    cards,
    me,
    nation,
    team,
    enemy: otherTeam(team),
    own,
    held: held({ hand: [...(me.hand ?? [])], aside: [...(me.aside ?? [])] }),
    weapons: new Set(
      WEAPONS.filter((weapon) => own.some((force) => kindById(cards, force.kind)[weapon] !== null)),
    ),
  };
}

/** A parameter of a prompt that is an id. */
export function idIn(params: Params | undefined, name: string): string | undefined {
  const value = params?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function highest<T>(list: readonly T[], worth: (item: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const value = worth(item);
    if (value <= most) continue;
    most = value;
    best = item;
  }
  return best;
}
