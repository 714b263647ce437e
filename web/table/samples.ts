/** The course of a game: margins and other figures at some of its moments. */
import type { Json, Viewer } from '@sandtable/engine';
import type { BoardModule, GraphLine, Margin } from '../boards/board.ts';
import { request } from '../connection/api.ts';

export interface Sample {
  readonly moment: number;
  readonly margins: readonly Margin[];
  /** By graph. */
  readonly graphs: readonly (readonly GraphLine[])[];
}

export function sampleOf(board: BoardModule, moment: number, view: Json): Sample {
  return {
    moment,
    margins: board.margins?.(view) ?? [],
    graphs: (board.graphs ?? []).map(({ lines }) => lines(view)),
  };
}

/** Puts a sample in its place; what was taken back after it is gone. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples.filter(({ moment }) => moment < sample.moment), sample];
}

/** At most `count` moments spread evenly over the game, first and last included. */
export function spread(first: number, last: number, count: number): readonly number[] {
  const steps = Math.min(count - 1, last - first);
  if (steps <= 0) return [first];
  return Array.from({ length: steps + 1 }, (_, i) => first + Math.round((i * (last - first)) / steps));
}

/** Fetches the course of a game so far, one moment after the other so as not to burden the server. */
export async function loadSamples(
  board: BoardModule,
  table: string,
  last: number,
  as: Viewer,
  count = 40,
): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const moment of spread(0, last, count)) {
    const query = { from: moment, to: moment, as };
    const { moments } = await request('GET /api/tables/:table/moments', { path: { table }, query });
    for (const found of moments) samples.push(sampleOf(board, found.moment, found.view));
  }
  return samples;
}
