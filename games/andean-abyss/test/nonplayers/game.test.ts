import { Dice, fastDice, Match, type Player, render, type Setting, Sight } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { andeanAbyss, type State, type View } from '../../index.ts';
import { NON_PLAYER_CONTENT } from '../../nonplayers/content.ts';
import { NON_PLAYERS } from '../../nonplayers/player.ts';
import { playPhase } from '../../propaganda/index.ts';
import { FACTIONS } from '../../forces.ts';
import { oppositionPlusBases, totalSupport } from '../../state.ts';
import { margin, resultOf, soloLevel } from '../../victory.ts';
import { cities, play } from '../table.ts';
import { alone, operation, spacesOf } from './play.ts';

const setting = (nonPlayers: string): Setting => ({
  scenario: 'standard',
  options: { nonPlayers, practice: 'none', hiddenNext: false, eligibility: 'standard', shortGame: false },
});
const bySeat = new Map<string, Player<View>>(
  (andeanAbyss.players ?? []).map((player) => [player.seats?.[0] ?? '', player]),
);

/** A game between the game's own players and, for the other seats, chance. */
function playOut(nonPlayers: string, seed: string, seats: readonly string[]): Match<State, View> {
  const match = Match.start(andeanAbyss, setting(nonPlayers), fastDice(seed));
  const chance = new Dice(fastDice(`${seed}/others`));
  while (match.result === undefined) {
    const seat = match.turn[0] ?? '';
    const player = seats.includes(seat) ? bySeat.get(seat) : undefined;
    if (player !== undefined) match.reply(seat, player.answer(new Sight(match, seat)));
    else match.answer(seat, match.menuOf(seat)[chance.below(match.menuOf(seat).length)] ?? '');
  }
  return match;
}

const INSURGENTS = ['farc', 'auc', 'cartels'];

describe('8.0 whole games', () => {
  test.each([
    ['farc-auc-cartels', INSURGENTS],
    ['farc-auc-cartels', [...INSURGENTS, 'government']],
    ['auc-cartels', ['auc', 'cartels']],
    ['cartels', ['cartels']],
    ['farc', ['farc']],
    ['none', [...INSURGENTS, 'government']],
  ] as const)('8.0 a game with non-players %s and bots at %j comes to its end', (nonPlayers, seats) => {
    for (const seed of ['a', 'b']) {
      const match = playOut(nonPlayers, seed, seats);
      andeanAbyss.laws(match.state);
      expect(match.result).toBeDefined();
    }
  });

  test('8.0 a replay needs no bot: answers and reasons stand in the record', () => {
    const match = playOut('farc-auc-cartels', 'replay', [...INSURGENTS, 'government']);
    const again = Match.replay(andeanAbyss, match.record());
    expect(again.fingerprint()).toBe(match.fingerprint());
    expect(again.journal).toEqual(match.journal);
  });

  test('8.0 every reason is a sentence in both languages, with its rule', () => {
    const match = playOut('farc-auc-cartels', 'words', [...INSURGENTS, 'government']);
    const reasons = match.journal.filter((line) => line.why !== undefined);
    expect(reasons.length).toBeGreaterThan(200);
    for (const { message, why } of reasons) {
      for (const speech of [andeanAbyss.speech.en, andeanAbyss.speech.ja])
        expect(render(speech, message).length).toBeGreaterThan(1);
      if (why !== 'government') expect(message.rule).toMatch(/^8\.\d/);
    }
  });

  test('8.0 non-players know every question they are asked', () => {
    const match = Match.start(andeanAbyss, setting('farc-auc-cartels'), fastDice('strict'));
    const dice = new Dice(fastDice('strict/dice'));
    while (match.result === undefined) {
      const seat = match.turn[0] ?? '';
      const options = match.menuOf(seat);
      const prompt = match.prompt ?? { key: '' };
      const player = NON_PLAYERS.find((one) => one.seats?.includes(seat) === true);
      const given = player?.answer(new Sight(match, seat)).option ?? options[dice.below(options.length)];
      expect(options, `${seat}: ${prompt.key}`).toContain(given);
      match.answer(seat, given ?? '');
    }
  });

  test('8.0 a non-player goes on with its plan in a game that was loaded, at every question', () => {
    const match = Match.start(andeanAbyss, setting('farc-auc-cartels'), fastDice('loaded'), {
      journal: false,
    });
    const dice = new Dice(fastDice('loaded/dice'));
    while (match.result === undefined && match.seq < 400) {
      const seat = match.turn[0] ?? '';
      const options = match.menuOf(seat);
      const player = NON_PLAYERS.find((one) => one.seats?.includes(seat) === true);
      const reply = player?.answer(new Sight(match, seat)) ?? {
        option: options[dice.below(options.length)] ?? '',
      };
      const loaded = Match.resume(andeanAbyss, match.position(), { journal: false });
      if (player !== undefined) expect(player.answer(new Sight(loaded, seat))).toEqual(reply);
      match.reply(seat, reply);
    }
    expect(match.seq).toBeGreaterThan(100);
  });

  test('8.7.3 whoever sits in for a person attacks one more space for the Ambush, too', () => {
    const state = alone({
      resources: { farc: 9 },
      spaces: {
        huila: { 'farc-underground': 2, 'auc-active': 2 },
        cesar: { 'farc-underground': 1, troops: 1 },
        arauca: { 'farc-underground': 1, troops: 1 },
      },
    });
    const { answers } = operation(
      { ...state, variants: { ...state.variants, nonPlayers: [] } },
      'farc',
      'attack',
    );
    expect(spacesOf(answers)).toEqual(['huila']);
  });

  test('8.0 the content list names every branch and card once', () => {
    expect(new Set(NON_PLAYER_CONTENT).size).toBe(NON_PLAYER_CONTENT.length);
    const branches = NON_PLAYER_CONTENT.filter(
      (name) => name.startsWith('8.') && !/^8\.4\.card-\d+$/.test(name),
    );
    // The boxes, conditions and priorities of the sheets, and what follows from them.
    expect(branches).toHaveLength(288 + 31);
    expect(NON_PLAYER_CONTENT.filter((name) => /^8\.4\.card-\d+$/.test(name))).toHaveLength(71);
  });
});

describe('8.8 playing alone', () => {
  test('8.8 four levels: 0 or less, 1 to 3, 4 to 8, 9 or more', () => {
    expect([-5, 0, 1, 3, 4, 8, 9].map(soloLevel)).toEqual([
      'failure',
      'failure',
      'stalemate',
      'stalemate',
      'progress',
      'progress',
      'victory',
    ]);
  });

  test('8.8 B8: Total Support 61 against one AUC and two FARC Bases is a stalemate', () => {
    const state = alone({
      state: { stage: { kind: 'over', by: 'final' } },
      spaces: {
        ...cities('AS'),
        santander: { level: 'AS' },
        huila: { level: 'AS', 'auc-base': 1 },
        atlantico: { level: 'AS' },
        choco: { level: 'PS', 'farc-base': 2 },
      },
    });
    expect(resultOf(state)).toMatchObject({
      winners: ['government'],
      reason: { key: 'over.solo.stalemate', params: { score: 2 } },
    });
  });

  test('8.8 B8: Total Support 55 against Cartels at their goal is a failure by 5', () => {
    const cartels = { 'cartels-base': 2 };
    const state = alone({
      state: { stage: { kind: 'over', by: 'final' } },
      resources: { cartels: 44 },
      spaces: {
        ...cities('AS'),
        atlantico: { level: 'PS' },
        huila: { level: 'AS' },
        choco: { level: 'AO', 'farc-base': 2 },
        narino: { level: 'AO', 'farc-base': 2 },
        arauca: { level: 'AO', 'farc-base': 2 },
        guaviare: { level: 'AO', 'farc-base': 2 },
        'meta-east': { level: 'AO', 'farc-base': 1 },
        'meta-west': { level: 'PO', 'auc-base': 2 },
        vichada: cartels,
        guainia: cartels,
        vaupes: cartels,
        amazonas: cartels,
        putumayo: cartels,
      },
    });
    expect([totalSupport(state), oppositionPlusBases(state)]).toEqual([55, 20]);
    expect(FACTIONS.map((faction) => margin(state, faction))).toEqual([-5, -5, -7, 0]);
    expect(resultOf(state)).toMatchObject({
      winners: [],
      reason: { key: 'over.solo.failure', params: { score: -5 } },
    });
  });

  test('8.8 the Government alone does not win at a check, a non-player does', () => {
    const loyal = alone({ state: { propagandas: 1 } });
    for (let space = 0; space < 24; space++) loyal.levels[space] = 2;
    expect(play(loyal, (table) => playPhase(table, 'victory')).fired).toEqual([
      '8.8.government-no-win-at-check',
    ]);
    expect(loyal.stage).toEqual({ kind: 'propaganda', phase: 'control' });
    const lost = alone({ state: { propagandas: 1 }, spaces: { huila: { 'auc-base': 1 } } });
    expect(play(lost, (table) => playPhase(table, 'victory')).fired).toEqual(['8.8.np-wins-at-check']);
    expect(resultOf(lost)).toMatchObject({ winners: ['auc'], reason: { key: 'over.non-player' } });
  });

  test('7.1, 8.8 with players, a non-player that meets its condition beats them all, and wins ties at the end', () => {
    const variants = { nonPlayers: ['auc', 'cartels'] as const };
    const check = alone({ variants, spaces: { huila: { 'auc-base': 1 } } });
    for (let space = 0; space < 24; space++) check.levels[space] = 2;
    expect(play(check, (table) => playPhase(table, 'victory')).fired).toEqual(['8.8.players-np-beats-all']);
    expect(resultOf(check)?.winners).toEqual(['auc']);
    const tie = alone({
      variants,
      state: { propagandas: 4, stage: { kind: 'propaganda', phase: 'elite-backing' } },
    });
    for (let space = 0; space < 14; space++) tie.levels[space] = 2;
    tie.levels[1] = 1;
    tie.levels[2] = 1;
    expect(play(tie, (table) => playPhase(table, 'elite-backing'), ['done']).state.stage.kind).toBe('over');
  });
});
