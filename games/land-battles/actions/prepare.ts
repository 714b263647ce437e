/** R8 Prepare. */
import { number, pick, type Rules, type Table } from '@sandtable/engine';
import { ACTIONS, type ActionId } from '../cards/card-set.ts';
import { discardHeld, draw, drawable } from '../deck.ts';
import { handSize, playerOf, type State, turnOf } from '../state.ts';
import { say } from '../text/say.ts';

export function* prepare(table: Table<State>): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  table.fired('prepare');
  table.log(say('log.prepare', 'R8', { nation }));
  for (const force of state.forces) if (force.owner === nation) force.acted = false;
  for (const card of yield* cardsToDiscard(state)) {
    discardHeld(table, nation, card);
    table.log(say('log.discards', 'R8', { nation, card }));
  }
  yield* drawUp(table);
}

/** R8 Any number, chosen in secret and shown together. */
function* cardsToDiscard(state: State): Rules<readonly ActionId[]> {
  const { nation } = turnOf(state);
  const { hand } = playerOf(state, nation);
  const chosen: ActionId[] = [];
  while (chosen.length < hand.length) {
    const given = yield* pick<ActionId, 'done'>(
      { seats: [nation] },
      {
        prompt: say('ask.discard', 'R8', { chosen: [...chosen] }),
        among: () => remaining(hand, chosen),
        label: (card) => say('pick.card', 'R8', { card }),
        pass: 'done',
        passLabel: () => say('pick.done', 'R8'),
        isPassFirst: true,
        secret: true,
      },
    );
    if (given === 'done') break;
    chosen.push(given);
  }
  return chosen;
}

/** The kinds left in a list after some were taken out. */
export function remaining<T extends ActionId>(list: readonly T[], taken: readonly T[]): ActionId[] {
  return ACTIONS.filter((card) => countOf(list, card) > countOf(taken, card));
}

function countOf(list: readonly string[], card: string): number {
  let count = 0;
  for (const item of list) if (item === card) count++;
  return count;
}

/** R8 Up to the hand size; fewer is allowed (D39). */
function* drawUp(table: Table<State>): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const { hand } = playerOf(state, nation);
  const most = Math.min(handSize(state, nation) - hand.length, drawable(state));
  if (most <= 0) return;
  const count = yield* number(
    { seats: [nation] },
    {
      prompt: say('ask.draw', 'R8', { most }),
      from: 0,
      to: most,
      label: (one) => say('pick.number', 'R8', { count: one }),
      always: true,
    },
  );
  draw(table, nation, count);
}
