/** H1 A topple is bought, or leaves the market otherwise. */
import type { Rules, Table } from '@sandtable/engine';
import type { Empire } from '../components/empires.ts';
import { endLasting } from '../khyber-knives/lasting.ts';
import { isLastTopple, type State, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { honeymoon, scoreSupremacy } from '../variants/nation-building.ts';
import { purge } from './purge.ts';
import { supremeEmpire } from './supremacy.ts';
import { endByLastTopple, endBySupremacy, endNationBuilding } from './victory.ts';

/** H1.1 The card has been paid for and is gone; now supremacy is checked (doubt 65). */
export function* resolveTopple(table: Table<State>, buyer: Who): Rules<void> {
  const { state } = table;
  const empire = supremeEmpire(state);
  table.log(
    empire === null ? say('log.topple.failed', 'H4.1') : say('log.topple.supremacy', 'H2.1', { empire }),
  );
  table.fired(empire === null ? 'topple.failed' : `topple.${empire}`);
  const isOver = state.variants.nationBuilding
    ? yield* buildNation(table, buyer, empire)
    : yield* resolve(table, buyer, empire);
  if (!isOver) endLasting(table);
}

function* resolve(table: Table<State>, buyer: Who, empire: Empire | null): Rules<boolean> {
  if (empire !== null) endBySupremacy(table, empire);
  else if (isLastTopple(table.state)) endByLastTopple(table);
  else {
    yield* purge(table, buyer);
    return false;
  }
  return true;
}

/** I1.3, doubt 84: a success scores first; two in a row, or the last topple, end the game. */
function* buildNation(table: Table<State>, buyer: Who, empire: Empire | null): Rules<boolean> {
  const { state } = table;
  const isSecond = empire !== null && state.supreme === empire;
  state.supreme = empire;
  if (empire !== null) scoreSupremacy(table, empire);
  if (isSecond || isLastTopple(state)) {
    endNationBuilding(table);
    return true;
  }
  if (empire === null) yield* purge(table, buyer);
  else yield* honeymoon(table, buyer);
  return false;
}

/** F1.1 A topple discarded from the left end has no effect, but the last one ends the game. */
export function discardTopple(table: Table<State>): void {
  const { state } = table;
  table.fired('topple.discarded');
  if (!isLastTopple(state)) return;
  if (state.variants.nationBuilding) endNationBuilding(table);
  else endByLastTopple(table);
}
