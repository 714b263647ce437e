/** Situations from files (docs/situations/andean-abyss): a position, the dice and answers that follow, and what comes of them. */
import {
  defaultSetting,
  fastDice,
  forcedDice,
  type Json,
  Match,
  type OptionValue,
  Sight,
} from '@sandtable/engine';
import { KINDS, TABLE } from '../../forces.ts';
import { andeanAbyss, type State, type View } from '../../index.ts';
import { idOf, isLoc, populationOf } from '../../map.ts';
import { spaces } from '../../state.ts';

/** What is played from a position. */
export interface Script {
  /** Options of the game. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The game's own dice, in order. */
  readonly dice: readonly number[];
  /** The non-players' dice (8.2, 8.3), in order. */
  readonly nonPlayerDice: readonly number[];
  /** What the people answer, in order. The play stops when they are asked again. */
  readonly people: readonly string[];
}

export interface Played {
  /** Every decision with its reasons, and what the rules told by themselves, in order. */
  readonly decisions: readonly string[];
  /** Who is asked when the play stops, and what may be answered; nobody when the game is over. */
  readonly next: string;
  readonly menu: readonly string[];
  readonly match: Match<State, View>;
  readonly fired: ReadonlyMap<string, number>;
  /** Forced dice that nobody rolled. */
  readonly diceLeft: number;
}

/** Plays a position on to the end of the game: a bot at every seat, dice from a seed. */
export function playOn(position: Json, options: Script['options']): Match<State, View> {
  const setting = { ...defaultSetting(andeanAbyss, options), attachments: { position } };
  const match = Match.start(andeanAbyss, setting, fastDice('situations'));
  for (let seat = match.turn[0]; seat !== undefined; seat = match.turn[0]) botAnswers(match, seat);
  return match;
}

/** Plays the script; the game's own bots sit in for all non-players. */
export function playSituation(position: Json, script: Script): Played {
  const setting = { ...defaultSetting(andeanAbyss, script.options), attachments: { position } };
  const fired = new Map<string, number>();
  const dice = forcedDice(script.dice, script.nonPlayerDice);
  const match = Match.start(andeanAbyss, setting, dice, { counts: fired });
  const people = [...script.people];
  const decisions: string[] = [];
  let told = 0;
  for (;;) {
    for (const line of match.journal.slice(told))
      if (line.why === undefined && line.message.key.startsWith('8.'))
        decisions.push(`rules: ${line.message.key}`);
    told = match.journal.length;
    const seat = match.turn[0];
    if (seat === undefined) break;
    const isPerson = !match.state.variants.nonPlayers.some((faction) => faction === seat);
    const option = isPerson ? people.shift() : undefined;
    if (isPerson && option === undefined) break;
    decisions.push(option === undefined ? botAnswers(match, seat) : personAnswers(match, seat, option));
  }
  const left = match.diceState.kind === 'forced' ? match.diceState : forcedDice([]);
  const next = match.turn[0] ?? 'nobody';
  return {
    decisions,
    next,
    menu: match.menuOf(next),
    match,
    fired,
    diceLeft: left.rolls.length + left.side.length,
  };
}

function personAnswers(match: Match<State, View>, seat: string, option: string): string {
  match.answer(seat, option);
  return `${seat}: ${option}`;
}

function botAnswers(match: Match<State, View>, seat: string): string {
  const player = (andeanAbyss.players ?? []).find((one) => one.seats?.includes(seat) === true);
  if (player === undefined) throw new Error(`nobody plays ${seat}`);
  const reply = player.answer(new Sight(match, seat));
  match.reply(seat, reply);
  const reasons = (reply.why ?? []).map((reason) => reason.key).join(', ');
  return reasons === '' ? `${seat}: ${reply.option}` : `${seat}: ${reply.option} (${reasons})`;
}

const LEVELS = [
  'active-opposition',
  'passive-opposition',
  'neutral',
  'passive-support',
  'active-support',
] as const;

/** What lies on the map and the tracks, in the words of a position (docs/positions.md). */
export function positionOf(state: State): Record<string, Json> {
  const pieces: Record<string, Json> = {};
  const levels: Record<string, Json> = {};
  const terror: Record<string, Json> = {};
  const sabotage: string[] = [];
  for (const space of spaces(state)) {
    const id = idOf(space);
    const here = KINDS.flatMap((kind) => {
      const count = TABLE.count(state, space, kind);
      return count > 0 ? [[kind, count] as const] : [];
    });
    if (here.length > 0) pieces[id] = Object.fromEntries(here);
    const level = state.levels[space] ?? 0;
    if (populationOf(space) > 0 && level !== 0) levels[id] = LEVELS[level + 2] ?? 'neutral';
    const markers = state.markers[space] ?? 0;
    if (markers > 0 && isLoc(space)) sabotage.push(id);
    else if (markers > 0) terror[id] = markers;
  }
  return {
    pieces,
    levels,
    terror,
    sabotage,
    shipments: state.carriers.map(({ space, kind, load }) => ({
      space: idOf(space),
      with: kind,
      count: load,
    })),
    resources: { ...state.resources },
    aid: state.aid,
    president: state.president,
    zones: state.zones.map(idOf),
    opened: [...(state.opened & 1 ? ['ecuador'] : []), ...(state.opened & 2 ? ['panama'] : [])],
  };
}
