/** A Distant Plain: the game's front door. */
export { type Card, CARDS } from './cards.ts';
export { type Corrected, ownersFileFaults, readOwnersFile, writeOwnersFile } from './owners-file.ts';
