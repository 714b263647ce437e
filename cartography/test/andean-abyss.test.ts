import {
  adjacentOf,
  AT,
  BORDERING,
  factsOf,
  idOf,
  isCoastal,
  type Space,
  SPACES,
  spacesOf,
} from '@sandtable/andean-abyss/map';
import { describe, expect, test } from 'vitest';
import { LINES } from '../andean-abyss/lines.ts';
import { andeanAbyss } from '../andean-abyss/plan.ts';
import { linesOf } from '../lib/path.ts';
import { at, distance, distanceToLine, isInside } from '../lib/plane.ts';
import { DrawnMap, inOrder } from './map.ts';

const map = new DrawnMap(andeanAbyss);
const { geography } = map;

type Kind = ReturnType<typeof factsOf>['kind'];
const ofKind = (kind: Kind) => spacesOf(0).filter((space) => factsOf(space).kind === kind);
const touching = (space: Space, kind: Kind): readonly string[] =>
  inOrder(
    adjacentOf(0, space)
      .filter((one) => factsOf(one).kind === kind)
      .map(idOf),
  );
const named = (spaces: readonly Space[]) => spaces.map((space) => [idOf(space), space] as const);

describe('1.3.6 what the rules call adjacent is adjacent on the map', () => {
  test('every space of the game is drawn, and nothing else', () => {
    expect(inOrder(Object.keys(geography.spaces))).toEqual(inOrder(SPACES));
  });

  test.each(named(ofKind('department')))('%s meets its neighbours and no other Department', (id, space) => {
    const met = map.areasMeeting(map.ring(id)).filter((other) => other !== id);
    expect(inOrder(met)).toEqual(touching(space, 'department'));
  });

  test.each(named(ofKind('city')))('the circle of %s reaches its Departments and no other', (id, space) => {
    const circle = map.circles.find((one) => one.id === id);
    const met = map.areas.filter(([area]) => {
      const ring = map.ring(area);
      return circle !== undefined && distanceToLine(circle.at, [...ring, at(ring, 0)]) < circle.radius;
    });
    expect(inOrder(met.map(([area]) => area))).toEqual(touching(space, 'department'));
  });

  test.each(named(ofKind('loc')))('%s joins its Cities and touches its Departments', (id, space) => {
    const courses = map.courses(id);
    const ends = courses.flatMap((line) => [at(line, 0), at(line, -1)]);
    const joined = map.circles.filter((circle) => ends.some((end) => distance(end, circle.at) < 1));
    expect(inOrder(joined.map((circle) => circle.id))).toEqual(touching(space, 'city'));
    const open = courses.flat().filter((point) => !map.isInCircle(point));
    const met = map.areas.filter(([area]) => {
      const ring = map.ring(area);
      return open.some((point) => isInside(point, ring) || distanceToLine(point, [...ring, at(ring, 0)]) < 1);
    });
    expect(inOrder(met.map(([area]) => area))).toEqual(touching(space, 'department'));
  });

  test('1.3.6 lines that meet at a town meet there on the map', () => {
    for (const [id, space] of named(ofKind('loc')))
      for (const other of touching(space, 'loc')) {
        const ends = (line: string) => map.courses(line).flatMap((course) => [at(course, 0), at(course, -1)]);
        const meet = ends(id).some((end) => ends(other).some((far) => distance(end, far) < 1));
        expect(meet, `${id} and ${other}`).toBe(true);
      }
  });

  test('every town is where a line ends', () => {
    const ends = new Set(
      Object.values(LINES).flatMap(({ branches }) => branches.flatMap(({ from, to }) => [from, to])),
    );
    for (const town of Object.keys(geography.towns)) expect([...ends]).toContain(town);
  });
});

describe('1.3.5, 1.3.7 frontiers and coast', () => {
  const isDrawn = (space: Space) => map.areas.some(([id]) => id === idOf(space));
  const FRONTIERS: Readonly<Record<string, readonly string[]>> = {
    venezuela: BORDERING.venezuela.filter(isDrawn).map(idOf),
    ecuador: BORDERING.ecuador.filter(isDrawn).map(idOf),
    panama: adjacentOf(3, AT.panama).filter(isDrawn).map(idOf),
    // The rules do not name those on the frontier with Brazil and Perú.
    brazil: ['guainia', 'vaupes', 'amazonas'],
    peru: ['putumayo', 'amazonas'],
  };

  test.each(Object.entries(FRONTIERS))('%s borders on the right Departments', (id, departments) => {
    const { d } = geography.lands[id] ?? map.shape(id);
    expect(inOrder(map.areasMeeting(linesOf(d).flat(), 1))).toEqual(inOrder(departments));
  });

  test('the coast belongs to the coastal Departments', () => {
    const coastal = spacesOf(0).filter((space) => isCoastal(space) && isDrawn(space));
    expect(inOrder(map.areasMeeting(linesOf(geography.coast).flat(), 1))).toEqual(inOrder(coastal.map(idOf)));
  });
});
