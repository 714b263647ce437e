import { describe, expect, test } from 'vitest';
import { type Faction, TABLE } from '../forces.ts';
import { AT, LOCS } from '../map.ts';
import { cards, goOn, limited } from './rules.ts';
import { here, situation, standard } from './table.ts';

const RICH = { government: 40, farc: 10, auc: 10, cartels: 10 };

/** The Government is to act, and Cartels could lend it their Shipment (2.3.6). */
const shipmentInCali = (resources: Partial<Record<Faction, number>>) =>
  cards(
    situation({
      spaces: { cali: { 'cartels-underground': 1 }, bogota: { police: 1 } },
      resources,
      state: { carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 1 }] },
    }),
    12,
    1,
    73,
  );

describe('2.3 Event cards', () => {
  test('2.3.2 the leftmost Eligible faction of the card comes first', () => {
    // Card 12 has the order Government, AUC, Cartels, FARC.
    const state = cards(standard(), 12, 1, 73);
    expect(goOn(state, ['pass', 'pass', 'pass', 'pass']).asked).toEqual([
      'government: ask.turn',
      'auc: ask.turn',
      'cartels: ask.turn',
      'farc: ask.turn',
    ]);
  });

  test('2.3 Ineligible factions are passed over', () => {
    const state = cards(
      standard({ state: { eligible: { government: false, farc: true, auc: false, cartels: true } } }),
      12,
      1,
      73,
    );
    expect(goOn(state, ['pass', 'pass']).asked).toEqual(['cartels: ask.turn', 'farc: ask.turn']);
  });

  test('2.3.3 passing brings 1 Resource, 3 for the Government, and keeps Eligibility', () => {
    const state = cards(standard(), 12, 1, 73);
    goOn(state, ['pass', 'pass', 'pass', 'pass']);
    expect(state.resources).toEqual({ government: 43, farc: 11, auc: 11, cartels: 11 });
    expect(state.eligible).toEqual({ government: true, farc: true, auc: true, cartels: true });
  });

  test('2.3.4 the first may take the Event or any Operation with a Special Activity', () => {
    const state = cards(standard(), 12, 1, 73);
    // An Assault becomes possible by Air Lift to a Base without guerrillas.
    const first = goOn(state);
    expect(first.menu).toEqual(['unshaded', 'shaded', 'train', 'patrol', 'sweep', 'assault', 'pass']);
    // It says so, and nothing else does.
    const marked = first.menu.filter((option) => first.ask?.label(option, 'government').params?.['helped']);
    expect(marked).toEqual(['assault']);
  });

  test('2.3.4 after an Operation alone the second has a Limited Operation, and no Event', () => {
    const state = cards(standard(), 12, 1, 73);
    const played = goOn(state, ['train', 'cali', '0', '0', 'done', 'done']);
    expect(played.menu).toEqual(['rally', 'march', 'attack', 'terror', 'pass']);
    expect(played.blocked).toEqual(['unshaded: 2.3.4 why.no-event', 'shaded: 2.3.4 why.no-event']);
    const after = goOn(state, ['rally', 'antioquia', 'guerrillas', '1']);
    expect(state.card).toBe(1);
    expect(after.asked).toHaveLength(4);
  });

  test('2.3.4 after an Operation with a Special Activity the second may take the Event instead', () => {
    const state = cards(standard(), 12, 1, 73);
    const played = goOn(state, [
      'train',
      'air-lift',
      'bogota',
      'cali',
      '1',
      'cali',
      '0',
      '0',
      'done',
      'done',
    ]);
    expect(played.menu).toEqual(['unshaded', 'shaded', 'rally', 'march', 'attack', 'terror', 'pass']);
  });

  test('2.3.4 after the Event the second has an Operation, with a Special Activity if it likes', () => {
    const state = cards(standard(), 12, 1, 73);
    const played = goOn(state, ['unshaded', 'rally', 'antioquia', 'guerrillas', '1']);
    expect(played.menu).toContain('extort');
    expect(played.menu).toContain('cali');
  });

  test('2.3.3 when the first passes the next takes its place with the same choice', () => {
    const state = cards(standard(), 12, 1, 73);
    expect(goOn(state, ['pass']).menu).toContain('unshaded');
  });

  test('A7 Pass, Limited Operation and Eligibility (2.3.3 to 2.3.7)', () => {
    const state = cards(standard(), 12, 2, 73);
    state.done.push({ faction: 'government', deed: 'operation' });
    const played = goOn(state, ['pass', 'rally', 'huila']);
    expect(state.resources).toMatchObject({ auc: 11, cartels: 9, farc: 10 });
    expect(here(state, 'huila')['cartels-underground']).toBe(1);
    expect(played.asked).toEqual(['auc: ask.turn', 'cartels: ask.turn', 'cartels: ask.operation.space']);
    expect(state.eligible).toEqual({ government: false, farc: true, auc: true, cartels: false });
  });

  test('1.5.1, 2.3.4 a second faction that can only pass for want of Resources is asked while others could give them', () => {
    const done = [{ faction: 'government' as const, deed: 'operation' as const }];
    const given = { spaces: { vichada: { 'auc-active': 1 } }, state: { done } } as const;
    const helped = cards(situation({ ...given, resources: { farc: 1 } }), 12, 1, 73);
    expect(goOn(helped).menu).toEqual(['pass']);
    const alone = cards(situation(given), 12, 1, 73);
    goOn(alone);
    expect(alone.done.slice(1)).toContainEqual({ faction: 'auc', deed: 'pass' });
  });

  test('2.3.1, 2.3.7 whoever executed something is Ineligible on the next card, and Eligible again on the one after', () => {
    const state = cards(standard(), 15, 12, 16, 73);
    goOn(state, ['unshaded', 'pass', 'pass', 'pass'], [1]);
    expect(state.eligible).toEqual({ government: false, farc: true, auc: true, cartels: true });
    goOn(state, ['pass', 'pass', 'pass']);
    expect(state.eligible.government).toBe(true);
    expect(state.card).toBe(16);
  });

  test('2.3.7 Events can make factions Ineligible on the next card, or leave them Eligible', () => {
    const state = cards(standard(), 24, 12, 16, 73);
    goOn(state, ['unshaded', 'pass', 'pass', 'pass']);
    expect(state.eligible.farc).toBe(false);
  });

  test('2.2, 2.3.8 the card in play goes to the played pile, the next one comes, and one more is turned up', () => {
    const state = cards(standard(), 12, 1, 73);
    goOn(state, ['pass', 'pass', 'pass', 'pass']);
    expect(state.played).toEqual([12]);
    expect(state.card).toBe(1);
    expect(state.shown).toBe(1);
  });
});

describe('2.3.5 Limited Operations', () => {
  test('2.3.5 a Limited Operation is in one space, without a Special Activity', () => {
    const state = situation({ spaces: { huila: { 'farc-underground': 2 } }, resources: { farc: 5 } });
    expect(limited(structuredClone(state), 'farc', 'rally').menu).not.toContain('extort');
    limited(state, 'farc', 'rally', ['cesar']);
    expect(state.resources.farc).toBe(4);
  });
});

describe('2.3.6 Ship', () => {
  const carrying = () =>
    cards(
      situation({
        spaces: { cali: { level: 'N', 'cartels-underground': 2, 'cartels-base': 1 } },
        resources: { cartels: 3, government: 9 },
        state: { carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 1 }] },
      }),
      69,
      12,
      73,
    );

  test('A22 Shipping (2.3.6)', () => {
    const state = carrying();
    goOn(state, [
      'march',
      'huila',
      'cartels-underground',
      'done',
      'done',
      'ship:cali:cartels-underground+1',
      'rally',
      'cali',
      'guerrillas',
      '4',
    ]);
    expect(state.resources.cartels).toBe(2);
    expect(state.carriers).toEqual([]);
    expect(here(state, 'cali')).toEqual({ 'cartels-underground': 5, 'cartels-base': 1 });
    expect(here(state, 'huila')).toEqual({ 'cartels-underground': 1 });
    expect(state.done[0]).toEqual({ faction: 'cartels', deed: 'operation' });
    expect(state.shipped).toEqual(['cartels']);
  });

  test('2.3.6 another faction may give the acting one the free Limited Operation', () => {
    const state = shipmentInCali({ government: 9, cartels: 3 });
    const played = goOn(state, [
      'train',
      'bogota',
      '0',
      '0',
      'done',
      'ship:cali:cartels-underground+1',
      'train',
      'bogota',
      '1',
      '0',
    ]);
    expect(played.asked).toContain('cartels: ask.ship.offer');
    expect(state.resources.government).toBe(6);
    expect(state.shipped).toEqual(['government']);
    expect(here(state, 'bogota')).toEqual({ troops: 1, police: 1 });
  });

  test('2.3.6, 2.3.7 whoever had the free Limited Operation is Ineligible for its own; who gave the Shipment is not', () => {
    const state = shipmentInCali({ government: 9 });
    const shipped = [
      'train',
      'bogota',
      '0',
      '0',
      'done',
      'ship:cali:cartels-underground+1',
      'patrol',
      'done',
    ];
    goOn(state, [...shipped, 'pass', 'pass', 'pass']);
    expect(state.card).toBe(1);
    expect(state.eligible).toEqual({ government: false, farc: true, auc: true, cartels: true });
  });

  test('1.4.1, 2.3.6 the free Limited Operation may be a Rally with a guerrilla taken off the map', () => {
    const state = carrying();
    TABLE.remove(state, AT.cali, 'cartels-base', 1);
    // One each, so that no two could become a Base.
    for (const loc of LOCS.slice(0, 10)) TABLE.place(state, loc, 'cartels-active', 1);
    const shipped = [
      'march',
      'narino',
      'cartels-underground',
      'done',
      'done',
      'ship:cali:cartels-underground+1',
    ];
    expect(goOn(structuredClone(state), shipped).menu).toContain('rally');
    goOn(state, [...shipped, 'rally', 'withdraw', 'loc-arauca-cucuta', 'cesar']);
    expect(here(state, 'cesar')).toEqual({ 'cartels-underground': 1 });
  });

  test('2.3.6 not after a Special Activity, nor after an Operation that cost nothing (D49)', () => {
    const extorted = carrying();
    const played = goOn(extorted, [
      'march',
      'process',
      'sell-base',
      'huila',
      'cartels-underground',
      'done',
      'done',
    ]);
    expect(played.asked.at(-1)).not.toContain('ship');
    expect(extorted.done[0]?.deed).toBe('operation-and-activity');
    const free = carrying();
    goOn(free, ['march', 'loc-cali-pasto', 'cartels-underground', 'done', 'done']);
    expect(free.done[0]?.deed).toBe('operation');
    expect(free.carriers).toHaveLength(1);
  });
});

describe('2.3.9 the last Event card', () => {
  test('2.3.9 right before the final Propaganda card players have Limited Operations only, without Sweep and March', () => {
    const state = cards(standard({ state: { propagandas: 3 } }), 12, 76);
    const played = goOn(state);
    expect(played.menu).toEqual(['unshaded', 'shaded', 'train', 'patrol', 'pass']);
    expect(played.blocked).toContain('sweep: 2.3.9 why.last-event');
    const after = goOn(state, ['pass', 'rally', 'antioquia', 'guerrillas', '1']);
    expect(state.done.at(-1)).toEqual({ faction: 'auc', deed: 'limited-operation' });
    expect(after.menu).toEqual(['rally', 'attack', 'terror', 'pass']);
  });

  test('2.3.9 not before an earlier Propaganda card, and not with the next card hidden (2.2)', () => {
    expect(goOn(cards(standard({ state: { propagandas: 2 } }), 12, 75, 1, 76)).menu).toContain('sweep');
    const hidden = cards(standard({ state: { propagandas: 3 }, variants: { hiddenNext: true } }), 12, 76);
    expect(goOn(hidden).menu).toContain('sweep');
  });

  test('2.3.9 with options A and B the last Event card is known before two Propaganda cards in a row', () => {
    const state = cards(
      standard({ state: { propagandas: 2 }, variants: { eligibility: 'b' } }),
      16,
      12,
      75,
      76,
      1,
    );
    expect(goOn(state, ['pass', 'pass', 'pass', 'pass']).menu).not.toContain('sweep');
    expect(state.shown).toBe(3);
    const unseen = cards(standard({ state: { propagandas: 2 } }), 12, 75, 76, 1);
    expect(goOn(unseen).menu).toContain('sweep');
  });

  test('2.4.1 in the short game the third Propaganda card is the final one', () => {
    const state = cards(standard({ state: { propagandas: 2 }, variants: { finalPropaganda: 3 } }), 12, 75);
    expect(goOn(state).menu).not.toContain('sweep');
  });
});

describe('2.3.1 Eligibility options', () => {
  test('2.3.1 option A reads the order from the next card', () => {
    // Card 25 has the order FARC, AUC, Government, Cartels.
    const state = cards(standard({ variants: { eligibility: 'a' } }), 12, 25, 73);
    expect(goOn(state, ['pass']).asked).toEqual(['farc: ask.turn']);
  });

  test('2.3.1 option A turns up cards until an Event shows, and falls back on the first card played', () => {
    const state = cards(standard({ variants: { eligibility: 'a' } }), 16, 12, 73, 25, 74);
    goOn(state, ['pass', 'pass', 'pass', 'pass']);
    expect(state.shown).toBe(2);
    expect(goOn(state, ['pass']).asked).toEqual(['farc: ask.turn']);
    // Card 55 has the order Cartels, Government, FARC, AUC.
    const last = cards(standard({ variants: { eligibility: 'a' }, state: { played: [55, 12] } }), 16, 73);
    expect(goOn(last, ['pass']).asked).toEqual(['cartels: ask.turn']);
  });

  test('2.3.1 option B lets factions act on every card', () => {
    const state = cards(standard({ variants: { eligibility: 'b' } }), 15, 12, 16, 73);
    goOn(state, ['unshaded', 'pass', 'pass', 'pass'], [1]);
    expect(state.eligible.government).toBe(true);
  });
});

describe('3.1.2 free Operations', () => {
  test('3.1.2 a faction that only acts for free in another one’s Event stays Eligible', () => {
    // Card 26 unshaded: the Cartels may Attack FARC for free.
    const state = cards(
      situation({ spaces: { huila: { 'cartels-active': 1, 'farc-active': 1 } }, resources: RICH }),
      26,
      12,
      73,
    );
    goOn(state, ['unshaded', 'huila', 'pass', 'pass', 'pass'], [1]);
    expect(state.eligible.farc).toBe(false);
    expect(state.eligible.cartels).toBe(true);
  });
});
