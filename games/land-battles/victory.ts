/** R17 Victory and defeat. */
import type { Result, Table } from '@sandtable/engine';
import { isIn } from './areas.ts';
import {
  type Ending,
  IDLE_ACTIONS_EACH,
  isOver,
  otherTeam,
  pointsToWin,
  type State,
  type Team,
  TEAMS,
} from './state.ts';
import { say } from './text/say.ts';

/** R17 Scores for a team and checks whether it has won. */
export function score(table: Table<State>, team: Team, points: number): void {
  const { state } = table;
  const side = state.sides[team];
  side.points += points;
  if (!isOver(state) && side.points >= pointsToWin(state, team)) end(table, team, 'points');
}

/** R17 A team without a force card in the Breakthrough Area has lost. After every destruction and every move. */
export function checkBreakthrough(table: Table<State>, team: Team): void {
  if (isOver(table.state) || isIn(table.state, team, 'breakthrough')) return;
  end(table, otherTeam(team), 'breakthrough');
}

/** R17 (D62) Nothing destroyed, secured or brought in for too long: a draw. */
export function checkProgress(table: Table<State>): void {
  const { state } = table;
  if (!isOver(state) && state.idle >= IDLE_ACTIONS_EACH * state.players.length)
    end(table, null, 'no-progress');
}

function end(table: Table<State>, winner: Team | null, ending: Ending): void {
  table.state.outcome = { winner, ending };
  table.log(reasonOf(winner, ending));
}

function reasonOf(winner: Team | null, ending: Ending) {
  if (winner === null) return say('over.draw', 'R17');
  if (ending === 'points') return say('over.points', 'R17', { team: winner });
  return say('over.breakthrough', 'R17', { team: winner, loser: otherTeam(winner) });
}

export function resultOf(state: State): Result | undefined {
  const { outcome } = state;
  if (outcome === null) return undefined;
  const { winner } = outcome;
  const ranked = winner === null ? TEAMS : [winner, otherTeam(winner)];
  const standings = ranked.flatMap((team, at) =>
    state.players
      .filter((player) => player.team === team)
      .map((player) => ({
        seat: player.nation,
        rank: winner === null ? 1 : at + 1,
        score: state.sides[team].points,
      })),
  );
  return {
    winners: state.players.filter((player) => player.team === winner).map((player) => player.nation),
    standings,
    reason: reasonOf(winner, outcome.ending),
  };
}
