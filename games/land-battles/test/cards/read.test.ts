import { defaultSetting, fastDice, Match, render, type Setting, settingFaults } from '@sandtable/engine';
import { playRandomly } from '@sandtable/engine/testing';
import { Dice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { checkCards, readCardSet } from '../../cards/read.ts';
import { landBattles } from '../../game.ts';

const HEADER =
  'card,nation,name,type,copies,vp,armor,maneuver,smallArms,cannon,missile,artilleryRange,artilleryModifier,headquarters';

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

  test('R3 what is wrong is said with its place', () => {
    expect(said('hello')).toEqual(['This is neither JSON nor CSV with a header line']);
    expect(said('{"forces": 3}')).toEqual([
      'A card set is an object with lists "forces", "actions" or "terrain"',
    ]);
    expect(said('{ not json')).toEqual(['This is neither JSON nor CSV with a header line']);
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
    expect(said('{"forces":[{"nation":"usa","name":"A_B","vp":99,"armor":"x","wheels":4}]}')).toEqual([
      'forces[1]: there is no field "wheels"',
      'forces[1]: a name has 1 to 40 characters, without line breaks, underscores or quotation marks',
      'forces[1]: "vp" must be a whole number from 1 to 25',
      'forces[1]: "armor" must be a whole number from 1 to 20',
    ]);
    expect(said('{"base":"none"}')).toHaveLength(7 + 1);
    expect(
      said(
        '{"actions":[{"name":"cover","copies":1,"maneuverModifier":4,"reinforcement":1},{"name":"cover","copies":1,"maneuverModifier":4,"reinforcement":1}]}',
      ),
    ).toEqual(['actions[2]: "cover" is listed twice']);
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

  test('R3 a bad attachment is a fault of the setting', () => {
    const setting = { ...defaultSetting(landBattles), attachments: { cards: 'nonsense' } };
    expect(settingFaults(landBattles, setting)).toEqual(['This is neither JSON nor CSV with a header line']);
  });
});
