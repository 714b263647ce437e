import { readFileSync } from 'node:fs';
import { defaultSetting, Dice, fastDice, type Json, Match, render, settingFaults } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { andeanAbyss } from '../index.ts';
import { AT } from '../map.ts';
import { here, levelOf } from './table.ts';

const setting = (position: Json) => ({ ...defaultSetting(andeanAbyss), attachments: { position } });
const laidOut = (position: Json) => andeanAbyss.setup(setting(position), new Dice(fastDice('position')));
const faults = (position: Json): readonly string[] => settingFaults(andeanAbyss, setting(position));

const EXAMPLE = {
  deck: [12, 1, 73, 2, 74, 75, 76],
  pieces: { bogota: { troops: 3, police: 2 }, huila: { 'farc-underground': 2, 'farc-base': 1 } },
  levels: { bogota: 'active-support', huila: 'passive-opposition' },
  terror: { huila: 2 },
  sabotage: ['loc-bogota-neiva'],
  shipments: [{ space: 'huila', with: 'farc-underground', count: 2 }],
  zones: ['arauca'],
  opened: ['ecuador'],
  resources: { government: 12, farc: 3 },
  aid: 9,
  president: 'pastrana',
  ineligible: ['auc'],
  capabilities: { 9: 'shaded' },
  momentum: [42],
  shielded: 'farc',
  propagandas: 1,
};

describe('2.1 positions from a file', () => {
  test('2.1 everything that can lie on the table can be set up', () => {
    const state = laidOut(EXAMPLE);
    expect(here(state, 'huila')).toEqual({ 'farc-underground': 2, 'farc-base': 1 });
    expect(levelOf(state, 'bogota')).toBe('AS');
    expect(state.markers[AT.huila]).toBe(2);
    expect(state.carriers).toEqual([{ space: AT.huila, kind: 'farc-underground', load: 2 }]);
    expect(state.zones).toEqual([AT.arauca]);
    expect(state.opened).toBe(1);
    expect(state.resources).toEqual({ government: 12, farc: 3, auc: 0, cartels: 0 });
    expect(state.eligible).toEqual({ government: true, farc: true, auc: false, cartels: true });
    expect(state.capabilities).toEqual({ 9: 'shaded' });
    expect([state.card, ...state.deck]).toEqual(EXAMPLE.deck);
    expect(state.shielded).toBe('farc');
  });

  test('2.1 a match can be played from it', () => {
    const match = Match.start(andeanAbyss, setting(EXAMPLE), fastDice('p'));
    expect(match.turn).toEqual(['government']);
    expect(match.menuOf('government')).toContain('train');
  });

  test('2.1 without a deck the cards are shuffled as usual', () => {
    const state = laidOut({ played: [5, 6] });
    expect([state.card, ...state.deck, ...state.unused]).toHaveLength(74);
    expect(state.deck).not.toContain(5);
  });

  test('2.3.4 who has acted on the card in play, and 6.0 a Round at any phase', () => {
    const second = laidOut({
      deck: [12, 1, 73, 74, 75, 76],
      done: [{ faction: 'government', deed: 'operation' }],
    });
    expect(second.done).toEqual([{ faction: 'government', deed: 'operation' }]);
    const round = laidOut({
      deck: [73, 1, 2, 74, 75, 76],
      phase: 'civic-action',
      pieces: { cali: { police: 1 } },
    });
    expect(round.stage).toEqual({ kind: 'propaganda', phase: 'civic-action' });
    expect(round.control.government).toEqual([AT.cali]);
  });

  test.each([
    ['1.3.1', { pieces: { atlantis: { troops: 1 } } }, 'no space "atlantis"'],
    ['1.4', { pieces: { cali: { tanks: 1 } } }, 'must be one of: troops'],
    ['1.4.1', { pieces: { cali: { troops: 30 }, bogota: { troops: 1 } } }, 'more Troops than there are'],
    ['1.4.2', { pieces: { huila: { 'farc-base': 2, 'auc-base': 1 } } }, 'too many Bases in Huila'],
    ['1.4.2', { pieces: { 'loc-cali-pasto': { 'farc-base': 1 } } }, 'too many Bases'],
    ['6.4.4', { zones: ['huila'], pieces: { huila: { police: 1 } } }, 'FARC Zone Huila'],
    ['1.3.5', { pieces: { ecuador: { police: 1 } } }, 'which is no space'],
    ['1.6.2', { levels: { vichada: 'active-support' } }, 'no population'],
    ['1.7', { aid: 30 }, 'from 0 to 29'],
    ['1.7', { resources: { farc: -1 } }, 'from 0 to 99'],
    ['4.5.3', { shipments: [{ space: 'cali', with: 'farc-active' }] }, 'nobody carries'],
    ['5.3', { capabilities: { 4: 'shaded' } }, 'no Capability'],
    ['5.4', { momentum: [4] }, 'no Momentum'],
    ['2.4.1', { deck: [1, 2, 73] }, 'more Propaganda cards'],
    ['2.1', { deck: [1, 1, 73, 74, 75, 76] }, 'two places'],
    ['2.1', { board: {} }, 'is no field here'],
    ['2.1', [], 'position: must be an object'],
    ['6.0', { deck: [1, 73, 74, 75, 76], phase: 'control' }, 'needs a Propaganda card'],
    ['6.4.4', { zones: ['bogota'] }, 'Bogotá is no Department'],
    ['6.4.4', { zones: ['arauca', 'arauca'] }, 'a FARC Zone already'],
    ['6.4.4', { zones: ['ecuador'] }, 'Ecuador is no Department'],
    ['3.3.4', { terror: { 'loc-cali-pasto': 1 } }, 'Sabotage, not Terror'],
    ['3.3.4', { sabotage: ['cali'] }, 'only a LoC can be Sabotaged'],
    ['1.3.5', { terror: { panama: 1 } }, 'a wrong marker in Panamá'],
    ['5.3', { capabilities: { '01': 'shaded' } }, 'no Capability'],
    ['5.3', { capabilities: { 9: 'shaded' }, deck: [1, 9, 73, 74, 75, 76] }, 'two places'],
    ['5.4', { momentum: [12, 12] }, 'two places'],
    ['2.4.1', { played: [5, 76], propagandas: 0 }, 'from 1 to 4'],
    ['4.5.3', { shipments: [{ space: 'cali', with: 'farc-active', load: 2 }] }, 'is no field here'],
    ['2.1', { constructor: {} }, 'is no field here'],
    ['5.4', { momentum: [42] }, 'exactly when it shields'],
    ['5.4', { shielded: 'farc' }, 'exactly when it shields'],
    ['5.3', { deck: [9, 1, 73, 74, 75, 76], capabilities: { 9: 'shaded' } }, 'two places'],
    ['1.3.5', { opened: ['ecuador'], deck: [1, 33, 73, 74, 75, 76] }, 'two places'],
    ['1.3.5', { opened: ['panama'], deck: [71, 1, 73, 74, 75, 76] }, 'two places'],
    ['1.4.1', { lost: 4 }, 'from 0 to 3'],
    ['1.4.1', { lost: 3, deck: [1, 49, 73, 74, 75, 76] }, 'two places'],
    ['6.4.3', { president: 'pastrana' }, 'more Elections'],
    ['6.4.3', { president: 'uribe', propagandas: 1 }, 'more Elections'],
    ['6.4.3', { president: 'pastrana', deck: [73, 1, 74, 75, 76], phase: 'election' }, 'more Elections'],
    ['6.0', { deck: [76], propagandas: 3, phase: 'redeploy' }, 'the final Round has no such phase'],
    ['6.6', { played: [5, 73], ineligible: ['auc'] }, 'right after a Propaganda card'],
    ['6.6', { played: [5, 73], momentum: [12] }, 'right after a Propaganda card'],
    ['6.6', { played: [5, 73], sabotage: ['loc-cali-pasto'] }, 'right after a Propaganda card'],
    ['6.6', { played: [5, 73], pieces: { huila: { 'farc-active': 1 } } }, 'right after a Propaganda card'],
    ['2.3.4', { done: [{ faction: 'farc', deed: 'pass' }] }, 'needs the card in play'],
  ] as const)('%s an illegal position is refused with the reason: %j', (_rule, position, reason) => {
    expect(faults(position as Json).join()).toContain(reason);
    const [message] = andeanAbyss.attachments?.['position']?.(position, setting({})) ?? [];
    // In Japanese too, with no English left in it but the words of the document.
    const said = message === undefined ? '' : render(andeanAbyss.speech.ja, message);
    expect(said).toMatch(/[ぁ-ん]/);
    expect(said).not.toContain(reason);
  });

  const did = (faction: string, deed: string) => ({ faction, deed });
  // Government, AUC, Cartels, FARC.
  const deck = [12, 1, 73, 74, 75, 76];

  test.each([
    ['acts twice', { deck, done: [did('government', 'pass'), did('government', 'event')] }, 'done.1'],
    ['is not Eligible', { deck, ineligible: ['government'], done: [did('government', 'pass')] }, 'done.0'],
    ['acts before an Eligible one further left', { deck, done: [did('auc', 'operation')] }, 'done.0'],
    [
      'takes the Event after the Event',
      { deck, done: [did('government', 'event'), did('auc', 'event')] },
      'done.1',
    ],
    [
      'is not Limited after an Operation',
      { deck, done: [did('government', 'operation'), did('auc', 'operation')] },
      'done.1',
    ],
    ['is first and Limited', { deck, done: [did('government', 'limited-operation')] }, 'done.0'],
    [
      'is not Limited on the last Event card (2.3.9)',
      { deck: [12, 76], propagandas: 3, done: [did('government', 'operation')] },
      'done.0',
    ],
    [
      'is the third to execute',
      { deck, done: [did('government', 'event'), did('auc', 'operation'), did('cartels', 'operation')] },
      'done.2',
    ],
    [
      'acts on a Propaganda card',
      { deck: [73, 1, 74, 75, 76], done: [did('farc', 'pass')] },
      'cannot have done this',
    ],
  ] as const)('2.3.4 a position in which a faction %s is refused', (_case, position, reason) => {
    expect(faults(position as Json).join()).toContain(reason);
  });

  test('2.3.4, 2.3.9, 8.1 passes, Limited Operations and unlimited non-players are what they are', () => {
    const passed = [did('government', 'pass'), did('auc', 'operation-and-activity'), did('cartels', 'event')];
    expect(faults({ deck, done: passed })).toEqual([]);
    const limited = [did('government', 'limited-operation')];
    expect(faults({ deck: [12, 76], propagandas: 3, done: limited })).toEqual([]);
    const full = [did('government', 'operation'), did('auc', 'operation-and-activity')];
    const alone = defaultSetting(andeanAbyss, { nonPlayers: 'farc-auc-cartels' });
    expect(settingFaults(andeanAbyss, { ...alone, attachments: { position: { deck, done: full } } })).toEqual(
      [],
    );
  });

  test('2.1 a position takes the place of the set-up, so free deployment is refused', () => {
    const free = { ...setting({}), scenario: 'free-deployment' };
    expect(settingFaults(andeanAbyss, free).join()).toContain('needs the standard scenario');
  });

  test('5.3 the card in play may just have brought about what lasts', () => {
    const executed = [did('government', 'event')];
    expect(faults({ deck: [9, 1, 73, 74, 75, 76], done: executed, capabilities: { 9: 'shaded' } })).toEqual(
      [],
    );
  });

  test('33, 49, 71 cards that have left traces are not shuffled into the deck', () => {
    const state = laidOut({ opened: ['ecuador', 'panama'], lost: 2 });
    for (const card of [33, 49, 71]) expect([state.card, ...state.deck, ...state.unused]).not.toContain(card);
  });

  test('the example of the documentation can be played', () => {
    const page = readFileSync(new URL('../../../docs/positions/andean-abyss.md', import.meta.url), 'utf8');
    const example = /```json\n([^`]*)```/.exec(page)?.[1] ?? '';
    expect(faults(JSON.parse(example) as Json)).toEqual([]);
  });

  test('2.4.1 Propaganda cards among those played are counted', () => {
    expect(laidOut({ played: [5, 76] }).propagandas).toBe(1);
  });

  test('5.3, 5.4 cards in effect are not shuffled into the deck', () => {
    const state = laidOut({ capabilities: { 9: 'shaded' }, momentum: [12] });
    expect([state.card, ...state.deck, ...state.unused]).toHaveLength(74);
    expect(state.deck).not.toContain(9);
  });

  test('2.1 the reason is said in both languages', () => {
    const [message] = andeanAbyss.attachments?.['position']?.({ aid: 30 }, defaultSetting(andeanAbyss)) ?? [];
    expect(message && render(andeanAbyss.speech.en, message)).toContain('position, aid');
    expect(message && render(andeanAbyss.speech.ja, message)).toContain('局面');
  });
});
