import { defaultSetting, Dice, fastDice, Match, type Player, render, Sight } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { distantPlain, type State, type View } from '../../index.ts';
import { NON_PLAYER_CONTENT } from '../../nonplayers/content.ts';

const bySeat = new Map<string, Player<View>>(
  (distantPlain.players ?? []).map((player) => [player.seats?.[0] ?? '', player]),
);

/** A game between the rulebook's non-players and, for the other seats, chance. */
function playOut(nonPlayers: string, scenario: string, seed: string): Match<State, View> {
  const setting = { ...defaultSetting(distantPlain, { nonPlayers }), scenario };
  const match = Match.start(distantPlain, setting, fastDice(seed));
  const chance = new Dice(fastDice(`${seed}/others`));
  const run = distantPlain.nonPlayers?.seats[nonPlayers] ?? [];
  while (match.result === undefined) {
    const seat = match.turn[0] ?? '';
    const player = run.includes(seat) ? bySeat.get(seat) : undefined;
    if (player !== undefined) {
      const reply = player.answer(new Sight(match, seat));
      // 8.1.1 Even where a single option is left.
      expect(reply.why?.length ?? 0).toBeGreaterThan(0);
      match.reply(seat, reply);
    } else match.answer(seat, match.menuOf(seat)[chance.below(match.menuOf(seat).length)] ?? '');
  }
  return match;
}

describe('8.0 whole games', () => {
  test.each([
    ['all', '2009'],
    ['all', '2003'],
    ['government-taliban-warlords', '2005'],
    ['coalition-government-warlords', '2005'],
    ['government-warlords', '2009'],
    ['warlords', '2009'],
  ] as const)('8.0 a game with non-players %s in %s comes to its end', (nonPlayers, scenario) => {
    const match = playOut(nonPlayers, scenario, 'a');
    distantPlain.laws(match.state);
    expect(match.result).toBeDefined();
  });

  test('8.0 a replay needs no bot: answers and reasons stand in the record', () => {
    const match = playOut('all', '2009', 'replay');
    const again = Match.replay(distantPlain, match.record());
    expect(again.fingerprint()).toBe(match.fingerprint());
    expect(again.journal).toEqual(match.journal);
  });

  test('8.0 every reason is a sentence in both languages, with a rule of chapter 8', () => {
    const match = playOut('all', '2005', 'words');
    const reasons = match.journal.filter((line) => line.why !== undefined);
    expect(reasons.length).toBeGreaterThan(200);
    for (const { message } of reasons) {
      for (const speech of [distantPlain.speech.en, distantPlain.speech.ja])
        expect(render(speech, message)).not.toContain('undefined');
      expect(message.rule).toMatch(/^8\.\d/);
    }
  });

  test('8.0 the content list names every branch once', () => {
    expect(new Set(NON_PLAYER_CONTENT).size).toBe(252);
    expect(NON_PLAYER_CONTENT).toHaveLength(252);
  });
});
