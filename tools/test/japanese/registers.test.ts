/** Japanese as it comes out of games: one register for each kind of text (docs/messages.md). */
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
import { GAMES } from '@sandtable/games';
import { expect, test } from 'vitest';
import { REGISTERED } from './registered.ts';

const ASKS = 500;
/** Options that are the text of a card. */
const QUOTED: readonly string[] = ['event.branch'];
const POLITE = /です|ます|ません|ました|ください/;

/** What is wrong with a text of each kind, if anything. */
const FAULTS = {
  prompt: (text: string) => (text.endsWith('。') && POLITE.test(text) ? undefined : 'です・ます with 。'),
  label: (text: string) => (text.endsWith('。') ? 'no 。' : undefined),
  why: (text: string) => (text.endsWith('。') && POLITE.test(text) ? undefined : 'です・ます with 。'),
  log: (text: string) => (text.endsWith('。') && !POLITE.test(text) ? undefined : 'する or a noun, with 。'),
  reason: (text: string) => (text.endsWith('。') && !POLITE.test(text) ? undefined : 'である, with 。'),
} as const;

class Listener {
  readonly faults = new Map<string, string>();
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  hear(kind: keyof typeof FAULTS, message: Message | undefined): void {
    if (message === undefined || this.faults.has(message.key)) return;
    const text = render(this.game.speech.ja, message);
    const fault = FAULTS[kind](text);
    if (fault !== undefined) this.faults.set(message.key, `${kind}, ${fault}: ${text}`);
  }

  play(setting: Setting, seed: string, nonPlayers: readonly SeatId[]): void {
    const match = Match.start(this.game, setting, fastDice(seed));
    const chance = new Dice(fastDice(`${seed}/players`));
    for (let asks = 0; match.result === undefined && asks < ASKS; asks++) {
      const [seat = ''] = match.turn;
      this.hear('prompt', match.prompt);
      for (const { label } of match.ask(seat)?.options ?? [])
        if (!QUOTED.includes(label.key)) this.hear('label', label);
      if (asks % 7 === 0) for (const { why } of match.blocked(seat)) this.hear('why', why);
      const player = nonPlayers.includes(seat) ? nonPlayerFor(this.game, seat) : undefined;
      if (player === undefined) {
        const random = randomAnswer(match, chance);
        match.answer(random.seat, random.option);
      } else match.reply(seat, player.answer(new Sight(match, seat)));
    }
    for (const { message, why } of match.journal) this.hear(why === undefined ? 'log' : 'reason', message);
    this.hear('log', match.result?.reason);
  }
}

const nonPlayerFor = ({ players }: Game, seat: SeatId): Player | undefined =>
  players?.find((one) => one.official === true && one.seats?.includes(seat) !== false);

test.each(GAMES.filter(({ id }) => REGISTERED.includes(id)))(
  '$id: questions and refusals are です・ます, the log, reasons and endings are not; sentences end with 。',
  (game) => {
    const listener = new Listener(game);
    for (let n = 0; n < 8; n++)
      listener.play(randomSetting(game, new Dice(fastDice(`registers/${n}`))), `registers/${n}`, []);
    const { option = '', seats = {} } = game.nonPlayers ?? {};
    for (const [value, held] of Object.entries(seats))
      listener.play(defaultSetting(game, { [option]: value }), `registers/${value}`, held);
    expect(Object.fromEntries(listener.faults)).toEqual({});
  },
);
