/** Time: revisiting every position of a table, and branching off a place to try things. */
import { randomBytes } from 'node:crypto';
import { type Answer, clone, Dice, type Game, Match, sealedDice, type Viewer } from '@sandtable/engine';
import type { Recorded } from '../bots/tasks.ts';
import { Denial } from '../denial.ts';
import { mayLookFrom } from '../play/connection.ts';
import { apply, beginning } from '../play/ledger.ts';
import type { Open } from '../play/open-table.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Moments, Person } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import type { Rest } from '../storage/log.ts';
import { seatsOf, type TableRecord } from './body.ts';
import { newKey, newTable } from './gather.ts';

const MOST_MOMENTS = 100;

/** The game from its beginning, as far as it is played. */
export function recordedOf({ record, ledger }: Open): Recorded {
  if (ledger === undefined) throw new Denial('not-running');
  const { setting, opening, from, base } = record.body;
  return {
    game: record.game,
    setting,
    start: { ...(opening === undefined ? {} : { opening }), ...(from === undefined ? {} : { from }) },
    answers: ledger.answers.slice((from?.seq ?? base) - base),
  };
}

/** While it runs, from one's own seat or as a spectator; after the end, from any seat. */
function viewpoint(record: TableRecord, person: string | undefined, wish: string | undefined): Viewer {
  const mine = seatsOf(record.body, person);
  const as = wish ?? mine[0] ?? 'spectator';
  if (!mayLookFrom(record, mine, as)) throw new Denial('not-yours');
  return as;
}

export async function momentsOf(
  services: Services,
  rooms: Rooms,
  table: string,
  person: string | undefined,
  range: { from: number; to: number; as?: string | undefined },
): Promise<Moments> {
  const { recorded, as, first, last } = await rooms.get(table).inTurn((open) => ({
    recorded: recordedOf(open),
    as: viewpoint(open.record, person, range.as),
    first: open.record.body.from?.seq ?? open.record.body.base,
    last: open.record.moment,
  }));
  const from = Math.max(range.from, first);
  const to = Math.min(range.to, last, from + MOST_MOMENTS - 1);
  if (from > to) throw new Denial('no-such-moment');
  const moments = await services.pool.moments({ kind: 'moments', recorded, from, to, as });
  return { table, first, last, moments };
}

/**
 * A private table to try things in, with all seats for the one who branches. While the game runs, everything that
 * viewpoint cannot know is dealt anew and the dice are new, so that trying things tells nothing: the sandbox then
 * starts at the rest before the moment, and plays on to the first answer whose outcome chance would change.
 */
export async function branch(
  services: Services,
  rooms: Rooms,
  table: string,
  person: Person,
  wish: { moment: number; as?: string | undefined },
): Promise<TableRecord> {
  const { record, recorded, as } = await rooms.get(table).inTurn((open) => ({
    record: open.record,
    recorded: recordedOf(open),
    as: viewpoint(open.record, person.id, wish.as),
  }));
  const game = services.shelf.find(record.game);
  if (game === undefined) throw new Denial('not-found');
  const first = record.body.from?.seq ?? record.body.base;
  if (wish.moment < first || wish.moment > record.moment) throw new Denial('no-such-moment');
  const { rest, answers } = positionAt(game, recorded, wish.moment);
  const isOver = record.status === 'finished';
  const start = isOver ? { rest, answers } : retold(game, rest, answers, as);
  const sandbox = newTable(game, person.id, {
    setting: record.body.setting,
    places: record.body.places.map((place) => ({ ...place, chair: { kind: 'person', person: person.id } })),
    sandbox: { table, moment: wish.moment },
    from: { ...start.rest, answers: [] },
    base: start.rest.seq,
    dice: newKey(),
  });
  await services.storage.tables.add({ ...sandbox, private: true });
  const opened = rooms.get(sandbox.id);
  await opened.start(({ body }) => ({ body }));
  if (start.answers.length > 0)
    await opened.play((ledger, { body }) => ledger.giveForBots(start.answers, body));
  return sandbox;
}

function positionAt(
  game: Game,
  recorded: Recorded,
  moment: number,
): { rest: Rest; answers: readonly Answer[] } {
  const match = beginning(game, recorded.setting, recorded.start);
  for (const answer of recorded.answers.slice(0, moment - match.seq)) apply(match, answer);
  const { answers, ...rest } = match.position();
  return { rest: rest as Rest, answers };
}

/** The same rest in a world the viewer cannot tell from the real one, and the answers that still mean the same there. */
function retold(game: Game, rest: Rest, answers: readonly Answer[], as: Viewer) {
  const state = clone(rest.state);
  const dice = sealedDice(randomBytes(32).toString('hex'), 'branch');
  game.determinize(state, as, new Dice(sealedDice(randomBytes(32).toString('hex'), 'branch')));
  const again: Rest = { ...rest, state, dice };
  const match = Match.resume(game, { ...again, answers: [] }, { journal: false });
  const kept: Answer[] = [];
  for (const answer of answers) {
    const { fence } = match;
    if (isSecretOfOthers(match, answer, as)) break;
    try {
      apply(match, answer);
    } catch {
      break;
    }
    if (match.fence > fence) break;
    kept.push(answer);
  }
  return { rest: again, answers: kept };
}

/** What somebody else picked where others could not look stays theirs. */
function isSecretOfOthers(match: Match, answer: Answer, as: Viewer): boolean {
  if (answer.seat === as || answer.aside === true) return false;
  return match.declines.secret || (match.ask('spectator')?.seats.length ?? 0) > 1;
}
