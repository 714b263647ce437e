/** A table between its row and what the server works with. */
import type { Setting } from '@sandtable/engine';
import type { Selectable } from 'kysely';
import type { Ending } from '../protocol/index.ts';
import { hasBots, hasOpenSeat, isBotTurn, type TableBody, type TableRecord } from '../tables/body.ts';
import type { Attachments } from '../tables/attachments.ts';
import type { Clocks } from '../tables/clocks.ts';
import { KEPT_APART } from './documents.ts';
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
  'clocks',
  'clocked',
  'due',
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
    body: bodyText(table.body),
    clocks: null,
    clocked: 0,
    due: null,
  };
}

/** Without the documents attached to the setting, which are kept apart. */
export function bodyText(body: TableBody): string {
  const { from } = body;
  return JSON.stringify({
    ...body,
    setting: withoutDocuments(body.setting),
    ...(from === undefined ? {} : { from: { ...from, setting: withoutDocuments(from.setting) } }),
  });
}

function withoutDocuments(setting: Setting): Setting {
  const { attachments: _, ...rest } = setting;
  return rest;
}

/** `apart`: the documents, when they are not in the row. */
export function fromRow(row: Selectable<TableRow>, apart?: Attachments): TableRecord {
  const body = JSON.parse(row.body) as TableBody;
  const inline = row.attachments === null || row.attachments === KEPT_APART ? undefined : row.attachments;
  const attachments = apart ?? (inline === undefined ? undefined : (JSON.parse(inline) as Attachments));
  const withDocuments = (setting: Setting): Setting =>
    attachments === undefined ? setting : { ...setting, attachments };
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
    ...(row.clocks === null ? {} : { clocks: JSON.parse(row.clocks) as Clocks }),
    body: {
      ...body,
      setting: withDocuments(body.setting),
      ...(body.from === undefined
        ? {}
        : { from: { ...body.from, setting: withDocuments(body.from.setting) } }),
    },
  };
}
