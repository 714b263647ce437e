/** 7.2 What wins for each faction, what lacks, and what would help. */
import { type Figure, type Goal, measured, mostToGain } from '@sandtable/engine';
import { spacesOnBoard } from './board/spaces.ts';
import { FACTIONS, type Faction } from './forces.ts';
import { available, basesOnMap } from './state.ts';
import { say } from './text/say.ts';
import { GOALS } from './victory.ts';
import type { View } from './view.ts';

const ACTIVE = 2;

export const goalsOf = (view: View): readonly Goal[] =>
  measured(
    FACTIONS.map((seat) => ({
      seat,
      ways: [{ wins: say('goal.wins', '7.2', { faction: seat }), parts: partsOf(view, seat) }],
    })),
  );

function partsOf(view: View, faction: Faction): readonly Figure[] {
  switch (faction) {
    case 'government':
      return [supportOf(view)];
    case 'farc':
      return [oppositionOf(view)];
    case 'auc':
      return [basesOf(view, 'auc', basesOnMap(view, 'farc'))];
    case 'cartels':
      return [basesOf(view, 'cartels', GOALS.cartelsBases), resourcesOf(view)];
  }
}

/** 1.6 What a space would add if it went as far as it can, Active levels counted twice. */
const gains = (view: View, sign: 1 | -1) =>
  mostToGain(
    spacesOnBoard(view),
    ({ level, population }) => (population ?? 0) * (ACTIVE - Math.max(0, sign * (level ?? ACTIVE * sign))),
  );

const supportOf = (view: View): Figure => ({
  what: say('goal.support', '1.6.3'),
  have: view.totalSupport,
  must: 'exceed',
  goal: GOALS.support,
  helps: [say('goal.help.support', '6.4.1'), say('goal.help.where', '1.6.2', gains(view, 1))],
});

const oppositionOf = (view: View): Figure => ({
  what: say('goal.opposition', '1.6.3'),
  have: view.oppositionPlusBases,
  must: 'exceed',
  goal: GOALS.opposition,
  helps: [
    say('goal.help.opposition', '3.3.4'),
    say('goal.help.where', '1.6.2', gains(view, -1)),
    baseHelp(view, 'farc'),
  ],
});

const baseHelp = (view: View, faction: 'farc' | 'auc' | 'cartels') =>
  say('goal.help.bases', '3.3.1', { faction, count: available(view, `${faction}-base`) });

const basesOf = (view: View, faction: 'auc' | 'cartels', goal: number): Figure => ({
  what: say('goal.bases', '7.2', { faction }),
  have: basesOnMap(view, faction),
  must: 'exceed',
  goal,
  helps: [
    baseHelp(view, faction),
    faction === 'auc' ? say('goal.help.farc', '3.3.3') : say('goal.help.cultivate', '4.5.1'),
  ],
});

const resourcesOf = (view: View): Figure => ({
  what: say('goal.resources', '1.7', { faction: 'cartels' }),
  have: view.resources.cartels,
  must: 'exceed',
  goal: GOALS.cartelsResources,
  helps: [
    say('goal.help.process', '4.5.2'),
    say('goal.help.earnings', '6.3.2', { faction: 'cartels', count: 3 * basesOnMap(view, 'cartels') }),
  ],
});
