/** Makes the geography of a plan: outlines as paths, and a place for every name, mark and piece. */
import type { Geography, SpaceShape } from './format.ts';
import { Layout } from './layout.ts';
import { pathOf } from './lib/path.ts';
import { at, type Line } from './lib/plane.ts';
import type { AreaPlan, LinePlan, Plan } from './plan.ts';

export function draw(plan: Plan): Geography {
  const layout = new Layout(plan);
  const areas = tabulate(plan.areas, (id, area) => drawArea(layout, id, area));
  const { relief } = plan;
  return {
    frame: plan.frame,
    spaces: {
      ...areas,
      ...tabulate(plan.tokens, (id) => ({ form: 'token' as const, ...layout.token(id) })),
      ...tabulate(plan.lines, (id, line) => drawLine(layout, id, line)),
    },
    lands: tabulate(plan.lands ?? {}, (_, { rings, label }) => ({
      d: closed(rings),
      ...(label === undefined ? {} : { label }),
    })),
    towns: tabulate(plan.towns ?? {}, (_, town) => layout.town(town)),
    seas: plan.seas ?? {},
    row: plan.marks.row,
    ...(plan.rivers === undefined ? {} : { rivers: open(plan.rivers) }),
    ...(relief === undefined
      ? {}
      : { relief: tabulate(relief, (_, spots) => layout.relief(spots, Object.values(areas))) }),
    links: open((plan.links ?? []).map((link) => link.map((end) => layout.endOf(end)))),
    shores: closed(plan.shores ?? []),
    coast: open(plan.coast ?? []),
    frontier: open(plan.frontier ?? []),
  };
}

function drawArea(layout: Layout, id: string, { rings, room, abroad, signs }: AreaPlan): SpaceShape {
  const holding = layout.holding(room ?? layout.roomIn(id, at(rings, 0)));
  return {
    form: 'area',
    d: closed(rings),
    ...(abroad === true ? { abroad } : {}),
    ...holding,
    ...(signs === undefined ? {} : { signs: layout.signs(id, rings, signs, holding) }),
  };
}

function drawLine(layout: Layout, id: string, plan: LinePlan): SpaceShape {
  return { form: 'line', course: open(plan.courses.map(({ line }) => line)), ...layout.line(id) };
}

const closed = (rings: readonly Line[]): string => rings.map((ring) => pathOf(ring, true)).join('');
const open = (lines: readonly Line[]): string => lines.map((line) => pathOf(line, false)).join('');

function tabulate<T, V>(
  table: Readonly<Record<string, T>>,
  make: (id: string, value: T) => V,
): Record<string, V> {
  return Object.fromEntries(Object.entries(table).map(([id, value]) => [id, make(id, value)]));
}
