/** English as it comes out of games: numbers agree with what they count, and sentences begin with a capital. */
import {
  defaultSetting,
  Dice,
  fastDice,
  type Game,
  Match,
  type Message,
  type Player,
  render,
  type SeatId,
  type Setting,
  Sight,
} from '@sandtable/engine';
import { randomAnswer, randomSetting } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { loadGames } from '../index.ts';

const ASKS = 700;
/** What ends in s and is one all the same, and what follows a number without being counted. */
const RIGHT = /^(success\w*|Cartels|Warlords|ends|marches)$/;
/** What there may be several of. */
const COUNTED =
  'troop|cube|guerrilla|resource|army|road|tribe|spy|rupee|cell|plot|op|hit|action|player|die|marker|cylinder|shipment|base|piece';

/** What reads wrong, if anything. */
function faultIn(text: string): string | undefined {
  for (const [phrase, word = ''] of text.matchAll(/(?<![\w.,+−-])1 ([a-z]+s)\b/gi))
    if (!RIGHT.test(word)) return phrase;
  const several = new RegExp(`(?<![\\w.,])(0|[2-9]|\\d\\d+) (?:[a-z]+ )?(?:${COUNTED})\\b(?! marker)`, 'i');
  const verb = /(?<![\w.,+−-])1 (?!to )[a-z]+(?: [a-z]+){0,4} (?:come|leave|are|go|were|have|get)\b/i;
  const small = /^[a-z].{0,20}/;
  return [several, verb, small].map((fault) => fault.exec(text)?.[0]).find((found) => found !== undefined);
}

class Reader {
  readonly faults = new Map<string, string>();
  private readonly read = new Set<string>();
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  see(message: Message | undefined): void {
    if (message === undefined || this.faults.has(message.key)) return;
    const id = JSON.stringify(message);
    if (this.read.has(id)) return;
    this.read.add(id);
    // The number of a tank counts nothing.
    const text = render(this.game.speech.en, message, (_kind, _id, name) => name.replaceAll(/\d/g, '#'));
    const fault = faultIn(text);
    if (fault !== undefined) this.faults.set(message.key, `${fault}: ${text}`);
  }

  play(setting: Setting, seed: string, nonPlayers: readonly SeatId[]): void {
    const match = Match.start(this.game, setting, fastDice(seed));
    const chance = new Dice(fastDice(`${seed}/players`));
    for (let asks = 0; match.result === undefined && asks < ASKS; asks++) {
      this.see(match.prompt);
      const [seat = ''] = match.turn;
      for (const { label } of match.ask(seat)?.options ?? []) this.see(label);
      const player = nonPlayers.includes(seat) ? nonPlayerFor(this.game, seat) : undefined;
      if (player === undefined) {
        const random = randomAnswer(match, chance);
        match.answer(random.seat, random.option);
      } else match.reply(seat, player.answer(new Sight(match, seat)));
    }
    for (const { message } of match.journal) this.see(message);
    this.see(match.result?.reason);
  }
}

const nonPlayerFor = ({ players }: Game, seat: SeatId): Player | undefined =>
  players?.find((one) => one.official === true && one.seats?.includes(seat) !== false);

test.each(await loadGames())(
  '$id counts in English: "1 Troop", "2 Troops"; a sentence begins with a capital',
  (game) => {
    const reader = new Reader(game);
    for (let n = 0; n < 12; n++)
      reader.play(randomSetting(game, new Dice(fastDice(`words/${n}`))), `words/${n}`, []);
    const { option = '', seats = {} } = game.nonPlayers ?? {};
    for (const [value, held] of Object.entries(seats))
      reader.play(defaultSetting(game, { [option]: value }), `words/${value}`, held);
    expect(Object.fromEntries(reader.faults)).toEqual({});
  },
);

test('the test knows what reads wrong', () => {
  const wrong = [
    '1 Troops moved.',
    'Radicalization with 1 Ops.',
    'Places 2 army.',
    '1 cylinder of Russia leave it',
  ];
  for (const text of [...wrong, 'the Afghan Empire is supreme']) expect(faultIn(text)).toBeDefined();
  for (const text of [
    '1 Cartels Base placed',
    'Turn 1 ends.',
    '2 Terror markers placed',
    'A group of 1 marches',
  ])
    expect(faultIn(text)).toBeUndefined();
});
