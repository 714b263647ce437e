/** The commands, their options and their help. */
import { LANGUAGES } from '@sandtable/engine';
import { Command, Option } from 'commander';
import { bench } from './commands/bench.ts';
import { listGames } from './commands/games.ts';
import { play, type PlayChoices } from './commands/play.ts';
import { replay, type ReplayChoices } from './commands/replay.ts';
import { ladder, sim, type SimChoices } from './commands/sim.ts';
import { verify } from './commands/verify.ts';
import type { Console } from './console.ts';
import type { Words } from './words/index.ts';

/** Told to whoever runs the program how it went. */
export interface Ending {
  code: number;
}

export function program(console: Console, version: string, ending: Ending): Command {
  const { words } = console;
  const root = new Command('sandtable')
    .description(words.about)
    .helpCommand('help [command]', words.helpOfCommand)
    .version(version, '-V, --version', words.version)
    .addHelpText('after', `\n${words.firstSteps}`);
  shape(root, words);

  command(root, 'games', words.aboutGames, words)
    .option('--json', words.optJson)
    .action(({ json }: { json?: boolean }) => listGames(console, json === true));

  simOptions(command(root, 'sim', words.aboutSim, words).addHelpText('after', `\n${words.moreSim}`), words)
    .requiredOption('--players <list>', words.optPlayers, 'random')
    .action((id: string, choices: SimChoices) => sim(console, id, choices));

  simOptions(command(root, 'ladder', words.aboutLadder, words), words)
    .requiredOption('--players <list>', words.optPlayersLadder, 'search,random')
    .action((id: string, choices: SimChoices) => ladder(console, id, choices));

  settingOptions(command(root, 'play', words.aboutPlay, words), words)
    .option('--seats <list>', words.optSeats)
    .option('--bots <list>', words.optBots)
    .option('--seed <text>', words.optPlaySeed)
    .option('--save <file>', words.optSave)
    .option('--load <file>', words.optLoad)
    .addHelpText('after', `\n${words.morePlay}`)
    .action((id: string, choices: PlayChoices) => play(console, id, choices));

  command(root, 'replay', words.aboutReplay, words)
    .argument('<file>', words.argSave)
    .option('--as <seat>', words.optAs)
    .option('--at <number>', words.optAt)
    .option('--autoplay [seconds]', words.optAutoplay)
    .addHelpText('after', `\n${words.moreReplay}`)
    .action((file: string, choices: ReplayChoices) => replay(console, file, choices));

  command(root, 'verify', words.aboutVerify, words)
    .argument('<file>', words.argSave)
    .addHelpText('after', `\n${words.moreVerify}`)
    .action((file: string) => {
      ending.code = verify(console, file) ? 0 : 1;
    });

  command(root, 'bench', words.aboutBench, words)
    .option('--json', words.optJson)
    .action(async ({ json }: { json?: boolean }) => {
      ending.code = await bench(console, json === true);
    });

  return root;
}

function command(root: Command, name: string, about: string, words: Words): Command {
  const made = root.command(name).description(about).helpCommand(false);
  shape(made, words);
  return made;
}

/** What all commands share: the language, the words of the help, errors in one line that end with code 2. */
function shape(made: Command, words: Words): void {
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
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .configureOutput({
      outputError: (text, write) => write(`${text.trim().replace(/\s*\n\s*/g, ' ')}\n`),
    });
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
    .option('--json', words.optJson)
    .option('--each', words.optEach);
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
