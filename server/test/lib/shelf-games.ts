/** The real shelf, for servers in processes of their own. */
export { findGame, GAME_IDS } from '@sandtable/games';
