import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { findGame } from '@sandtable/games';
import { expect, test, vi } from 'vitest';
import { afterDeclining, Foresight, foresee } from '../../ledger/foresight.ts';
import { Ledger } from '../../ledger/ledger.ts';

/** Takes the first option of every menu until the prompt comes up. */
function playTo(prompt: string, key = 'foresight', rounds = 3): Match {
  const setting = { ...defaultSetting(demo), options: { rounds } };
  const match: Match = Match.start(demo, setting, fastDice(key));
  while (match.prompt?.key !== prompt) {
    const seat = match.turn[0] ?? '';
    match.answer(seat, match.menuOf(seat)[0] ?? '');
  }
  return match;
}

const asked = (match: Match) => match.turn[0] ?? '';

test('what throws dice and what shows something is told; what can be taken back is not', () => {
  const raid = playTo('raid');
  // 2 A target is asked for a parry first; 1 after the raid new cards are drawn; 2.2 scouting shows a card.
  expect(foresee(raid, asked(raid))).toEqual([
    { option: 'done', what: 'secret' },
    { option: 'scout', what: 'secret' },
  ]);
  const parry = playTo('parry');
  const told = foresee(parry, asked(parry));
  expect(told).toContainEqual({ option: 'pass', what: 'dice' });
  for (const { option, what } of told) expect(what).toBe(option === 'pass' ? 'dice' : 'secret');
});

test('the end of the game is told, with who wins', () => {
  const raid = playTo('raid', 'end', 1);
  const seat = asked(raid);
  const told = foresee(raid, seat).find(({ option }) => option === 'done');
  const after = raid.fork();
  after.answer(seat, 'done');
  expect(told?.what).toBe(after.result?.winners.includes(seat) === true ? 'won' : 'lost');
});

test('of a joint ask, and for seats that are not asked, nothing is told', () => {
  const bid = playTo('bid');
  expect(foresee(bid, 'alder')).toEqual([]);
  const raid = playTo('raid');
  for (const seat of raid.seats) if (seat !== asked(raid)) expect(foresee(raid, seat)).toEqual([]);
});

test('every option is tried in a world dealt anew for that seat, from a seed nobody can foresee', () => {
  const raid = playTo('raid');
  const seat = asked(raid);
  const imagine = vi.spyOn(raid, 'imagine');
  const fork = vi.spyOn(raid, 'fork');
  foresee(raid, seat);
  const seeds = new Set(imagine.mock.calls.map(([viewer, seed]) => `${viewer} ${seed}`));
  expect(seeds.size).toBe(raid.menuOf(seat).length);
  expect(imagine.mock.calls.every(([viewer, , keepsDice]) => viewer === seat && keepsDice !== true)).toBe(
    true,
  );
  expect(fork).not.toHaveBeenCalled();
});

test('what is asked after declining is told only where nobody else and no secret comes between', () => {
  const parry = playTo('parry');
  expect(parry.ask(asked(parry))?.pass).toBe('pass');
  expect(afterDeclining(parry, asked(parry))).toBeUndefined();
  // Where it cannot be declined at all.
  const raid = playTo('raid');
  expect(afterDeclining(raid, asked(raid))).toBeUndefined();
  const bid = playTo('bid');
  expect(afterDeclining(bid, 'alder')).toBeUndefined();
});

test('what a seat is asked after declining is told with its options', async () => {
  const game = (await findGame('andean-abyss')) ?? demo;
  const match = Match.start(game, defaultSetting(game), fastDice('declining'));
  const tried = () => afterDeclining(match, asked(match));
  while (tried() === undefined) match.answer(asked(match), match.menuOf(asked(match))[0] ?? '');
  const told = tried();
  const after = match.fork();
  after.answer(asked(match), match.ask(asked(match))?.pass ?? '');
  expect(told).toEqual(after.ask(asked(match)));
});

test('looking ahead changes nothing', () => {
  const raid = playTo('raid');
  const before = raid.fingerprint();
  foresee(raid, asked(raid));
  expect(raid.fingerprint()).toBe(before);
});

test('it is reckoned once after each event, and anew when something was taken back', () => {
  const raid = playTo('raid');
  const seat = asked(raid);
  const ledger = new Ledger(raid, { answers: [], lines: [], lastEvent: 7 }, 0, []);
  const foresight = new Foresight();
  const told = foresight.of(ledger, seat);
  expect(foresight.of(ledger, seat)).toBe(told);
  ledger.lastEvent++;
  expect(foresight.of(ledger, seat)).not.toBe(told);
  expect(foresight.of(ledger, seat)).toEqual(told);
});
