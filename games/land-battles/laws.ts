/** R1 Nothing is lost or made on the way: cards of all kinds, points and rows add up. */
import { rowsIn } from './areas.ts';
import { ACTIONS } from './cards/card-set.ts';
import { cardIds } from './setup.ts';
import {
  AREAS,
  cardsOf,
  HITS_TO_DESTROY,
  kindById,
  kindIdOf,
  otherTeam,
  type State,
  TEAMS,
  type Team,
  terrainKind,
} from './state.ts';

function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

export function laws(state: State): void {
  actionCards(state);
  forceCards(state);
  terrainCards(state);
  for (const team of TEAMS) {
    points(state, team);
    rows(state, team);
  }
  must(
    state.sides.red.superiority === 0 || state.sides.blue.superiority === 0,
    () => 'both teams have superiority',
  );
}

function actionCards(state: State): void {
  const { deck, discards, played, players } = state;
  const all = [
    ...deck,
    ...discards,
    ...played,
    ...players.flatMap((player) => [...player.hand, ...player.aside]),
  ];
  const counts = new Map<string, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of ACTIONS) {
    const { copies } = cardsOf(state).actions[card];
    must((counts.get(card) ?? 0) === copies, () => `${counts.get(card)} of ${copies} ${card}`);
  }
}

function forceCards(state: State): void {
  const kinds = Object.values(cardsOf(state).forces);
  for (const { nation, team, reserve } of state.players) {
    const inPlay = state.forces.filter((force) => force.owner === nation).map((force) => force.id);
    const lost = state.sides[otherTeam(team)].destroyed.filter(
      (id) => kindById(cardsOf(state), kindIdOf(id)).nation === nation,
    );
    const found = [...reserve, ...inPlay, ...lost].toSorted();
    const expected = cardIds(kinds.filter((kind) => kind.nation === nation)).toSorted();
    must(found.join() === expected.join(), () => `${nation} has ${found.join(', ')}`);
  }
  for (const { id, hits, row } of state.forces)
    must(
      hits >= 0 && hits < HITS_TO_DESTROY && row >= 1 && row <= 3,
      () => `${id}: ${hits} hits, row ${row}`,
    );
}

function terrainCards(state: State): void {
  const { terrainDeck, terrain, sides, control } = state;
  const found = [
    ...terrainDeck,
    ...(terrain === null ? [] : [terrain]),
    ...sides.red.secured,
    ...sides.blue.secured,
  ];
  const expected = cardIds(Object.values(cardsOf(state).terrain));
  must(found.toSorted().join() === expected.toSorted().join(), () => `Terrain cards ${found.join(', ')}`);
  const length = terrain === null ? 0 : terrainKind(state, terrain).trackLength;
  must(Math.abs(control) <= length, () => `the Control counter is off the track at ${control}`);
}

function points(state: State, team: Team): void {
  const { destroyed, secured, points: counted } = state.sides[team];
  let sum = 0;
  for (const id of destroyed) sum += kindById(cardsOf(state), kindIdOf(id)).vp;
  for (const id of secured) sum += terrainKind(state, id).vp;
  must(sum === counted, () => `${team} has ${counted} points instead of ${sum}`);
}

/** R4 No gaps, except while forces are chosen or rearranged. */
function rows(state: State, team: Team): void {
  if (state.stage !== 'battle' || state.turn?.arranging === true) return;
  for (const area of AREAS) {
    const count = rowsIn(state, team, area);
    const isBeyond = state.forces.some(
      (force) => force.team === team && force.area === area && force.row > count,
    );
    must(!isBeyond, () => `${team} has a gap in the ${area} area`);
  }
}
