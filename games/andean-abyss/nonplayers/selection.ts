/** How chapter 8 chooses among spaces: by keys, then by chance (8.2, 8.3). */
import { type Draw, evenly as evenlyBy, type Route, settling } from '@sandtable/coin/nonplayers';
import { econOf, idOf, isLoc } from '../map.ts';
import type { Andes } from '../state.ts';
import { because, type Mind } from './mind.ts';
import { CHART, randomLoc } from './random.ts';

export { best } from '@sandtable/coin/nonplayers';

const ROUTES = {
  direct: '8.2.direct',
  down: '8.2.shift',
  column: '8.2.column-wrap',
  round: '8.2.choco-to-cali',
  shared: '8.2.foreign-first',
} as const satisfies Record<Route, string>;

const noteDraw = (mind: Mind, { route, rolls, rolled, space }: Draw): void =>
  because(mind, ROUTES[route], { rolls: rolls.join('-'), rolled: idOf(rolled), space: idOf(space) });

/** N4 Takes one: no dice for a single space nor when all can be taken; Cities and Departments before LoCs. */
export const { settle, equalByEcon } = settling<Andes, Mind>({
  chart: CHART,
  isLoc,
  econOf,
  drawLoc(mind, equal) {
    const { space, city, roll } = randomLoc(mind.state, mind.dice, equal);
    return {
      space,
      note() {
        noteDraw(mind, city);
        because(mind, '8.3.random-city', { city: idOf(city.space) });
        if (roll !== undefined) because(mind, '8.3.die', { roll, space: idOf(space) });
      },
    };
  },
  notes: {
    only: (mind, space) => because(mind, '8.2.no-roll-single', { space: idOf(space) }),
    all: (mind, count, first) => because(mind, '8.2.no-roll-all', { count, space: idOf(first) }),
    locsLast: (mind) => because(mind, '8.3.after-cities'),
    drawn: noteDraw,
    econ: (mind, space, econ) =>
      because(mind, econ === 'highest' ? '8.3.econ' : '8.3.lowest-econ', { space: idOf(space) }),
  },
});

/** One of a few things that are no spaces, with equal chances. */
export const evenly = <T>(mind: Mind, things: readonly T[]): { thing: T; roll: number | undefined } =>
  evenlyBy(mind.dice, things);
