/** A Distant Plain: the front door. */
export { type Card, CARDS } from './cards.ts';
export { distantPlain } from './game.ts';
export { type Corrected, ownersFileFaults, readOwnersFile, writeOwnersFile } from './owners-file.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
