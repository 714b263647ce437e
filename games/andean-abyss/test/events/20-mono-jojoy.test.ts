import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { isEffective } from '../../nonplayers/events/usable.ts';
import { here, situation } from '../table.ts';
import { begin, execute, LAST_EVENT } from './event.ts';

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

test('card 20 unshaded: each guerrilla once, from LoCs too, and the new space must be named', () => {
  const state = situation({
    spaces: { 'loc-neiva-pasto': { 'farc-active': 1 }, neiva: { 'farc-active': 1 } },
  });
  const { menu } = begin(structuredClone(state), 'government', 20, 'unshaded', ['loc-neiva-pasto']);
  expect(menu).toContain('neiva');
  expect(menu).not.toContain('done');
  // One of the two in Neiva has come there by this Event; the other one may still go.
  const played = begin(state, 'government', 20, 'unshaded', ['loc-neiva-pasto', 'neiva', 'neiva', 'huila']);
  expect(here(state, 'huila')).toEqual({ 'farc-active': 1 });
  expect(here(state, 'neiva')).toEqual({ 'farc-active': 1 });
  expect(played.menu).toEqual([]);
});

test('1.4.2 card 20 unshaded puts no third FARC piece into Ecuador, but a second one', () => {
  const given = { putumayo: { 'farc-underground': 1 } };
  const one = situation({ spaces: { ...given, ecuador: { 'farc-base': 1 } }, state: { opened: 1 } });
  expect(begin(one, 'government', 20, 'unshaded', ['putumayo']).menu).toContain('ecuador');
  const two = situation({ spaces: { ...given, ecuador: { 'farc-base': 2 } }, state: { opened: 1 } });
  expect(begin(two, 'government', 20, 'unshaded', ['putumayo']).menu).not.toContain('ecuador');
});

test('card 20 shaded, executed by the Government: FARC Marches and hides three of its own, on LoCs too', () => {
  const state = situation({
    spaces: { 'loc-neiva-pasto': { 'farc-active': 2 }, guaviare: { 'farc-active': 2 } },
  });
  const hidden = ['loc-neiva-pasto', 'loc-neiva-pasto', 'guaviare'];
  const { asked } = execute(state, 'government', 20, 'shaded', ['no', ...hidden]);
  expect(asked.every((one) => one.startsWith('farc: '))).toBe(true);
  expect(here(state, 'loc-neiva-pasto')).toEqual({ 'farc-underground': 2 });
  expect(here(state, 'guaviare')).toEqual({ 'farc-underground': 1, 'farc-active': 1 });
});

test('card 20 unshaded brings guerrillas back from Panamá, which has a single neighbour', () => {
  const state = situation({ spaces: { panama: { 'farc-active': 1 } }, state: { opened: 2 } });
  execute(state, 'government', 20, 'unshaded', ['panama']);
  expect(here(state, 'choco')).toEqual({ 'farc-active': 1 });
});

test('4.5.3 card 20 unshaded: a carrier that was relocated stays, the guerrilla it joined may go', () => {
  const state = situation({
    spaces: { guaviare: { 'farc-underground': 1 }, vaupes: { 'farc-underground': 1 } },
    state: { carriers: [{ space: AT.guaviare, kind: 'farc-underground', load: 1 }] },
  });
  execute(state, 'government', 20, 'unshaded', ['guaviare', 'vaupes', 'vaupes', 'amazonas']);
  expect(here(state, 'amazonas')).toEqual({ 'farc-underground': 1 });
  expect(state.carriers).toEqual([{ space: AT.vaupes, kind: 'farc-underground', load: 1 }]);
});

test('4.5.3 card 20 unshaded: a carrier joined by another guerrilla may still go itself', () => {
  const state = situation({
    spaces: { guaviare: { 'farc-underground': 1 }, vaupes: { 'farc-underground': 1 } },
    state: { carriers: [{ space: AT.vaupes, kind: 'farc-underground', load: 1 }] },
  });
  execute(state, 'government', 20, 'unshaded', ['guaviare', 'vaupes', 'vaupes', 'amazonas']);
  expect(state.carriers).toEqual([{ space: AT.amazonas, kind: 'farc-underground', load: 1 }]);
});
