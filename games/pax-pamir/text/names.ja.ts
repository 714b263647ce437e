/** ものの名前。 */
import { type Names, placesIn } from './names.en.ts';
import { titlesJa } from './titles.ja.ts';

const colours: Names['seat'] = { white: '白', black: '黒', orange: 'オレンジ', yellow: '黄', purple: '紫' };

/** マーケットのコラム。 */
const COLUMNS = ['左端', '左から2番目', '左から3番目', '左から4番目', '左から5番目', '右端'];

export const namesJa: Names & Readonly<Record<string, Readonly<Record<string, string>>>> = {
  player: { ...colours, khan: 'シェール・ハーン' },
  seat: colours,
  empire: { british: 'イギリス', russian: 'ロシア', afghan: 'アフガニスタン' },
  location: {
    transcaspia: 'カスピ海沿岸',
    persia: 'ペルシャ',
    herat: 'ヘラート',
    kabul: 'カブール',
    kandahar: 'カンダハル',
    punjab: 'パンジャブ',
  },
  connection: {
    'persia-transcaspia': 'ペルシャ・カスピ海沿岸間',
    'herat-transcaspia': 'ヘラート・カスピ海沿岸間',
    'kabul-transcaspia': 'カブール・カスピ海沿岸間',
    'herat-persia': 'ヘラート・ペルシャ間',
    'herat-kabul': 'ヘラート・カブール間',
    'herat-kandahar': 'ヘラート・カンダハル間',
    'kabul-kandahar': 'カブール・カンダハル間',
    'kabul-punjab': 'カブール・パンジャブ間',
    'kandahar-punjab': 'カンダハル・パンジャブ間',
    'kandahar-transcaspia': 'カンダハル・カスピ海沿岸間',
    'punjab-transcaspia': 'パンジャブ・カスピ海沿岸間',
    'kabul-persia': 'カブール・ペルシャ間',
    'kandahar-persia': 'カンダハル・ペルシャ間',
    'persia-punjab': 'ペルシャ・パンジャブ間',
    'herat-punjab': 'ヘラート・パンジャブ間',
  },
  mode: { military: '軍事', intelligence: '諜報', political: '政治', economic: '経済' },
  regime: { military: '軍事騒乱', intelligence: '諜報戦', political: '政治的分裂状態', economic: '好景気' },
  action: {
    travel: '旅行',
    'counter-espionage': '防諜',
    bribe: '買収',
    assassinate: '暗殺',
    commerce: '交易',
    gift: 'ギフト',
    tax: '徴税',
    campaign: '戦役',
    consolidate: '強化',
    'regime-change': '体制変更',
  },
  impact: {
    leveraged: 'レバレッジ',
    informants: '情報提供者',
    garrison: '守備隊',
    'regime:military': '体制変更（軍事騒乱）',
    'regime:intelligence': '体制変更（諜報戦）',
    'regime:political': '体制変更（政治的分裂状態）',
    'regime:economic': '体制変更（好景気）',
  },
  spot: { middle: '中央', patriot: 'パトリオット・バンド', prize: '賞金首バンド' },
  favor: { british: '国庫融資', russian: '洋式装備', afghan: '民衆の支援' },
  card: Object.fromEntries(Object.entries(titlesJa)),
  place: placesIn((row, column) => `${row === 0 ? '上段' : '下段'}の${COLUMNS[column] ?? ''}`),
};
