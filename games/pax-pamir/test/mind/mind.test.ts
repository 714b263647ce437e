import { type Asked, defaultSetting, fastDice, Match, Sight } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { mind } from '../../mind/index.ts';
import { courtier } from '../../players/courtier.ts';
import { appraise } from '../../players/outlook.ts';
import { colourOf, type State } from '../../state.ts';

/** A game some answers after its beginning, played by courtiers. */
function game(seed: string, answers: number, options = {}): Match<State> {
  const match = Match.start(paxPamir, defaultSetting(paxPamir, options), fastDice(seed), { journal: false });
  const isThere = () => match.seq >= answers && match.prompt?.key === 'ask.turn';
  while (match.result === undefined && !isThere()) {
    const seat = match.turn[0] ?? '';
    match.reply(seat, courtier.answer(new Sight(match, seat)));
  }
  return match;
}

function askedAt(match: Match<State>): Asked<State> {
  const seat = match.turn[0] ?? '';
  const { prompt } = match;
  if (prompt === undefined) throw new Error('nothing is asked');
  return { seat, prompt, options: match.menuOf(seat), state: match.state, dice: match.dice };
}

test.each([2, 3, 5])('A1 features and weights say what the appraisal says, with %i players', (players) => {
  const { state } = game('pax', 40, { players });
  const { features, weights } = mind;
  for (const who of state.players.keys()) {
    const seat = colourOf(state, who);
    const standings = features
      .rows(state, features.sides(state, seat))
      .map((row) =>
        row.reduce((sum, figure, i) => sum + figure * (weights.terms[features.names[i] ?? ''] ?? 0), 0),
      );
    const shares = standings.map((standing) => Math.exp(standing));
    const chance = (shares[0] ?? 0) / shares.reduce((sum, share) => sum + share, 0);
    expect(chance).toBeCloseTo(appraise(state, seat), 6);
  }
});

test('D1 the habit takes what it weighs highest', () => {
  const asked = askedAt(game('habit', 30));
  const worths = mind.habit.weigh?.(asked) ?? [];
  const taken = mind.habit.begin(asked.seat).answer(asked);
  expect(worths[asked.options.indexOf(taken)]).toBe(Math.max(...worths));
});

test('D1 a turn has the name of its player at its first choice', () => {
  const asked = askedAt(game('turn', 30));
  const first = { ...asked, state: { ...asked.state, turn: { ...asked.state.turn, counted: 0 } } };
  const second = { ...asked, state: { ...asked.state, turn: { ...asked.state.turn, counted: 1 } } };
  expect(mind.tempo.turnOf(first)).toBe(String(asked.state.turn.player));
  expect(mind.tempo.turnOf(second)).toBeUndefined();
});

test('E3.2 reasons for everybody name no card of a hand', () => {
  expect(mind.isOpen?.('ask.turn', 'buy:t0')).toBe(true);
  expect(mind.isOpen?.('ask.turn', 'tax:5')).toBe(true);
  expect(mind.isOpen?.('ask.turn', 'play:74')).toBe(false);
  expect(mind.isOpen?.('ask.turn', 'discard:74')).toBe(false);
  expect(mind.isOpen?.('ask.keep', '74')).toBe(false);
});
