import { expect, test } from 'vitest';
import { isEffective } from '../../nonplayers/events/usable.ts';
import { here, situation } from '../table.ts';
import { execute, LAST_EVENT } from './event.ts';

test('card 20 unshaded lets the Government relocate up to six FARC guerrillas, each to an adjacent space', () => {
  const state = situation({ spaces: { guaviare: { 'farc-underground': 2, 'auc-underground': 1 } } });
  const played = execute(state, 'government', 20, 'unshaded', [
    'guaviare',
    'vaupes',
    'guaviare',
    'meta-east',
  ]);
  expect(here(state, 'guaviare')).toEqual({ 'auc-underground': 1 });
  expect(here(state, 'vaupes')).toEqual({ 'farc-underground': 1 });
  // Nobody is left who has not been relocated.
  expect(played.menu).toEqual([]);
});

test('card 20 unshaded ends after six, or earlier', () => {
  const state = situation({ spaces: { guaviare: { 'farc-underground': 8 } } });
  const answers = Array.from({ length: 6 }, () => ['guaviare', 'vaupes']).flat();
  expect(execute(state, 'auc', 20, 'unshaded', answers).asked[0]).toBe('government: ask.event.from');
  expect(here(state, 'guaviare')).toEqual({ 'farc-underground': 2 });
  expect(execute(state, 'government', 20, 'unshaded', ['done']).menu).toEqual([]);
});

test('card 20 shaded lets FARC March for nothing, then hide up to three guerrillas', () => {
  const state = situation({ spaces: { guaviare: { 'farc-active': 4 } }, resources: { farc: 0 } });
  const { asked } = execute(state, 'farc', 20, 'shaded', ['no', 'guaviare', 'guaviare', 'done']);
  expect(asked[0]).toBe('farc: ask.event.whether');
  expect(here(state, 'guaviare')).toEqual({ 'farc-underground': 2, 'farc-active': 2 });
});

test('2.3.9 card 20 shaded grants no March right before the final Propaganda card, only hiding', () => {
  const state = situation({ spaces: { guaviare: { 'farc-active': 1 } }, state: LAST_EVENT });
  const { asked, lines } = execute(state, 'farc', 20, 'shaded', ['guaviare']);
  expect(asked).toEqual(['farc: ask.event.turn']);
  expect(lines.map((line) => line.key)).toContain('why.last-event');
  expect(here(state, 'guaviare')).toEqual({ 'farc-underground': 1 });
});

test('N2 card 20 does nothing for a non-player that could only let a player March on the last Event card', () => {
  const given = {
    spaces: { guaviare: { 'farc-underground': 1 } },
    variants: { nonPlayers: ['auc'] },
  } as const;
  expect(isEffective(situation(given), 'auc', 20)).toBe(true);
  expect(isEffective(situation({ ...given, state: LAST_EVENT }), 'auc', 20)).toBe(false);
});
