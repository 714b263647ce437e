/** What lies where inside the box of a country: its name with signs beside it, the band of its governance, its pieces. */
import type { CountryOnBoard } from '@sandtable/labyrinth/board';
import { type Geography, type Point, type Rect, shapeOf, type SpaceShape } from '../map/geography.ts';

export interface CountryBox {
  readonly rect: Rect;
  readonly band: Rect;
  readonly head: Rect;
  readonly pieces: Rect;
  /** The middles of the signs, by place. */
  readonly marks: Readonly<Record<string, Point>>;
}

/** Muslim countries have the larger boxes: they carry more. */
const LARGE = { head: 21, band: 17 };
const SMALL = { head: 19, band: 16 };
const LOW = 60;
/** More kinds of pieces than these need two rows: the box grows as far as its neighbours let it. */
const CROWD = 5;
const GROWTH = 11;
const CORNER = 6;
/** The signs at the right end of the head, the outermost first. */
const IN_HEAD = ['resources', 'regime-change', 'besieged', 'event'];
const PITCH = 18;

export function boxOf(world: Geography, { id, marks, stacks }: CountryOnBoard): CountryBox {
  const printed = outer(shapeOf(world, id));
  const [x, y, width] = printed;
  const height = printed[3] + (stacks.length > CROWD && printed[3] > LOW ? GROWTH : 0);
  const rect: Rect = [x, y, width, height];
  const rows = height < LOW ? SMALL : LARGE;
  const below = y + rows.head + rows.band;
  const has = (place: string) => marks.some(({ at }) => at === place);
  const shown = IN_HEAD.filter(has);
  // What has just gone leaves its trace behind those that are there.
  const order = [...shown, ...IN_HEAD.filter((place) => !has(place))];
  const room = shown.length * PITCH + (shown.length > 0 ? 3 : 0);
  const pieces: Rect = [x + 3, below, width - 6, y + height - below];
  return {
    rect,
    band: [x, y + rows.head, width, rows.band],
    head: [x + 6, y, width - 10 - room, rows.head],
    pieces,
    marks: {
      ...Object.fromEntries(
        order.map((place, i): [string, Point] => [
          place,
          [x + width - 13 - i * PITCH, y + rows.head / 2 + 0.5],
        ]),
      ),
      aid: [x + width / 2, y + rows.head + rows.band / 2],
    },
  };
}

/** The map with every box laid out for what it bears now. */
export function worldWith(world: Geography, countries: readonly CountryOnBoard[]): Geography {
  const boxes = countries.map((country): [string, SpaceShape] => {
    const { rect, head, pieces, marks } = boxOf(world, country);
    return [country.id, { ...shapeOf(world, country.id), d: outlineOf(rect), head, pieces, marks }];
  });
  return { ...world, spaces: Object.fromEntries(boxes) };
}

function outlineOf([x, y, width, height]: Rect): string {
  const turn = (dx: number, dy: number) => `a${CORNER},${CORNER},0,0,1,${dx},${dy}`;
  const [across, down] = [width - 2 * CORNER, height - 2 * CORNER];
  return `M${x + CORNER},${y}h${across}${turn(CORNER, CORNER)}v${down}${turn(-CORNER, CORNER)}h${-across}${turn(-CORNER, -CORNER)}v${-down}${turn(CORNER, -CORNER)}z`;
}

/** A country is drawn as its outline, with its name across the head and pieces to its foot. */
function outer({ head, pieces }: SpaceShape): Rect {
  const [x, y, width] = head ?? pieces;
  return [x, y, width, pieces[1] + pieces[3] - y];
}
