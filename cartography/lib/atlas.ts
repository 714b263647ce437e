import { readFileSync } from 'node:fs';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { type Line, type Point, at, distance, samePoint } from './plane.ts';

/** Outlines that share their borders exactly, by name. */
export interface Atlas {
  readonly names: readonly string[];
  /** The outer rings of a territory, largest number of points first. */
  rings(name: string): Line[];
  /** The same of several territories as one: what parts them is gone. */
  merged(names: readonly string[]): Line[];
  /** The lines that part one group of territories from another, joined where they meet. */
  between(some: readonly string[], others: readonly string[]): Line[];
}

interface Named {
  readonly name: string | null;
}

/** `detail`: the smallest triangle (in square degrees) worth keeping. */
export function openAtlas(file: string, object: string, detail: number): Atlas {
  const raw = JSON.parse(readFileSync(file, 'utf8')) as Topology<Record<string, GeometryCollection<Named>>>;
  const topology = simplify(presimplify(raw), detail);
  const collection = topology.objects[object];
  if (!collection) throw new Error(`${file} has no ${object}`);
  const all = (name: string) => {
    const found = collection.geometries.filter((geometry) => nameOf(geometry.properties) === name);
    if (found.length === 0) throw new Error(`${file} has no ${name}`);
    return found;
  };
  const isNamed = (names: readonly string[], name: string | null | undefined): boolean =>
    name !== null && name !== undefined && names.includes(name);
  return {
    names: [...new Set(collection.geometries.flatMap(({ properties }) => nameOf(properties) ?? []))],
    rings: (name) => outerRings(all(name).flatMap((part) => polygonsOf(feature(topology, part)))),
    merged(names) {
      for (const name of names) all(name);
      const parts = collection.geometries.filter(
        (geometry) => isLand(geometry) && isNamed(names, nameOf(geometry.properties)),
      );
      return outerRings(merge(topology, parts as (Polygon | MultiPolygon)[]).coordinates);
    },
    between(some, others) {
      const left = new Set<unknown>(some.flatMap(all));
      const right = new Set<unknown>(others.flatMap(all));
      const lines = mesh(
        topology,
        collection,
        (a, b) => (left.has(a) && right.has(b)) || (left.has(b) && right.has(a)),
      );
      return join(lines.coordinates.map((line) => line.map(asPoint)));
    },
  };
}

const nameOf = (properties: Named | object | undefined): string | null | undefined =>
  properties && 'name' in properties ? properties.name : undefined;

function polygonsOf(territory: Feature | FeatureCollection): Position[][][] {
  if (territory.type === 'FeatureCollection') return territory.features.flatMap(polygonsOf);
  const { geometry } = territory;
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

const isLand = ({ type }: { readonly type: string | null }): boolean =>
  type === 'Polygon' || type === 'MultiPolygon';

const outerRings = (polygons: readonly Position[][][]): Line[] =>
  polygons.map((rings) => at(rings, 0).slice(0, -1).map(asPoint)).sort((a, b) => b.length - a.length);

const asPoint = (position: readonly number[]): Point => [at(position, 0), at(position, 1)];

/** Lines that end where another begins become one; a river's islands leave small gaps, which are bridged. */
function join(lines: readonly Line[]): Line[] {
  const rest = lines.filter((line) => line.length > 1).map((line) => [...line]);
  const done: Line[] = [];
  for (let line = rest.shift(); line; line = rest.shift()) {
    let grown = true;
    while (grown) {
      grown = false;
      for (const [index, other] of rest.entries()) {
        const chained = chain(line, other);
        if (!chained) continue;
        line = chained;
        rest.splice(index, 1);
        grown = true;
        break;
      }
    }
    done.push(line);
  }
  return done.sort((a, b) => b.length - a.length);
}

function chain(a: Point[], b: Point[]): Point[] | undefined {
  const touch = (p: Point, q: Point): boolean => samePoint(p, q) || distance(p, q) < 0.02;
  if (touch(at(a, -1), at(b, 0))) return [...a, ...b];
  if (touch(at(a, -1), at(b, -1))) return [...a, ...b.toReversed()];
  if (touch(at(a, 0), at(b, -1))) return [...b, ...a];
  if (touch(at(a, 0), at(b, 0))) return [...b.toReversed(), ...a];
  return undefined;
}
