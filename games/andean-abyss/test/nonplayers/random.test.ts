import { Dice, forcedDice, type Message } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { AT, CITIES, idOf, isLoc, LOCS, MAP, type Space, type SpaceId } from '../../map.ts';
import type { Mind } from '../../nonplayers/mind.ts';
import { CHART } from '../../nonplayers/random.ts';
import { settle } from '../../nonplayers/selection.ts';
import { lands } from '../../state.ts';
import { alone } from './play.ts';

const dice = (...rolls: number[]) => new Dice(forcedDice(rolls));
const at = (...ids: SpaceId[]): Space[] => ids.map((id) => AT[id]);
const EVERYWHERE = lands(alone());

describe('8.2 the random City or Department', () => {
  test.each([
    [[1, 3, 1], 'medellin'],
    [[6, 1, 2], 'amazonas'],
    [[2, 4, 2], 'medellin'],
    [[6, 3, 6], 'huila'],
    [[4, 3, 6], 'meta-east'],
    [[1, 4, 5], 'santander'],
    [[1, 2, 1], 'cali'],
    [[4, 1, 2], 'atlantico'],
    [[5, 3, 2], 'meta-west'],
    [[6, 1, 3], 'putumayo'],
    [[1, 3, 2], 'medellin'],
    [[6, 4, 5], 'huila'],
    [[3, 6, 2], 'vichada'],
    [[2, 3, 3], 'bucaramanga'],
    [[6, 6, 3], 'narino'],
    [[6, 6, 6], 'choco'],
  ] as const)('8.2 a roll of %j lands on %s', (rolls, id) => {
    const draw = CHART.draw(dice(...rolls), EVERYWHERE);
    expect(draw).toEqual({ space: AT[id], rolls, rolled: AT[id], route: 'direct' });
  });

  test('8.2 every City and Department is on the chart, also one that may yet be opened', () => {
    const missing = MAP.all.filter((space) => !isLoc(space) && CHART.placeOf(space) === undefined);
    expect(missing.map(idOf)).toEqual([]);
  });

  test('8.2 every space of the chart is reached by eight of the 216 rolls', () => {
    const hits = new Map<Space, number>();
    for (let red = 1; red <= 6; red++)
      for (let yellow = 1; yellow <= 6; yellow++)
        for (let green = 1; green <= 6; green++) {
          const { space } = CHART.draw(dice(red, yellow, green), EVERYWHERE);
          hits.set(space, (hits.get(space) ?? 0) + 1);
        }
    expect(hits.size).toBe(27);
    expect(new Set(hits.values())).toEqual(new Set([8]));
  });

  test('8.2 a space that does not qualify shifts the choice down the column', () => {
    expect(CHART.draw(dice(6, 1, 2), at('neiva', 'cali'))).toMatchObject({ space: AT.neiva, route: 'down' });
    expect(CHART.draw(dice(1, 3, 2), at('santander', 'atlantico'))).toMatchObject({ space: AT.santander });
  });

  test('8.2 the foot of a column leads to the head of the next', () => {
    expect(CHART.draw(dice(1, 4, 5), at('atlantico'))).toMatchObject({
      space: AT.atlantico,
      route: 'column',
    });
    expect(CHART.draw(dice(3, 6, 2), at('putumayo'))).toMatchObject({ space: AT.putumayo });
  });

  test('8.2 Chocó leads to Cali', () => {
    expect(CHART.draw(dice(6, 6, 3), CITIES)).toMatchObject({ space: AT.cali, route: 'round' });
    expect(CHART.draw(dice(6, 3, 6), at('meta-east'))).toMatchObject({ space: AT['meta-east'] });
  });

  test('8.2, D7 Ecuador and Panamá come before Nariño and Chocó once they are spaces', () => {
    expect(CHART.draw(dice(6, 6, 3), at('ecuador', 'narino'))).toMatchObject({
      space: AT.ecuador,
      route: 'shared',
    });
    expect(CHART.draw(dice(6, 6, 6), at('panama', 'choco')).space).toBe(AT.panama);
  });

  test('8.2 without dice the first along the chart is taken, LoCs last', () => {
    const among = at('loc-bogota-neiva', 'narino', 'ecuador', 'cali', 'vaupes');
    const order: Space[] = [];
    for (let left = among; left.length > 0; left = left.filter((one) => one !== order.at(-1)))
      order.push(settled([], left, { capacity: among.length }).space);
    expect(order).toEqual(at('cali', 'vaupes', 'ecuador', 'narino', 'loc-bogota-neiva'));
  });
});

/** What is taken of these with the non-player's dice, and why. */
function settled(
  rolls: readonly number[],
  among: readonly Space[],
  terms: { readonly capacity?: number; readonly econ?: 'lowest' } = {},
): { space: Space; why: readonly Message[] } {
  const mind: Mind = {
    state: alone(),
    faction: 'farc',
    prompt: { key: '' },
    options: [],
    dice: dice(...rolls),
    why: [],
  };
  const space = settle(mind, { among, capacity: 1, ...terms });
  return { space, why: mind.why };
}

describe('8.3 the random LoC', () => {
  test('8.3 the highest Econ alone may decide', () => {
    const { space, why } = settled([], at('loc-arauca-cucuta', 'loc-bogota-neiva', 'loc-cali-pasto'));
    expect(space).toBe(AT['loc-arauca-cucuta']);
    expect(why.map((reason) => reason.key)).toEqual(['8.3.econ']);
  });

  test('8.3 C10: of three Econ 2 LoCs at Bogotá a die picks one by 1-2, 3-4, 5-6', () => {
    const two = LOCS.filter(
      (loc) => !at('loc-arauca-cucuta', 'loc-ayacucho-cucuta', 'loc-ayacucho-sincelejo').includes(loc),
    );
    const drawn = [1, 3, 5].map((roll) => settled([1, 5, 1, roll], two));
    for (const { why } of drawn)
      expect(why.map((reason) => reason.key)).toEqual([
        '8.3.econ',
        '8.2.direct',
        '8.3.random-city',
        '8.3.die',
      ]);
    expect(drawn[0]?.why[2]?.params).toEqual({ city: 'bogota' });
    expect(drawn.map(({ space }) => space)).toEqual(
      at('loc-bogota-neiva', 'loc-bogota-yopal', 'loc-bogota-bucaramanga-ibague'),
    );
  });

  test('8.3 a City that touches no candidate shifts to the next that does', () => {
    const { space, why } = settled([1, 1, 1], at('loc-bogota-san-jose', 'loc-pasto-tumaco'));
    expect(why.find((reason) => reason.key === '8.3.random-city')?.params).toEqual({ city: 'bogota' });
    expect(space).toBe(AT['loc-bogota-san-jose']);
  });

  test('8.7.1 FARC asks for the lowest Econ', () => {
    const { space } = settled([], at('loc-arauca-cucuta', 'loc-cali-pasto'), { econ: 'lowest' });
    expect(space).toBe(AT['loc-cali-pasto']);
  });
});
