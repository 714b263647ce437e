export { type BackupReport, backup, restore } from './hosting/backup.ts';
export { exportTable, importTable } from './hosting/documents.ts';
export { type RunningServer, serve } from './serve.ts';
export { DEFAULT_LIMITS, type Limits, readSettings, type Settings } from './settings.ts';
