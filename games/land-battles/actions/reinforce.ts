/** R9 Reinforce. */
import { choose, numbers, type Rules, type Table } from '@sandtable/engine';
import { closeGaps } from '../areas.ts';
import { heldLabel } from '../asking.ts';
import { arrivals } from '../arrivals.ts';
import { cardOf, discardHeld, type HeldId, held, heldCount } from '../deck.ts';
import { AREAS, cardsOf, type Force, forceById, LAST_ROW, playerOf, type State, turnOf } from '../state.ts';
import { say } from '../text/say.ts';

export function* reinforce(table: Table<State>): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const cards = yield* cardsToSpend(state);
  let value = 0;
  for (const id of cards) {
    const card = discardHeld(table, nation, id);
    value += cardsOf(state).actions[card].reinforcement;
    table.fired(`${card}.reinforce`);
  }
  table.fired('reinforce');
  table.log(say('log.reinforce', 'R9', { nation, cards: cards.map(cardOf), value }));
  yield* arrivals(table, nation, value, 'R9');
  yield* rearrange(table);
}

/** R9 One or more cards, chosen in secret and shown together. */
function* cardsToSpend(state: State): Rules<readonly HeldId[]> {
  const { nation } = turnOf(state);
  const player = playerOf(state, nation);
  const chosen: HeldId[] = [];
  const left = () => leftOf(player, chosen);
  while (chosen.length < heldCount(player)) {
    const value = chosen.reduce((sum, id) => sum + cardsOf(state).actions[cardOf(id)].reinforcement, 0);
    const given = yield* choose<HeldId | 'done'>({
      seats: [nation],
      prompt: say('ask.reinforce', 'R9', { chosen: chosen.map(cardOf), value }),
      options: () => (chosen.length === 0 ? left() : ['done', ...left()]),
      label: (option) => (option === 'done' ? say('pick.done', 'R9') : heldLabel(option)),
      secret: true,
    });
    if (given === 'done') break;
    chosen.push(given);
  }
  return chosen;
}

function leftOf(player: Parameters<typeof held>[0], chosen: readonly HeldId[]): HeldId[] {
  const hand = [...player.hand];
  const aside = [...player.aside];
  for (const id of chosen) {
    const card = cardOf(id);
    const from = card === id ? hand : aside;
    from.splice(from.indexOf(card), 1);
  }
  return held({ hand, aside });
}

/** R9 Own cards change rows freely inside their areas; each is moved at most once, and gaps close at the end. */
function* rearrange(table: Table<State>): Rules<void> {
  const { state } = table;
  const turn = turnOf(state);
  const { nation } = turn;
  const moved: string[] = [];
  const movable = () =>
    state.forces.filter(
      (force) => force.owner === nation && !moved.includes(force.id) && !isAlone(state, force),
    );
  while (movable().length > 0) {
    const id = yield* choose({
      seats: [nation],
      prompt: say('ask.rearrange', 'R9'),
      options: () => ['done', ...movable().map((force) => force.id)],
      label: (option) =>
        option === 'done' ? say('pick.done', 'R9') : say('pick.force', 'R9', { force: option }),
      pass: 'done',
    });
    if (id === 'done') break;
    turn.arranging = true;
    const force = forceById(state, id);
    const row = yield* choose({
      seats: [nation],
      prompt: say('ask.rearrange.row', 'R9', { force: id }),
      options: () => numbers(1, LAST_ROW).filter((option) => Number(option) !== force.row),
      label: (option) => say('pick.row', 'R9', { area: force.area, row: Number(option) }),
    });
    force.row = Number(row);
    moved.push(id);
    table.fired('rearrange');
    table.log(say('log.rearranges', 'R9', { force: id, row: force.row }));
  }
  turn.arranging = false;
  const { team } = playerOf(state, nation);
  for (const area of AREAS) closeGaps(state, team, area);
}

/** A card alone in its area has nowhere else to go. */
function isAlone(state: State, card: Force): boolean {
  return !state.forces.some(
    (force) => force !== card && force.team === card.team && force.area === card.area,
  );
}
