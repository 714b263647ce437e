import type { Nation } from '../cards/card-set.ts';
import type { View } from '../view.ts';

/** R17 How far each nation's team is from the points that win: above or at 0 it has them. */
export function marginsOf(view: View): readonly { readonly seat: Nation; readonly value: number }[] {
  return view.players.map(({ nation, team }) => ({
    seat: nation,
    value: view.sides[team].points - view.pointsToWin[team],
  }));
}
