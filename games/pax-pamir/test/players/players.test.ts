import {
  Dice,
  defaultSetting,
  fastDice,
  Match,
  type OptionValue,
  type Player,
  Sight,
} from '@sandtable/engine';
import { randomAnswer } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { courtier } from '../../players/courtier.ts';
import { vizier } from '../../players/vizier.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';
import { black, lay, type Options, settingOf, white } from '../table.ts';

type Table = Match<State, View>;

/** A match that starts from a position. */
function table(position: Parameters<typeof lay>[0], options: Options = {}): Table {
  const market = { top: ['topple', 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] };
  const document = { market, deck: [43, 44, 'topple', 56, 57], ...position };
  return Match.start(paxPamir, settingOf(document, options), fastDice('players'));
}

const reply = (player: Player<View>, match: Table, seat = match.turn[0] ?? ''): string =>
  player.answer(new Sight(match, seat)).option;

/** White has the Afghan Empire supreme, and as much influence with it as gifts and loyalty card bring. */
const supreme = (gifts: number[], theirs: number[]) =>
  table({
    players: [
      white({
        loyalty: 'afghan',
        rupees: 2,
        gifts,
        tribes: { herat: 3 },
        tableau: [{ card: 15, spies: [{ of: 'white' }] }],
      }),
      black({ gifts: theirs }),
    ],
    armies: { herat: { afghan: 1 } },
    roads: { 'herat-kabul': { afghan: 1 } },
  });

test('H1.1 both buy the topple that wins the game, and leave the one that loses it', () => {
  for (const player of [courtier, vizier]) {
    expect(reply(player, supreme([2, 4], []))).toBe('buy:t0');
    expect(reply(player, supreme([], [2, 4]))).not.toBe('buy:t0');
  }
});

test('H5.1 the last topple is bought by the strongest', () => {
  const last = (stars: number[]) =>
    table({
      players: [white({ rupees: 1, tableau: stars }), black({ tableau: [15] })],
      deck: [43, 44],
      discards: ['topple', 'topple', 'topple'],
    });
  expect(reply(courtier, last([91]))).toBe('buy:t0');
  expect(reply(courtier, last([17]))).not.toBe('buy:t0');
});

test('H4.3 the card that is kept in a purge is the best one', () => {
  const match = table({ players: [white({ rupees: 2, tableau: [17, 91] }), black()] });
  match.answer('white', 'buy:t0');
  expect(match.prompt?.key).toBe('ask.keep');
  expect(reply(courtier, match)).toBe('91');
});

test('E8.3 a prize is taken from the own empire and left to others', () => {
  for (const [loyalty, answer] of [
    ['russian', 'take'],
    ['british', 'leave'],
  ] as const) {
    const match = table({
      players: [
        white({ loyalty, rupees: 4, tableau: [18] }),
        black({ tableau: [{ card: 42, spies: [{ of: 'white' }] }] }),
      ],
    });
    match.answer('white', 'assassinate:18');
    expect(reply(courtier, match)).toBe(answer);
  }
});

test('E3.2 both answer from their own view only: another hidden hand gives the same reply', () => {
  const against = (hand: number[]) =>
    table({ players: [white({ rupees: 4, hand: [15] }), black({ hand, rupees: 4 })] });
  for (const player of [courtier, vizier])
    expect(reply(player, against([16]))).toBe(reply(player, against([17])));
});

function wins(
  player: Player<View>,
  games: number,
  options: Readonly<Record<string, OptionValue>> = {},
): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const match = Match.start(paxPamir, defaultSetting(paxPamir, options), fastDice(`wins/${i}`), {
      journal: false,
    });
    const chance = new Dice(fastDice(`random/${i}`));
    const mine = match.seats[i % match.seats.length] ?? '';
    while (match.result === undefined) {
      const isMine = match.turn.includes(mine);
      const { seat, option } = isMine
        ? { seat: mine, option: reply(player, match, mine) }
        : randomAnswer(match, chance);
      match.answer(seat, option);
    }
    if (match.result.winners.includes(mine)) won++;
  }
  return won;
}

test('A1 the courtier beats random play, with two at the table and with five and the whole expansion', () => {
  expect(wins(courtier, 40)).toBeGreaterThanOrEqual(38);
  const all = { players: 5, expansion: 'khyber-knives', nationBuilding: true, badal: true };
  expect(wins(courtier, 10, all)).toBeGreaterThanOrEqual(6);
}, 60_000);

test('A1 how good a table looks adds up to one, and says who has won', () => {
  const { state } = supreme([2, 4], []).position();
  const looks = ['white', 'black'].map((seat) => paxPamir.appraise?.(state, seat) ?? 0);
  expect((looks[0] ?? 0) + (looks[1] ?? 0)).toBeCloseTo(1);
  expect(looks[0]).toBeGreaterThan(0.9);
  const match = supreme([2, 4], []);
  match.answer('white', 'buy:t0');
  expect(paxPamir.appraise?.(match.state, 'white')).toBe(1);
});
