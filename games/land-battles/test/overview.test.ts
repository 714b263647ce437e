import { defaultSetting, fastDice, type Language, Match, render, type Viewer } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { landBattles } from '../game.ts';
import { overviewOf } from '../overview.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { battle, play, situation } from './situation.ts';

const table = (state: State, viewer: Viewer, language: Language = 'en'): string[] =>
  overviewOf(viewOf(state, viewer), viewer).map((message) => render(landBattles.speech[language], message));

const example = (): State =>
  situation({
    forces: {
      usa: {
        breakthrough: [[['usa-m1a1-1', { hits: 2, acted: true }]], ['usa-m577-1']],
        flank: [['usa-stryker-1']],
      },
      china: { breakthrough: [['china-type-59-1']] },
    },
    hands: { usa: ['assault', 'cover', 'cover'], china: ['raid'] },
    terrain: 'hill',
    control: -1,
    change: (state) => {
      state.sides.red.superiority = 1;
      state.sides.red.points = 4;
    },
  });

describe('the table in sentences', () => {
  test('reads, line by line', () => {
    expect(table(example(), 'usa')).toEqual([
      'Red: 4 of 25 VP (0 destroyed, 0 Terrain) | 1 Superior Attack counter',
      'Blue: 0 of 25 VP (0 destroyed, 0 Terrain) | 0 Superior Attack counters',
      'Terrain Hill: 4 VP, bonus: 1 flank success | Control +1 for Blue, secured beyond 3 | 10 more in the deck',
      'United States (Red): 3 of 8 action cards',
      'China (Blue): 1 of 7 action cards',
      'Breakthrough Area, Red',
      '  row 1  M1A1 Abrams (1)              | 6 VP, armor 8, maneuver 7, small arms +0, cannon +2 | 2 hits | Acted',
      '  row 2  M577 Command Post            | 4 VP, armor 4, maneuver 8, small arms +0, headquarters',
      'Breakthrough Area, Blue',
      '  row 1  Type 59                      | 4 VP, armor 6, maneuver 7, small arms +0, cannon +1',
      'Flanking Area, Red',
      '  row 1  Stryker (1)                  | 3 VP, armor 4, maneuver 6, small arms +1',
      'Hand, United States',
      '  1 × ASSAULT (maneuver +2, reinforcement 1 VP)',
      '  2 × COVER (maneuver +4, reinforcement 1 VP)',
      expect.stringContaining('Reserve, United States: M1A1 Abrams (2), M1A2 Abrams, '),
      'Action cards: 86 in the deck, 0 discarded',
      'Acting: United States',
    ]);
  });

  test('reads in Japanese too', () => {
    expect(table(example(), 'usa', 'ja')).toEqual([
      '赤チーム：25VP中4VP（破壊0、地形0） | 優勢カウンター1個',
      '青チーム：25VP中0VP（破壊0、地形0） | 優勢カウンター0個',
      '地形カード「丘陵」：4VP、特典：側面機動の成功1回分 | 制圧カウンターは青チーム側へ+1、3を越えると確保 | デッキに残り10枚',
      'アメリカ（赤チーム）：アクションカード3枚（手札の上限8枚）',
      '中国（青チーム）：アクションカード1枚（手札の上限7枚）',
      '突破エリア、赤チーム',
      '  1列目  M1A1エイブラムス（1）        | 6VP、装甲8、機動7、小火器+0、火砲+2 | 2ヒット | 行動済み',
      '  2列目  M577指揮車                   | 4VP、装甲4、機動8、小火器+0、司令部',
      '突破エリア、青チーム',
      '  1列目  Type 59                      | 4VP、装甲6、機動7、小火器+0、火砲+1',
      '側面エリア、赤チーム',
      '  1列目  ストライカー（1）            | 3VP、装甲4、機動6、小火器+1',
      'アメリカの手札',
      '  突撃×1（機動修正+2、増援1VP）',
      '  遮蔽×2（機動修正+4、増援1VP）',
      expect.stringContaining('アメリカの予備部隊：M1A1エイブラムス（2）、M1A2エイブラムス、'),
      'アクションカード：デッキ86枚、捨札0枚',
      'アメリカの手番',
    ]);
  });

  test('R1 tells nobody what another holds', () => {
    for (const viewer of ['china', 'spectator'])
      expect(table(example(), viewer).join('\n')).not.toContain('ASSAULT');
    expect(table(example(), 'spectator').some((line) => line.startsWith('Hand'))).toBe(false);
  });

  test('R3 while forces are chosen one reads the figures of one’s own cards, and nobody else’s', () => {
    const { state } = Match.start(landBattles, defaultSetting(landBattles), fastDice('muster'));
    const own = table(state, 'usa');
    expect(own[0]).toBe('Choosing forces: United States, China');
    expect(own).toContain(
      '  M1A1 Abrams (1)              | 6 VP, armor 8, maneuver 7, small arms +0, cannon +2',
    );
    expect(table(state, 'china').join('\n')).not.toContain('M1A1');
  });

  test('R2 a roll in hand is told with its dice', () => {
    const match = battle(
      {
        forces: {
          usa: { breakthrough: [['usa-m1a1-1']], flank: [['usa-stryker-1']] },
          china: { breakthrough: [['china-type-59-1']] },
        },
        hands: { china: ['cover'] },
      },
      [10, 1, 10, 1],
    );
    play(match, 'usa: maneuver usa-stryker-1 flank/stay');
    expect(table(match.state, 'china').at(-1)).toBe(
      '  Stryker (1) maneuvers in Flanking Area: rolled 10, 1, 10, 1 (6 or more), 2 successes',
    );
  });
});
