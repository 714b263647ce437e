// What the browser tests' server offers: every game, the demonstration game, and players for any of them.
export { GAMES } from '@sandtable/games/workshop';
export { PLAYERS } from '@sandtable/players';
