/** Pax Pamir, first edition: the game's front door. */
export { paxPamir } from './game.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
