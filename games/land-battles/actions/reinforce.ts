/** R9 Reinforce. */
import { pick, type Rules, type Table } from '@sandtable/engine';
import { closeGaps } from '../areas.ts';
import { forceId, forceLabel, heldLabel } from '../asking.ts';
import { arrivals } from '../arrivals.ts';
import { cardOf, discardHeld, type HeldId, held, heldCount } from '../deck.ts';
import { AREAS, cardsOf, type Force, playerOf, ROWS, type State, turnOf } from '../state.ts';
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
    // With a first card chosen, done takes the action: it does not decline.
    const given = yield* pick<HeldId | 'done'>(
      { seats: [nation] },
      {
        prompt: say('ask.reinforce', 'R9', { chosen: chosen.map(cardOf), value }),
        among: () => (chosen.length === 0 ? left() : ['done', ...left()]),
        label: (one) => (one === 'done' ? say('pick.done', 'R9') : heldLabel(one)),
        secret: true,
      },
    );
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
  const asking = { seats: [nation] };
  const moved: string[] = [];
  const movable = () =>
    state.forces.filter(
      (force) => force.owner === nation && !moved.includes(force.id) && !isAlone(state, force),
    );
  while (movable().length > 0) {
    const force = yield* pick<Force, 'done'>(asking, {
      prompt: say('ask.rearrange', 'R9'),
      among: movable,
      id: forceId,
      label: (one) => forceLabel(one, 'R9'),
      pass: 'done',
      passLabel: () => say('pick.done', 'R9'),
      isPassFirst: true,
      always: true,
    });
    if (force === 'done') break;
    turn.arranging = true;
    const { id, area } = force;
    force.row = yield* pick<number>(asking, {
      prompt: say('ask.rearrange.row', 'R9', { force: id }),
      among: () => ROWS.filter((row) => row !== force.row),
      label: (row) => say('pick.row', 'R9', { area, row }),
      always: true,
    });
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
