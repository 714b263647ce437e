/** The cards (5.0): number, order of the factions, titles and lasting marks. What they do lies in events/. */
import type { Faction } from './forces.ts';

export interface EventCard {
  readonly number: number;
  /** 2.3.2 The factions from left to right. */
  readonly order: readonly Faction[];
  readonly title: { readonly en: string; readonly ja: string };
  /** 5.2 Has an unshaded and a shaded text. */
  readonly dual: boolean;
  /** 5.3 Both texts last for the rest of the game. */
  readonly capability: boolean;
  /** 5.4 The shaded text lasts until the next Reset. */
  readonly momentum: boolean;
  /** 8.1 Bears the grey 2: a non-player that comes second operates instead of taking the Event. */
  readonly operatesSecond: boolean;
}

interface Marks {
  readonly single?: true;
  readonly capability?: true;
  readonly momentum?: true;
  readonly operatesSecond?: true;
}

const LETTERS: Readonly<Record<string, Faction>> = { G: 'government', F: 'farc', A: 'auc', C: 'cartels' };

function card(number: number, order: string, en: string, ja: string, marks: Marks = {}): EventCard {
  return {
    number,
    order: order.split('').flatMap((letter) => LETTERS[letter] ?? []),
    title: { en, ja },
    dual: marks.single !== true,
    capability: marks.capability === true,
    momentum: marks.momentum === true,
    operatesSecond: marks.operatesSecond === true,
  };
}

export const EVENT_CARDS: readonly EventCard[] = [
  card(1, 'GFAC', '1st Division', '第1師団', { capability: true }),
  card(2, 'GFAC', 'Ospina & Mora', 'オスピナとモーラ', { capability: true }),
  card(3, 'GFAC', 'Tapias', 'タピアス', { capability: true }),
  card(4, 'GFCA', 'Caño Limón - Coveñas', 'カニョ・リモン～コベニャス'),
  card(5, 'GFCA', 'Occidental & Ecopetrol', 'オクシデンタルとエコペトロール'),
  card(6, 'GFCA', 'Oil Spill', '原油の流出'),
  card(7, 'GAFC', '7th Special Forces', '第7特殊部隊', { capability: true }),
  card(8, 'GAFC', 'Fuerza Aérea Colombiana', 'コロンビア空軍'),
  card(9, 'GAFC', 'High Mountain Battalions', '山岳大隊', { capability: true }),
  card(10, 'GACF', 'Blackhawks', 'ブラックホーク', { capability: true }),
  card(11, 'GACF', 'National Defense & Security Council', '国家安全保障・国防会議', { capability: true }),
  card(12, 'GACF', 'Plan Colombia', 'コロンビア計画', { momentum: true }),
  card(13, 'GCFA', 'Plan Meteoro', 'メテオロ計画', { capability: true }),
  card(14, 'GCFA', 'Tres Esquinas', 'トレス・エスキナス'),
  card(15, 'GCFA', 'War Tax', '戦争税'),
  card(16, 'GCAF', 'Coffee Prices', 'コーヒーの価格'),
  card(17, 'GCAF', 'Madrid Donors', 'マドリッドの支援者', { momentum: true }),
  card(18, 'GCAF', 'NSPD-18', 'NSPD-18'),
  card(19, 'FGAC', 'General Offensive', '総攻撃', { single: true }),
  card(20, 'FGAC', 'Mono Jojoy', 'モノ・ホホイ', { operatesSecond: true }),
  card(21, 'FGAC', 'Raúl Reyes', 'ラウル・レジェス', { operatesSecond: true }),
  card(22, 'FGCA', 'Alfonso Cano', 'アルフォンソ・カノ', { momentum: true }),
  card(23, 'FGCA', 'DoD Contractors', '国防総省の請負業者'),
  card(24, 'FGCA', 'Operación Jaque', '「チェック」作戦'),
  card(25, 'FAGC', 'Ejército de Liberación Nacional', '国民解放軍', { operatesSecond: true }),
  card(26, 'FAGC', 'Gramaje', 'グラマヘ税', { operatesSecond: true }),
  card(27, 'FAGC', 'Misil Antiaéreo', '対空ミサイル', { momentum: true }),
  card(28, 'FACG', 'Hugo Chávez', 'ウゴ・チャベス'),
  card(29, 'FACG', 'Kill Zone', 'キルゾーン'),
  card(30, 'FACG', 'Peace Commission', '平和委員会', { operatesSecond: true }),
  card(31, 'FCGA', 'Betancourt', 'ペタンクール'),
  card(32, 'FCGA', 'Secuestrados', '誘拐', { operatesSecond: true }),
  card(33, 'FCGA', 'Sucumbíos', 'スクンビオス'),
  card(34, 'FCAG', 'Airdropped AKs', 'AKの空中投下'),
  card(35, 'FCAG', 'Crop Substitution', '代替作物'),
  card(36, 'FCAG', 'Zona de Convivencia', '共存地域', { single: true }),
  card(37, 'AGFC', 'Former Military', '元軍人', { operatesSecond: true }),
  card(38, 'AGFC', 'National Coordination Center', '国際協力センター', { operatesSecond: true }),
  card(39, 'AGFC', 'Soldados Campesinos', '民兵'),
  card(40, 'AGCF', 'Demobilization', '武装解除'),
  card(41, 'AGCF', 'Mancuso', 'マンキューゾ', { operatesSecond: true }),
  card(42, 'AGCF', 'Senado & Cámara', '上院と下院', { momentum: true }),
  card(43, 'AFGC', 'Calima Front', 'カリマ前線'),
  card(44, 'AFGC', 'Colombia Nueva', '新生コロンビア'),
  card(45, 'AFGC', 'Los Derechos Humanos', '人権'),
  card(46, 'AFCG', 'Limpieza', '社会の清掃', { single: true }),
  card(47, 'AFCG', 'Pinto & del Rosario', 'ピントーとデル・ロザリオ', { operatesSecond: true }),
  card(48, 'AFCG', 'Unión Sindical Obrera', '労働組合の連合'),
  card(49, 'ACGF', 'Bloques', '自治組織', { operatesSecond: true }),
  card(50, 'ACGF', 'Carabineros', 'カラビネーロス'),
  card(51, 'ACGF', 'Pipeline Repairs', 'パイプラインの修理'),
  card(52, 'ACFG', 'Castaño', 'カスターニョ', { operatesSecond: true }),
  card(53, 'ACFG', 'Criminal Air Force', '犯罪者の空軍', { single: true }),
  card(54, 'ACFG', 'Deserters & Defectors', '脱走兵と離反者', { single: true }),
  card(55, 'CGFA', 'DEA Agents', 'DEAの捜査官'),
  card(56, 'CGFA', 'Drogas La Rebaja', 'ドラッグの販売', { operatesSecond: true }),
  card(57, 'CGFA', 'Op Millennium', 'ミレニアム作戦'),
  card(58, 'CGAF', 'General Serrano', 'セラーノ将軍'),
  card(59, 'CGAF', 'Salcedo', 'サルセード', { operatesSecond: true }),
  card(60, 'CGAF', 'The Chess Player', 'チェス・プレーヤー'),
  card(61, 'CFGA', 'Air Bridge', '空路', { operatesSecond: true }),
  card(62, 'CFGA', 'Amazonía', 'アマゾン', { operatesSecond: true }),
  card(63, 'CFGA', 'Narco-War', '麻薬戦争', { single: true, operatesSecond: true }),
  card(64, 'CFAG', 'Cocaine Labs', 'コカイン精製所', { operatesSecond: true }),
  card(65, 'CFAG', 'Poppies', 'ケシ', { single: true }),
  card(66, 'CFAG', 'Tingo María', 'ティンゴ・マリア', { operatesSecond: true }),
  card(67, 'CAGF', 'Mexican Traffickers', 'メキシコの運び屋', { momentum: true }),
  card(68, 'CAGF', 'Narco-Subs', '潜水艇による密輸', { operatesSecond: true }),
  card(69, 'CAGF', 'Riverines & Fast Boats', '河川と高速ボート', { single: true }),
  card(70, 'CAFG', 'Ayahuasca Tourism', 'アヤワスカ観光事業'),
  card(71, 'CAFG', 'Darién', 'ダリエン'),
  card(72, 'CAFG', 'Sicarios', '殺し屋', { operatesSecond: true }),
];

/** The four Propaganda cards (2.4). */
export const PROPAGANDA_CARDS: readonly number[] = [73, 74, 75, 76];

export const isPropaganda = (number: number): boolean => number > EVENT_CARDS.length;

/** The Event card of that number. */
export function eventCard(number: number): EventCard {
  const found = EVENT_CARDS[number - 1];
  if (found === undefined) throw new Error(`no Event card ${number}`);
  return found;
}
