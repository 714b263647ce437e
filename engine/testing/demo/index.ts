export { demo, type View as DemoView } from './game.ts';
export { mind as demoMind } from './mind.ts';
export type { State as DemoState } from './state.ts';
