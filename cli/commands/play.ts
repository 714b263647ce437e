/** sandtable play */
import { commitment, type Game, Match, type Player, type SeatId, type Setting } from '@sandtable/engine';
import { nonPlayerSeats, seatPlayers } from '@sandtable/players';
import { chosenGame, chosenSeats, chosenSetting, isSettled, list, type SettingChoices } from '../choices.ts';
import type { Console } from '../console.ts';
import { checkFree, isSameFile, readSave } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { Keyboard } from '../play/keyboard.ts';
import { botsOf, diceFrom, peopleAt } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { seatName } from '../show/names.ts';

export interface PlayChoices extends SettingChoices {
  readonly seats?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly load?: string;
  readonly force?: boolean;
}

export async function play(console: Console, id: string, choices: PlayChoices): Promise<void> {
  const { words } = console;
  const { load, save, force } = choices;
  const game = await chosenGame(id, words);
  const begun = load === undefined ? begin(game, choices, console) : await goOn(game, load, choices, console);
  // A game that goes on may be saved where it was.
  const isOwn = save !== undefined && load !== undefined && isSameFile(save, load);
  if (save !== undefined) checkFree(save, force === true || isOwn, words);

  console.print(seatedLine(game, begun, console));
  const keyboard = new Keyboard(console.input, console.output);
  try {
    await new Session({ ...begun, file: save }, keyboard, console).run();
  } finally {
    keyboard.close();
  }
}

interface Begun {
  readonly match: Match;
  readonly people: readonly SeatId[];
  readonly bots: ReadonlyMap<SeatId, Player>;
  /** Published before the game when its dice are sealed. */
  readonly commitment: string | undefined;
  /** Hints taken before. */
  readonly hints?: Readonly<Record<SeatId, number>>;
}

function begin(game: Game, choices: PlayChoices, console: Console): Begun {
  const asked = chosenSetting(game, choices, console);
  const held = isSettled(game, choices, console.words) ? nonPlayerSeats(game, asked) : [];
  const people = peopleIn(game, asked, held, choices, console);
  const { setting, seating } = chosenSeats(game, choices, { people, players: botsIn(choices) }, console);
  const dice = diceFrom(choices.seed);
  return {
    match: Match.start(game, setting, dice),
    people,
    bots: botsOf(game, seating),
    commitment: dice.kind === 'sealed' ? commitment(dice.key) : undefined,
  };
}

async function goOn(game: Game, file: string, choices: PlayChoices, console: Console): Promise<Begun> {
  const { words } = console;
  const { scenario, options, attach, seed } = choices;
  if ([scenario, options, attach, seed].some((choice) => choice !== undefined))
    throw new Mistake(words.loadedSetting);
  const { game: saved, record } = await readSave(file, console);
  if (saved !== game) throw new Mistake(words.otherGame({ file, saved: record.game, asked: game.id }));
  const { setting } = record;
  const people = peopleIn(game, setting, nonPlayerSeats(game, setting), choices, console);
  const { seating } = seatPlayers(game, { setting, isSettled: true, people, players: botsIn(choices) });
  return {
    match: Match.replay(game, record),
    people,
    bots: botsOf(game, seating),
    commitment: record.commitment,
    ...(record.hints === undefined ? {} : { hints: record.hints }),
  };
}

/** Who sits where, seat by seat. */
function seatedLine(game: Game, { match, bots }: Begun, { words, language }: Console): string {
  return match.seats
    .map((id) => {
      const seat = seatName(game.speech[language], id);
      return words.sits({ seat, player: bots.get(id)?.id ?? words.atKeyboard });
    })
    .join(' | ');
}

function peopleIn(
  game: Game,
  setting: Setting,
  held: readonly SeatId[],
  { seats }: PlayChoices,
  { words }: Console,
): readonly SeatId[] {
  return peopleAt(
    game.seats(setting).map(({ id }) => id),
    held,
    seats,
    words,
  );
}

function botsIn({ bots }: PlayChoices): readonly string[] {
  return bots === undefined ? [] : list(bots);
}
