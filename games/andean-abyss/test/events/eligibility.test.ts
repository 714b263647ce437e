/** What cards do to Eligibility, seen on the next card of a game (2.3.7, 3.1.2, 5.5). */
import { defaultSetting, fastDice, type Json, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { andeanAbyss } from '../../index.ts';
import type { State } from '../../state.ts';

const PIECES = {
  bogota: { troops: 4 },
  huila: { 'farc-underground': 1 },
  cali: { 'cartels-underground': 1 },
  medellin: { 'auc-underground': 1 },
};

/** Plays a card with these answers; everybody who is asked after them declines or passes. Returns the next card. */
function afterCard(card: number, answers: readonly string[]): State {
  const position: Json = { deck: [card, 1, 73, 2, 74, 75, 76], pieces: PIECES };
  const setting = { ...defaultSetting(andeanAbyss), attachments: { position } };
  const match = Match.start(andeanAbyss, setting, fastDice('eligibility'));
  const state = (): State => match.state;
  for (const answer of answers) match.answer(match.turn[0] ?? '', answer);
  while (state().card === card) {
    const seat = match.turn[0] ?? '';
    const menu = match.menuOf(seat);
    match.answer(seat, ['pass', 'done', 'no'].find((one) => menu.includes(one)) ?? menu[0] ?? '');
  }
  return state();
}

const eligible = (state: State): string[] =>
  Object.entries(state.eligible).flatMap(([faction, is]) => (is ? [faction] : []));

test('2.3.7 card 36 leaves the faction that executed it Eligible', () => {
  expect(eligible(afterCard(36, ['event']))).toEqual(['government', 'farc', 'auc', 'cartels']);
});

test('2.3.7 card 23 shaded: neither the Government nor FARC is Eligible on the next card', () => {
  expect(eligible(afterCard(23, ['shaded']))).toEqual(['auc', 'cartels']);
});

test('2.3.7 card 24 unshaded: FARC is not Eligible, nor is the Government that executed it', () => {
  expect(eligible(afterCard(24, ['pass', 'unshaded']))).toEqual(['auc', 'cartels']);
});

test('2.3.7 card 63: the Cartels are not Eligible, whoever executed it', () => {
  expect(eligible(afterCard(63, ['pass', 'event']))).toEqual(['government', 'auc']);
});

test('3.1.2, 5.5 card 20 shaded: FARC that Marches by an Event of the Government stays Eligible', () => {
  const state = afterCard(20, ['pass', 'shaded', 'yes', 'santander']);
  expect(eligible(state)).toEqual(['farc', 'auc', 'cartels']);
});
