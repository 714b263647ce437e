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
/** The signs at the right end of the head, the outermost first. */
const IN_HEAD = ['resources', 'regime-change', 'event'];
const PITCH = 18;
const BESIEGED = 22;

export function boxOf(world: Geography, { id, marks }: CountryOnBoard): CountryBox {
  const rect = outer(shapeOf(world, id));
  const [x, y, width, height] = rect;
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
        order.map((place, i): [string, Point] => [place, [x + width - 13 - i * PITCH, y + rows.head / 2 + 0.5]]),
      ),
      aid: [x + width / 2, y + rows.head + rows.band / 2],
      besieged: [x + width - BESIEGED / 2 - 3, below + pieces[3] / 2],
    },
  };
}

/** The room for pieces that a castle leaves. */
export function besideCastle([x, y, width, height]: Rect): Rect {
  return [x, y, width - BESIEGED - 2, height];
}

/** The map with every box laid out for what it bears now. */
export function worldWith(world: Geography, countries: readonly CountryOnBoard[]): Geography {
  const boxes = countries.map((country): [string, SpaceShape] => {
    const { head, pieces, marks } = boxOf(world, country);
    return [country.id, { ...shapeOf(world, country.id), head, pieces, marks }];
  });
  return { ...world, spaces: Object.fromEntries(boxes) };
}

/** A country is drawn as its outline, with its name across the head and pieces to its foot. */
function outer({ head, pieces }: SpaceShape): Rect {
  const [x, y, width] = head ?? pieces;
  return [x, y, width, pieces[1] + pieces[3] - y];
}
