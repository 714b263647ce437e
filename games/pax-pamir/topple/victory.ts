/** H1, H3, H5, I1.3 The end of the game. */
import type { Message, Result, Standing, Table } from '@sandtable/engine';
import type { Empire } from '../components/empires.ts';
import { isKhan, KHAN, nameOf, opponentOf } from '../solo/khan.ts';
import { colourOf, type Outcome, playerOf, starsOf, type State, type Who, whoIs } from '../state.ts';
import { say } from '../text/say.ts';
import { most, tieWinner } from '../tie-break.ts';
import { allInfluence, influenceIn } from './influence.ts';

function end(table: Table<State>, ending: Outcome['ending'], empire: Empire | null, scores: number[]): void {
  const { state } = table;
  const winner = state.variants.solo ? soloWinner(table, empire, scores) : winnerBy(state, scores);
  state.outcome = { ending, empire, winner, scores };
  state.stage = 'over';
  table.fired(`end.${ending}`);
  if (winner === null) table.fired('end.nobody');
  table.log(reasonOf(state, state.outcome));
}

function winnerBy(state: State, scores: readonly number[]): Who | null {
  const everybody = state.players.map((_, who) => who);
  return tieWinner(
    state,
    most(everybody, (who) => scores[who] ?? 0),
  );
}

/** K5 (H3, H5) Shere Khan wins ties, and when no empire is supreme at last. */
function soloWinner(table: Table<State>, empire: Empire | null, scores: readonly number[]): Who {
  const khan = whoIs(table.state, KHAN);
  const lead = (scores[opponentOf(khan)] ?? 0) - (scores[khan] ?? 0);
  table.fired(soloEnding(empire, lead));
  return empire !== null && lead > 0 ? opponentOf(khan) : khan;
}

function soloEnding(empire: Empire | null, lead: number) {
  if (empire === null) return 'sk.end.last-topple';
  if (lead === 0) return 'sk.end.tie';
  return lead > 0 ? 'sk.end.player-wins' : 'sk.end.sk-wins';
}

/** H3.1 Most influence with the supreme empire, ties by A3; if nobody has any, A3 alone decides. */
export function endBySupremacy(table: Table<State>, empire: Empire): void {
  const { state } = table;
  const all = allInfluence(state);
  end(
    table,
    'supremacy',
    empire,
    state.players.map((_, who) => influenceIn(all, who, empire)),
  );
}

/** H5.1 A3 among all players. */
export function endByLastTopple(table: Table<State>): void {
  const { state } = table;
  end(
    table,
    'last-topple',
    null,
    state.players.map((player) => starsOf(state, player, 'military')),
  );
}

/** I1.3 Most points, ties by A3. */
export function endNationBuilding(table: Table<State>): void {
  const { state } = table;
  end(
    table,
    'nation-building',
    state.supreme,
    state.players.map((player) => player.points),
  );
}

function reasonOf(state: State, { ending, empire, winner, scores }: Outcome): Message {
  if (state.variants.solo) return soloReason(state, empire, scores);
  if (winner === null) return say('over.nobody', 'A3.1');
  const player = colourOf(state, winner);
  if (ending === 'supremacy' && empire !== null) return say('over.supremacy', 'H3.1', { player, empire });
  return ending === 'nation-building'
    ? say('over.nation-building', 'I1.3', { player, points: playerOf(state, winner).points })
    : say('over.last-topple', 'H5.1', { player });
}

function soloReason(state: State, empire: Empire | null, scores: readonly number[]): Message {
  const khan = whoIs(state, KHAN);
  const lead = (scores[opponentOf(khan)] ?? 0) - (scores[khan] ?? 0);
  const key = soloEnding(empire, lead);
  return key === 'sk.end.last-topple' || empire === null
    ? say('sk.end.last-topple', 'H5')
    : say(key, 'H3', { empire, player: nameOf(state, opponentOf(khan)) });
}

export function resultOf(state: State): Result | undefined {
  const { outcome } = state;
  if (outcome === null) return undefined;
  return {
    winners:
      outcome.winner === null || isKhan(state, outcome.winner) ? [] : [colourOf(state, outcome.winner)],
    standings: state.variants.solo ? soloStanding(state, outcome) : standings(state, outcome.scores),
    reason: reasonOf(state, outcome),
  };
}

/** There is one seat: first or second. */
function soloStanding(state: State, { winner, scores }: Outcome): Standing[] {
  const person = opponentOf(whoIs(state, KHAN));
  return [{ seat: colourOf(state, person), rank: winner === person ? 1 : 2, score: scores[person] ?? 0 }];
}

/** By the score of the ending, then by A3; players alike in all share a rank. */
function standings(state: State, scores: readonly number[]): Standing[] {
  const keyOf = (who: Who): readonly number[] => {
    const player = playerOf(state, who);
    return [scores[who] ?? 0, starsOf(state, player, 'military'), player.rupees];
  };
  const isBetter = (a: Who, b: Who): boolean => {
    const [left, right] = [keyOf(a), keyOf(b)];
    const at = left.findIndex((value, i) => value !== right[i]);
    return at >= 0 && (left[at] ?? 0) > (right[at] ?? 0);
  };
  const all = state.players.map((_, who) => who);
  return all
    .map((who) => ({
      seat: colourOf(state, who),
      rank: 1 + all.filter((other) => isBetter(other, who)).length,
      score: scores[who] ?? 0,
    }))
    .toSorted((a, b) => a.rank - b.rank);
}
