/** sandtable play */
import { commitment, type Game, Match } from '@sandtable/engine';
import { chosenGame, chosenSetting, type SettingChoices } from '../choices.ts';
import type { Console } from '../console.ts';
import { checkWritable, readSave } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { Keyboard } from '../play/keyboard.ts';
import { botsAt, diceFrom, peopleAt } from '../play/seats.ts';
import { Session } from '../play/session.ts';

export interface PlayChoices extends SettingChoices {
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly load?: string;
}

export async function play(console: Console, id: string, choices: PlayChoices): Promise<void> {
  const { words } = console;
  const game = chosenGame(id, words);
  const { match, published } =
    choices.load === undefined ? begin(game, choices, console) : goOn(game, choices.load, choices, console);
  const people = peopleAt(match.seats, choices.seats, words);
  const rest = match.seats.filter((seat) => !people.includes(seat));
  const bots = botsAt(game, rest, choices.bots, words);
  if (choices.save !== undefined) checkWritable(choices.save, words);

  const keyboard = new Keyboard();
  try {
    const session = { match, people, bots, commitment: published, file: choices.save };
    await new Session(session, keyboard, console).run();
  } finally {
    keyboard.close();
  }
}

interface Begun {
  readonly match: Match;
  readonly published: string | undefined;
}

function begin(game: Game, choices: PlayChoices, console: Console): Begun {
  const dice = diceFrom(choices.seed);
  const match = Match.start(game, chosenSetting(game, choices, console), dice);
  return { match, published: dice.kind === 'sealed' ? commitment(dice.key) : undefined };
}

function goOn(game: Game, file: string, choices: PlayChoices, console: Console): Begun {
  const { words } = console;
  const { scenario, options, attach, seed } = choices;
  if ([scenario, options, attach, seed].some((choice) => choice !== undefined))
    throw new Mistake(words.loadedSetting);
  const save = readSave(file, console);
  if (save.game !== game)
    throw new Mistake(words.otherGame({ file, saved: save.record.game, asked: game.id }));
  return { match: Match.replay(game, save.record), published: save.record.commitment };
}
