import { idOf, type Space, spaceOf } from '../../map.ts';
import { available, bases, lands } from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { best, settle } from '../selection.ts';
import { always, type CardOpinion, COMMON_HARM } from './opinion.ts';

/** One by one, so that the numbers placed differ by one at most. */
function hideout(mind: Mind): string {
  const { state } = mind;
  const open = mind.options.flatMap((option) => spaceOf(option) ?? []);
  const placed = (space: Space): number => (state.turn?.spaces ?? []).filter((one) => one === space).length;
  const among = best(open, (space) => -placed(space));
  const left = available(state, 'cartels-underground');
  const space = settle(mind, { among, capacity: left });
  if (left < among.length) because(mind, '8.4.card-72.remainder', { space: idOf(space) });
  return idOf(space);
}

function oneByOne(mind: Mind): string | undefined {
  because(mind, '8.4.card-72.one-by-one');
  return mind.options[0];
}

/** 72 Sicarios. */
export const sicarios: CardOpinion = {
  usable: (state) =>
    available(state, 'cartels-underground') > 0 &&
    lands(state).some((one) => bases(state, one, 'cartels') > 0),
  policy: { answers: { 'ask.event.place': hideout, 'ask.event.count': oneByOne } },
  worth: always(2),
  harm: COMMON_HARM,
};
