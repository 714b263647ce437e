/** K5, E10 Shere Khan makes a gift: the cheapest he can pay. He never hands over rupees. */
import type { Rules } from '@sandtable/engine';
import { placeGift } from '../../actions/gift.ts';
import { GIFTS } from '../../components/players.ts';
import { payRightEnd } from '../../rupees.ts';
import { playerOf } from '../../state.ts';
import { say } from '../../text/say.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

export function* gift({ table, state, who }: KhanAct): Rules<boolean> {
  const { rupees, gifts, cubes } = playerOf(state, who);
  const cost = GIFTS.find((spot) => spot <= rupees && !gifts.includes(spot));
  if (cost === undefined || cubes === 0) {
    explain(table, say('sk.gift.none', 'E10.2'));
    return false;
  }
  explain(table, say(`sk.gift.${cost}`, 'E10.2'));
  yield* payRightEnd(state, who, cost, 'E10.2');
  placeGift(table, who, cost);
  return true;
}
