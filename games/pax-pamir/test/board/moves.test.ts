import { Match, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { marchable, marchAnswers, playAnswers, travelAnswers } from '../../board/moves.ts';
import { paxPamir } from '../../game.ts';
import { viewOf } from '../../view.ts';
import { black, settingOf, white } from '../table.ts';

const DECK = { deck: ['topple'], market: { top: [8, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] } };

function begin(position: object, answers: readonly string[] = []) {
  const match = Match.start(paxPamir, settingOf({ ...DECK, ...position }), fastDice('drag'));
  for (const answer of answers) match.answer('white', answer);
  return {
    match,
    view: () => viewOf(match.state, 'white'),
    ask: () => match.ask('white'),
  };
}

test('E12.1 armies dragged to another location answer where from, which way and how many', () => {
  const { match, view, ask } = begin(
    {
      regime: 'military',
      armies: { kabul: { british: 3 }, punjab: { british: 1 } },
      roads: { 'kabul-punjab': { british: 1 } },
      players: [white({ rupees: 2, tableau: [91] }), black()],
    },
    ['campaign:91'],
  );
  expect(marchable(view(), ask(), 'british', 'kabul')).toBe(3);
  expect(marchable(view(), ask(), 'afghan', 'kabul')).toBe(0);
  const march = { kind: 'british', count: 2, from: 'kabul', to: 'punjab' };
  for (;;) {
    const pending = ask();
    if (pending === undefined) throw new Error('nothing asked');
    const told = marchAnswers(pending, march);
    for (const answer of told.answers) match.answer('white', answer);
    if (told.isAll) break;
  }
  expect(match.state.armies.british).toEqual([0, 0, 0, 1, 0, 3]);
});

test('E12.4 without a road the march is paid for; what does not fit is not told', () => {
  const { ask, view } = begin(
    {
      regime: 'military',
      armies: { kabul: { british: 1 } },
      players: [white({ rupees: 2, tableau: [91] }), black({ loyalty: 'russian', tableau: [54, 15] })],
    },
    ['campaign:91'],
  );
  const pending = ask();
  if (pending === undefined) throw new Error('nothing asked');
  expect(marchable(view(), pending, 'british', 'kabul')).toBe(1);
  const to = (goal: string) => marchAnswers(pending, { kind: 'british', count: 1, from: 'kabul', to: goal });
  expect(to('herat').answers).toEqual(['baggage:herat']);
  expect(to('persia').answers).toEqual([]);
});

test('E4.4 a card dragged onto an end of the tableau is played there', () => {
  const { view, ask } = begin({ players: [white({ hand: [17], tableau: [15] }), black()] });
  expect(playAnswers(view(), ask(), '17', 'left')).toEqual(['play:17', 'left']);
  expect(playAnswers(view(), ask(), '16', 'left')).toEqual([]);
  const empty = begin({ players: [white({ hand: [17] }), black()] });
  expect(playAnswers(empty.view(), empty.ask(), '17', 'right')).toEqual(['play:17']);
});

test('E5.2 a spy dragged over the ring takes every step of the shorter way, if there are enough', () => {
  const { match, view, ask } = begin(
    {
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 62, spies: [{ of: 'white', count: 2 }] }, 15] }),
        black({ tableau: [47, 54, 17] }),
      ],
    },
    ['travel:62'],
  );
  const spy = { card: '62', spot: 'middle' };
  expect(travelAnswers(view(), ask(), spy, '54')).toEqual(['62:middle>17', '17:middle>54']);
  expect(travelAnswers(view(), ask(), spy, '47')).toEqual(['62:middle>15', '15:middle>47']);
  // A card of the market lies on no way.
  expect(travelAnswers(view(), ask(), spy, '8')).toEqual([]);
  for (const answer of travelAnswers(view(), ask(), spy, '54')) match.answer('white', answer);
  const { ask: again, view: now } = begin(
    {
      regime: 'intelligence',
      players: [
        white({ tableau: [{ card: 4, spies: [{ of: 'white' }] }, 15] }),
        black({ tableau: [47, 54, 17] }),
      ],
    },
    ['travel:4'],
  );
  expect(travelAnswers(now(), again(), { card: '4', spot: 'middle' }, '54')).toEqual([]);
});
