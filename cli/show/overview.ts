/** What lies on the table as a viewer sees it: in the game's own sentences, or as a plain list where it has none. */
import { type Match, render, type Speech, type Viewer } from '@sandtable/engine';
import { viewLines } from './view.ts';

export function tableLines(match: Match, viewer: Viewer, speech: Speech): string[] {
  const view = match.view(viewer);
  const overview = match.game.overview?.(view, viewer);
  // Without rule numbers: forty lines of facts read better without forty numbers.
  return overview === undefined ? viewLines(view) : overview.map((message) => render(speech, message));
}
