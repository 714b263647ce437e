/** How near every player is to winning if a topple were bought now. */
import type { Message, SeatId } from '@sandtable/engine';
import { type Empire, EMPIRES } from '../components/empires.ts';
import { KHAN } from '../solo/khan.ts';
import { say } from '../text/say.ts';
import type { EmpireView, PlayerView, View } from '../view.ts';

export interface MarginOnBoard {
  readonly seat: SeatId;
  /** Below 0 by how much it is missed, from 0 on it would be won. */
  readonly value: number;
  readonly figures: Message;
}

/** H3.1, I1.3 With nation building by points, otherwise by the empire that is best for each. */
export function marginsOf(view: View): readonly MarginOnBoard[] {
  const { solo, nationBuilding } = view.variants;
  return view.players
    .filter(({ colour }) => !solo || colour !== KHAN)
    .map((player) => (nationBuilding ? byPoints(view, player) : bestEmpire(view, player)));
}

function byPoints({ players }: View, player: PlayerView): MarginOnBoard {
  const best = Math.max(...players.filter((other) => other !== player).map(({ points }) => points));
  const figures = say('margin.points', 'I1.3', { points: player.points, best });
  return { seat: player.colour, value: player.points - best, figures };
}

function bestEmpire(view: View, player: PlayerView): MarginOnBoard {
  const all = EMPIRES.map((empire) => withEmpire(view, player, empire));
  const highest = Math.max(...all.map(({ value }) => value));
  const best = all.find(({ value }) => value === highest);
  if (best === undefined) throw new Error('no empire');
  return best;
}

/** H2.1, H3.1 Both are needed: the empire's supremacy, and most influence with it. */
function withEmpire(view: View, player: PlayerView, empire: Empire): MarginOnBoard {
  const others = view.players.filter((other) => other !== player);
  const influence = player.influence[empire];
  const best = Math.max(...others.map((other) => other.influence[empire]));
  const rivals = others.filter((other) => other.influence[empire] === best);
  // A3.1 A tie may be won; alone it never is (H3).
  const winsTies = !view.variants.solo && rivals.every((rival) => isStronger(player, rival));
  const lead = influence - best - (winsTies ? 0 : 1);
  const found = view.empires.find((one) => one.empire === empire);
  const supremacy = found === undefined ? -1 : supremacyOf(found);
  const figures = say('margin.figures', 'H3.1', {
    empire,
    units: found?.units ?? 0,
    others: found?.others ?? 0,
    influence,
    best,
  });
  return { seat: player.colour, value: Math.min(lead, supremacy), figures };
}

function supremacyOf({ units, others, hasAllKinds }: EmpireView): number {
  const lead = units - others - 1;
  return hasAllKinds ? lead : Math.min(lead, -1);
}

function isStronger(one: PlayerView, other: PlayerView): boolean {
  return one.militaryStars === other.militaryStars
    ? one.rupees > other.rupees
    : one.militaryStars > other.militaryStars;
}
