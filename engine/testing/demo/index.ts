export { demo, type View as DemoView } from './game.ts';
export type { State as DemoState } from './state.ts';
