/** Games in which the oracle looks at every answer of the non-players; people, where there are any, play at random. */
import { defaultSetting, Dice, fastDice, Match, type Player, Sight } from '@sandtable/engine';
import { FACTIONS } from '../../../forces.ts';
import { distantPlain, type View } from '../../../index.ts';
import { Watcher } from './watcher.ts';

const PLAYERS = new Map<string, Player<View>>(
  (distantPlain.players ?? []).map((player) => [player.seats?.[0] ?? '', player]),
);

export interface Looked {
  readonly differences: readonly string[];
  readonly answers: number;
}

/** What the non-player of a seat answers, or something else in its place. */
export type Spoiler = (key: string, options: readonly string[], given: string) => string;

export function watchGame(
  scenario: string,
  nonPlayers: string,
  seed: string,
  spoil: Spoiler = (_key, _options, given) => given,
): Looked {
  const setting = { ...defaultSetting(distantPlain, { nonPlayers }), scenario };
  const match = Match.start(distantPlain, setting, fastDice(seed));
  const chance = new Dice(fastDice(`${seed}/people`));
  const run = distantPlain.nonPlayers?.seats[nonPlayers] ?? [];
  const watcher = new Watcher();
  const found: string[] = [];
  for (let number = 0; match.result === undefined; number++) {
    watcher.pass(match.state);
    const seat = FACTIONS.find((one) => one === match.turn[0]);
    const player = seat === undefined || !run.includes(seat) ? undefined : PLAYERS.get(seat);
    if (seat === undefined || player === undefined) {
      const menu = match.menuOf(match.turn[0] ?? '');
      match.answer(match.turn[0] ?? '', menu[chance.below(menu.length)] ?? '');
      continue;
    }
    const { prompt, options } = new Sight(match, seat);
    const reply = player.answer(new Sight(match, seat));
    const given = spoil(prompt.key, options, reply.option);
    watcher.see({ state: match.state, seat, key: prompt.key, params: prompt.params ?? {}, options, given });
    for (const one of watcher.differences.splice(0))
      found.push(`${scenario} ${nonPlayers} ${seed} #${number}: ${one}`);
    match.reply(seat, { ...reply, option: given });
  }
  return { differences: found, answers: [...watcher.looked.values()].reduce((all, one) => all + one, 0) };
}
