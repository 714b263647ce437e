export { courseOf, type CoursePoint, type Knowing, type Played } from './course.ts';
export { explain, explainOpenly } from './explain.ts';
export { type Advised, type Hint, hintFor } from './hint.ts';
export { type Level, LEVEL_IDS, type LevelId, levelOf, LEVELS } from './levels.ts';
export type { TurnLuck } from './luck.ts';
export { mindedPlayer, mindsOf } from './player.ts';
export { type Accuracy, type Review, reviewOf, type TurningPoint } from './review.ts';
export { type Judged, type Progress, think, type Thought, type Working } from './think.ts';
export { Value } from './value.ts';
