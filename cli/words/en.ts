/** Everything the command says itself, in English. What games say comes from their own words. */

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);

export const en = {
  colon: ': ',
  bracketed: (text: string) => ` (${text})`,
  // The help.
  usage: 'Usage:',
  usageOptions: '[options]',
  usageCommand: '[command]',
  options: 'Options:',
  commands: 'Commands:',
  arguments: 'Arguments:',
  help: 'show this help',
  helpOfCommand: 'show the help of a command',
  version: 'show the version',
  about: 'Plays tabletop wargames: people, bots, or both, at this terminal or in a browser.',
  firstSteps: `First steps:
  sandtable games                        what can be played, and with which options
  sandtable serve                        host games for a browser
  sandtable play <game>                  play here against bots
  sandtable sim <game> --games 1000      let bots play and count who wins
  sandtable <command> --help             more about one command`,
  aboutGames: 'list the games with their scenarios, options, seats and players',
  aboutSim: 'let bots play many games and count who wins',
  moreSim: `Players are named in the order of the seats, or one for all of them, or one for each team, or by seat:
  sandtable sim <game> --players practised,random,random,random
  sandtable sim <game> --players random,flint=practised
Where nobody is named, "random" plays. Seats that an option makes non-players are played by the rulebook's own
charts, unless a player is named for such a seat or one for each seat. "sandtable games" lists all players.
The same seed gives the same games on every machine, whatever the number of workers. Game 7 of the seed 1 has the
seed 1/7: "--from 7 --games 1 --keep games" saves it as games/1-7.json for "sandtable replay".
Ctrl-C ends a run early and counts what was played.`,
  aboutLadder: 'measure players against each other, with seats rotated from game to game',
  moreLadder: `With more players than seats every group that can meet does: name as many as you like.
Seats that an option makes non-players stay with the rulebook's own charts.`,
  aboutPlay: 'play at this terminal; bots take the other seats',
  morePlay: `While playing, type the number of an option, or "h" for everything else that can be typed.
A game saved with "s <file>" or --save goes on with --load.
The levels of --bots are beginner, steady, practised, strong and master: "sandtable games" tells how long each takes a turn
and how strong it is.`,
  aboutRule: 'read a rule of a game, summed up in our own words; without a number, list them',
  aboutCard: 'read a card of a game; without a name, list them',
  argRule: 'the number of the rule',
  argCard: 'the number, or a part of the name',
  aboutReplay: 'step through a saved game',
  moreReplay: 'Type "h" while replaying for everything that can be typed.',
  aboutReview: 'look back at a saved game: where it turned, what was better, what was luck',
  moreReview: `The decisions of all seats are looked at that no chart of the rulebook holds, or those of --seats. Costs are
measured in imagined games; one is told only when it exceeds twice its standard error.`,
  optReviewSeats: 'whose decisions are looked at, such as alder,flint',
  optReviewSeconds: 'of work, roughly, on one core',
  aboutVerify: 'check the dice of a saved game against the commitment published before it',
  moreVerify: 'Ends with code 0 when every die is proven, with 1 when something does not fit.',
  aboutBench: 'measure how fast this machine plays',
  aboutServe: 'host games for browsers, until stopped with Ctrl-C',
  moreServe: `Without options the games are kept in the SQLite file sandtable-data/sandtable.sqlite and served on
http://127.0.0.1:8080. DATABASE_URL names a PostgreSQL database instead; docs/hosting.md lists all settings.`,
  aboutBackup: 'write everything a server keeps into one file; the server may run meanwhile',
  aboutRestore: 'fill a new database from a backup',
  aboutExport: 'write a table of the server to a file, or print it',
  moreExport:
    'A finished game is open and can be replayed and verified; a running one is sealed by its server.',
  aboutImport: 'bring an exported table back to the server',
  aboutTables: 'list the tables of a server',
  aboutAccounts: 'list the accounts and guests of a server',
  aboutPassword: 'give an account a new password and sign it out everywhere',
  aboutClose: 'end a table as if its people had given it up',
  moreClose: 'A server that runs on this database does it, and its people see it at once.',
  aboutModerate: 'suspend somebody, close tables, delete a line or a title',
  argAct: 'suspend, lift, suspend-address, lift-address, close, close-all, delete-line or delete-title',
  argSubject: 'the name of an account or the id of a person, an address, a table, or <table>/<line>',
  optReason: 'why: it is kept in the log',
  optSuspendedDays: 'how many days somebody is suspended; without it there is no end',
  moreModerate:
    'A server that runs on this database does it within a second or two; where none runs, the command does it itself.',
  aboutModeration: 'list what hosts and moderators have done, newest first',
  aboutModerator: 'let an account moderate on the page',
  optRevoke: 'no longer',
  aboutForget: 'forget guests who have not been seen for long and play at no table',
  argAccount: 'the name of the account',
  optStatus: 'only tables that are gathering, running or finished',
  optDays: 'how long they have not been seen',
  optLiftFactor: 'ask for no code at sign-in any more, for somebody who has lost device and recovery codes',
  optTrial: 'only tell how many there are',
  aboutReports: 'list what people at the tables have reported to the host, newest first',
  aboutCards: 'card sets of your own',
  aboutCardsCheck: 'check a card set (JSON or CSV) before playing with it',
  moreCardsCheck: 'Ends with code 0 when the set can be played with, with 1 and every fault when it cannot.',
  aboutCardsStandard: 'write the card set that comes with a game, to start from, or print it',
  aboutPosition: 'write a moment of a saved game as a position that games can start from',
  morePosition: `The position is that of the last rest before the moment. Start from it with
  sandtable play <game> --attach position=<file>`,
  optAtPosition: 'after so many answers; at the end when not given',
  argBackup: 'the file of the backup',
  argTable: 'the id of the table, as in its address',
  argExport: 'the file to write; printed when not given',
  argImport: 'the exported file',
  argCards: 'the file of the card set',
  optHost: 'the address to listen at (127.0.0.1; 0.0.0.0 for all)',
  optPort: 'the port to listen at (8080; 0 for any free one)',
  optDatabase: 'an SQLite file or a PostgreSQL address',
  optLog: 'what is logged: debug, info, warn, error or silent',
  optOwner: 'the account that will own the table',
  optCardsGame: 'the game the cards are for',
  argGame: 'the id of a game (see "sandtable games")',
  argSave: 'a saved game',
  optGames: 'how many games',
  optSeed: 'any text; the same seed gives the same games',
  optPlayers: 'who plays; random when not given',
  optPlayersLadder: 'who is measured',
  optScenario: 'the scenario; the first one when not given',
  optOptions: 'options of the game, such as rounds=5,short=true',
  optAttach: 'a document for the game, such as cards=my-cards.json',
  optWorkers: 'threads to use; one a core when not given',
  optJson: 'print JSON, one object a line',
  optEach: 'also print a line of JSON for every game',
  optFrom: 'the number of the first game',
  optCsv: 'print a row of CSV for every game, and the tables on standard error',
  optKeep: 'save every game to this folder, named by its seed',
  optFailures: 'save games that the rules fail in to this folder (sim-failures)',
  optForce: 'replace files that are there',
  optLanguage: 'en or ja',
  optSeats: 'the seats of people, such as alder,flint; "none" to watch the bots',
  optBots: 'who plays the other seats',
  optPlaySeed: 'dice from a seed; sealed dice, which can be verified, when not given',
  optSave: 'save to this file after every decision',
  optLoad: 'go on with a saved game',
  optAs: 'see what this seat sees; spectator when not given',
  optAt: 'begin after so many answers',
  optAutoplay: 'play on by itself, with so many seconds between answers',

  // What is wrong.
  unknownCommand: (p: { command: string }) => `There is no command "${p.command}": see sandtable --help.`,
  unknownOption: (p: { option: string }) => `There is no option "${p.option}" here.`,
  missingArgument: (p: { argument: string }) => `<${p.argument}> is missing.`,
  missingValue: (p: { option: string }) => `Something is missing behind ${p.option}.`,
  missingOption: (p: { option: string }) => `${p.option} is needed.`,
  badChoice: (p: { option: string; given: string; known: string }) =>
    `${p.option} is one of ${p.known}, not "${p.given}".`,
  tooManyArguments: 'There are too many words behind the command.',
  didYouMean: (p: { meant: string }) => `Did you mean ${p.meant}?`,
  noGame: (p: { id: string; known: string }) => `There is no game "${p.id}". There are: ${p.known}.`,
  badNumber: (p: { what: string; given: string; from: number; to: number }) =>
    `${p.what} is a whole number from ${p.from} to ${p.to}, not "${p.given}".`,
  badPair: (p: { given: string }) => `"${p.given}" is not of the form name=value.`,
  badSetting: (p: { fault: string }) => `This cannot be played: ${p.fault}.`,
  badLanguage: (p: { given: string }) => `There is no language "${p.given}". There are: en, ja.`,
  noSeat: (p: { id: string; known: string }) => `There is no seat "${p.id}". There are: ${p.known}.`,
  cannotRead: (p: { file: string; reason: string }) => `${p.file} cannot be read: ${p.reason}.`,
  cannotWrite: (p: { file: string; reason: string }) => `${p.file} cannot be written: ${p.reason}.`,
  fileIsThere: (p: { file: string }) =>
    `${p.file} is there already: name another file, or add --force to replace it.`,
  cannotPrint: (p: { reason: string }) => `Nothing more can be printed: ${p.reason}.`,
  reasons: {
    ENOENT: 'no such file or folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder',
    ENOTDIR: 'its folder is not a folder',
    ENOSPC: 'the disk is full',
    EDQUOT: 'no more room is allowed there',
    EFBIG: 'the file would be too large',
    EIO: 'the disk does not answer',
    EROFS: 'the disk is read-only',
    ENAMETOOLONG: 'the name is too long',
    EADDRINUSE: 'the address is in use already, choose another --port',
    EADDRNOTAVAIL: 'this machine does not have that address',
    ECONNREFUSED: 'nobody answers at the address of the database',
    ENOTFOUND: 'there is no machine of that name',
    SQLITE_CANTOPEN: 'the database file cannot be opened',
    SQLITE_READONLY: 'the database file is read-only',
    SQLITE_FULL: 'the disk is full',
    SQLITE_NOTADB: 'the file is not a database',
  },
  brokenJson: (p: { file: string; line: number; column: number }) =>
    `${p.file} is not JSON: it breaks in line ${p.line}, column ${p.column}.`,
  repeatedField: (p: { file: string; where: string }) =>
    `${p.file}: ${p.where} is there twice, and only the last would count.`,
  noBook: (p: { game: string }) => `${p.game} has nothing to read of that kind.`,
  sealedFile: (p: { file: string }) =>
    `${p.file} is sealed: its game is not over, and only its server can read it. Bring it back there with "sandtable import", or export the table again when the game is over: then it can be replayed and its dice verified.`,
  noPosition: 'This moment cannot be told as a position: try it a turn earlier or later.',
  badFile: (p: { file: string; fault: string }) => `${p.file}: ${p.fault}`,
  otherGame: (p: { file: string; saved: string; asked: string }) =>
    `${p.file} is a game of ${p.saved}, not of ${p.asked}.`,
  loadedSetting: 'A game that goes on keeps its scenario, options and seed: leave them out with --load.',
  unsealed: (p: { file: string }) =>
    `${p.file} was not played with sealed dice, so there is nothing it could be checked against.`,
  noCommitment: (p: { file: string }) =>
    `${p.file} does not name the commitment that was published before the game.`,
  notBuilt: (p: { file: string }) => `${p.file} is not there: run "npm run build" first.`,
  aboutToFail: 'Something went wrong inside the program. This is a fault of Sandtable, not yours:',

  cannotHost: (p: { reason: string }) => `This did not work: ${p.reason}.`,
  noTable: (p: { table: string }) => `There is no table ${p.table}.`,
  noAccount: (p: { name: string }) => `There is no account "${p.name}".`,
  noBackup: (p: { file: string }) => `${p.file} is not a whole backup of this version.`,
  notEmpty: 'The database is not empty. Restore into a new one.',
  noDatabase: (p: { database: string }) => `There is no database ${p.database}.`,
  noFile: (p: { file: string }) => `There is no file ${p.file}.`,
  whoseCards: (p: { games: string }) => `Say whose cards they are: --game, one of ${p.games}.`,
  noCards: (p: { games: string }) => `This game takes no card sets. Those that do: ${p.games}.`,

  // Hosting.
  serving: (p: { address: string }) => `Sandtable is ready: open ${p.address}`,
  stopping: 'Stopping ...',
  backedUp: (p: { rows: number; file: string }) => `${p.rows} rows written to ${p.file}.`,
  restored: (p: { rows: number; file: string }) => `${p.rows} rows read from ${p.file}.`,
  moderated: (p: { kind: string; subject: string; result: string }) => `${p.kind} ${p.subject}: ${p.result}.`,
  nothingToModerate: (p: { subject: string }) => `There is no "${p.subject}".`,
  noActs: 'Nothing was done.',
  headTime: 'time',
  headBy: 'by',
  headAct: 'act',
  headSubject: 'subject',
  headResult: 'result',
  headReason: 'reason',
  theHost: 'the host',
  nowModerator: (p: { name: string }) => `${p.name} may moderate now.`,
  noModerator: (p: { name: string }) => `${p.name} no longer moderates.`,
  noReports: 'Nothing was reported.',
  reported: (p: { at: string; table: string; by: string; about: string; text: string }) =>
    `${p.at} table ${p.table}: ${p.by} about ${p.about}: ${p.text}`,
  reportedLine: (p: { line: string }) => `  about what was said: ${p.line}`,
  imported: (p: { table: string }) => `The game is back as table ${p.table}.`,
  cardsFine: (p: { file: string; game: string }) => `${p.file} can be played with in ${p.game}.`,

  // Tables.
  noTables: 'There are no tables.',
  noAccounts: 'There is nobody.',
  headTable: 'table',
  headGame: 'game',
  headStatus: 'status',
  headOwner: 'owner',
  headPeople: 'people',
  headMoment: 'answers',
  headChanged: 'changed',
  headDue: 'time runs out',
  headName: 'name',
  headKind: 'kind',
  headCreated: 'created',
  headSeen: 'last seen',
  headTables: 'tables',
  isPrivate: 'private',
  guest: 'guest',
  account: 'account',
  codeStays: 'Sign-in still asks for the code of the second factor; --lift-factor would end that.',
  newPassword: (p: { name: string; password: string }) => `The new password of ${p.name}: ${p.password}`,
  tableClosed: (p: { table: string }) => `Table ${p.table} is closed.`,
  tableWasOver: (p: { table: string }) => `Table ${p.table} was over already.`,
  guestsGone: (p: { guests: number }) => `Forgotten: ${p.guests === 1 ? '1 guest' : `${p.guests} guests`}.`,
  guestsWouldGo: (p: { guests: number }) =>
    `${p.guests === 1 ? '1 guest' : `${p.guests} guests`} would be forgotten.`,
  headSeat: 'seat',
  headPlayer: 'player',
  headPlayed: 'played',
  headWins: 'wins',
  headShared: 'shared',
  headShare: 'share',
  headSure: '95 % sure',
  headScore: 'mean score',
  headEnding: 'ending',
  headGames: 'games',
  headPart: 'share',
  headMargin: 'mean margin',
  simTotal: (p: { games: number; decisions: string; seconds: string; rate: string }) =>
    `${games(p.games)}, ${p.decisions} decisions in ${p.seconds} s (${p.rate} a second)`,
  lengths: (p: { mean: string; shortest: number; longest: number }) =>
    `${p.mean} decisions a game (${p.shortest} to ${p.longest})`,
  interrupted: (p: { done: number; games: number }) => `Stopped after ${p.done} of ${games(p.games)}.`,
  keptUntil: (p: { done: number; games: number; kept: number; folder: string }) =>
    `Stopped after ${p.done} of ${games(p.games)}; ${p.kept} of them are in ${p.folder}.`,
  gameFailed: (p: { number: number; seed: string; answers: number; fault: string }) =>
    `Game ${p.number} (seed ${p.seed}) failed after ${p.answers} answers: ${p.fault}.`,
  failureIsIn: (p: { told: string; file: string }) => `${p.told} Up to there it is in ${p.file}.`,
  gamesFailed: (p: { games: number }) =>
    `${games(p.games)} failed through a fault of the rules or of a player, and ${p.games === 1 ? 'is' : 'are'} counted nowhere.`,
  timeLeft: (p: { time: string }) => `${p.time} left`,
  lostByAll: (p: { games: number }) => `${games(p.games)} nobody won`,
  gamesScenarios: 'scenarios',
  gamesSeats: 'seats',
  gamesPlayers: 'players',
  gamesOptions: 'options',
  gamesDocuments: 'documents',
  teams: (p: { team: string }) => `team ${p.team}`,
  playerSeats: (p: { player: string; seats: string }) => `${p.player} (for ${p.seats})`,
  standard: (p: { value: string }) => `${p.value} when not given`,
  yesOrNo: 'true or false',
  range: (p: { from: number; to: number }) => `${p.from} to ${p.to}`,

  // Playing.
  sealed: (p: { commitment: string }) => `The dice are sealed. Commitment: ${p.commitment}`,
  atKeyboard: 'at this keyboard',
  sits: (p: { seat: string; player: string }) => `${p.seat}: ${p.player}`,
  noDigest: 'Nothing has happened since your last answer.',
  noGoals: 'This game does not tell what wins.',
  goalMet: 'enough',
  goalLacks: (p: { n: number }) => `${p.n} short`,
  typeHelp: 'Type the number of an option, v for the table, or h for help.',
  playPrompt: '[number, v: table, h: help]',
  turnOf: (p: { seats: string }) => `Deciding: ${p.seats}`,
  handOver: (p: { seat: string }) => `Hand over to ${p.seat}, then press Enter.`,
  notOnMenu: (p: { given: string; keys: readonly string[] }) =>
    `"${p.given}" is not on the menu (${p.keys.length > 3 ? `${p.keys[0]} to ${p.keys.at(-1)}` : p.keys.join(', ')}; ? tells why, h for help).`,
  whichOne: (p: { given: string }) => `"${p.given}" could be:`,
  isOffered: (p: { key: string; text: string }) => `It is offered: ${p.key}  ${p.text}`,
  notConsidered: (p: { given: string; rule: string }) =>
    `"${p.given}" does not come into question here; the rule that asks is ${p.rule}:`,
  noRule: (p: { rule: string }) => `There is no rule "${p.rule}".`,
  noCard: (p: { given: string }) => `There is no card "${p.given}".`,
  noCardsHere: 'There is no card to read here: name one.',
  whyNothing: 'Nothing else would be possible here.',
  talkNothing: 'There is nothing to offer or to give now.',
  undone: 'Taken back.',
  sure: (p: { text: string }) => `${p.text}\nType it again to do so.`,
  undoFenced: 'A die or something hidden was shown since: "u!" takes it back all the same.',
  undoNothing: 'There is nothing to take back.',
  saved: (p: { file: string }) => `Saved to ${p.file}.`,
  saveIsThere: (p: { file: string }) => `${p.file} is there already: "s! ${p.file}" replaces it.`,
  positionWhere: 'Name a file: p <file>.',
  positionIsThere: (p: { file: string }) => `${p.file} is there already: name another file.`,
  saveWhere: 'Name a file: s <file>.',
  left: 'The game was left unfinished.',
  over: 'The game is over.',
  rank: (p: { rank: number; seat: string; score: number }) => `${p.rank}. ${p.seat} (${p.score})`,
  because: (p: { seat: string }) => `${p.seat}, why: `,
  playHelp: `1, 2, ...   take that option; a part of its words will do ("bogota")
?           what is not offered, and why not; "? pasto" asks about one thing
i [s]       a hint: the best turn from here, thought over for s seconds; noted in the saved game
c [card]    read a card by number or name; without one, the cards at hand
r [rule]    read a rule; without a number, the one that asks. 3.2.1 alone does, too
u           take back; u! also past dice and secrets
v           what lies on the table
g           what wins for every seat, and what it lacks
d           what the others did since your last answer, in short
j [n]       the journal, or its last n lines
t [n [k]]   table talk: what you may offer or give now; "t 1 5" gives 5 of the first
ta [n [k]]  the same for the others at this keyboard
s [file]    save; s! replaces another file
p <file>    write the position, for other games to start from
l en|ja     change the language
q           leave`,

  // Hints and reviews.
  noMind: (p: { game: string }) => `Nobody here knows ${p.game} well enough to advise.`,
  hintOthers: 'Others play at this keyboard: if all agree, type i! for a hint.',
  hintStop: 'Thinking. Press Enter to hear what is known by then.',
  hintCompared: (p: { plans: number; worlds: number; before: number }) =>
    `${p.plans === 1 ? '1 turn' : `${p.plans} turns`} compared in up to ${p.worlds} imagined games. Chance of winning now: about ${p.before} %`,
  hintPlan: (p: { number: number; after: number; usual: boolean }) =>
    `${p.number}. ${p.after} %${p.usual ? ' (as rules of thumb would)' : ''}: `,
  hintMoves: (p: { what: string }) => `what moves: ${p.what}`,
  hintThumb: (p: { why: string }) => `Rule of thumb: ${p.why}`,
  hintsTaken: (p: { seat: string; hints: number }) =>
    `${p.seat} took ${p.hints === 1 ? 'one hint' : `${p.hints} hints`}.`,
  reviewStory: 'The game',
  reviewCourse: (p: { turns: number }) => `Chances over ${p.turns} turns, and the end`,
  reviewPoints: 'Turning points',
  reviewNoPoints: 'No turning points: nothing was clearly better than what was played.',
  reviewPoint: (p: {
    seat: string;
    turn: number;
    moment: number;
    played: number;
    better: number;
    error: number;
  }) =>
    `${p.seat}, turn ${p.turn} (after ${p.moment} answers): ${p.played} % instead of ${p.better} % (± ${p.error})`,
  reviewPlayed: (p: { steps: string }) => `played: ${p.steps}`,
  reviewBetter: (p: { steps: string }) => `better: ${p.steps}`,
  reviewDecides: (p: { what: string }) => `what decides: ${p.what}`,
  reviewAccuracy: 'Of the chances that the best decisions would have kept',
  reviewKept: (p: { seat: string; kept: number; decisions: number; levels: readonly string[] }) =>
    `${p.seat} kept ${p.kept} % in ${p.decisions} decisions; at the same decisions ${p.levels.join(', ')}`,

  // Replaying.
  replayPrompt: '[Enter: next, v: table, h: help]',
  moment: (p: { at: number; of: number }) => `[${p.at}/${p.of}]`,
  answered: (p: { seat: string; option: string }) => `${p.seat}: ${p.option}`,
  answeredSecretly: (p: { seat: string }) => `${p.seat} decides in secret`,
  replayHelp: `Enter, n    the next answer
p           the one before
12          go to after 12 answers; +10 and -10 go on and back
b, e        the beginning, the end
a [s]       play on by itself, s seconds between answers
as <seat>   see what that seat sees
v           what lies on the table
c [card]    read a card by number or name; without one, the cards at hand
r [rule]    read a rule; without a number, the one that asks
j [n]       the journal, or its last n lines
l en|ja     change the language
q           leave`,
  noMoment: (p: { given: string; most: number }) =>
    `"${p.given}" is no moment of this game (0 to ${p.most}; h for help).`,

  // Verifying.
  keyFits: (p: { commitment: string }) => `The key fits the commitment ${p.commitment}.`,
  keyDoesNotFit: (p: { published: string; found: string }) =>
    `The key does not fit: ${p.published} was published, but the key of this file gives ${p.found}.`,
  replayed: (p: { answers: number; words: number }) =>
    `All ${p.answers} answers replay; ${p.words} numbers were drawn from the sealed dice, every die and shuffle from them.`,
  supplied: (p: { what: string; by: string; hash: string }) =>
    `The game began with a document that was supplied (${p.what}, by ${p.by}): the dice prove nothing about what is in it. Its hash is ${p.hash}.`,
  suppliedChanged: (p: { what: string }) =>
    `The supplied document (${p.what}) is not the one whose hash this file names.`,
  usedBefore: 'The dice of this file do not begin at their beginning.',
  unfinished: 'The game is not over.',
};
