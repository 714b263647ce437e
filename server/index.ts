export { serve, type RunningServer } from './serve.ts';
export { DEFAULT_LIMITS, type Limits, readSettings, type Settings } from './settings.ts';
