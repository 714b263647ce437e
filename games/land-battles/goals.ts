/** R17 What wins for each nation's team, what lacks, and what would help. */
import { type Figure, type Goal, measured } from '@sandtable/engine';
import { otherTeam, type Team } from './state.ts';
import { say } from './text/say.ts';
import type { View } from './view.ts';

export const goalsOf = (view: View): readonly Goal[] =>
  measured(
    view.players.map(({ nation, team }) => ({
      seat: nation,
      ways: [
        { wins: say('goal.wins.points', 'R17'), parts: [pointsOf(view, team)] },
        { wins: say('goal.wins.breakthrough', 'R17'), parts: [breakthroughOf(view, otherTeam(team))] },
      ],
    })),
  );

const pointsOf = (view: View, team: Team): Figure => ({
  what: say('goal.points', 'R17'),
  have: view.sides[team].points,
  must: 'reach',
  goal: view.pointsToWin[team],
  helps: [say('goal.help.destroy', 'R17'), say('goal.help.secure', 'R10T')],
});

const breakthroughOf = (view: View, enemy: Team): Figure => ({
  what: say('goal.breakthrough', 'R17'),
  have: view.forces.filter(({ team, area }) => team === enemy && area === 'breakthrough').length,
  must: 'fall',
  goal: 0,
  helps: [say('goal.help.superiority', 'R11'), say('goal.help.destroy', 'R17')],
});
