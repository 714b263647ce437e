/** The map of a table whose owner has corrected its connections: ways are left out, others are drawn beside ours. */
import type { Geography, Point, SpaceShape } from '../map/geography.ts';

/** Where the box of a road lies that only an owner's map has. */
const BOXES: Readonly<Record<string, Point>> = {
  'kandahar-transcaspia': [362, 160],
  'punjab-transcaspia': [650, 180],
  'kabul-persia': [340, 270],
  'kandahar-persia': [260, 420],
  'persia-punjab': [300, 480],
  'herat-punjab': [600, 310],
};
const WIDTH = 66;
const HEIGHT = 34;
const CORNER = 8;
const RIM = 2;

export function mapWith(geography: Geography, connections: readonly string[]): Geography {
  const ours = Object.entries(geography.spaces).filter(
    ([id]) => !id.includes('-') || connections.includes(id),
  );
  const others = connections
    .filter((id) => geography.spaces[id] === undefined)
    .map((id) => [id, road(geography, id)] as const);
  return { ...geography, spaces: Object.fromEntries([...ours, ...others]) };
}

/** From city to city by way of its box. */
function road({ towns }: Geography, id: string): SpaceShape {
  const [from, to] = id.split('-').map((city) => towns[`city-${city}`]?.at);
  const box = BOXES[id];
  if (from === undefined || to === undefined || box === undefined) throw new Error(`no road ${id}`);
  // The curve passes through its box half-way.
  const bend = ([0, 1] as const).map((axis) => 2 * box[axis] - (from[axis] + to[axis]) / 2);
  const [x, y] = [box[0] - WIDTH / 2, box[1] - HEIGHT / 2];
  const arc = (dx: number, dy: number) => `a${CORNER},${CORNER},0,0,1,${dx},${dy}`;
  return {
    form: 'line',
    course: `M${from.join(',')}Q${bend.join(',')},${to.join(',')}`,
    d: [
      `M${x + CORNER},${y}h${WIDTH - 2 * CORNER}`,
      `${arc(CORNER, CORNER)}v${HEIGHT - 2 * CORNER}`,
      `${arc(-CORNER, CORNER)}h${2 * CORNER - WIDTH}`,
      `${arc(-CORNER, -CORNER)}v${2 * CORNER - HEIGHT}`,
      `${arc(CORNER, -CORNER)}z`,
    ].join(''),
    marks: {},
    pieces: [x + RIM, y + RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM],
  };
}
