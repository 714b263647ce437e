/**
 * Games in which the oracle looks at every answer of the non-players; people, where there are any, play at random.
 * Short games from sparse positions follow: the charts meet stranger tables there.
 */
import {
  defaultSetting,
  Dice,
  fastDice,
  type Json,
  Match,
  type Player,
  type Setting,
  settingFaults,
  Sight,
} from '@sandtable/engine';
import { Scatter } from '@sandtable/engine/testing';
import { FACTIONS } from '../../../forces.ts';
import { distantPlain, type State, type View } from '../../../index.ts';
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
const asGiven: Spoiler = (_key, _options, given) => given;

/** Answers of a short game. */
const SHORT = 120;
/** What lies on the table is kept at one answer in so many. */
const KEPT_EVERY = 12;

interface Played extends Looked {
  /** Positions that the game came through. */
  readonly documents: readonly Json[];
}

function watchMatch(
  match: Match<State, View>,
  nonPlayers: string,
  seed: string,
  spoil: Spoiler,
  most: number,
): Played {
  const chance = new Dice(fastDice(`${seed}/people`));
  const run = distantPlain.nonPlayers?.seats[nonPlayers] ?? [];
  const watcher = new Watcher();
  const [differences, documents]: [string[], Json[]] = [[], []];
  for (let number = 0; match.result === undefined && number < most; number++) {
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
      differences.push(`${match.setting.scenario} ${nonPlayers} ${seed} #${number}: ${one}`);
    match.reply(seat, { ...reply, option: given });
    const document = number % KEPT_EVERY === 0 ? distantPlain.positionOf?.(match.state) : undefined;
    if (document !== undefined) documents.push(document);
  }
  const answers = [...watcher.looked.values()].reduce((all, one) => all + one, 0);
  return { differences, answers, documents };
}

/** One whole game, and so many short ones from sparse positions made of it. */
export function watchGame(
  scenario: string,
  nonPlayers: string,
  seed: string,
  { spoil = asGiven, short = 0 }: { readonly spoil?: Spoiler; readonly short?: number } = {},
): Looked {
  const setting = { ...defaultSetting(distantPlain, { nonPlayers }), scenario };
  const whole = watchMatch(
    Match.start(distantPlain, setting, fastDice(seed)),
    nonPlayers,
    seed,
    spoil,
    Number.POSITIVE_INFINITY,
  );
  const chance = new Dice(fastDice(`${seed}/sparse`));
  const scatter = new Scatter(whole.documents);
  const at = (position: Json): Setting => ({ ...setting, attachments: { position } });
  const all: Looked[] = [whole];
  for (let n = 0; n < short; n++) {
    const position = scatter.make(chance, (one) => settingFaults(distantPlain, at(one)).length === 0);
    if (position === undefined) continue;
    const name = `${seed}, short game ${n}`;
    const match = Match.start(distantPlain, at(position), fastDice(name));
    all.push(watchMatch(match, nonPlayers, name, spoil, SHORT));
  }
  return {
    differences: all.flatMap(({ differences }) => differences),
    answers: all.reduce((sum, { answers }) => sum + answers, 0),
  };
}
