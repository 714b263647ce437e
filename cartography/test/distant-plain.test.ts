import { adjacentOf, AT, factsOf, idOf, type Space, SPACES } from '@sandtable/distant-plain/map';
import { describe, expect, test } from 'vitest';
import { distantPlain } from '../distant-plain/plan.ts';
import { linesOf } from '../lib/path.ts';
import { at, distance, distanceToLine, isInside } from '../lib/plane.ts';
import { DrawnMap, inOrder } from './map.ts';

const map = new DrawnMap(distantPlain);
const { geography } = map;

type Kind = ReturnType<typeof factsOf>['kind'];
const ofKind = (kind: Kind) => SPACES.map((id) => AT[id]).filter((space) => factsOf(space).kind === kind);
const touching = (space: Space, kind: Kind): readonly string[] =>
  inOrder(
    adjacentOf(space)
      .filter((one) => factsOf(one).kind === kind)
      .map(idOf),
  );
const named = (spaces: readonly Space[]) => spaces.map((space) => [idOf(space), space] as const);
const closedRing = (id: string) => [...map.ring(id), at(map.ring(id), 0)];

describe('1.3.6 what the rules call adjacent is adjacent on the map', () => {
  test('every space of the game is drawn, and nothing else', () => {
    expect(inOrder(Object.keys(geography.spaces))).toEqual(inOrder(SPACES));
  });

  test.each(named(ofKind('province')))('%s meets its neighbours and no other Province', (id, space) => {
    const met = map.areasMeeting(map.ring(id), 1).filter((other) => other !== id);
    expect(inOrder(met)).toEqual(touching(space, 'province'));
  });

  test('the circle of Kabul reaches its Provinces and no other', () => {
    const circle = at(map.circles, 0);
    const met = map.areas.filter(([id]) => distanceToLine(circle.at, closedRing(id)) < circle.radius);
    expect(inOrder(met.map(([id]) => id))).toEqual(touching(AT.kabul, 'province'));
  });

  test.each(named(ofKind('loc')))('%s touches its Provinces, and Kabul where it ends there', (id, space) => {
    const courses = map.courses(id);
    const ends = courses.flatMap((line) => [at(line, 0), at(line, -1)]);
    const joined = map.circles.filter((circle) => ends.some((end) => distance(end, circle.at) < 1));
    expect(inOrder(joined.map((circle) => circle.id))).toEqual(touching(space, 'city'));
    const open = courses.flat().filter((point) => !map.isInCircle(point));
    const met = map.areas.filter(([area]) =>
      open.some((point) => isInside(point, map.ring(area)) || distanceToLine(point, closedRing(area)) < 1),
    );
    expect(inOrder(met.map(([area]) => area))).toEqual(touching(space, 'province'));
  });

  test('LoCs that are adjacent meet at a town, others do not meet but in Kabul', () => {
    const ends = (line: string) => map.courses(line).flatMap((course) => [at(course, 0), at(course, -1)]);
    const towns = Object.values(geography.towns).map((town) => town.at);
    for (const [id, space] of named(ofKind('loc'))) {
      const met = ofKind('loc').filter(
        (other) =>
          other !== space &&
          ends(id).some(
            (end) =>
              ends(idOf(other)).some((far) => distance(end, far) < 1) &&
              towns.some((town) => distance(town, end) < 1),
          ),
      );
      expect(inOrder(met.map(idOf)), id).toEqual(touching(space, 'loc'));
    }
  });
});

test('1.3.1 the frontier parts Afghanistan from Pakistan', () => {
  const frontier = map.areasMeeting(linesOf(geography.frontier).flat(), 1);
  for (const id of ['northwest-frontier', 'waziristan', 'balochistan']) expect(frontier).toContain(id);
});
