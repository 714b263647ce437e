/** K5, E9 Shere Khan trades: a rupee at a time from the card with most of them. */
import type { Rules } from '@sandtable/engine';
import { marketPlace } from '../../market-places.ts';
import { takeRupee } from '../../sources.ts';
import { cardAt, COLUMNS, PLACES, rupeesAt, type State } from '../../state.ts';
import { say } from '../../text/say.ts';
import { Allowance } from '../badal.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

export function* commerce(act: KhanAct): Rules<boolean> {
  const { table, state, who } = act;
  const allowance = new Allowance(act);
  let taken = 0;
  while (allowance.most > 0) {
    const place = richest(state);
    if (place === undefined) break;
    allowance.use();
    explain(table, say('sk.commerce.taken', 'E9.1', { card: String(cardAt(state, place)) }));
    takeRupee(table, who, marketPlace(place), 'E9.1');
    taken++;
  }
  if (taken === 0) explain(table, say('sk.commerce.none', 'E9.1'));
  return taken > 0;
}

/** Most rupees; among equals the leftmost column, then the top row. */
function richest(state: State): number | undefined {
  let best: number | undefined;
  for (let column = 0; column < COLUMNS; column++)
    for (let place = column; place < PLACES; place += COLUMNS)
      if (rupeesAt(state, place) > (best === undefined ? 0 : rupeesAt(state, best))) best = place;
  return best;
}
