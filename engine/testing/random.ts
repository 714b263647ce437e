/** Random play: the simplest thing that answers. */
import {
  type Chance,
  defaultSetting,
  type Game,
  type OptionValue,
  type Setting,
  settingFaults,
} from '../index.ts';
import type { Match } from '../index.ts';

/** One option for one of the seats that have to answer, all equally likely. */
export function randomAnswer<S, V>(match: Match<S, V>, chance: Chance): { seat: string; option: string } {
  const turn = match.turn;
  const seat = turn.length === 1 ? turn[0] : turn[chance.below(turn.length)];
  if (seat === undefined) throw new Error('nobody has to answer');
  const menu = match.menuOf(seat);
  const option = menu[menu.length === 1 ? 0 : chance.below(menu.length)];
  if (option === undefined) throw new Error('a menu without options');
  return { seat, option };
}

/** Plays to the end, or to a number of asks. */
export function playRandomly<S, V>(
  match: Match<S, V>,
  chance: Chance,
  most = Number.POSITIVE_INFINITY,
): void {
  for (let asks = 0; match.result === undefined && asks < most; asks++) {
    const { seat, option } = randomAnswer(match, chance);
    match.answer(seat, option);
  }
}

/** The default setting half of the time; otherwise any that the game accepts. */
export function randomSetting<S, V>(game: Game<S, V>, chance: Chance): Setting {
  for (let attempt = 0; attempt < 20 && chance.below(2) === 1; attempt++) {
    const options: Record<string, OptionValue> = {};
    for (const spec of game.options) {
      if (spec.kind === 'flag') options[spec.id] = chance.below(2) === 1;
      else if (spec.kind === 'number') options[spec.id] = spec.min + chance.below(spec.max - spec.min + 1);
      else options[spec.id] = spec.values[chance.below(spec.values.length)] ?? spec.default;
    }
    const scenario = game.scenarios[chance.below(game.scenarios.length)] ?? 'standard';
    const setting: Setting = { scenario, options };
    if (settingFaults(game, setting).length === 0) return setting;
  }
  return defaultSetting(game);
}
