import { defaultSetting, fastDice, Match, render, type Setting, settingFaults } from '@sandtable/engine';
import { playRandomly } from '@sandtable/engine/testing';
import { Dice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { checkCards, readCardSet } from '../../cards/read.ts';
import { STANDARD } from '../../cards/standard.ts';
import { landBattles } from '../../game.ts';

const HEADER =
  'card,nation,name,type,copies,vp,armor,maneuver,smallArms,cannon,missile,artilleryRange,artilleryModifier,headquarters';

const NEITHER =
  'The card set is neither JSON nor CSV: CSV begins with a line that names the columns, "card" first, with commas between them';

function said(text: string): string[] {
  return checkCards(text).map((fault) => render(landBattles.speech.en, fault));
}

describe('R3 a card set of one’s own', () => {
  test('R3 CSV corrects a standard card by its name and adds a new one', () => {
    const { cards, faults } = readCardSet(
      [
        HEADER,
        'force,usa,M1A1 Abrams,,2,7,9,7,0,3,,,,',
        'force,usa,"Leopard 2A4",Main Battle Tank,1,6,8,7,,2,,,,no',
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(cards?.forces['usa-m1a1']).toMatchObject({ vp: 7, armor: 9, cannon: 3, copies: 2 });
    expect(cards?.forces['usa-Leopard_2A4']).toMatchObject({
      nation: 'usa',
      name: 'Leopard 2A4',
      missile: null,
    });
    expect(landBattles.speech.ja.name('force', 'usa-Leopard_2A4-1')).toBe('Leopard 2A4');
  });

  test('R3 JSON does the same, and may leave the standard set out', () => {
    const force = { name: 'Truck', vp: 2, armor: 2, smallArms: 0 };
    const nations = ['usa', 'ussr', 'uk', 'china', 'israel', 'arab', 'insurgent'];
    const { cards, faults } = readCardSet({
      base: 'none',
      forces: nations.map((nation) => ({ ...force, nation, copies: 12 })),
      terrain: [{ name: 'Salt Flats', vp: 4, trackLength: 3, bonus: 'draw', bonusAmount: 2 }],
      actions: [{ name: 'cover', copies: 8, maneuverModifier: 4, reinforcement: 1 }],
    });
    expect(faults).toEqual([]);
    expect(Object.keys(cards?.forces ?? {})).toHaveLength(7);
    expect(Object.keys(cards?.terrain ?? {})).toEqual(['own-Salt_Flats']);
    expect(cards?.actions.cover.copies).toBe(8);
  });

  test('R3 a card of 0 copies is taken out', () => {
    const { cards } = readCardSet({
      terrain: [{ name: 'City', copies: 0, vp: 5, trackLength: 4, bonus: 'draw' }],
    });
    expect(cards?.terrain['city']).toBeUndefined();
  });

  test('R3 a standard card is known by its name in either language and by its short name', () => {
    for (const name of ['M1A1 Abrams', 'm1a1', 'M1A1', 'M1A1エイブラムス']) {
      const { cards } = readCardSet(`${HEADER}\nforce,usa,${name},,2,7,9,7,0,3,,,,`);
      expect(cards?.forces['usa-m1a1'], name).toMatchObject({ name: 'M1A1 Abrams', vp: 7 });
      expect(Object.keys(cards?.forces ?? {}), name).toHaveLength(Object.keys(STANDARD.forces).length);
    }
    for (const name of ['Open Ground', 'open-ground', '開豁地']) {
      const { cards } = readCardSet({ terrain: [{ name, vp: 2, trackLength: 2, bonus: 'draw' }] });
      expect(cards?.terrain['open-ground'], name).toMatchObject({ vp: 2 });
    }
  });

  test('R3 what is wrong with a CSV file is said with its row, blank lines and line breaks in cells counted', () => {
    expect(said(`${HEADER}\nforce,mars,Rover,,1,2,2,,,,,,,`)).toEqual([
      'row 2: "nation" must be one of usa, ussr, uk, china, israel, arab, insurgent',
    ]);
    expect(said(`${HEADER}\nforce,usa,Rover`)).toEqual(['row 2: 3 columns instead of 14']);
    expect(said(`${HEADER}\ntank,usa,Rover,,1,2,2,,,,,,,`)).toEqual([
      'row 2: "card" must be one of force, action, terrain',
    ]);
    expect(said(`${HEADER}\nforce,usa,Rover,,1,,2,,,,,4,,`)).toEqual([
      'row 2: artillery needs both a range and a modifier',
      'row 2: "vp" is missing',
    ]);
    expect(
      said(`${HEADER}\n\n\nforce,usa,"Ro\nver",,1,2,2,,,,,,,\nforce,usa,Rover,,1,2,,,,,,,,maybe`),
    ).toEqual([
      'row 4: "name" must be 1 to 40 characters, without line breaks, underscores or quotation marks',
      'row 6: "armor" is missing',
      'row 6: "headquarters" must be one of yes, no',
    ]);
  });

  test('R3 what is wrong with the columns of a CSV file is said once', () => {
    const row = 'force,usa,Rover,,1,2,2,,,,,,,';
    expect(said(`${HEADER.replace('type', 'wheels')}\n${row.replace(',,', ',6,')}\n`)).toEqual([
      'row 1: there is no column "wheels"',
    ]);
    expect(said(`${HEADER.replace('type', 'name')}\n${row.replace(',,', ',Car,')}`)).toEqual([
      'row 1: the column "name" is there twice',
    ]);
    expect(said(`${HEADER},,\n${row},,`)).toEqual([]);
    expect(said(`${HEADER},,\n${row},,6`)).toEqual(['row 2: something stands in a column without a name']);
    expect(said(`${HEADER}\nforce,usa,"Rover,,1`)).toEqual(['row 2: a quotation mark is never closed']);
  });

  test('R3 what is wrong with a JSON file is said with its list and number, or its line and column', () => {
    expect(said('{\n  "forces": [\n    { "nation": usa }\n] }')).toEqual([
      'The card set is not JSON: it stops making sense in line 3, column 17',
    ]);
    expect(said('[1, 2]')).toEqual(['A card set is an object with lists "forces", "actions" or "terrain"']);
    expect(said('{"forces": 3, "tanks": [], "base": 1}')).toEqual([
      '"forces" must be a list of cards',
      'There is no "tanks" in a card set, only "base", "forces", "actions" and "terrain"',
      '"base" must be "standard" or "none"',
    ]);
    expect(said('{"forces":[3,{"nation":"usa","name":"A_B","vp":99,"armor":"x","trackLength":4}]}')).toEqual([
      '"forces", card 1: a card is an object with fields',
      '"forces", card 2: a card of this kind has no field "trackLength"',
      '"forces", card 2: "name" must be 1 to 40 characters, without line breaks, underscores or quotation marks',
      '"forces", card 2: "vp" must be a whole number from 1 to 25',
      '"forces", card 2: "armor" must be a whole number from 1 to 20',
    ]);
    expect(said('{"base":"none"}')).toHaveLength(7 + 1);
  });

  test('R3 a card listed twice is a fault, two that cannot be read are not the same card', () => {
    const figures = { copies: 1, maneuverModifier: 4, reinforcement: 1 };
    const listing = (...names: string[]) =>
      said(JSON.stringify({ actions: names.map((name) => ({ name, ...figures })) }));
    expect(listing('cover', 'cover')).toEqual(['"actions", card 2: "cover" is listed twice']);
    expect(listing('covr', 'covert')).toHaveLength(2);
    expect(listing('covr', 'covert').join()).not.toContain('twice');
  });

  test('R3 what is neither JSON nor CSV is told how a card file begins', () => {
    for (const text of ['', 'hello', HEADER.replaceAll(',', ';'), 'force,usa,Rover'])
      expect(said(text), text).toEqual([NEITHER]);
    expect(said(`${HEADER}\nforce,usa,\uFFFD\uFFFD,,1,2,2,,,,,,,`)).toEqual([
      'The card set is not written in UTF-8: save it again with that encoding',
    ]);
  });

  test('R3 the place is said in Japanese, too', () => {
    const inJapanese = (text: string) =>
      checkCards(text).map((fault) => render(landBattles.speech.ja, fault));
    expect(inJapanese(`${HEADER}\nforce,usa,Rover`)).toEqual(['2行目：14列のはずが3列です']);
    expect(inJapanese('{"forces":[3]}')).toEqual([
      '「forces」の1枚目：カードは項目を持つオブジェクトでなければなりません',
    ]);
  });

  test('R3 junk never throws', () => {
    for (const junk of [null, 3, true, [], [1], { forces: [null, 7, []] }, { base: 5 }, '', '{}x', '"'])
      expect(() => readCardSet(junk)).not.toThrow();
  });

  test('R3 a game is played with the set attached to it, and its record carries the set', () => {
    const csv = `${HEADER}\nforce,usa,Leopard 2A4,Main Battle Tank,3,6,8,7,0,2,,,,no`;
    const setting: Setting = { ...defaultSetting(landBattles), attachments: { cards: csv } };
    expect(settingFaults(landBattles, setting)).toEqual([]);
    const match = Match.start(landBattles, setting, fastDice('own cards'));
    expect(match.state.players[0]?.reserve).toContain('usa-Leopard_2A4-3');
    playRandomly(match, new Dice(fastDice('player')));
    landBattles.laws(match.state);
    const again = Match.replay(landBattles, match.record());
    expect(again.fingerprint()).toBe(match.fingerprint());
  });

  test('R3 nothing is dealt from a set that cannot be read, least of all the standard cards instead', () => {
    const setting = { ...defaultSetting(landBattles), attachments: { cards: 'nonsense' } };
    expect(() => landBattles.setup(setting, new Dice(fastDice('bad cards')))).toThrow(/card set/);
  });

  test('R3 a bad attachment is a fault of the setting', () => {
    const setting = { ...defaultSetting(landBattles), attachments: { cards: 'nonsense' } };
    expect(settingFaults(landBattles, setting)).toEqual([NEITHER]);
  });
});
