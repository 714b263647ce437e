import { defaultSetting, Dice, fastDice, Match, settingFaults } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { talk, doTalk } from '../negotiation.ts';
import { distantPlain } from '../index.ts';
import { AT } from '../map.ts';
import type { Deception, State } from '../state.ts';
import { margin, resultOf } from '../victory.ts';
import { cards, goOn, round } from './rules.ts';
import { play, situation, standard } from './table.ts';

const start = (practice = 'none'): State =>
  Match.start(
    distantPlain,
    { scenario: '2005', options: { ...defaultSetting(distantPlain).options, deception: true, practice } },
    fastDice('deception'),
  ).state;

const held = (...markers: Deception[]) => markers.map((marker) => ({ marker, shown: false, used: false }));

test('7.3 each player draws two of twelve markers; the others lie aside', () => {
  const state = start();
  expect(Object.values(state.deceptions).flat()).toHaveLength(8);
  expect(state.undrawn).toHaveLength(4);
  expect(Object.keys(start('three').deceptions)).toEqual(['coalition', 'government', 'taliban']);
});

test('7.3 they are for three or four players', () => {
  const faults = (practice: string) =>
    settingFaults(distantPlain, {
      scenario: '2005',
      options: { ...defaultSetting(distantPlain).options, deception: true, practice },
    });
  expect(faults('two')).toEqual(['deception markers are for three or four players']);
  expect(faults('three')).toEqual([]);
});

test('7.3 a player sees its own markers, the others only that they are there', () => {
  const state = start();
  const own = distantPlain.view(state, 'taliban').deceptions;
  expect(own.taliban).toEqual(state.deceptions.taliban);
  expect(own.coalition?.map(({ marker }) => marker)).toEqual(['unseen', 'unseen']);
  const again = structuredClone(state);
  distantPlain.determinize(again, 'taliban', new Dice(fastDice('again')));
  expect(again.deceptions.taliban).toEqual(state.deceptions.taliban);
  expect(distantPlain.view(again, 'taliban').deceptions).toEqual(own);
});

test('7.3 how hidden markers are dealt anew does not follow from which they are', () => {
  const state = start();
  const other = structuredClone(state);
  const [first, second] = [state.deceptions.coalition, other.deceptions.government];
  // The Coalition and the Government have changed hands, and the others what lies aside.
  other.deceptions.coalition = state.deceptions.government ?? [];
  other.deceptions.government = first ?? [];
  other.undrawn.reverse();
  expect(second).not.toEqual(first);
  for (const seed of ['a', 'b', 'c']) {
    const [one, two] = [structuredClone(state), structuredClone(other)];
    for (const each of [one, two]) distantPlain.determinize(each, 'taliban', new Dice(fastDice(seed)));
    expect(two.deceptions).toEqual(one.deceptions);
    expect(two.undrawn).toEqual(one.undrawn);
  }
});

test('7.3 a Hidden Agenda is worth 1 once it is shown, and at the end', () => {
  const state = cards(
    standard('2005', { state: { deceptions: { taliban: held('hidden-agenda', 'empty-threat') } } }),
    1,
    2,
  );
  expect(margin(state, 'taliban')).toBe(-12);
  expect(talk(state, 'taliban').map(({ id }) => id)).toContain('show:hidden-agenda');
  play(state, (table) => doTalk(table, 'taliban', 'show:hidden-agenda'));
  expect(margin(state, 'taliban')).toBe(-11);
  const final = round(situation({ state: { deceptions: { taliban: held('hidden-agenda') } } }), 'redeploy');
  final.propagandas = 5;
  goOn(final);
  expect(final.deceptions.taliban?.[0]?.shown).toBe(true);
});

test('7.3, 6.1 whoever might meet its condition with what it hides may show it before the Victory Phase looks', () => {
  // 10 Taliban Bases, Opposition of 10: a margin of 0.
  const near = (marker: Deception): State => {
    const spaces = {
      kandahar: { 'taliban-base': 2, level: 'O' },
      khowst: { 'taliban-base': 2, level: 'O' },
      nuristan: { 'taliban-base': 2, level: 'O' },
      balkh: { 'taliban-base': 2, level: 'O' },
      konduz: { 'taliban-base': 2, level: 'O' },
    } as const;
    return round(situation({ spaces, state: { deceptions: { taliban: held(marker) } } }), 'victory');
  };
  const state = near('hidden-agenda');
  const asked = goOn(state);
  expect(asked.ask?.seats).toEqual(['taliban']);
  expect(asked.menu).toEqual(['show:hidden-agenda', 'done']);
  const silent = structuredClone(state);
  goOn(silent, ['done']);
  expect(resultOf(silent)).toBeUndefined();
  goOn(state, ['show:hidden-agenda']);
  expect(resultOf(state)?.winners).toEqual(['taliban']);
  // What is hidden does not change who is asked.
  expect(goOn(near('empty-threat')).menu).toEqual(['show:empty-threat', 'done']);
  const far = near('hidden-agenda');
  far.levels[AT.konduz] = 0;
  expect(goOn(far).ask?.prompt.key).not.toBe('ask.deception');
});

test('7.3 a Hidden Asset makes one Limited Operation a full one with a Special Activity, once', () => {
  const state = cards(
    standard('2005', { state: { deceptions: { warlords: held('hidden-asset', 'hidden-asset') } } }),
    55,
    56,
  );
  // Card 55: Warlords, Coalition, Taliban, Government.
  state.done.push({ faction: 'coalition', deed: 'operation' });
  expect(goOn(state).labels).toContain('rally: 3.3.1, Limited Rally');
  play(state, (table) => doTalk(table, 'warlords', 'show:hidden-asset'));
  expect(goOn(state).labels).toContain('rally: 3.3.1, Rally');
  const asked = goOn(structuredClone(state), ['rally', 'konduz', '1']);
  expect(asked.menu).toContain('traffic');
  goOn(state, ['rally', 'konduz', '1', 'done']);
  expect(state.deceptions.warlords?.map(({ used }) => used)).toEqual([true, false]);
});
