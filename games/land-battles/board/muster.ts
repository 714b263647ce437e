/** R3 A force chosen as a whole: the cards that are still to be decided on, and the points for them. */
import type { Nation } from '../cards/card-set.ts';
import { budgetOf } from '../muster.ts';
import { forceFor, rowFor } from '../players/forces.ts';
import { cardsOf, kindById, kindIdOf } from '../state.ts';
import type { View } from '../view.ts';

export interface Pool {
  /** In the order in which they are asked about. */
  readonly cards: readonly string[];
  readonly points: number;
}

/** What a nation can still choose from; nothing once its force is complete. `asked` is the card the question is about. */
export function poolOf(view: View, nation: string, asked: string | undefined): Pool | undefined {
  const player = view.players.find((one) => one.nation === nation);
  if (player?.reserve == null || view.stage !== 'muster' || !isAmong(view.waiting, nation)) return undefined;
  const at = asked === undefined ? 0 : player.reserve.indexOf(asked);
  const spent = view.forces
    .filter((force) => force.owner === nation)
    .reduce((sum, { kind }) => sum + kindById(cardsOf(view), kind).vp, 0);
  return { cards: player.reserve.slice(at), points: budgetOf(view, player.aside ?? []) - spent };
}

function isAmong(nations: readonly Nation[], nation: string): boolean {
  return nations.some((one) => one === nation);
}

export function priceOf(view: Pick<View, 'cards'>, card: string): number {
  return kindById(cardsOf(view), kindIdOf(card)).vp;
}

/** A sound force out of the pool, and the rows it stands in: another one for every number. */
export function suggestedForce(
  view: View,
  nation: Nation,
  { cards, points }: Pool,
  number: number,
): ReadonlyMap<string, number> {
  const taken = forceFor(cardsOf(view), nation, cards, points, `suggestion ${number}`);
  return new Map([...taken].map((card) => [card, rowFor(kindById(cardsOf(view), kindIdOf(card)))]));
}

/** The answers that bring these cards into these rows and leave all others in reserve. */
export function musterAnswers({ cards }: Pool, rows: ReadonlyMap<string, number>): readonly string[] {
  return cards.map((card) => String(rows.get(card) ?? 'leave'));
}
