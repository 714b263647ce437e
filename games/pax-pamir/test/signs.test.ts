/** E4.5, E7.4, E8.3, glossary: what changes loyalty says so before it is done, and what is lost with it. */
import { fastDice, type Json, Match, render, warningOf } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../game.ts';
import type { State } from '../state.ts';
import type { Play } from '@sandtable/engine/testing';
import { black, go, KHYBER, lay, laySolo, of, orange, settingOf, white } from './table.ts';

/** The warnings on a menu, by option. */
function warnings(played: Play<State>, language: 'en' | 'ja' = 'en'): Record<string, string> {
  const { ask, menu } = played;
  const found: [string, string][] = menu.flatMap((option) => {
    const warning = ask === undefined ? undefined : warningOf(ask.label(option, ask.seats[0] ?? ''));
    return warning === undefined ? [] : [[option, render(paxPamir.speech[language], warning)] as const];
  });
  return Object.fromEntries(found);
}
const title = (card: number): string => paxPamir.speech.en.name('card', String(card)) ?? '';

describe('E4.5 playing a patriot of another empire', () => {
  const table = (fields: Json = {}) =>
    lay({
      players: [
        white({
          rupees: 9,
          hand: [93, 17, 45],
          tableau: [{ card: 30, spies: [{ of: 'black' }] }, 15],
          gifts: [2, 4],
          prizes: [52],
          ...(fields as object),
        }),
        black(),
      ],
    });

  test('E4.5 the option says that loyalty changes, and what is lost', () => {
    expect(warnings(go(table()))).toEqual({
      'play:93': `Your loyalty changes to Russia; lost with it: 2 gifts, 1 prize, the loyalty card, the patriot ${title(30)}`,
    });
    expect(warnings(go(table()), 'ja')['play:93']).toBe(
      `忠誠がロシアに変わり、ギフト2個、賞金首1枚、忠誠カード、パトリオット「${paxPamir.speech.ja.name('card', '30')}」を失う`,
    );
    const label = go(table()).ask?.label('play:93', 'white');
    expect(label === undefined ? '' : render(paxPamir.speech.en, label)).toBe(
      `Play ${title(93)}. Your loyalty changes to Russia; lost with it: 2 gifts, 1 prize, the loyalty card, the patriot ${title(30)}`,
    );
  });

  test('E4.5 it is what then happens', () => {
    const { state } = go(table(), ['play:93', 'left']);
    expect(of(state, 'white')).toMatchObject({
      loyalty: 'russian',
      gifts: [],
      prizes: [],
      loyaltyCard: null,
    });
    expect(of(state, 'white').tableau.map(({ card }) => card)).toEqual([93, 15]);
  });

  test('E4.5 a label stands for the card that is played, and for none that is lost', () => {
    const params = go(table()).ask?.label('play:93', 'white').params;
    expect(params?.['card']).toBe('93');
    expect(JSON.stringify(params)).not.toContain('"30"');
  });

  test('E4.5, E4.6 leveraged patriots are to be paid back', () => {
    const leveraged = lay({
      players: [white({ hand: [93], rupees: 2, tableau: [36] }), black()],
    });
    expect(warnings(go(leveraged))['play:93']).toContain(`the patriot ${title(36)}, 2 rupees to pay back`);
    expect(warnings(go(leveraged), 'ja')['play:93']).toContain('さらに2ルピーを返済');
  });

  test('E4.5 nothing to lose is said, too; a patriot of the own empire is no matter', () => {
    const bare = lay({
      players: [white({ loyalty: 'afghan', loyaltyCard: false, hand: [93, 11], rupees: 9 }), black()],
    });
    expect(warnings(go(bare))).toEqual({ 'play:93': 'Your loyalty changes to Russia; nothing is lost' });
  });

  test('J7.3.3 129 goes with the loyalty', () => {
    const trusted = lay(
      {
        players: [white({ hand: [93], capabilities: [{ card: 129, active: true }] }), black()],
      },
      KHYBER,
    );
    expect(warnings(go(trusted))['play:93']).toContain(`the loyalty card, ${title(129)}`);
  });
});

describe('E7.4 bribing a patriot', () => {
  const spied = (card: number) => ({ card, spies: [{ of: 'white' }] });

  test('E7.4 each card on the menu says so', () => {
    const table = lay({
      players: [
        white({ rupees: 9, tableau: [52], gifts: [2] }),
        black({ loyalty: 'russian', tableau: [spied(93), spied(15)] }),
      ],
    });
    const asked = go(table, ['bribe:52']);
    expect(asked.menu).toEqual(['93', '15']);
    expect(warnings(asked)).toEqual({
      93: 'Your loyalty changes to Russia; lost with it: 1 gift, the loyalty card',
    });
    // The choice of the action itself still leaves both open.
    expect(warnings(go(structuredClone(table)))).toEqual({});
  });

  test('E7.4 where there is one card only, which is not asked about, the action says so', () => {
    const table = lay({
      players: [white({ rupees: 9, tableau: [52] }), black({ loyalty: 'russian', tableau: [spied(93)] })],
    });
    expect(Object.keys(warnings(go(structuredClone(table))))).toEqual(['bribe:52']);
    expect(of(go(table, ['bribe:52', 'left']).state, 'white').loyalty).toBe('russian');
  });
});

describe('E8.3 prizes and assassinations', () => {
  const spied = (card: number) => ({ card, spies: [{ of: 'white' }] });

  test('E8.3 to take a prize of another empire', () => {
    const table = lay({
      players: [white({ rupees: 9, tableau: [16], gifts: [6] }), black({ tableau: [spied(5)] })],
    });
    const asked = go(table, ['assassinate:16']);
    expect(asked.menu).toEqual(['take', 'leave']);
    expect(warnings(asked)).toEqual({
      take: 'Your loyalty changes to the Afghan Empire; lost with it: 1 gift, the loyalty card',
    });
  });

  test('E4.5 an own patriot that is the last sign of loyalty', () => {
    const own = (prize: boolean) =>
      lay({
        players: [
          white({
            rupees: 9,
            loyalty: 'russian',
            loyaltyCard: false,
            gifts: [2],
            tableau: [16, spied(prize ? 92 : 79)],
          }),
          black(),
        ],
      });
    expect(warnings(go(own(false)))['assassinate:16']).toBe(
      'Your loyalty changes to the Afghan Empire; lost with it: 1 gift',
    );
    expect(of(go(own(false), ['assassinate:16']).state, 'white')).toMatchObject({
      loyalty: 'afghan',
      gifts: [],
    });
    // With a second target the menu of cards says it of that card.
    const two = lay({
      players: [
        white({ rupees: 9, loyalty: 'russian', loyaltyCard: false, gifts: [2], tableau: [16, spied(79)] }),
        black({ tableau: [spied(15)] }),
      ],
    });
    expect(warnings(go(structuredClone(two)))['assassinate:16']).toBeUndefined();
    expect(warnings(go(two, ['assassinate:16']))).toEqual({
      79: 'Your loyalty changes to the Afghan Empire; lost with it: 1 gift',
    });
    // A prize may still be taken: then the question says it.
    expect(warnings(go(own(true)))['assassinate:16']).toBeUndefined();
    expect(warnings(go(own(true), ['assassinate:16']))).toEqual({
      take: 'Your loyalty changes to Britain; lost with it: 1 gift',
      leave: 'Your loyalty changes to the Afghan Empire; lost with it: 1 gift',
    });
  });
});

describe('E4.5, glossary: the last sign of loyalty leaves the tableau', () => {
  const lone = { loyalty: 'russian', loyaltyCard: false, gifts: [2] };
  const FALLS = 'Your loyalty changes to the Afghan Empire; lost with it: 1 gift';

  test('F2.1 as a tableau grows too large', () => {
    const table = lay({
      stage: 'cleanup',
      players: [white({ ...lone, tableau: [15, 16, 17, 93] }), black()],
    });
    expect(warnings(go(table))).toEqual({ 93: FALLS });
  });

  test('H4.3 in a purge, when nothing else can save it', () => {
    const table = lay({
      market: { top: ['topple', 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] },
      deck: [43, 'topple'],
      players: [white({ ...lone, tableau: [17, 93, 79] }), black()],
    });
    // Military: 79, of another mode, is still to come.
    const first = go(structuredClone(table), ['buy:t0']);
    expect([first.ask?.prompt.key, warnings(first)]).toEqual(['ask.keep', {}]);
    const second = go(structuredClone(table), ['buy:t0', '17']);
    expect(warnings(second)).toEqual({ none: FALLS });
    const saved = go(table, ['buy:t0', '93']);
    expect(warnings(saved)).toEqual({});
  });

  test('E12.3 as an overthrow costs a political card', () => {
    const table = lay({
      armies: { herat: { british: 1 } },
      players: [
        white({ tableau: [54] }),
        black({ ...lone, loyalty: 'afghan', tableau: [53, 50], tribes: { herat: 1 } }),
        orange(),
      ],
    });
    // Whoever is loyal to the Afghan Empire has nothing to fall back to.
    expect(warnings(go(table, ['campaign:54']))).toEqual({});
  });

  test('J6.1, J7.3.3 113 and 120', () => {
    const hiding = lay(
      {
        players: [
          white({ ...lone, rupees: 9, tableau: [93, 15], capabilities: [{ card: 120, active: true }] }),
          black(),
        ],
      },
      KHYBER,
    );
    expect(warnings(go(hiding, ['use:120']))).toEqual({ 93: FALLS });
    const frustrated = lay(
      {
        market: { top: [113, 9, 10, 12, 13, 14] },
        players: [white({ ...lone, tableau: [93] }), black()],
      },
      KHYBER,
    );
    expect(warnings(go(frustrated, ['buy:t0', 'effect']))).toEqual({ 'card:93': FALLS });
  });

  describe('E4.6 a leveraged card that cannot be paid back', () => {
    const owing = { ...lone, tableau: [93, { card: 71, spies: [{ of: 'black' }] }] };
    const killer = black({ rupees: 9, tableau: [15] });

    test('E4.6 to give up the last patriot is warned of', () => {
      const table = lay({ turn: { player: 'black' }, players: [white(owing), killer] });
      expect(warnings(go(table, ['assassinate:15']))).toEqual({ 'card:93': FALLS });
    });

    test('E4.6 and once it is given up, nothing more changes', () => {
      const tableau = [16, ...owing.tableau];
      const table = lay({ turn: { player: 'black' }, players: [white({ ...owing, tableau }), killer] });
      const asked = go(table, ['assassinate:15', 'card:93']);
      expect(asked.menu).toEqual(['gift:2', 'card:16']);
      expect(warnings(asked)).toEqual({});
    });

    test('K3 of Shere Khan, who never changes loyalty, nothing is warned', () => {
      const asked = go(laySolo({ turn: { player: 'black' }, players: [white(owing), killer] }), [
        'assassinate:15',
      ]);
      expect(asked.menu).toEqual(['gift:2', 'card:93']);
      expect(warnings(asked)).toEqual({});
    });
  });
});

test('E4.5 the protocol carries the warning in the label of the option', () => {
  const setting = settingOf({
    market: { top: [8], bottom: ['topple'] },
    players: [white({ hand: [93] }), black()],
  });
  const match = Match.start(paxPamir, setting, fastDice('label'));
  const option = match.ask('white')?.options?.find(({ id }) => id === 'play:93');
  expect(option?.label.params).toMatchObject({
    card: '93',
    warning: { key: 'loyalty.changes', rule: 'E4.5', params: { empire: 'russian', loyaltyCard: true } },
  });
});
