/** H3.1, I1.3 What wins for every player, what lacks, and what would help. */
import { type Figure, type Goal, measured, type Way } from '@sandtable/engine';
import { type Empire, EMPIRES } from './components/empires.ts';
import { MODES } from './components/modes.ts';
import { KHAN } from './solo/khan.ts';
import { say } from './text/say.ts';
import type { PlayerView, View } from './view.ts';

export function goalsOf(view: View): readonly Goal[] {
  const { solo, nationBuilding } = view.variants;
  const players = view.players.filter(({ colour }) => !solo || colour !== KHAN);
  return measured(
    players.map((player) => ({
      seat: player.colour,
      ways: nationBuilding ? [byPoints(view, player)] : empiresFor(view, player),
    })),
  );
}

/** The empire somebody has most influence with comes first. */
const empiresFor = (view: View, player: PlayerView): readonly Way<Figure>[] =>
  EMPIRES.toSorted((a, b) => player.influence[b] - player.influence[a]).map((empire) =>
    withEmpire(view, player, empire),
  );

const bestOther = (view: View, player: PlayerView, of: (other: PlayerView) => number): number =>
  Math.max(0, ...view.players.filter((other) => other !== player).map(of));

function byPoints(view: View, player: PlayerView): Way<Figure> {
  return {
    wins: say('goal.wins.points', 'I1.3'),
    parts: [
      {
        what: say('goal.points', 'I1.3'),
        have: player.points,
        must: 'exceed',
        goal: bestOther(view, player, ({ points }) => points),
        helps: [say('goal.help.topple', 'I1.2')],
      },
    ],
  };
}

/** H2.1, H3.1 The empire's supremacy, and most influence with it. */
function withEmpire(view: View, player: PlayerView, empire: Empire): Way<Figure> {
  return {
    wins: say('goal.wins.empire', 'H3.1', { empire }),
    parts: [unitsOf(view, empire), kindsOf(view, empire), influenceOf(view, player, empire)],
  };
}

const found = (view: View, empire: Empire) => view.empires.find((one) => one.empire === empire);

function unitsOf(view: View, empire: Empire): Figure {
  const { units = 0, others = 0 } = found(view, empire) ?? {};
  return {
    what: say('goal.units', 'H2.1', { empire, regime: view.regime }),
    have: units,
    must: 'exceed',
    goal: others,
    helps: [say('goal.help.units', 'E4.7')],
  };
}

function kindsOf(view: View, empire: Empire): Figure {
  const kinds = found(view, empire)?.kinds;
  return {
    what: say('goal.kinds', 'H2.1', { empire }),
    have: MODES.filter((mode) => (kinds?.[mode] ?? 0) > 0).length,
    must: 'reach',
    goal: MODES.length,
    helps: [],
  };
}

/** A3.1 Ties may be won; what is sure to win is more. */
function influenceOf(view: View, player: PlayerView, empire: Empire): Figure {
  return {
    what: say('goal.influence', 'H3.1.1', { empire }),
    have: player.influence[empire],
    must: 'exceed',
    goal: bestOther(view, player, ({ influence }) => influence[empire]),
    helps: [
      player.loyalty === empire
        ? say('goal.help.loyal', 'E10.1')
        : say('goal.help.change', 'E4.5', { empire }),
    ],
  };
}
