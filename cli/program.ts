/** The commands, their options and their help. What a command does is loaded when it is called: games are large. */
import { LANGUAGES } from '@sandtable/engine';
import type { ActKind, LogLevel } from '@sandtable/server';
import { Argument, Command, Help, Option } from 'commander';
import type { StandardChoices } from './commands/cards.ts';
import type { CardChoices } from './commands/read.ts';
import type { HostChoices, ServeChoices, WriteChoices } from './commands/hosting.ts';
import type { ForgetChoices, ListChoices, PasswordChoices } from './commands/operating.ts';
import type { LogChoices, ModerateChoices, ModeratorChoices } from './commands/moderating.ts';
import type { PlayChoices } from './commands/play.ts';
import type { PositionChoices } from './commands/position.ts';
import type { ReplayChoices } from './commands/replay.ts';
import type { ReviewChoices } from './commands/review.ts';
import type { LadderChoices, SimChoices } from './commands/sim.ts';
import type { Console } from './console.ts';
import type { Words } from './words/index.ts';

/** As the server knows them, which is loaded only to serve. */
const STATUSES = ['gathering', 'running', 'finished'];
const ACTS = [
  'suspend',
  'lift',
  'suspend-address',
  'lift-address',
  'close',
  'close-all',
  'delete-line',
  'delete-title',
] as const satisfies readonly ActKind[];
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const satisfies readonly LogLevel[];

/** Told to whoever runs the program how it went. */
export interface Ending {
  code: number;
  /** True when nothing that is still under way is to be waited for. */
  isAtOnce?: boolean;
}

export function program(console: Console, version: string, ending: Ending): Command {
  const { words } = console;
  const root = new Command('sandtable')
    .description(words.about)
    .helpCommand('help [command]', words.helpOfCommand)
    .version(version, '-V, --version', words.version)
    .addHelpText('after', `\n${words.firstSteps}`);
  shape(root, console);
  addPlaying(root, console);
  addReading(root, console);
  addChecking(root, console, ending);
  addMeasuring(root, console, ending);
  addHosting(root, console);
  addOperating(root, console);
  addModerating(root, console);
  return root;
}

function addPlaying(root: Command, console: Console): void {
  const { words } = console;
  command(root, 'games', words.aboutGames, console)
    .option('--json', words.optJson)
    .action(async ({ json }: { json?: boolean }) => {
      const { listGames } = await import('./commands/games.ts');
      await listGames(console, json === true);
    });

  settingOptions(command(root, 'play', words.aboutPlay, console), words)
    .option('--seats <list>', words.optSeats)
    .option('--bots <list>', words.optBots)
    .option('--seed <text>', words.optPlaySeed)
    .option('--save <file>', words.optSave)
    .option('--force', words.optForce)
    .option('--load <file>', words.optLoad)
    .addHelpText('after', `\n${words.morePlay}`)
    .action(async (id: string, choices: PlayChoices) => {
      const { play } = await import('./commands/play.ts');
      await play(console, id, choices);
    });

  command(root, 'replay', words.aboutReplay, console)
    .argument('<file>', words.argSave)
    .option('--as <seat>', words.optAs)
    .option('--at <number>', words.optAt)
    .option('--autoplay [seconds]', words.optAutoplay)
    .addHelpText('after', `\n${words.moreReplay}`)
    .action(async (file: string, choices: ReplayChoices) => {
      const { replay } = await import('./commands/replay.ts');
      await replay(console, file, choices);
    });

  command(root, 'review', words.aboutReview, console)
    .argument('<file>', words.argSave)
    .option('--seats <list>', words.optReviewSeats)
    .option('--seconds <number>', words.optReviewSeconds, '15')
    .option('--json', words.optJson)
    .addHelpText('after', `\n${words.moreReview}`)
    .action(async (file: string, choices: ReviewChoices) => {
      const { review } = await import('./commands/review.ts');
      await review(console, file, choices);
    });
}

function addReading(root: Command, console: Console): void {
  const { words } = console;
  const reading = () => import('./commands/read.ts');
  command(root, 'rule', words.aboutRule, console)
    .argument('<game>', words.argGame)
    .argument('[number]', words.argRule)
    .action(async (id: string, number: string | undefined) =>
      (await reading()).readRule(console, id, number),
    );
  command(root, 'card', words.aboutCard, console)
    .argument('<game>', words.argGame)
    .argument('[name]', words.argCard)
    .option('--attach <name=file,...>', words.optAttach, collect)
    .action(async (id: string, name: string | undefined, choices: CardChoices) =>
      (await reading()).readCard(console, id, name, choices),
    );
}

function addChecking(root: Command, console: Console, ending: Ending): void {
  const { words } = console;
  command(root, 'verify', words.aboutVerify, console)
    .argument('<file>', words.argSave)
    .addHelpText('after', `\n${words.moreVerify}`)
    .action(async (file: string) => {
      const { verify } = await import('./commands/verify.ts');
      ending.code = (await verify(console, file)) ? 0 : 1;
    });

  const cards = command(root, 'cards', words.aboutCards, console);
  command(cards, 'check', words.aboutCardsCheck, console)
    .argument('<file>', words.argCards)
    .option('--game <id>', words.optCardsGame)
    .addHelpText('after', `\n${words.moreCardsCheck}`)
    .action(async (file: string, { game }: { game?: string }) => {
      const { checkCards } = await import('./commands/cards.ts');
      ending.code = (await checkCards(console, file, game)) ? 0 : 1;
    });
  command(cards, 'standard', words.aboutCardsStandard, console)
    .argument('[file]', words.argExport)
    .option('--game <id>', words.optCardsGame)
    .option('--force', words.optForce)
    .action(async (file: string | undefined, choices: StandardChoices) => {
      const { standardCards } = await import('./commands/cards.ts');
      await standardCards(console, file, choices);
    });

  command(root, 'position', words.aboutPosition, console)
    .argument('<save>', words.argSave)
    .argument('[file]', words.argExport)
    .option('--at <number>', words.optAtPosition)
    .option('--force', words.optForce)
    .addHelpText('after', `\n${words.morePosition}`)
    .action(async (save: string, file: string | undefined, choices: PositionChoices) => {
      const { position } = await import('./commands/position.ts');
      await position(console, save, file, choices);
    });
}

function addMeasuring(root: Command, console: Console, ending: Ending): void {
  const { words } = console;
  simOptions(command(root, 'sim', words.aboutSim, console), words)
    .option('--players <list>', words.optPlayers)
    .addHelpText('after', `\n${words.moreSim}`)
    .action(async (id: string, choices: SimChoices) => {
      const { sim } = await import('./commands/sim.ts');
      end(ending, await sim(console, id, choices));
    });

  simOptions(command(root, 'ladder', words.aboutLadder, console), words)
    .requiredOption('--players <list>', words.optPlayersLadder, 'practised,steady')
    .addHelpText('after', `\n${words.moreLadder}`)
    .action(async (id: string, choices: LadderChoices) => {
      const { ladder } = await import('./commands/sim.ts');
      end(ending, await ladder(console, id, choices));
    });

  command(root, 'bench', words.aboutBench, console)
    .option('--json', words.optJson)
    .action(async ({ json }: { json?: boolean }) => {
      const { bench } = await import('./commands/bench.ts');
      ending.code = await bench(console, json === true);
    });
}

function addHosting(root: Command, console: Console): void {
  const { words } = console;
  const hosting = () => import('./commands/hosting.ts');
  const made = (name: string, about: string) =>
    command(root, name, about, console).option('--database <address>', words.optDatabase);

  made('serve', words.aboutServe)
    .option('--host <address>', words.optHost)
    .option('--port <number>', words.optPort)
    .addOption(new Option('--log <level>', words.optLog).choices(LOG_LEVELS))
    .addHelpText('after', `\n${words.moreServe}`)
    .action(async (choices: ServeChoices) => (await hosting()).serveGames(console, choices));
  made('backup', words.aboutBackup)
    .argument('<file>', words.argBackup)
    .option('--force', words.optForce)
    .action(async (file: string, choices: WriteChoices) => (await hosting()).backUp(console, file, choices));
  made('restore', words.aboutRestore)
    .argument('<file>', words.argBackup)
    .action(async (file: string, choices: HostChoices) =>
      (await hosting()).restoreFrom(console, file, choices),
    );
  made('export', words.aboutExport)
    .argument('<table>', words.argTable)
    .argument('[file]', words.argExport)
    .option('--force', words.optForce)
    .addHelpText('after', `\n${words.moreExport}`)
    .action(async (table: string, file: string | undefined, choices: WriteChoices) =>
      (await hosting()).exportGame(console, table, file, choices),
    );
  made('reports', words.aboutReports).action(async (choices: HostChoices) =>
    (await hosting()).listReports(console, choices),
  );
  made('import', words.aboutImport)
    .argument('<file>', words.argImport)
    .requiredOption('--owner <name>', words.optOwner)
    .action(async (file: string, choices: HostChoices & { owner: string }) =>
      (await hosting()).importGame(console, file, choices.owner, choices),
    );
}

function addOperating(root: Command, console: Console): void {
  const { words } = console;
  const operating = () => import('./commands/operating.ts');
  const made = (name: string, about: string) =>
    command(root, name, about, console).option('--database <address>', words.optDatabase);

  made('tables', words.aboutTables)
    .addOption(new Option('--status <status>', words.optStatus).choices(STATUSES))
    .option('--json', words.optJson)
    .action(async (choices: ListChoices) => (await operating()).showTables(console, choices));
  made('accounts', words.aboutAccounts)
    .option('--json', words.optJson)
    .action(async (choices: ListChoices) => (await operating()).showAccounts(console, choices));
  made('password', words.aboutPassword)
    .argument('<name>', words.argAccount)
    .option('--lift-factor', words.optLiftFactor)
    .action(async (name: string, choices: PasswordChoices) =>
      (await operating()).givePassword(console, name, choices),
    );
  made('close', words.aboutClose)
    .argument('<table>', words.argTable)
    .addHelpText('after', `\n${words.moreClose}`)
    .action(async (id: string, choices: HostChoices) => (await operating()).close(console, id, choices));
  made('forget-guests', words.aboutForget)
    .option('--days <number>', words.optDays, '90')
    .option('--trial', words.optTrial)
    .action(async (choices: ForgetChoices) => (await operating()).forget(console, choices));
}

function addModerating(root: Command, console: Console): void {
  const { words } = console;
  const moderating = () => import('./commands/moderating.ts');
  const made = (name: string, about: string) =>
    command(root, name, about, console).option('--database <address>', words.optDatabase);

  made('moderate', words.aboutModerate)
    .addArgument(new Argument('<act>', words.argAct).choices(ACTS))
    .argument('<subject>', words.argSubject)
    .requiredOption('--reason <text>', words.optReason)
    .option('--days <number>', words.optSuspendedDays)
    .addHelpText('after', `\n${words.moreModerate}`)
    .action(async (kind: ActKind, subject: string, choices: ModerateChoices) =>
      (await moderating()).act(console, kind, subject, choices),
    );
  made('moderation', words.aboutModeration)
    .option('--json', words.optJson)
    .action(async (choices: LogChoices) => (await moderating()).showLog(console, choices));
  made('moderator', words.aboutModerator)
    .argument('<name>', words.argAccount)
    .option('--revoke', words.optRevoke)
    .action(async (name: string, choices: ModeratorChoices) =>
      (await moderating()).appoint(console, name, choices),
    );
}

function command(root: Command, name: string, about: string, console: Console): Command {
  const made = root.command(name).description(about).helpCommand(false);
  shape(made, console);
  return made;
}

/** Commander's own words in the help; what can be chosen stands in the descriptions. */
function helpIn(words: Words, titles: Readonly<Record<string, string>>): Partial<Help> {
  const usual = new Help();
  const translated = (usage: string) =>
    usage.replace('[options]', words.usageOptions).replace('[command]', words.usageCommand);
  return {
    styleTitle: (title) => titles[title] ?? title,
    commandUsage: (made) => translated(usual.commandUsage(made)),
    subcommandTerm: (made) => translated(usual.subcommandTerm(made)),
    optionDescription({ description, defaultValue }) {
      if (defaultValue === undefined) return description;
      return description + words.bracketed(words.standard({ value: String(defaultValue) }));
    },
  };
}

/** What all commands share: the language, the words of the help, errors in one line that end with code 2. */
function shape(made: Command, { words, output }: Console): void {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words.usage,
    'Options:': words.options,
    'Commands:': words.commands,
    'Arguments:': words.arguments,
  };
  made
    .addOption(new Option('--language <language>', words.optLanguage).choices(LANGUAGES))
    .helpOption('-h, --help', words.help)
    .allowExcessArguments(false)
    .exitOverride()
    .configureHelp(helpIn(words, titles))
    // Said in the right language where the error arrives.
    .configureOutput({ writeOut: (text) => void output.write(text), outputError: () => undefined });
}

function settingOptions(made: Command, words: Words): Command {
  return made
    .argument('<game>', words.argGame)
    .option('--scenario <id>', words.optScenario)
    .option('--options <name=value,...>', words.optOptions, collect)
    .option('--attach <name=file,...>', words.optAttach, collect);
}

function simOptions(made: Command, words: Words): Command {
  return settingOptions(made, words)
    .option('--games <number>', words.optGames, '100')
    .option('--seed <text>', words.optSeed, '1')
    .option('--workers <number>', words.optWorkers)
    .option('--from <number>', words.optFrom, '0')
    .option('--json', words.optJson)
    .option('--each', words.optEach)
    .option('--csv', words.optCsv)
    .option('--keep <folder>', words.optKeep)
    .option('--failures <folder>', words.optFailures)
    .option('--force', words.optForce);
}

/** What was begun and is no longer wanted must not keep the program alive. */
function end(ending: Ending, code: number): void {
  ending.code = code;
  ending.isAtOnce = code !== 0;
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
