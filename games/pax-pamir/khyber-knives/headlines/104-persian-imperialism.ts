/** 104 Persian Imperialism */
import { pickNumber } from '../../asking.ts';
import { LASTING } from '../../components/headlines.ts';
import { AT } from '../../components/map.ts';
import { placeArmies } from '../../placing.ts';
import { headlineOf } from '../../state.ts';
import { say } from '../../text/say.ts';
import { endOne } from '../lasting.ts';
import type { HeadlineEffect } from './rules.ts';
import { addCylinders } from './vocabulary.ts';

export const persianImperialism: HeadlineEffect = function* (headline) {
  const { table, state } = headline;
  const figures = headlineOf(state, 104);
  const holder = state.wazirs[AT.persia] ?? null;
  if (holder !== null) {
    const count = yield* pickNumber(
      state,
      holder,
      say('ask.armies-in', 'J6.1', { location: 'persia' }),
      0,
      figures.amount ?? 0,
    );
    yield* placeArmies(table, holder, AT.persia, count);
  }
  addCylinders(headline, figures);
  endOne(table, LASTING.persianIsolation);
};
