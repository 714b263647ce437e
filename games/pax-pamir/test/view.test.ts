import { Dice, defaultSetting, fastDice, render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../board/table.ts';
import { isTopple } from '../components/cards.ts';
import { determinize } from '../determinize.ts';
import { paxPamir } from '../game.ts';
import { overviewOf } from '../overview.ts';
import { appraise } from '../players/outlook.ts';
import { viewOf } from '../view.ts';
import { black, KHYBER, lay, orange, settingOf, white } from './table.ts';

const position = {
  regime: 'military',
  armies: { kabul: { british: 4, russian: 1, afghan: 2 } },
  roads: { 'kabul-punjab': { british: 1 } },
  players: [
    white({
      rupees: 3,
      hand: [17, 54],
      tribes: { kabul: 1 },
      tableau: [{ card: 45, spies: [{ of: 'black', at: 'patriot' }] }],
    }),
    black({ hand: [15] }),
    orange(),
  ],
};

describe('E3.2 what a seat sees', () => {
  test('E3.2 the own hand, and how many cards the others hold', () => {
    const view = viewOf(lay(position), 'white');
    expect(view.players.map((player) => player.hand)).toEqual([[17, 54], null, null]);
    expect(view.players.map((player) => player.handCount)).toEqual([2, 1, 0]);
    expect(viewOf(lay(position), 'spectator').players[0]?.hand).toBeNull();
    expect(JSON.stringify(view)).not.toContain('"deck"');
    expect(viewOf(lay(position, { openHands: true }), 'black').players[0]?.hand).toEqual([17, 54]);
  });

  test('H2.1, H3.1 sizes, influence and how near every empire is to supremacy', () => {
    const view = viewOf(lay(position), 'black');
    expect(view.players[0]).toMatchObject({ handSize: 1, tableauSize: 3, shelter: 0, militaryStars: 2 });
    expect(view.players[1]?.influence).toEqual({ british: 1, russian: 0, afghan: 1 });
    expect(view.empires[0]).toEqual({
      empire: 'british',
      units: 4,
      others: 3,
      hasAllKinds: false,
      kinds: { economic: 1, intelligence: 0, military: 4, political: 1 },
    });
    expect(view.supremeNow).toBeNull();
  });
});

describe('C6.1 before loyalties are chosen', () => {
  const start = () => paxPamir.setup(defaultSetting(paxPamir), new Dice(fastDice('loyalty')));

  test('C6.1 nobody is loyal to any empire yet, nor has influence with one', () => {
    const state = start();
    for (const viewer of ['white', 'black', 'spectator']) {
      const view = viewOf(state, viewer);
      expect(view.players.map(({ loyalty }) => loyalty)).toEqual([null, null]);
      for (const { influence } of view.players)
        expect(influence).toEqual({ british: 0, russian: 0, afghan: 0 });
    }
  });

  test('C6.1 the table in words says so, and what each may choose', () => {
    const view = viewOf(start(), 'white');
    for (const [language, unchosen] of [
      ['en', 'not chosen yet'],
      ['ja', '未選択'],
    ] as const) {
      const lines = overviewOf(view, 'white').map((line) => render(paxPamir.speech[language], line));
      expect(lines.filter((line) => line.includes(unchosen))).toHaveLength(2);
      expect(lines.join('\n')).not.toMatch(/loyal to|忠誠：アフガニスタン/);
      expect(lines.filter((line) => /Loyalty card:|忠誠カード：/.test(line))).toHaveLength(2);
    }
  });

  test('C6.1 players look at such a table without a loyalty of their own', () => {
    const state = start();
    expect(appraise(state, 'white')).toBeCloseTo(appraise(state, 'black'));
    expect(boardOf(viewOf(state, 'white')).players.map(({ loyalty }) => loyalty)).toEqual([null, null]);
  });
});

describe('C3.1 what a seat cannot know is dealt anew', () => {
  test('C3.1 other hands and the deck change, the own hand and the number of topples in each pile stay', () => {
    const setting = settingOf({ players: position.players });
    let changed = 0;
    for (let seed = 0; seed < 20; seed++) {
      const state = paxPamir.setup(setting, new Dice(fastDice(`deck ${seed}`)));
      const before = structuredClone(state);
      const topples = (from: number, to: number) => state.deck.slice(from, to).filter(isTopple).length;
      const first = state.piles[0] ?? 0;
      const second = first + (state.piles[1] ?? 0);
      const piles = [topples(0, first), topples(first, second)];
      determinize(state, 'white', new Dice(fastDice(`redeal ${seed}`)));
      paxPamir.laws(state);
      expect(state.players[0]?.hand).toEqual([17, 54]);
      expect([topples(0, first), topples(first, second)]).toEqual(piles);
      expect(JSON.stringify(viewOf(state, 'white'))).toBe(JSON.stringify(viewOf(before, 'white')));
      if (state.players[1]?.hand[0] !== 15) changed++;
    }
    expect(changed).toBeGreaterThan(10);
  });

  test('G1.1 a card on offer has been shown and stays where it is', () => {
    const state = lay(position);
    state.talk.offers.push({ seller: 1, card: 15, price: 1 });
    determinize(state, 'white', new Dice(fastDice('offer')));
    expect(state.players[1]?.hand).toEqual([15]);
  });

  test('J2.1 only cards that are held in hands come into hands', () => {
    for (let seed = 0; seed < 20; seed++) {
      const state = lay({ ...position, deck: ['topple', 94, 95, 116, 117, 140, 43] }, KHYBER);
      determinize(state, 'orange', new Dice(fastDice(`hand ${seed}`)));
      paxPamir.laws(state);
    }
  });
});

test('A3.2 the table in sentences, in both languages', () => {
  const state = lay({ ...position, lasting: [{ card: 111, amount: 2 }] }, KHYBER);
  const lines = (language: 'en' | 'ja') =>
    overviewOf(viewOf(state, 'white'), 'white').map((line) => render(paxPamir.speech[language], line));
  expect(lines('en')).toEqual(
    expect.arrayContaining([
      'Turn of White: 0 of 2 actions made',
      'Regime: Military Struggle. 10 cards in the deck',
      'Britain: 4 armies against 3, no supremacy yet, not all kinds of units; 5 cylinders in stock',
      '  British Regulars: military 2, Kandahar; Campaign; spy of Black (patriot band)',
      'Hand of White: Citadel of Ghazni, Tajik Warband',
      'In force: Bad Weather (2)',
    ]),
  );
  expect(lines('ja')).toContain('白のターン：アクション0／2回');
});

test('C5.1 a resting state is small', () => {
  const state = paxPamir.setup(settingOf({ players: position.players }), new Dice(fastDice('size')));
  expect(JSON.stringify(state).length).toBeLessThan(4096);
});
