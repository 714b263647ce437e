/** R10T The bonus of a secured Terrain card (D46, D61): at once, and never forced on anybody. */
import { type Message, pick, type Rules, type Table } from '@sandtable/engine';
import { affordable, arrivals } from './arrivals.ts';
import { forceId, forceLabel } from './asking.ts';
import type { Nation, TerrainKind } from './cards/card-set.ts';
import { draw, drawable } from './deck.ts';
import { type Force, otherTeam, type Player, playerOf, playersOf, type State, turnOf } from './state.ts';
import { flankSuccesses } from './superiority.ts';
import { say } from './text/say.ts';

export function* takeBonus(table: Table<State>, terrain: string, bonus: TerrainKind['bonus']): Rules<void> {
  const { nation } = turnOf(table.state);
  const { amount } = bonus;
  switch (bonus.kind) {
    case 'remove-acted':
      return yield* removeActed(table, nation, terrain, amount);
    case 'remove-hits':
      return yield* removeHits(table, nation, terrain, amount);
    case 'draw':
      return yield* drawCards(table, nation, terrain, amount);
    case 'superior':
      return yield* gainSuperiority(table, nation, terrain, amount);
    case 'reinforce':
      return yield* supply(table, nation, terrain, amount);
    case 'enemy-discard':
      return yield* enemyDiscards(table, nation, terrain, amount);
  }
}

/** One of the player's cards, or nobody. */
function* askForce(
  table: Table<State>,
  nation: Nation,
  prompt: Message,
  isFit: (force: Force) => boolean,
): Rules<Force | undefined> {
  const { state } = table;
  const fit = () => state.forces.filter((force) => force.owner === nation && isFit(force));
  if (fit().length === 0) return undefined;
  const force = yield* pick<Force, 'decline'>(
    { seats: [nation] },
    {
      prompt,
      among: fit,
      id: forceId,
      label: (one) => forceLabel(one, 'R10T'),
      pass: 'decline',
      passLabel: declineLabel,
      isPassFirst: true,
      always: true,
    },
  );
  return force === 'decline' ? undefined : force;
}

const declineLabel = (): Message => say('pick.decline', 'R10T');

function* accepts(nation: Nation, prompt: Message): Rules<boolean> {
  const given = yield* pick<'take', 'decline'>(
    { seats: [nation] },
    {
      prompt,
      among: () => ['take'],
      label: () => say('pick.take', 'R10T'),
      pass: 'decline',
      passLabel: declineLabel,
    },
  );
  return given === 'take';
}

function taken(table: Table<State>, terrain: string): void {
  table.fired(`bonus.${terrain}`);
}

function* removeActed(table: Table<State>, nation: Nation, terrain: string, most: number): Rules<void> {
  for (let left = most; left > 0; left--) {
    const prompt = say('ask.bonus.acted', 'R10T', { terrain, left });
    const force = yield* askForce(table, nation, prompt, (one) => one.acted);
    if (force === undefined) return;
    force.acted = false;
    taken(table, terrain);
    table.log(say('log.bonus.acted', 'R10T', { terrain, force: force.id }));
  }
}

function* removeHits(table: Table<State>, nation: Nation, terrain: string, most: number): Rules<void> {
  const prompt = say('ask.bonus.hits', 'R10T', { terrain, hits: most });
  const force = yield* askForce(table, nation, prompt, (one) => one.hits > 0);
  if (force === undefined) return;
  const hits = Math.min(most, force.hits);
  force.hits -= hits;
  taken(table, terrain);
  table.log(say('log.bonus.hits', 'R10T', { terrain, force: force.id, hits }));
}

/** Above hand size, and with the reshuffle of R8. */
function* drawCards(table: Table<State>, nation: Nation, terrain: string, count: number): Rules<void> {
  if (drawable(table.state) === 0) return;
  if (!(yield* accepts(nation, say('ask.bonus.draw', 'R10T', { terrain, count })))) return;
  taken(table, terrain);
  draw(table, nation, count);
}

function* gainSuperiority(table: Table<State>, nation: Nation, terrain: string, count: number): Rules<void> {
  if (!(yield* accepts(nation, say('ask.bonus.superior', 'R10T', { terrain, count })))) return;
  taken(table, terrain);
  flankSuccesses(table, playerOf(table.state, nation).team, count);
}

function* supply(table: Table<State>, nation: Nation, terrain: string, points: number): Rules<void> {
  const before = playerOf(table.state, nation).reserve.length;
  if (affordable(table.state, nation, points).length === 0) return;
  yield* arrivals(table, nation, points, 'R10T');
  if (playerOf(table.state, nation).reserve.length < before) taken(table, terrain);
}

/** City: in a team battle the player names the enemy who discards (D41). */
function* enemyDiscards(table: Table<State>, nation: Nation, terrain: string, count: number): Rules<void> {
  const { state } = table;
  const team = otherTeam(playerOf(state, nation).team);
  const withCards = () => playersOf(state, team).filter((player) => player.hand.length > 0);
  if (withCards().length === 0) return;
  const enemy = yield* pick<Player, 'decline'>(
    { seats: [nation] },
    {
      prompt: say('ask.bonus.discard', 'R10T', { terrain, count }),
      among: withCards,
      id: (player) => player.nation,
      label: (player) => say('pick.nation', 'R10T', { nation: player.nation }),
      pass: 'decline',
      passLabel: declineLabel,
      isPassFirst: true,
      always: true,
    },
  );
  if (enemy === 'decline') return;
  taken(table, terrain);
  for (let left = Math.min(count, enemy.hand.length); left > 0; left--) {
    const [card] = enemy.hand.splice(table.below(enemy.hand.length), 1);
    if (card === undefined) return;
    state.discards.push(card);
    table.log(say('log.bonus.discard', 'R10T', { nation: enemy.nation, card }));
  }
}
