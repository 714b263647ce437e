/** Taking back, where others have met faults: activities, free or paid for, and the end of the game. */
import { defaultSetting, fastDice, type Json, Match, Refusal } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { andeanAbyss } from '../index.ts';

const begun = (position: Json) =>
  Match.start(andeanAbyss, { ...defaultSetting(andeanAbyss), attachments: { position } }, fastDice('undo'));

/** Gives these answers in turn, then takes them all back one by one: every state must come again. */
function takesBack(match: ReturnType<typeof begun>, ...answers: readonly string[]): void {
  const before: string[] = [];
  for (const answer of answers) {
    before.push(match.fingerprint());
    match.answer(match.turn[0] ?? '', answer);
  }
  for (const fingerprint of before.toReversed()) {
    match.undo('government');
    expect(match.fingerprint()).toBe(fingerprint);
  }
}

const DECK = [8, 1, 73, 74, 75, 76];

test('5.5 a free Special Activity of an Event can be taken back', () => {
  const pieces = { huila: { 'farc-active': 2, 'farc-base': 1 }, choco: { 'auc-active': 1 } };
  takesBack(begun({ deck: DECK, pieces }), 'unshaded', 'yes', 'huila');
});

test('4.1 so can an activity in the middle of an Operation, and what it paid for', () => {
  const pieces = { bogota: { troops: 3 }, huila: { 'farc-active': 1 }, choco: { 'cartels-base': 1 } };
  const match = begun({ deck: DECK, pieces, resources: { government: 6 } });
  takesBack(match, 'sweep', 'huila', 'air-lift', 'choco', '2');
  expect(match.state.turn).toBe(null);
  expect(match.state.resources.government).toBe(6);
});

test('6.1 nothing is taken back once the game is over', () => {
  const position = { deck: [1, 73, 74, 75, 76], pieces: { cesar: { 'auc-base': 1 } } };
  const match = begun(position);
  while (match.turn.length > 0) match.answer(match.turn[0] ?? '', 'pass');
  expect(match.result?.winners).toEqual(['auc']);
  for (const seat of match.seats) expect(() => match.undo(seat)).toThrow(Refusal);
});
