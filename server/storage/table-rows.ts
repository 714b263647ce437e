/** A table between its row and what the server works with. */
import type { Setting } from '@sandtable/engine';
import type { Selectable } from 'kysely';
import type { Ending } from '../protocol/index.ts';
import { hasBots, hasOpenSeat, isBotTurn, type TableBody, type TableRecord } from '../tables/body.ts';
import type { TableRow } from './rows.ts';

/** All columns but the documents, which may be large. */
export const LISTED = [
  'tables.id',
  'game',
  'version',
  'status',
  'private',
  'has_open_seat',
  'is_bot_turn',
  'has_bots',
  'source',
  'site',
  'attended',
  'owner_id',
  'created',
  'changed',
  'moment',
  'turn',
  'ending',
  'revision',
  'body',
] as const;

export function toRow(table: TableRecord): TableRow {
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    status: table.status,
    private: Number(table.private),
    has_open_seat: Number(hasOpenSeat(table.body)),
    is_bot_turn: Number(isBotTurn(table.body, table.turn)),
    has_bots: Number(hasBots(table.body)),
    source: table.body.source ?? null,
    site: table.body.site ?? null,
    attended: table.attended ?? null,
    owner_id: table.owner,
    created: table.created,
    changed: table.changed,
    moment: table.moment,
    turn: JSON.stringify(table.turn),
    ending: table.ending === undefined ? null : JSON.stringify(table.ending),
    revision: table.revision,
    attachments: null,
    ...documentsOf(table.body),
  };
}

/** A body that names no documents does not say that there are none: they stay as they are. */
export function documentsOf(
  body: TableBody,
): Pick<TableRow, 'body'> & Partial<Pick<TableRow, 'attachments'>> {
  const { attachments, ...setting } = body.setting;
  return {
    body: JSON.stringify({ ...body, setting }),
    ...(attachments === undefined ? {} : { attachments: JSON.stringify(attachments) }),
  };
}

export function fromRow(row: Selectable<TableRow>): TableRecord {
  const body = JSON.parse(row.body) as TableBody;
  const attachments =
    row.attachments === null ? {} : { attachments: JSON.parse(row.attachments) as Setting['attachments'] };
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    status: row.status,
    private: row.private === 1,
    owner: row.owner_id,
    created: row.created,
    changed: row.changed,
    moment: row.moment,
    turn: JSON.parse(row.turn) as string[],
    ...(row.ending === null ? {} : { ending: JSON.parse(row.ending) as Ending }),
    revision: row.revision,
    ...(row.attended === null ? {} : { attended: row.attended }),
    body: { ...body, setting: { ...body.setting, ...attachments } as Setting },
  };
}
