export { explain, explainOpenly } from './explain.ts';
export { type Level, LEVEL_IDS, type LevelId, levelOf, LEVELS } from './levels.ts';
export { mindedPlayer, mindsOf } from './player.ts';
export { type Judged, type Progress, think, type Thought } from './think.ts';
export { Value } from './value.ts';
