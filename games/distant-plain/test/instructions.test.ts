/** 8.4.1 What an owner's file tells non-players about a card. */
import { type Json, LANGUAGES, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { cardOf } from '../corrections.ts';
import { FACTIONS, TABLE } from '../forces.ts';
import { isIneffective, operatesInstead, textFor } from '../instructions/now.ts';
import { distantPlain } from '../index.ts';
import { AT } from '../map.ts';
import { ownersFileMaker } from '../owners-file-maker.ts';
import { ownersFileFaults, readOwnersFile, writeOwnersFile } from '../owners-file.ts';
import type { State } from '../state.ts';
import { instructionLines, speech } from '../text/index.ts';
import { event, turnOf, unmanned, WITH_EVENT } from './nonplayers/play.ts';
import { cards } from './rules.ts';
import { here, type Situation } from './table.ts';

const ones = (count: number): number[] => Array<number>(count).fill(1);
const faultOf = (document: Json, language: 'en' | 'ja' = 'en'): string | undefined => {
  const [fault] = ownersFileFaults(document);
  return fault === undefined ? undefined : render(speech[language], fault);
};
const remarks = (file: Json, language: 'en' | 'ja' = 'en'): string[] =>
  ownersFileMaker.remarks(file).map((remark) => render(speech[language], remark));

/** A table of non-players with a card as a file has it. */
function withCard(number: number, card: Json, given: Situation = {}): State {
  const file = { cards: { [number]: card } };
  expect(ownersFileFaults(file)).toEqual([]);
  const state = unmanned({ ...given, state: { ...given.state, corrections: JSON.stringify(file) } });
  return cards(state, number, 2);
}

test('8.4.1 what we tell non-players about a card is written out with it, and read back', () => {
  const told = CARDS.filter(({ nonPlayers }) => Object.keys(nonPlayers).length > 0);
  expect(told.map(({ number }) => number)).toEqual([4, 6, 8, 9, 13, 17, 32, 37, 43, 55, 59, 66, 67]);
  const file = JSON.parse(JSON.stringify(writeOwnersFile())) as Json;
  expect(readOwnersFile(file).cards.map(({ nonPlayers }) => nonPlayers)).toEqual(
    CARDS.map(({ nonPlayers }) => nonPlayers),
  );
});

test('8.4.1 it is told in both languages, in whole sentences', () => {
  for (const card of CARDS)
    for (const language of LANGUAGES)
      for (const line of instructionLines(card, language)) {
        expect(line).toMatch(language === 'en' ? /^[A-Z].*: .*\.$/ : /：.*。$/);
        expect(line).not.toMatch(/undefined|\[object| {2}/);
      }
  expect(CARDS[3] && instructionLines(CARDS[3], 'en')).toEqual([
    'Warlords: operate instead if somebody plays the Taliban.',
  ]);
  expect(CARDS[65] && instructionLines(CARDS[65], 'ja')).toEqual([
    'タリバン：網掛けのテキストでは、選択肢は（1）、次に（2）を選ぶ。',
    '軍閥：網掛けのテキストでは、選択肢は（3）、次に（4）を選ぶ。',
  ]);
});

test('8.4.1 with the text of a card our own instruction goes, and the file may give another', () => {
  const aid = [{ gain: 'aid', amount: 5 }];
  const told = (number: number, card: Json) => {
    const state = withCard(number, card);
    return FACTIONS.filter((faction) => operatesInstead(state, faction, number));
  };
  expect(told(13, {})).toEqual(['warlords']);
  // The Warlords execute the shaded text: it is that which counts.
  expect(told(13, { unshaded: aid })).toEqual(['warlords']);
  expect(told(13, { shaded: aid })).toEqual([]);
  expect(told(13, { shaded: null })).toEqual([]);
  expect(told(13, { nonPlayers: {} })).toEqual([]);
  expect(told(13, { shaded: aid, nonPlayers: { taliban: { operates: 'always' } } })).toEqual(['taliban']);
  // Of card 66 what is told about the one text stays when the other is put right.
  expect(cardOf(withCard(66, { unshaded: aid }), 66).nonPlayers).toEqual(CARDS[65]?.nonPlayers);
  expect(cardOf(withCard(66, { shaded: aid }), 66).nonPlayers).toEqual({});
});

test('8.1, 8.4.1 whether the Event is executed: never, or not in some circumstances', () => {
  const shaded = [{ gain: 'warlords-resources', amount: 5 }];
  const turn = (nonPlayers: Json, change: (state: State) => void = () => {}) => {
    const state = withCard(
      40,
      { shaded, nonPlayers: { warlords: nonPlayers } },
      { resources: { warlords: 9 } },
    );
    change(state);
    return turnOf(state, 'warlords', WITH_EVENT, ones(9)).why[1];
  };
  expect(turn({})).toBe('EV.done.shaded');
  expect(turn({ operates: 'always' })).toBe('EV.note');
  expect(turn({ operates: { nonPlayer: 'taliban' } })).toBe('EV.note');
  expect(turn({ operates: { player: 'taliban' } })).toBe('EV.done.shaded');
  expect(turn({ ineffective: { track: 'warlords-resources', atLeast: 9 } })).toBe('EV.ineffective');
  expect(turn({ ineffective: { track: 'warlords-resources', atMost: 8 } })).toBe('EV.done.shaded');
  const somewhere = { spaces: 'herat', has: 'police' };
  const police = (state: State) => TABLE.place(state, AT.herat, 'police', 1);
  expect(turn({ operates: [{ 'islamabad-at': 'hostility' }, { some: somewhere }] })).toBe('EV.done.shaded');
  expect(turn({ operates: [{ 'islamabad-at': 'hostility' }, { some: somewhere }] }, police)).toBe('EV.note');
  expect(turn({ operates: { none: somewhere } })).toBe('EV.note');
});

test('8.4.2 which text: an instruction may name the other one', () => {
  const state = withCard(40, { nonPlayers: { taliban: { text: 'unshaded' } } });
  expect(FACTIONS.map((faction) => textFor(state, faction, 40))).toEqual([
    'unshaded',
    'unshaded',
    'unshaded',
    'shaded',
  ]);
  expect(turnOf(state, 'taliban', WITH_EVENT).option).toBe('unshaded');
});

test('8.4.3 which faction, which of several ways, whether at all', () => {
  const shaded = [{ ineligible: { oneOf: ['coalition', 'government', 'taliban'] } }];
  const named = withCard(40, { shaded, nonPlayers: { taliban: { shaded: { factions: ['government'] } } } });
  expect(event(named, 'taliban', 40).answers).toEqual(['ask.event.faction: government']);
  const ways = [{ either: [[{ gain: 'aid', amount: 1 }], [{ gain: 'aid', amount: 2 }]] }];
  const second = withCard(40, { shaded: ways, nonPlayers: { taliban: { shaded: { branches: [2] } } } });
  const before = second.aid;
  event(second, 'taliban', 40);
  expect(second.aid - before).toBe(2);
  const may = [{ gain: 'aid', amount: 4, may: true }];
  const declined = withCard(40, { shaded: may, nonPlayers: { taliban: { shaded: { uses: 'no' } } } });
  expect(event(declined, 'taliban', 40).why).toContain('N.card');
  expect(declined.aid).toBe(before);
});

test('8.4.3 which spaces and pieces: in the order told, then as usual', () => {
  const spaces = {
    herat: { police: 1, 'government-troops': 1 },
    balkh: { police: 1, 'government-troops': 1 },
  };
  const shaded = [{ remove: 'government-cube', count: 1, where: { kind: 'province' } }];
  const told = { spaces: [{ spaces: 'balkh' }], pieces: ['government-troops'] };
  const state = withCard(40, { shaded, nonPlayers: { taliban: { shaded: told } } }, { spaces });
  const { why } = event(state, 'taliban', 40, { side: ones(9) });
  expect(here(state, 'balkh')).toEqual({ police: 1 });
  expect(why).toContain('N.card');
  // Whoever is told nothing takes Police first.
  const usual = withCard(40, { shaded, nonPlayers: {} }, { spaces });
  event(usual, 'taliban', 40, { side: ones(9) });
  expect([here(usual, 'herat'), here(usual, 'balkh')]).toContainEqual({ 'government-troops': 1 });
});

test('8.4.1 a function of ours serves on another card, as far as it knows an answer', () => {
  const shaded = [{ place: 'taliban-guerrilla', count: 1, where: { kind: 'province' } }];
  for (const special of ['evenly-beside-taliban', 'leave-pakistan-for-control', 'drop-hostile-capability']) {
    const state = withCard(40, { shaded, nonPlayers: { taliban: { shaded: { special } } } });
    event(state, 'taliban', 40, { side: ones(9) });
    expect(TABLE.available(state, 'taliban-underground')).toBe(29);
  }
});

const about = (nonPlayers: Json, shaded: Json = [{ gain: 'aid', amount: 5 }]): Json => ({
  cards: { 40: { shaded, nonPlayers } },
});

test.each<[string, Json, string]>([
  ['no faction', about({ soviets: {} }), 'cards.40.nonPlayers.soviets: is no field here'],
  [
    'no field',
    about({ taliban: { plays: 'always' } }),
    'cards.40.nonPlayers.taliban.plays: is no field here',
  ],
  [
    'no text',
    about({ taliban: { text: 'both' } }),
    'cards.40.nonPlayers.taliban.text: must be one of: unshaded, shaded',
  ],
  [
    'a text the card does not have',
    { cards: { 45: { nonPlayers: { taliban: { text: 'shaded' } } } } },
    'cards.45.nonPlayers.taliban.text: the card has no such text',
  ],
  [
    'choices for a text that was taken away',
    { cards: { 40: { shaded: null, nonPlayers: { taliban: { shaded: { uses: 'no' } } } } } },
    'cards.40.nonPlayers.taliban.shaded: the card has no such text',
  ],
  [
    'two circumstances in one',
    about({ taliban: { operates: { player: 'government', nonPlayer: 'warlords' } } }),
    'cards.40.nonPlayers.taliban.operates: must have exactly one of these words: player, nonPlayer, some, none, track, islamabad-at, no-hostile-capability',
  ],
  [
    'a track without a figure',
    about({ taliban: { operates: { track: 'aid' } } }),
    'cards.40.nonPlayers.taliban.operates: must have exactly one of these words: atLeast, atMost',
  ],
  [
    'itself',
    about({ taliban: { ineffective: [{ player: 'taliban' }] } }),
    'cards.40.nonPlayers.taliban.ineffective.0.player: says nothing: the faction that is told this is a non-player',
  ],
  [
    'how to do what is never done',
    about({ taliban: { operates: 'always', text: 'unshaded' } }),
    'cards.40.nonPlayers.taliban.text: comes to nothing: the faction never executes the Event',
  ],
  [
    'what the text never asks',
    about({ taliban: { shaded: { spaces: [{ kind: 'loc' }] } } }),
    'cards.40.nonPlayers.taliban.shaded.spaces: comes to nothing: the text never asks for it',
  ],
  [
    'a way that is not there',
    about({ taliban: { shaded: { branches: [3] } } }, [
      { either: [[{ gain: 'aid', amount: 1 }], [{ gain: 'aid', amount: 2 }]] },
    ]),
    'cards.40.nonPlayers.taliban.shaded.branches.0: must be a whole number from 1 to 2',
  ],
  [
    'a piece twice',
    about({ taliban: { shaded: { pieces: ['police', 'police'] } } }, [
      { remove: 'government-cube', count: 1, where: { kind: 'province' } },
    ]),
    'cards.40.nonPlayers.taliban.shaded.pieces.1: is there twice',
  ],
  [
    'spaces chosen before',
    about({ taliban: { operates: { some: { these: true } } } }),
    'cards.40.nonPlayers.taliban.operates.some.these: speaks of chosen spaces, but no inSpaces stands before it',
  ],
  [
    'nothing at all',
    about({ taliban: { shaded: {} } }),
    'cards.40.nonPlayers.taliban.shaded: must not be empty',
  ],
])('8.4.1 a fault is told with its place: %s', (_what, file, fault) => {
  expect(faultOf(file)).toContain(`owner's file, ${fault}`);
  expect(faultOf(file, 'ja')).toMatch(/^カードファイル、cards\.4[05]\.nonPlayers\..*：.*[ぁ-ん]/);
});

test('8.4.1 whoever writes a file reads back what non-players are told, and that ours is gone', () => {
  const file = about(
    {
      warlords: { ineffective: [{ 'islamabad-at': ['backing', 'sponsorship'] }, { none: { kind: 'loc' } }] },
      taliban: { shaded: { spaces: [{ has: 'police' }, { control: 'coin' }], pieces: ['police'] } },
    },
    [{ remove: 'government-cube', count: 1, where: { is: 'afghan' } }],
  );
  expect(remarks(file)).toEqual([
    '40, shaded text — Line Item: Remove 1 Government cube from an Afghan space.',
    '40, non-players — Line Item: Taliban: in the shaded text choose first a space with Police, then a COIN-Controlled space, take first Police. Warlords: treat it as ineffective if Islamabad is at Backing or Sponsorship, or there is none of these: LoCs.',
  ]);
  expect(remarks(file, 'ja')[1]).toBe(
    '40、ノンプレーヤー派閥――予算項目：タリバン：網掛けのテキストでは、スペースは警察のいるスペース、次にCOIN支配下のスペースを選ぶ。コマは警察を選ぶ。軍閥：イスラマバードが支援か資金提供であるか、または連絡線が1つもない場合は、無効なイベントと見なす。',
  );
  expect(remarks({ cards: { 13: { shaded: [{ gain: 'aid', amount: 5 }] } } })).toContain(
    '13, non-players — Anti-Corruption Drive: —',
  );
});

test('8.4.1 the card viewer shows what non-players are told, and where it comes from', () => {
  const parts = (state: State) =>
    distantPlain.book?.en.cards?.(distantPlain.view(state, 'taliban'))[12]?.parts.slice(2);
  expect(parts(unmanned())).toEqual([
    { title: 'non-players (≈)', text: 'Warlords: operate instead of executing it.' },
  ]);
  const file = { nonPlayers: { taliban: { text: 'unshaded' } } };
  expect(parts(withCard(13, file))).toEqual([
    { title: 'non-players (corrected)', text: 'Taliban: execute the unshaded text.' },
  ]);
  expect(parts(withCard(13, { shaded: [{ gain: 'aid', amount: 5 }] }))).toEqual([]);
});

test('8.4.1 a table goes on with the file it began with', () => {
  const kept = { cards: { 40: { nonPlayers: { taliban: { shaded: { uses: 'no' } } } } } };
  expect(faultOf(kept)).toContain('never asks');
  const state = { corrections: JSON.stringify(kept) };
  expect(cardOf(state, 40).nonPlayers).toEqual(kept.cards[40].nonPlayers);
  expect(isIneffective(unmanned({ state }), 'taliban', 40)).toBe(false);
});
