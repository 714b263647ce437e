import { Dice, defaultSetting, fastDice, type Setting } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { isPropaganda } from '../cards.ts';
import { CUT, redeal, shuffledDeck } from '../deck.ts';
import { FACTIONS } from '../forces.ts';
import { andeanAbyss } from '../index.ts';
import { AT } from '../map.ts';
import { optionFaults, seatsOf } from '../options.ts';
import { allBases, bases, pieces, spaces, type State } from '../state.ts';
import { goOn } from './rules.ts';
import { here, levelOf, standard } from './table.ts';

const chance = (seed = 's') => new Dice(fastDice(seed));
const setting = (options: Setting['options'] = {}, scenario = 'standard'): Setting => ({
  ...defaultSetting(andeanAbyss, options),
  scenario,
});

describe('2.1 set-up', () => {
  test('2.1 standard deployment', () => {
    const state = standard();
    expect(state.aid).toBe(9);
    expect(state.resources).toEqual({ government: 40, farc: 10, auc: 10, cartels: 10 });
    expect(here(state, 'santander')).toEqual({
      troops: 3,
      'government-base': 1,
      'farc-underground': 1,
      'auc-underground': 1,
    });
    expect(here(state, 'putumayo')).toEqual({
      'farc-underground': 2,
      'auc-underground': 1,
      'cartels-underground': 1,
      'cartels-base': 2,
    });
    expect(levelOf(state, 'cali')).toBe('N');
    expect(levelOf(state, 'bogota')).toBe('AS');
    expect(levelOf(state, 'narino')).toBe('AO');
  });

  test('2.1 the deck has 64 cards, a Propaganda card in each quarter; 12 Event cards are put away', () => {
    const { deck, unused } = shuffledDeck(chance(), CUT);
    expect(deck).toHaveLength(64);
    expect(unused).toHaveLength(12);
    for (let pile = 0; pile < 4; pile++)
      expect(deck.slice(pile * 16, pile * 16 + 16).filter(isPropaganda)).toHaveLength(1);
    expect(new Set([...deck, ...unused]).size).toBe(76);
  });

  test('2.2 the first card is in play and the next lies face up, or with the option face down', () => {
    const state = andeanAbyss.setup(setting(), chance());
    expect(state.deck).toHaveLength(63);
    expect(state.shown).toBe(1);
    expect(andeanAbyss.setup(setting({ hiddenNext: true }), chance()).shown).toBe(0);
  });

  test('2.2 nobody sees the order of the deck nor the cards put away, and redealing keeps what is seen', () => {
    const state = andeanAbyss.setup(setting(), chance());
    const view = andeanAbyss.view(state, 'farc');
    expect(view.deck).toEqual(state.deck.slice(0, 1));
    expect(view.unused).toEqual([]);
    expect(view.deckSize).toBe(63);
    const before = [...state.deck];
    redeal(state, chance('other'));
    expect(state.deck[0]).toBe(before[0]);
    expect(state.deck).not.toEqual(before);
    expect(new Set([state.card, ...state.deck, ...state.unused]).size).toBe(76);
    for (let pile = 1; pile < 4; pile++) {
      const cards = state.deck.slice(pile * 16 - 1, pile * 16 + 15);
      expect(cards.filter(isPropaganda)).toHaveLength(1);
    }
  });
});

describe('2.1 free deployment', () => {
  test('2.1 Cartels, AUC, FARC and the Government place their pieces in this order', () => {
    const state = andeanAbyss.setup(setting({}, 'free-deployment'), chance());
    expect(state.stage).toEqual({ kind: 'deploy', faction: 'cartels' });
    expect(pieces(state, AT.santander, 'government')).toBe(0);
    const played = goOn(
      state,
      [
        ['vichada', '2', 'huila', '2', 'cali', '2', 'bogota', '2'],
        ['cesar', 'cesar', '6'],
        ['arauca', '2', 'choco', '2', 'narino', '2', 'putumayo', '12'],
        ['santander', 'santander', '12', 'bogota', '12'],
      ].flat(),
    );
    expect(
      played.asked.map((asked) => asked.split(':')[0]).filter((seat, i, all) => seat !== all[i - 1]),
    ).toEqual(['cartels', 'auc', 'farc', 'government']);
    expect(state.stage.kind).not.toBe('deploy');
    expect(here(state, 'santander')).toEqual({ troops: 12, 'government-base': 1 });
    expect(FACTIONS.map((faction) => total(state, faction))).toEqual([25, 18, 7, 8]);
  });

  test('2.1 at least four Cartels Bases stand where there is population (D51), and two Bases fill a space', () => {
    const state = andeanAbyss.setup(setting({}, 'free-deployment'), chance());
    const played = goOn(state, ['vichada', '2']);
    expect(played.menu).not.toContain('amazonas');
    expect(played.menu).not.toContain('vichada');
    expect(played.menu).toContain('bogota');
    expect(played.menu).not.toContain('loc-cali-pasto');
  });

  test('2.2 no card is turned up before all pieces are placed', () => {
    const state = andeanAbyss.setup(setting({ nonPlayers: 'farc-auc-cartels' }, 'free-deployment'), chance());
    expect([state.card, state.shown, state.deck.length]).toEqual([0, 0, 64]);
    goOn(state, ['cesar', 'bogota', '12', 'bogota', '12']);
    expect(state.card).toBeGreaterThan(0);
    expect([state.shown, state.deck.length]).toEqual([1, 63]);
  });

  test('2.1 FARC starts in Departments, the Government not where FARC has a Base', () => {
    const state = andeanAbyss.setup(setting({}, 'free-deployment'), chance());
    const farc = goOn(state, ['huila', '2', 'cali', '2', 'neiva', '2', 'bogota', '2', 'cesar', 'cesar', '6']);
    expect(farc.menu).not.toContain('bogota');
    const government = goOn(state, ['arauca', '2', 'choco', '2', 'narino', '2', 'putumayo', '12']);
    expect(government.menu).not.toContain('arauca');
    expect(government.menu).toContain('putumayo');
    expect(bases(state, AT.arauca, 'farc')).toBe(2);
    expect(spaces(state).every((space) => allBases(state, space) <= 2)).toBe(true);
  });

  test('2.1 non-players are deployed as in the standard set-up', () => {
    const state = andeanAbyss.setup(setting({ nonPlayers: 'farc-auc-cartels' }, 'free-deployment'), chance());
    expect(state.stage).toEqual({ kind: 'deploy', faction: 'government' });
    expect(pieces(state, AT.huila, 'farc')).toBe(2);
  });
});

const total = (state: State, faction: (typeof FACTIONS)[number]): number =>
  spaces(state).reduce((sum, space) => sum + pieces(state, space, faction), 0);

describe('1.5 players and factions', () => {
  test('1.5 four factions, whoever runs them; in the practice game some form a team', () => {
    expect(seatsOf(setting())).toEqual(FACTIONS.map((id) => ({ id })));
    expect(seatsOf(setting({ practice: 'three' })).filter((seat) => seat.team !== undefined)).toEqual([
      { id: 'auc', team: 'auc-cartels' },
      { id: 'cartels', team: 'auc-cartels' },
    ]);
  });

  test('1.5, 2.3.1 options that exclude each other are refused', () => {
    expect(optionFaults(setting({ practice: 'two', nonPlayers: 'cartels' })).map((one) => one.key)).toEqual([
      'fault.practice',
    ]);
    expect(optionFaults(setting({ eligibility: 'a', hiddenNext: true })).map((one) => one.key)).toEqual([
      'fault.hidden-next',
    ]);
    expect(optionFaults(setting({ eligibility: 'b' }))).toEqual([]);
  });
});
