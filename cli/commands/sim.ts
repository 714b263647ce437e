/** sandtable sim, sandtable ladder */
import { random, rotations } from '@sandtable/players';
import { chosenGame, chosenSeats, chosenSetting, isSettled, list, type SettingChoices } from '../choices.ts';
import type { Console } from '../console.ts';
import { study, type StudyChoices } from '../study/study.ts';

export interface SimChoices extends SettingChoices, StudyChoices {
  readonly players?: string;
}

export interface LadderChoices extends SimChoices {
  readonly players: string;
}

/** The file of its threads. */
const script = ({ built }: Console): URL => new URL('sim-worker.js', built);

/** Players stay where they are named; where nobody is, chance plays all seats but those of non-players. Gives the exit code. */
export async function sim(console: Console, id: string, choices: SimChoices): Promise<number> {
  const game = await chosenGame(id, console.words);
  const { players } = choices;
  const who = players === undefined ? { rest: random.id } : { players: list(players) };
  return study(console, game, choices, [chosenSeats(game, choices, who, console)], script(console));
}

/** Players change seats from game to game. */
export async function ladder(console: Console, id: string, choices: LadderChoices): Promise<number> {
  const { words } = console;
  const game = await chosenGame(id, words);
  const ways = rotations(game, {
    setting: chosenSetting(game, choices, console),
    isSettled: isSettled(game, choices, words),
    players: list(choices.players),
  });
  return study(console, game, choices, ways, script(console));
}
