/** R3 A battle written as a position file: the way back from position.ts. */
import type { Json } from '@sandtable/engine';
import { AREAS, LAST_ROW, type Player, type State, TEAMS } from './state.ts';

/** Undefined before the battle, after its end, and in the middle of an action. */
export function positionOf(state: State): Json | undefined {
  const { turn, stage, outcome, played } = state;
  if (stage !== 'battle' || turn === null || outcome !== null || turn.attempt !== null) return undefined;
  if (played.length + turn.destroyed + turn.secured > 0) return undefined;
  // R18.2 Which of the other team's players comes next is told only as at the start.
  const team = state.players.find(({ nation }) => nation === turn.nation)?.team;
  if (TEAMS.some((other) => other !== team && state.sides[other].next !== 0)) return undefined;
  const byNation = (of: (player: Player) => Json) =>
    Object.fromEntries(state.players.map((player) => [player.nation, of(player)]));
  const byTeam = (of: (side: State['sides']['red']) => Json) =>
    Object.fromEntries(TEAMS.map((one) => [one, of(state.sides[one])]));
  const hasReserve = state.players.some(({ aside }) => aside.length > 0);
  return {
    turn: turn.nation,
    extra: turn.extra,
    forces: byNation((player) => forcesOf(state, player)),
    hands: byNation(({ hand }) => [...hand]),
    ...(hasReserve ? { aside: byNation(({ aside }) => [...aside]) } : {}),
    spare: byNation(({ spare }) => spare),
    discards: [...state.discards],
    terrain: state.terrain,
    terrainDeck: state.terrainDeck.toReversed(),
    control: state.control,
    superiority: byTeam(({ superiority }) => superiority),
    destroyed: byTeam(({ destroyed }) => [...destroyed]),
    secured: byTeam(({ secured }) => [...secured]),
    idle: state.idle,
  };
}

/** R4 By area: rows from the front to the rear. */
function forcesOf(state: State, { nation }: Player): Json {
  return Object.fromEntries(
    AREAS.map((area) => {
      const own = state.forces.filter((force) => force.owner === nation && force.area === area);
      const rows = Array.from({ length: LAST_ROW }, (_, i) =>
        own
          .filter(({ row }) => row === i + 1)
          .map(({ id, hits, acted }) => (hits === 0 && !acted ? id : { card: id, hits, acted })),
      );
      return [area, rows];
    }),
  );
}
