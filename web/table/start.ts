/** Opening tables. */
import type { CreateTableBody, GameInfo, TableInfo } from '@sandtable/server/protocol';
import type { Quick } from '../boards/game.ts';
import type { Lesson } from '../boards/lesson.ts';
import { freshSalt, request } from '../connection/api.ts';
import { botsFor } from './bots.ts';
import { optionsFor } from './non-players.ts';

/** Me in the first seat, a bot in every other, everything else as the game sets it by default. */
export function quickTable(game: GameInfo, quick: Quick = {}): CreateTableBody {
  const seats: CreateTableBody['seats'] = {};
  const all = quick.seats ?? game.seats.map(({ id }) => id);
  for (const [i, id] of all.entries()) {
    const bots = botsFor(game, id);
    const bot = bots.find((one) => one.id === quick.bot) ?? bots[0];
    seats[id] = i === 0 || bot === undefined ? { kind: 'me' } : { kind: 'bot', player: bot.id };
  }
  const defaults = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  return {
    game: game.id,
    setting: {
      scenario: game.scenarios[0] ?? '',
      options: { ...optionsFor(game, { ...defaults, ...quick.options }, seats) },
    },
    seats,
  };
}

/** A private table with the prepared position of a lesson. */
export function lessonTable(game: GameInfo, { options, position, me, bots }: Lesson): CreateTableBody {
  const { setting } = quickTable(game);
  const seats: CreateTableBody['seats'] = { [me]: { kind: 'me' } };
  for (const [seat, player] of Object.entries(bots)) seats[seat] = { kind: 'bot', player };
  return {
    game: game.id,
    setting: { ...setting, options: { ...setting.options, ...options }, attachments: { position } },
    seats,
    private: true,
  };
}

/** Opens a table and, when nobody is awaited, begins the game. */
export async function openTable(body: CreateTableBody): Promise<TableInfo> {
  const table = await request('POST /api/tables', { body });
  const isAwaited = table.seats.some(({ sitter }) => sitter.kind === 'open' || sitter.kind === 'invited');
  if (isAwaited) return table;
  return request('POST /api/tables/:table/start', { path: { table: table.id }, body: { salt: freshSalt() } });
}
