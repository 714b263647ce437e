import { describe, expect, test } from 'vitest';
import {
  adjacentOf,
  AT,
  BORDERING,
  CITIES,
  departmentsOf,
  econOf,
  factsOf,
  idOf,
  isCoastal,
  isDepartment,
  isForest,
  isMountain,
  landsOf,
  LOCS,
  PIPELINES,
  populationOf,
  type SpaceId,
  spaceOf,
  spacesOf,
} from '../map.ts';

const beside = (id: SpaceId): SpaceId[] => adjacentOf(0, AT[id]).map(idOf);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('1.3.1 spaces', () => {
  test('1.3.1 there are 11 Cities, 16 Departments and 18 LoCs', () => {
    expect(CITIES).toHaveLength(11);
    expect(departmentsOf(0)).toHaveLength(16);
    expect(LOCS).toHaveLength(18);
    expect(spacesOf(0)).toHaveLength(45);
  });

  test('1.3.2 Departments have population 0 to 2, 15 in all, and a terrain', () => {
    const departments = departmentsOf(0);
    expect(sum(departments.map(populationOf))).toBe(15);
    expect(Math.max(...departments.map(populationOf))).toBe(2);
    expect(departments.every((space) => factsOf(space).terrain !== null)).toBe(true);
    expect(departments.filter(isMountain).map(idOf)).toEqual(['antioquia', 'huila', 'santander', 'cesar']);
    expect(departments.filter(isForest)).toHaveLength(9);
  });

  test('1.3.3 Cities have population 1 to 8, 25 in all', () => {
    expect(sum(CITIES.map(populationOf))).toBe(25);
    expect(populationOf(AT.bogota)).toBe(8);
    expect(Math.min(...CITIES.map(populationOf))).toBe(1);
  });

  test('1.3.4 LoCs have Econ 1 to 3, 30 in all; 13 are pipelines and 5 roads', () => {
    expect(sum(LOCS.map(econOf))).toBe(30);
    expect(new Set(LOCS.map(econOf))).toEqual(new Set([1, 2, 3]));
    expect(PIPELINES).toHaveLength(13);
    const rich = LOCS.filter((loc) => econOf(loc) === 3).map(idOf);
    expect(rich).toEqual(['loc-arauca-cucuta', 'loc-ayacucho-cucuta', 'loc-ayacucho-sincelejo']);
  });
});

describe('1.3.5 neighbours', () => {
  test('1.3.5 Ecuador and Panamá are no spaces until opened', () => {
    expect(spacesOf(0)).not.toContain(AT.ecuador);
    expect(adjacentOf(0, AT.pasto)).not.toContain(AT.ecuador);
    expect(adjacentOf(0, AT.choco)).not.toContain(AT.panama);
  });

  test('1.3.5 once open they are Departments of population 0 beside their borders', () => {
    expect(spacesOf(3)).toHaveLength(47);
    expect(adjacentOf(1, AT.ecuador).map(idOf)).toEqual(['pasto', 'narino', 'putumayo', 'loc-pasto-tumaco']);
    expect(adjacentOf(2, AT.panama).map(idOf)).toEqual(['choco']);
    expect(adjacentOf(2, AT.choco)).toContain(AT.panama);
    expect(landsOf(1)).toContain(AT.ecuador);
    expect(isDepartment(AT.panama) && isForest(AT.panama)).toBe(true);
    expect(populationOf(AT.ecuador) + populationOf(AT.panama)).toBe(0);
  });

  test('1.3.5 Venezuela borders Guainía and not Vaupés', () => {
    expect(BORDERING.venezuela).toContain(AT.guainia);
    expect(BORDERING.venezuela).not.toContain(AT.vaupes);
  });
});

describe('1.3.6 adjacency', () => {
  test('1.3.6 is mutual and never with itself', () => {
    for (const space of spacesOf(3)) {
      expect(adjacentOf(3, space)).not.toContain(space);
      for (const other of adjacentOf(3, space)) expect(adjacentOf(3, other)).toContain(space);
    }
  });

  test('A1 town adjacency: the eight spaces round Ayacucho are pairwise adjacent', () => {
    const around: SpaceId[] = [
      'atlantico',
      'cesar',
      'santander',
      'antioquia',
      'loc-ayacucho-santa-marta',
      'loc-ayacucho-sincelejo',
      'loc-ayacucho-bucaramanga',
      'loc-ayacucho-cucuta',
    ];
    let pairs = 0;
    for (const [i, one] of around.entries())
      for (const other of around.slice(i + 1)) {
        expect(beside(one)).toContain(other);
        pairs++;
      }
    expect(pairs).toBe(28);
    expect(beside('antioquia')).toContain('choco');
  });

  test('1.3.6 LoCs that only meet at a City, and Departments parted by a City, are not adjacent', () => {
    expect(beside('loc-bogota-neiva')).not.toContain('loc-bogota-yopal');
    expect(beside('narino')).not.toContain('putumayo');
    expect(beside('santander')).not.toContain('meta-west');
    expect(beside('atlantico')).not.toContain('choco');
  });

  test('1.3.6 towns are no spaces', () => {
    expect(spaceOf('ayacucho')).toBeUndefined();
  });
});

test('1.3.7 spaces by the sea are coastal (D27)', () => {
  expect(
    ['santa-marta', 'atlantico', 'loc-buenaventura-cali', 'narino'].every((id) =>
      isCoastal(AT[id as SpaceId]),
    ),
  ).toBe(true);
  expect(['bogota', 'antioquia', 'amazonas'].some((id) => isCoastal(AT[id as SpaceId]))).toBe(false);
});
