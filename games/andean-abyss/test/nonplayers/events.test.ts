import { type Ask, Dice, fastDice, Plans } from '@sandtable/engine';
import { play } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { EVENT_CARDS, eventCard } from '../../cards.ts';
import { executeEvent } from '../../events/execute.ts';
import { type Insurgent, INSURGENTS } from '../../forces.ts';
import { andeanAbyss } from '../../index.ts';
import { AT } from '../../map.ts';
import { changeBy, isEffective, isSentToOperate, isUsable } from '../../nonplayers/events/usable.ts';
import type { Asked } from '../../nonplayers/mind.ts';
import { PLANS } from '../../nonplayers/play.ts';
import type { State } from '../../state.ts';
import { here, levelOf, type Situation } from '../table.ts';
import { alone, type Forced, standardAlone, type Watched, watch } from './play.ts';

/** A non-player executes the text that 8.4.1 gives it. */
function execute(state: State, faction: Insurgent, card: number, forced: Forced = {}): Watched {
  state.card = card;
  const side = eventCard(card).dual ? 'shaded' : 'unshaded';
  return watch(state, (table) => executeEvent(table, faction, card, side), forced);
}

describe('8.4 Events of non-players', () => {
  test('8.4.1 a dual Event is executed by its shaded text', () => {
    const { state, fired } = execute(standardAlone(), 'farc', 16);
    expect(state.resources.government).toBe(30);
    expect(fired).toEqual(['event.16.shaded', '8.4.card-16']);
  });

  test('8.4.2 as many pieces as stacking and Available allow, Bases first', () => {
    const { state } = execute(standardAlone(), 'farc', 33);
    expect(here(state, 'ecuador')).toEqual({ 'farc-base': 2 });
    const { state: drop } = execute(alone({ spaces: { vichada: { 'cartels-base': 2 } } }), 'auc', 34, {
      side: [3, 5, 1],
    });
    expect(here(drop, 'vichada')).toEqual({ 'cartels-base': 2 });
    expect(here(drop, 'guainia')).toEqual({ 'auc-base': 1, 'auc-underground': 2 });
  });

  test('8.4.3 the space where Support and Opposition change most, then by chance (D41)', () => {
    const state = alone({
      spaces: { bogota: { level: 'PS' }, cali: { level: 'N' }, pasto: { level: 'PS' } },
    });
    for (const id of [
      'medellin',
      'bucaramanga',
      'ibague',
      'santa-marta',
      'cartagena',
      'cucuta',
      'neiva',
      'sincelejo',
    ] as const)
      state.levels[AT[id]] = 2;
    expect([
      changeBy(state, AT.bogota, 15),
      changeBy(state, AT.cali, 15),
      changeBy(state, AT.pasto, 15),
    ]).toEqual([16, 3, 2]);
    const { why } = execute(state, 'cartels', 15);
    expect(levelOf(state, 'bogota')).toBe('PO');
    expect(why).toContain('8.4.3.greatest-change');
  });

  test('8.4.4 card 14 removes Troops before Police, where Base and cube both are', () => {
    const state = alone({
      spaces: { huila: { troops: 3, police: 2 }, santander: { 'government-base': 1, troops: 1, police: 1 } },
    });
    execute(state, 'farc', 14);
    expect(here(state, 'santander')).toEqual({ police: 1 });
    expect(here(state, 'huila')).toEqual({ troops: 3, police: 2 });
  });

  test('8.4.4 card 19: Terror where it shifts, Attack where it does not, everywhere', () => {
    const state = alone({
      spaces: {
        bogota: { level: 'AS', 'farc-underground': 1, police: 1 },
        arauca: { level: 'AO', 'farc-underground': 1, 'auc-active': 1 },
        'loc-cali-pasto': { 'farc-underground': 1 },
      },
    });
    const { why } = execute(state, 'farc', 19, { rolls: [6] });
    expect(levelOf(state, 'bogota')).toBe('PS');
    expect(state.markers[AT['loc-cali-pasto']]).toBe(1);
    expect(here(state, 'arauca')).toEqual({ 'farc-active': 1, 'auc-active': 1 });
    expect(why).toEqual(expect.arrayContaining(['8.4.card-19.terror-shift', '8.4.card-19.attack']));
  });

  test('8.4.4 card 26, C15: a transfer larger than the purse', () => {
    const both = { 'cartels-base': 1, 'farc-underground': 1 };
    const state = alone({
      resources: { cartels: 7, farc: 16 },
      spaces: { 'meta-east': both, 'meta-west': both, guaviare: both, putumayo: both },
    });
    execute(state, 'farc', 26);
    expect(state.resources).toMatchObject({ cartels: 0, farc: 23 });
  });

  test('8.4.4 card 29: FARC lies in wait for the Government, else AUC does (D12)', () => {
    const spaces: Situation['spaces'] = {
      huila: { 'farc-active': 1, 'auc-underground': 3 },
      cesar: { 'farc-active': 1, troops: 1 },
    };
    const farc = execute(alone({ spaces }), 'cartels', 29);
    expect(farc.why).toContain('8.4.card-29.farc');
    expect(here(farc.state, 'cesar')).toEqual({ 'farc-active': 1, 'farc-underground': 1 });
    const auc = execute(alone({ spaces, variants: { nonPlayers: ['auc', 'cartels'] } }), 'cartels', 29);
    expect(auc.why).toContain('8.4.card-29.auc');
    expect(here(auc.state, 'huila')).toMatchObject({ 'auc-underground': 4 });
  });

  test('8.4.4 card 37, C14: AUC marches beside FARC and Ambushes there', () => {
    const state = alone({
      spaces: {
        'meta-west': {
          level: 'AO',
          'farc-underground': 2,
          'farc-base': 1,
          'cartels-underground': 2,
          'cartels-base': 1,
        },
        huila: { level: 'N', 'auc-underground': 2, 'farc-underground': 1, 'farc-base': 1 },
      },
    });
    execute(state, 'auc', 37);
    expect(here(state, 'meta-west')).toEqual({
      'auc-underground': 1,
      'auc-active': 1,
      'farc-base': 1,
      'cartels-underground': 2,
      'cartels-base': 1,
    });
    expect(here(state, 'huila')).toEqual({ 'auc-underground': 1, 'farc-underground': 1, 'farc-base': 1 });
  });

  test('8.4.4 card 40: the Department with most Police, all cubes to one City', () => {
    const state = alone({
      spaces: {
        huila: { 'auc-active': 1, troops: 5, police: 1 },
        cesar: { 'auc-active': 1, troops: 1, police: 2 },
      },
    });
    const { why } = execute(state, 'auc', 40, { side: [1, 1, 1, 1, 5, 1, 1, 5, 1] });
    expect(here(state, 'cesar')).toEqual({ 'auc-active': 1 });
    expect(here(state, 'cali')).toEqual({ troops: 1, police: 2 });
    expect(here(state, 'bogota')).toEqual({ 'auc-base': 1 });
    expect(why).toContain('8.4.card-40.most-police');
  });

  test('8.4.4 card 46: AUC leaves Passive Support, the others Passive Opposition', () => {
    const spaces: Situation['spaces'] = {
      huila: {
        level: 'AO',
        'auc-active': 1,
        'cartels-active': 1,
        troops: 1,
        police: 1,
        'government-base': 1,
      },
    };
    const auc = execute(alone({ spaces }), 'auc', 46);
    expect(levelOf(auc.state, 'huila')).toBe('PS');
    expect(here(auc.state, 'huila')).toEqual({ 'auc-active': 1, 'cartels-active': 1, troops: 1 });
    const cartels = execute(alone({ spaces }), 'cartels', 46);
    expect(levelOf(cartels.state, 'huila')).toBe('PO');
  });

  test('8.4.4 card 54: two guerrillas of the most numerous enemy become its own', () => {
    const state = alone({
      spaces: { huila: { 'farc-underground': 2, 'farc-active': 1, 'cartels-active': 2 } },
    });
    const { why } = execute(state, 'auc', 54);
    expect(here(state, 'huila')).toEqual({ 'farc-active': 1, 'auc-underground': 2, 'cartels-active': 2 });
    expect(why).toContain('8.4.card-54.single');
  });

  test('8.4.4 card 58: Police beside Cartels go to one City without Cartels, up to four', () => {
    const both = { 'cartels-base': 1, police: 3 };
    const state = alone({ spaces: { cali: both, pasto: both } });
    execute(state, 'cartels', 58, { side: [1, 1, 1, 1, 5, 1, 1, 1, 1] });
    expect(here(state, 'cali')).toEqual({ 'cartels-base': 1 });
    expect(here(state, 'pasto')).toEqual({ 'cartels-base': 1, police: 2 });
    expect(here(state, 'bogota')).toEqual({ police: 4 });
  });

  test('8.4.4 card 59: up to three Cartels guerrillas to the Support City with the fewest Police, one stays', () => {
    const state = alone({
      spaces: {
        bogota: { level: 'AS', police: 2 },
        pasto: { level: 'PS', police: 1 },
        cali: { 'cartels-active': 3 },
        huila: { 'cartels-underground': 2 },
      },
    });
    execute(state, 'cartels', 59);
    expect(here(state, 'pasto')).toEqual({ police: 1, 'cartels-underground': 3 });
    expect(here(state, 'cali')).toEqual({ 'cartels-underground': 1 });
    expect(here(state, 'huila')).toEqual({ 'cartels-underground': 1 });
  });

  test('8.4.4 cards 56 and 60: the Cities with the fewest cubes', () => {
    const state = standardAlone();
    execute(state, 'cartels', 60, { side: Array.from({ length: 12 }, () => 1) });
    expect(here(state, 'bogota')).not.toHaveProperty('cartels-base');
    expect(here(state, 'medellin')).not.toHaveProperty('cartels-base');
  });

  test('8.4.4 card 69: boats to a goal of the March; Cartels Rally there, others spread Terror', () => {
    const state = alone({ spaces: { putumayo: { 'cartels-underground': 3, 'cartels-base': 1 } } });
    const { why } = execute(state, 'cartels', 69, { side: [6, 1, 1] });
    expect(here(state, 'amazonas')).toEqual({ 'cartels-base': 1 });
    expect(here(state, 'putumayo')).toEqual({ 'cartels-underground': 1, 'cartels-base': 1 });
    expect(why).toContain('8.4.card-69.rally');
    const farc = alone({
      spaces: { arauca: { level: 'AO', 'farc-underground': 2 }, santander: { level: 'AS' } },
    });
    expect(execute(farc, 'farc', 69, { side: [1, 4, 5] }).why).toContain('8.4.card-69.terror');
    expect(levelOf(farc, 'santander')).toBe('PS');
  });

  test('8.4.4 card 70: a faction without a guerrilla in any Forest leaves it to another (D26)', () => {
    const state = alone({
      resources: { farc: 0, cartels: 0 },
      spaces: { choco: { level: 'AS', 'farc-active': 1 } },
    });
    const { fired } = execute(state, 'cartels', 70);
    expect(fired).toContain('8.4.card-70.other-faction');
    expect(state.resources).toMatchObject({ farc: 3, cartels: 0 });
    expect(levelOf(state, 'choco')).toBe('PS');
  });

  test('8.4.4 card 72: guerrillas are spread so that the numbers differ by one at most', () => {
    const base = { 'cartels-base': 1 };
    const state = alone({
      spaces: { cali: base, pasto: base, neiva: base, huila: base, bogota: { 'cartels-active': 2 } },
    });
    execute(state, 'cartels', 72, { side: [1, 1, 1, 5, 5, 1] });
    const numbers = (['cali', 'pasto', 'neiva', 'huila'] as const).map(
      (id) => here(state, id)['cartels-underground'],
    );
    expect(numbers.toSorted((a = 0, b = 0) => a - b)).toEqual([2, 2, 3, 3]);
    expect(numbers[0]).toBe(3);
  });

  test('8.4.4 cards 63, 65, 58 and 69 send a faction to an Operation where they cannot be followed', () => {
    const empty = alone();
    expect([58, 63, 69].map((card) => isSentToOperate(empty, 'cartels', card))).toEqual([true, true, true]);
    const full = alone({
      spaces: {
        antioquia: { 'farc-base': 2 },
        huila: { 'farc-base': 2 },
        santander: { 'farc-base': 2 },
        cesar: { 'auc-base': 2 },
      },
    });
    expect(isSentToOperate(full, 'cartels', 65)).toBe(true);
    expect(isSentToOperate(standardAlone(), 'cartels', 65)).toBe(false);
  });
});

/** Cards whose instructions leave out spaces or victims that the text alone would allow. */
const NARROWED: readonly number[] = [19, 20, 29, 37, 46, 53, 54, 57, 59];

/** Everything but the turn itself, as text. */
const picture = (state: State): string => JSON.stringify({ ...state, turn: null, talks: 0 });

describe('8.1 effective Events', () => {
  const dice = new Dice(fastDice('effective'));
  const cards = EVENT_CARDS.filter(({ number }) => number !== 63);

  /** Plays an Event out with dice of chance, the Government taking what comes. */
  function playedOut(state: State, faction: Insurgent, card: number): void {
    state.card = card;
    const side = eventCard(card).dual ? 'shaded' : 'unshaded';
    const plans = new Plans<Asked>();
    let seq = 0;
    const answers = (seat: string, ask: Ask): string | undefined => {
      const asked = { view: state, prompt: ask.prompt, options: ask.options(seat), dice };
      if (seat === 'government') return asked.options[0];
      return plans.reply(seat, PLANS[seat as Insurgent], asked, seq++).option;
    };
    const { ask } = play(andeanAbyss, state, answers, dice.state, (table) =>
      executeEvent(table, faction, card, side),
    );
    expect(ask?.prompt.key, `card ${card}: no answer`).toBe(undefined);
  }

  /** Whether it changes anything; dice may decide, so it is tried some times (N2). */
  function changes(start: State, faction: Insurgent, card: number): boolean {
    for (let attempt = 0; attempt < 12; attempt++) {
      const state = structuredClone(start);
      state.card = card;
      const before = picture(state);
      playedOut(state, faction, card);
      if (picture(state) !== before) return true;
    }
    return false;
  }

  test('8.1 an Event that is used can change something', () => {
    for (let round = 0; round < 6; round++) {
      const start = crowded();
      for (const { number: card } of cards) {
        const faction = INSURGENTS[dice.below(3)] as Insurgent;
        if (!isUsable(start, faction, card)) continue;
        expect(changes(start, faction, card), `card ${card} by ${faction}`).toBe(true);
      }
    }
  });

  test('8.1 an Event that is left alone would have changed nothing', () => {
    for (let round = 0; round < 6; round++) {
      const start = crowded();
      for (const { number: card } of cards) {
        const faction = INSURGENTS[dice.below(3)] as Insurgent;
        if (isEffective(start, faction, card) || isSentToOperate(start, faction, card)) continue;
        if (!NARROWED.includes(card))
          expect(changes(start, faction, card), `card ${card} by ${faction}`).toBe(false);
      }
    }
  });

  /** A map with a few pieces here and there, so that many Events have nothing to do. */
  function crowded(): State {
    const state = alone({
      resources: {
        government: dice.below(3),
        farc: dice.below(9),
        auc: dice.below(9),
        cartels: dice.below(3),
      },
    });
    state.aid = dice.below(2);
    const kinds = [
      'troops',
      'police',
      'farc-underground',
      'farc-active',
      'auc-active',
      'auc-underground',
      'cartels-active',
      'cartels-underground',
    ] as const;
    const given: NonNullable<Situation['spaces']> = {};
    for (const id of [
      'bogota',
      'cali',
      'pasto',
      'huila',
      'cesar',
      'choco',
      'arauca',
      'vichada',
      'loc-cali-pasto',
    ] as const) {
      given[id] = { [kinds[dice.below(kinds.length)] as 'troops']: dice.below(3) };
      if (!id.startsWith('loc') && dice.below(3) === 0) given[id]['cartels-base'] = 1;
      if (id !== 'vichada' && !id.startsWith('loc'))
        given[id].level = (['AS', 'PS', 'N', 'PO', 'AO'] as const)[dice.below(5)] ?? 'N';
    }
    const filled = alone({ spaces: given });
    return { ...filled, resources: state.resources, aid: state.aid };
  }
});
