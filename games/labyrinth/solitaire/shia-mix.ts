/** 9.4.2.1 Iran and Jaysh al-Mahdi alone: a roll on the Shia-Mix table, then the nearest Good, else Fair country. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseCountry, mayChooseCountry } from '../ask.ts';
import { test } from '../deeds.ts';
import { type Country, idOf, SHIA_MIX } from '../map.ts';
import { governance } from '../country.ts';
import { FAIR, GOOD } from '../state.ts';
import { say } from '../text/say.ts';
import { firedAlone } from './fired.ts';

const MAHDI = 106;

/** D-104: only countries that the Event allows; none when no such is Good or Fair. */
export function* nearestShiaMix(
  action: Action,
  isOpen: (country: Country) => boolean,
): Rules<Country | undefined> {
  const { state } = action;
  const card = state.event?.card ?? 0;
  const rolled = yield* chooseCountry(action, say('ask.shia-mix', '9.5', { card }), SHIA_MIX);
  if (rolled === undefined) return undefined;
  test(action, rolled);
  const among = SHIA_MIX.filter(
    (country) =>
      isOpen(country) && (governance(state, country) === GOOD || governance(state, country) === FAIR),
  );
  if (among.length === 0) firedAlone(action, card === MAHDI ? 'V.mahdi-none' : 'V.iran-none');
  return yield* mayChooseCountry(action, say('ask.nearest', '9.5.1', { card, country: idOf(rolled) }), among);
}
