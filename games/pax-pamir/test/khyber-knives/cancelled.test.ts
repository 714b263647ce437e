/** J7.3.3, doubt 98: what can still be cancelled is declared, not done. */
import { render } from '@sandtable/engine';
import type { Play } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { AT } from '../../components/map.ts';
import { paxPamir } from '../../game.ts';
import type { State } from '../../state.ts';
import { viewOf } from '../../view.ts';
import { armies, black, go, KHYBER, keys, lay, orange, tribes, white } from '../table.ts';

const has = (card: number) => ({ capabilities: [{ card, active: true }] });

/** What would be told of units that have moved or gone. */
const DONE = ['log.marched', 'log.removed', 'log.lost', 'log.spy-removed', 'log.travelled', 'log.bribed'];
const told = (played: Play<State>, language: 'en' | 'ja' = 'en'): string[] =>
  played.lines.map((line) => render(paxPamir.speech[language], line));
const doneIn = (played: Play<State>): string[] => keys(played).filter((key) => DONE.includes(key));

describe('J7.3.3 131 Supply Raid', () => {
  const raid = () =>
    lay(
      {
        regime: 'military',
        armies: { punjab: { british: 2 }, kabul: { afghan: 1 } },
        players: [
          white({ rupees: 2, tableau: [91] }),
          black({ rupees: 2, tribes: { kabul: 1 }, ...has(131) }),
          orange(),
        ],
      },
      KHYBER,
    );
  const DECLARED = ['campaign:91', 'baggage:kabul', '2', 'afghan', 'tribe:black'];

  test('J7.3.3 131 a campaign that is cancelled is never told as if it had happened', () => {
    const played = go(raid(), [...DECLARED, 'yes']);
    expect(doneIn(played)).toEqual([]);
    expect(told(played)).toEqual(
      expect.arrayContaining([
        'Declared: A battle group of 2 marches from Punjab to Kabul',
        'Declared: White removes: army of the Afghan Empire in Kabul',
        'Declared: White removes: tribe of Black in Kabul',
        'Black cancels this action (Campaign) with Supply Raid: nothing that was declared happens, but its cost stays paid',
      ]),
    );
    expect(told(played).join('\n')).toContain('White pays for a baggage train');
    expect(keys(played)).not.toContain('log.carried-out');
    expect(armies(played.state, 'afghan', 'kabul')).toBe(1);
  });

  test('J7.3.3 131 nor drawn: until it is settled all others see the table as it was', () => {
    const asked = go(raid(), DECLARED);
    expect(asked.ask?.prompt.key).toBe('ask.interrupt');
    for (const viewer of ['black', 'orange', 'spectator']) {
      const view = viewOf(asked.state, viewer);
      expect(view.armies.british[AT.punjab]).toBe(2);
      expect(view.armies.british[AT.kabul]).toBe(0);
      expect(view.armies.afghan[AT.kabul]).toBe(1);
      expect(view.supply).toEqual({ british: 8, russian: 8, afghan: 5 });
      expect(view.players[1]?.tribes[AT.kabul]).toBe(1);
    }
    // Whoever plans it sees how far the plan goes.
    const own = viewOf(asked.state, 'white');
    expect([own.armies.british[AT.kabul], own.armies.afghan[AT.kabul]]).toEqual([1, 0]);
    for (const answer of ['yes', 'no']) {
      const after = go(raid(), [...DECLARED, answer]).state;
      const [whites, others] = [viewOf(after, 'white'), viewOf(after, 'spectator')];
      expect([whites.armies, whites.supply]).toEqual([others.armies, others.supply]);
    }
  });

  test('J7.3.3 131 if nobody cancels it, it is carried out as declared', () => {
    const played = go(raid(), [...DECLARED, 'no']);
    expect(keys(played)).toContain('log.carried-out');
    expect(keys(played)).not.toContain('log.cancelled');
    expect(tribes(played.state, 'black', 'kabul')).toBe(0);
    expect(viewOf(played.state, 'black').players[1]?.tribes[AT.kabul]).toBe(0);
  });

  test('J7.3.3 131 whoever may cancel is told what: whose action it is, and the card', () => {
    const prompt = go(raid(), DECLARED).ask?.prompt;
    if (prompt === undefined) throw new Error('nobody is asked');
    expect(render(paxPamir.speech.en, prompt)).toBe(
      'White has declared: Campaign. Do you cancel it with Supply Raid?',
    );
  });

  test('E12.1.4 where nobody can cancel, all is told as it happens', () => {
    const table = lay({
      armies: { kabul: { british: 1 } },
      players: [white({ tableau: [17] }), black({ tribes: { kabul: 1 } })],
    });
    expect(keys(go(table, ['campaign:17']))).toContain('log.removed');
  });
});

describe('J7.3.3 132 Man on the Inside', () => {
  test('J7.3.3 132 a hunt for spies that is cancelled', () => {
    const hunt = () =>
      lay(
        {
          regime: 'intelligence',
          players: [
            white({ tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black', count: 2 }] }] }),
            black(has(132)),
          ],
        },
        KHYBER,
      );
    const asked = go(hunt(), ['counter-espionage:37', '37:middle:black']);
    const { players } = viewOf(asked.state, 'black');
    expect([players[0]?.tableau[0]?.spies, players[1]?.spies]).toEqual([[0, 3, 3], 2]);
    expect(doneIn(go(hunt(), ['counter-espionage:37', '37:middle:black', 'yes']))).toEqual([]);
  });

  test('J7.3.3 132 travel, a bribe and an assassination that are cancelled', () => {
    const spied = (card: number) => ({ card, spies: [{ of: 'white' }, { of: 'black' }] });
    const travel = lay(
      {
        regime: 'intelligence',
        players: [
          white({ tableau: [{ card: 35, spies: [{ of: 'white' }] }] }),
          black({ tableau: [17, spied(16)], ...has(132) }),
        ],
      },
      KHYBER,
    );
    const travelled = go(travel, ['travel:35', '35:middle>17', 'yes']);
    expect(doneIn(travelled)).toEqual([]);
    expect(told(travelled)).toContain(
      `Declared: 1 spy of White travels to ${paxPamir.speech.en.name('card', '17')}`,
    );
    const bribe = (word: string, card: number) =>
      go(
        lay(
          {
            regime: 'intelligence',
            players: [white({ rupees: 2, tableau: [card] }), black({ tableau: [spied(17)], ...has(132) })],
          },
          KHYBER,
        ),
        [`${word}:${card}`, 'yes'],
      );
    for (const [word, card] of [
      ['bribe', 52],
      ['assassinate', 16],
    ] as const) {
      const played = bribe(word, card);
      expect(keys(played)).not.toContain(word === 'bribe' ? 'log.bribed' : 'log.assassinated');
      expect(keys(played)).toContain('log.cancelled');
    }
  });

  test('J7.3.3 both languages tell a declaration apart from a deed', () => {
    for (const [language, word] of [
      ['en', /^Declared: /],
      ['ja', /^宣言：/],
    ] as const) {
      const table = lay(
        {
          regime: 'military',
          armies: { kabul: { british: 1 } },
          players: [white({ tableau: [17] }), black({ rupees: 2, tribes: { kabul: 1 }, ...has(131) })],
        },
        KHYBER,
      );
      expect(told(go(table, ['campaign:17', 'yes']), language).some((line) => word.test(line))).toBe(true);
    }
  });
});
