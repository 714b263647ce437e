/** 115 Britain Recoils: the same as card 94. */
export { splendidIsolation as britainRecoils } from './94-splendid-isolation.ts';
