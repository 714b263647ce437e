export { Denial } from './denial.ts';
export { BadBackup, type BackupReport, backup, restore } from './hosting/backup.ts';
export { type ActLine, moderate, moderationLog, setModerator, type Wished } from './hosting/moderating.ts';
export { type Report, reportsTo } from './hosting/reports.ts';
export { exportTable, importTable } from './hosting/documents.ts';
export {
  type AccountLine,
  closeTable,
  forgetGuests,
  listAccounts,
  listTables,
  type NewPassword,
  resetPassword,
  type TableLine,
} from './hosting/operators.ts';
export { type RunningServer, serve } from './serve.ts';
export { DEFAULT_LIMITS, type Limits, type LogLevel, readSettings, type Settings } from './settings.ts';
export { openStorage } from './storage/index.ts';
export { ACTS, type ActKind } from './storage/moderation-acts.ts';
