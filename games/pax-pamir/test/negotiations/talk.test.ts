import { Match, fastDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import {
  armies,
  black,
  go,
  lay,
  of,
  orange,
  promise,
  promises,
  settingOf,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

describe('G1, G1.1, A3.3 deals', () => {
  test('G1.1 nothing changes hands but by purchase, toll and gift: that is all there is to agree on', () => {
    const state = lay({ players: [white({ rupees: 1 }), black({ hand: [15], tribes: { kabul: 1 } })] });
    expect(promises(state, 'black')).toEqual(['offer:15:0', 'offer:15:1', 'ask:kabul:0']);
    // The player whose turn it is has nothing to promise himself.
    expect(promises(state, 'white')).toEqual([]);
  });

  test('A3.3, E3.1 a hand card is offered, offered anew, withdrawn', () => {
    const state = lay({ players: [white({ rupees: 2 }), black({ hand: [15] })] });
    promise(state, 'black', 'offer:15:2');
    expect(go(state).menu).toContain('take:black:15');
    promise(state, 'black', 'offer:15:0');
    expect(state.talk.offers).toEqual([{ seller: 1, card: 15, price: 0 }]);
    promise(state, 'black', 'withdraw:15');
    expect(go(state).menu).not.toContain('take:black:15');
  });

  test('E4.3 a tribe owner may ask for less, until it is used', () => {
    const state = lay({
      players: [
        white({ rupees: 1, hand: [17, 16] }),
        black({ tribes: { kabul: 2 } }),
        orange({ tribes: { kabul: 1 } }),
      ],
    });
    expect(go(state).menu).not.toContain('play:17');
    promise(state, 'black', 'ask:kabul:1');
    promise(state, 'orange', 'ask:kabul:0');
    const played = go(state, ['play:17']);
    expect([
      of(played.state, 'white').rupees,
      of(played.state, 'black').rupees,
      of(played.state, 'orange').rupees,
    ]).toEqual([0, 1, 0]);
    expect(played.state.talk.waivers).toEqual([]);
    expect(played.blocked).toContain('play:16: E4.3 why.toll');
  });

  test('E4.3 the full toll can be asked for again', () => {
    const state = lay({ players: [white({ hand: [17] }), black({ tribes: { kabul: 1 } })] });
    promise(state, 'black', 'ask:kabul:0');
    expect(go(state).menu).toContain('play:17');
    promise(state, 'black', 'ask:kabul:1');
    expect(go(state).menu).not.toContain('play:17');
  });

  test('G1.1 promises end with the turn', () => {
    const state = lay({
      players: [white({ rupees: 2 }), black({ hand: [15], tribes: { kabul: 1 } })],
      turn: { counted: 2 },
    });
    promise(state, 'black', 'offer:15:2');
    promise(state, 'black', 'ask:kabul:0');
    const played = go(state, ['end']);
    expect(played.state.talk).toEqual({ offers: [], waivers: [], loans: [] });
  });
});

describe('G1 consent: the use of a spy', () => {
  const lent = (card: number) => ({ card, spies: [{ of: 'orange' }] });

  test('E12.2 for Intel', () => {
    const state = lay({
      regime: 'military',
      armies: { herat: { british: 1, afghan: 1 } },
      players: [white({ tableau: [91] }), black({ tribes: { herat: 1 }, tableau: [lent(50)] }), orange()],
    });
    promise(state, 'orange', 'lend:50');
    const played = go(state, ['campaign:91', 'yes', 'tribe:black', 'done']);
    expect(armies(played.state, 'afghan', 'herat')).toBe(1);
    expect(tribes(played.state, 'black', 'herat')).toBe(0);
    expect(played.state.talk.loans).toEqual([]);
  });

  test('E8.1, E8.2 to assassinate: the lent spy is the one that is given up', () => {
    const state = lay({
      regime: 'intelligence',
      players: [white({ rupees: 2, tableau: [16] }), black({ tableau: [lent(37)] }), orange()],
    });
    expect(go(state).menu).not.toContain('assassinate:16');
    promise(state, 'orange', 'lend:37');
    const played = go(state, ['assassinate:16']);
    expect(tableau(played.state, 'black')).toEqual([]);
    expect(of(played.state, 'orange').cubes).toBe(10);
  });

  test('E7.1, E6.1 to bribe and to hunt spies, unless only Intel was agreed upon', () => {
    const position = {
      regime: 'intelligence',
      players: [
        white({ rupees: 4, tableau: [87, 37] }),
        black({ tableau: [{ card: 35, spies: [{ of: 'orange' }, { of: 'black' }] }] }),
        orange(),
      ],
    };
    const state = lay(position);
    promise(state, 'orange', 'lend:35');
    expect(go(state).menu).toEqual(expect.arrayContaining(['bribe:87', 'counter-espionage:37']));
    const only = lay(position, { consent: 'intel' });
    promise(only, 'orange', 'lend:35');
    expect(go(only).menu).not.toContain('bribe:87');
    promise(state, 'orange', 'recall:35');
    expect(go(state).menu).not.toContain('bribe:87');
    const hunt = lay(position);
    promise(hunt, 'orange', 'lend:35');
    const played = go(hunt, ['counter-espionage:37']);
    expect(spies(played.state, 35)).toEqual(['orange middle']);
  });
});

test('G1.1 an offer shows the card: it cannot be taken back unseen, and nobody talks in the middle of an action', () => {
  const document = {
    players: [white({ rupees: 2, hand: [17], tableau: [15] }), black({ hand: [16] })],
    market: { top: ['topple', 9] },
  };
  const match = Match.start(paxPamir, settingOf(document), fastDice('talk'));
  match.aside('black', 'offer:16:1');
  expect(match.fence).toBe(match.seq);
  match.answer('white', 'play:17');
  expect(match.prompt?.key).toBe('ask.end');
  expect(match.asides('black')).toEqual([]);
});
