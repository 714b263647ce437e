import { type Language, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { TABLE } from '../forces.ts';
import { andeanAbyss } from '../index.ts';
import { AT } from '../map.ts';
import { overviewOf } from '../overview.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { cards, goOn, round } from './rules.ts';
import { situation, standard } from './table.ts';

const table = (state: State, language: Language = 'en'): string[] =>
  overviewOf(viewOf(state)).map((message) => render(andeanAbyss.speech[language], message));

/** On card 12 the Government has passed: now AUC, a non-player, comes first. */
const example = (): State =>
  cards(
    situation({
      spaces: {
        bogota: { troops: 2, police: 1, 'farc-underground': 1, level: 'PS', terror: 2 },
        'meta-west': { 'farc-active': 1, 'farc-base': 2, level: 'AO' },
        vichada: { 'cartels-active': 1 },
        'loc-cali-pasto': { 'auc-underground': 1, terror: 1 },
      },
      resources: { government: 40, farc: 10, auc: 10, cartels: 20 },
      variants: { nonPlayers: ['auc'] },
      state: {
        aid: 9,
        president: 'pastrana',
        capabilities: { 1: 'shaded' },
        momentum: [17],
        zones: [AT['meta-west']],
        carriers: [{ space: AT.vichada, kind: 'cartels-active', load: 1 }],
        done: [{ faction: 'government', deed: 'pass' }],
        eligible: { government: true, farc: true, auc: true, cartels: false },
        next: { eligible: [], ineligible: ['auc'] },
      },
    }),
    12,
    73,
    16,
  );

test('the table reads, line by line', () => {
  expect(table(example())).toEqual([
    'Card 12 Plan Colombia: Government > AUC > Cartels > FARC',
    'Next 73 Propaganda!',
    'Deck: 2 cards; Propaganda cards so far: 0',
    'Government: Resources 40 | margin −52 | passed',
    'FARC: Resources 10 | margin −21 | Eligible',
    'AUC (non-player): Resources 10 | margin −2 | Eligible, its turn (Ineligible on the next card)',
    'Cartels: Resources 20 | margin −20 | Ineligible',
    'Total Support 8 (Government needs more than 60) | Opposition + Bases 4 (FARC needs more than 25) | Aid 9',
    'Bases on the map: FARC 2, AUC 0, Cartels 0 (AUC needs more than FARC, Cartels more than 10 and more than 40 Resources)',
    'El Presidente: Pastrana',
    'Capability 1 1st Division: shaded text',
    'Momentum 17 Madrid Donors',
    'FARC Zones: Meta West',
    '  Bogotá (8):       Passive Support    | Government 2 Troops, 1 Police; FARC 1 Underground | Government Control | 2 Terror',
    '  Vichada (0):                         | Cartels 1 Active | Shipment with Active Cartels guerrilla',
    '  Meta West (1):    Active Opposition  | FARC 1 Active, 2 Bases | FARC Control, FARC Zone',
    '  Cali - Pasto (LoC 1): AUC 1 Underground | Sabotage',
    'Available: Government 28 Troops, 29 Police, 3 Bases; FARC 28 guerrillas, 7 Bases; AUC 17 guerrillas, 6 Bases; Cartels 11 guerrillas, 15 Bases | Shipments 3',
  ]);
});

test('and so it does in Japanese', () => {
  expect(table(example(), 'ja')).toEqual([
    'カード12「コロンビア計画」：政府＞AUC＞カルテル＞FARC',
    '次のカード73「プロパガンダ」',
    '山札2枚、プレイ済みのプロパガンダカード0枚',
    '政府：リソース40 | 勝利マージン−52 | パス済み',
    'FARC：リソース10 | 勝利マージン−21 | イベント資格あり',
    'AUC（ノンプレーヤー）：リソース10 | 勝利マージン−2 | イベント資格あり、手番（次のカードでイベント資格なし）',
    'カルテル：リソース20 | 勝利マージン−20 | イベント資格なし',
    '支持合計8（政府は60を超えれば勝利） | 対立＋基地4（FARCは25を超えれば勝利） | 援助9',
    'マップ上の基地：FARC2個、AUC0個、カルテル0個（AUCはFARCより多ければ、カルテルは10個を超えリソースが40を超えれば勝利）',
    '大統領：Pastrana',
    '政治情勢1「第1師団」：網掛け',
    '反政府運動17「マドリッドの支援者」',
    'FARCゾーン：Meta West',
    '  Bogotá（8）：      消極的な支持 | 政府 兵員2、警察1／FARC 潜伏1 | 政府の支配 | テロ2',
    '  Vichada（0）：     　　　　　　 | カルテル 活動1 | 積荷（活動状態のカルテルゲリラ）',
    '  Meta West（1）：   積極的な対立 | FARC 活動1、基地2 | FARCの支配、FARCゾーン',
    '  Cali - Pasto（LoC 1）： AUC 潜伏1 | サボタージュ',
    '利用可能：政府 兵員28、警察29、基地3／FARC ゲリラ28、基地7／AUC ゲリラ17、基地6／カルテル ゲリラ11、基地15 | 積荷3',
  ]);
});

test('3.1.1 an Operation in progress is told with its spaces and what was paid', () => {
  const state = cards(standard(), 12, 16, 73);
  goOn(state, ['train', 'bogota']);
  expect(table(state).at(-1)).toMatch(/^In progress, Government: Train in Bogotá/);
  expect(table(state, 'ja').at(-1)).toMatch(/^実施中、政府：訓練（Bogotá）/);
});

test('6.4.2 Agitation in progress is told as such, with what was spent', () => {
  const spaces = { choco: { 'farc-active': 1 } } as const;
  const state = round(situation({ spaces, resources: { farc: 2 } }), 'agitation');
  goOn(state, ['choco']);
  expect(table(state).at(-1)).toBe('In progress, FARC: Agitation in Chocó; 1 Resource spent');
  expect(table(state, 'ja').at(-1)).toBe('実施中、FARC：アジテーション（Chocó）、使ったリソース1');
});

test('6.2, 6.3.3 in a Round the Control is told that was fixed, not what Bases placed since would make it', () => {
  const spaces = { huila: { 'farc-active': 1, 'auc-active': 1 } } as const;
  const state = round(situation({ spaces }), 'elite-backing');
  TABLE.place(state, AT.huila, 'farc-base', 1);
  expect(table(state).join()).not.toContain('FARC Control');
  expect(table(cards(state, 12, 73)).join()).toContain('FARC Control');
});

test('2.2 what lies face down is not told', () => {
  const state = cards(standard({ variants: { hiddenNext: true } }), 12, 16, 73);
  state.shown = 0;
  expect(table(state).filter((line) => line.startsWith('Next'))).toEqual([]);
});
