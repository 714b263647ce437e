export { type ContentOptions, type ContentReport, runContent } from './content.ts';
export { demo, type DemoState, type DemoView } from './demo/index.ts';
export { knownKeys } from './known-keys.ts';
export { type Answers, type Part, type Play, play } from './play.ts';
export { playRandomly, randomAnswer, randomSetting } from './random.ts';
export { examine, type Failure } from './shrink.ts';
export { Scatter } from './sparse.ts';
export { torture, type TortureOptions, type TortureReport } from './torture.ts';
export { transcript } from './transcript.ts';
