/** The real shelf, for servers in processes of their own. */
export { GAMES } from '@sandtable/games';
