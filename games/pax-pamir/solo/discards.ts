/** K5, F2 Which card Shere Khan discards: at cleanup, in a purge (H4), when he is overthrown (E12.3). */
import type { Rules, Table } from '@sandtable/engine';
import { MODES } from '../components/modes.ts';
import { leave } from '../leaving.ts';
import { ownerOfSpy } from '../spies.ts';
import { type Court, courtCard, playerOf, rankOf, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { bestBy } from './golden.ts';
import { opponentOf } from './khan.ts';
import { counterClockwise } from './ring.ts';
import { explain } from './telling.ts';

type Reason = 'rank' | 'mode' | 'spies' | 'nearest';

/** Non-political and low ranks first; then where he has a better card of the mode; then the most spied upon; then the nearest. */
function chooseDiscard(table: Table<State>, who: Who, among: readonly Court[]): Court {
  const { state } = table;
  const { tableau } = playerOf(state, who);
  const enemy = opponentOf(who);
  const modeOf = (court: Court): string => courtCard(state, court.card).mode;
  const isSurpassed = (court: Court): number =>
    tableau.some((other) => modeOf(other) === modeOf(court) && rankOf(state, other) > rankOf(state, court))
      ? 1
      : 0;
  const order = counterClockwise(state, who);
  const measures: readonly [Reason, readonly ((court: Court) => number)[]][] = [
    ['rank', [(court) => (modeOf(court) === 'political' ? 0 : 1), (court) => -rankOf(state, court)]],
    ['mode', [isSurpassed]],
    ['spies', [(court) => court.spies.filter((spy) => ownerOfSpy(spy) === enemy).length]],
    ['nearest', [(court) => -order.indexOf(court)]],
  ];
  let left = [...among];
  for (const [reason, by] of measures) {
    left = bestBy(left, by);
    const [only] = left;
    if (only === undefined || left.length > 1) continue;
    explain(table, say(`sk.discard.${reason}`, 'F2', { card: String(only.card) }));
    return only;
  }
  throw new Error('Shere Khan has nothing to discard');
}

export function* discardOne(
  table: Table<State>,
  who: Who,
  among: readonly Court[],
  rule: string,
): Rules<void> {
  const court = chooseDiscard(table, who, among);
  yield* leave(table, { owner: who, courts: [court], to: 'discards', cause: null, rule });
}

/** H4 One card of each mode stays; the others are discarded, since he has no hand. */
export function* purgeKhan(table: Table<State>, who: Who): Rules<void> {
  const { state } = table;
  explain(table, say('sk.purge', 'H4.3'));
  for (const mode of MODES)
    for (;;) {
      const cards = playerOf(state, who).tableau.filter(
        (court) => courtCard(state, court.card).mode === mode,
      );
      if (cards.length < 2) break;
      yield* discardOne(table, who, cards, 'H4.3');
    }
}

/** E12.3, doubt 104: among his political cards of the location. */
export function* overthrowKhan(
  table: Table<State>,
  who: Who,
  among: readonly Court[],
  cause: Who,
): Rules<void> {
  const court = chooseDiscard(table, who, among);
  explain(table, say('sk.discard.overthrow', 'E12.3', { card: String(court.card) }));
  table.fired('overthrow');
  yield* leave(table, { owner: who, courts: [court], to: 'discards', cause, rule: 'E12.3' });
}
