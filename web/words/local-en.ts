import type { Same } from './index.ts';

/** The words of a page that plays by itself: fetched there only. */
export const localEn = {
  here: 'On this device',
  lead: 'Everything on this page happens in your browser: the rules, the bots, the games you play. Nothing is sent anywhere.',
  name: 'Your name',
  rename: 'Change',
  games: 'Games at hand without a network',
  gamesHint: 'A game is fetched when you first play it.',
  keep: (given: { game: string; size: string }) => `Keep ${given.game} (${given.size})`,
  letGo: (given: { game: string }) => `Let ${given.game} go`,
  kept: (given: { size: string }) => `at hand, ${given.size}`,
  notKept: 'only with a network',
  room: 'Room',
  roomUsed: (given: { used: string; most: string }) =>
    `${given.used} of ${given.most} that the browser allows are used.`,
  persist: 'Ask the browser never to clear it by itself',
  persisted: 'The browser does not clear it by itself.',
  refusedToPersist: 'The browser does not promise that.',
  full: 'The browser has no room left to keep anything. Nothing has changed; let a game go on the page “On this device”.',
  stopped: 'What plays in this browser has stopped. Load the page again.',
  accident: 'Something went wrong in this browser; nothing has changed.',
  tables: 'Your tables',
  save: 'Save all as a file',
  saveHint:
    'The file holds whole games with every hand and the dice. Open it in another browser to go on there.',
  bring: 'Open a saved file',
  forget: 'Delete everything',
  forgetSure: 'All games that are kept in this browser are gone then. Is that what you want?',
  forgotten: 'Everything is deleted.',
  export: 'Download this game',
  exportHint: 'With every hand and the dice: another Sandtable opens it, and anybody can check it.',
  club: 'Go on at the club',
  clubHint:
    'Takes this game to the server that this page came from, as a table of your own. Others can take seats there.',
  fresh: 'A new version of this page is there.',
  goOn: 'Go on with it',
  install: 'Install',
  unkept: 'This browser keeps nothing at hand without a network: it wants a secure address (https).',
};

export type LocalWords = Same<typeof localEn>;
