import { CONNECTIONS, LOCATIONS } from '@sandtable/pax-pamir/map';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../lib/path.ts';
import { at, distance } from '../lib/plane.ts';
import { paxPamir } from '../pax-pamir.ts';
import { DrawnMap, inOrder } from './map.ts';

const map = new DrawnMap(paxPamir);
const regions = map.areas.map(([id]) => id);
const roads = map.lines.map(([id]) => id);

test('every location and connection of the game is drawn, and nothing else', () => {
  expect(inOrder(regions)).toEqual(inOrder(LOCATIONS));
  expect(inOrder(roads)).toEqual(inOrder(CONNECTIONS));
});

describe('C1 regions lie beside each other exactly where a road joins them', () => {
  test.each(regions)('%s', (id) => {
    const met = map.areasMeeting(map.ring(id), 1).filter((other) => other !== id);
    const joined = roads.map((road) => road.split('-')).filter((ends) => ends.includes(id));
    expect(inOrder(met)).toEqual(inOrder(joined.flat().filter((other) => other !== id)));
  });

  test.each(roads)('the road %s runs from city to city', (id) => {
    const course = at(linesOf(map.shape(id).course ?? ''), 0);
    const ends = id.split('-').map((region) => map.geography.towns[`city-${region}`]?.at);
    for (const end of ends)
      expect([at(course, 0), at(course, -1)].some((one) => end && distance(one, end) < 1)).toBe(true);
  });
});
