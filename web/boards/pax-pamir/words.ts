/** What only this board says. Names of cards, places, empires and actions are the game's. */
import type { Language } from '@sandtable/engine';
import type { CardOnBoard, Mode, SpecialAction } from '@sandtable/pax-pamir/board';
import { WORDS as MAP } from '../map/words.ts';

type Names<K extends string> = Readonly<Record<K, string>>;

/** The units that count under a regime. */
const UNIT: Names<Mode> = { military: 'army', intelligence: 'spy', political: 'tribe', economic: 'road' };
const UNITS: Names<Mode> = {
  military: 'armies',
  intelligence: 'spies',
  political: 'tribes',
  economic: 'roads',
};
const UNITS_JA: Names<Mode> = {
  military: '軍隊',
  intelligence: 'スパイ',
  political: '部族',
  economic: '街道',
};

const en = {
  ...MAP.en,
  places: {
    'city-transcaspia': 'Bukhara',
    'city-persia': 'Mashhad',
    'city-herat': 'Herat',
    'city-kabul': 'Kabul',
    'city-kandahar': 'Kandahar',
    'city-punjab': 'Lahore',
  } as Names<string>,
  army: (empire: string) => `army of ${empire}`,
  armies: (empire: string) => `armies of ${empire}`,
  road: (empire: string) => `road of ${empire}`,
  roads: (empire: string) => `roads of ${empire}`,
  tribe: (player: string) => `tribe of ${player}`,
  tribes: (player: string) => `tribes of ${player}`,
  market: 'Market',
  gap: 'gap',
  price: (n: number) => `price ${n}`,
  rupees: (n: number) => (n === 1 ? '1 rupee' : `${n} rupees`),
  onIt: (n: number) => `${n === 1 ? '1 rupee' : `${n} rupees`} on it`,
  closed: 'you have paid on it in this turn',
  gets: (n: number) => `+${n}`,
  paysOn: (list: string) => `the price goes to ${list}`,
  kinds: { court: '', headline: 'Headline', capability: 'Capability', topple: 'Topple' } as Names<
    CardOnBoard['kind']
  >,
  groups: {
    court: 'Court cards',
    headline: 'Headlines',
    capability: 'Capabilities',
    topple: 'Topples',
  } as Names<CardOnBoard['kind']>,
  rank: (n: number) => `rank ${n}`,
  patriot: (empire: string) => `patriot of ${empire}`,
  prize: (empire: string) => `prize of ${empire}`,
  free: 'free',
  used: 'has acted in this turn',
  /** Where the full word has no room. */
  shortly: { 'counter-espionage': 'Counter-esp.' } as Readonly<Partial<Record<SpecialAction, string>>>,
  /** The beginning of a name, where all of it has no room. */
  briefly: (name: string) => (name.length > 5 ? `${name.slice(0, 4)}.` : name),
  toppled: 'When it is bought, supremacy is checked at once.',
  spy: (owner: string, spot: string, n: number) => `${n === 1 ? 'spy' : `${n} spies`} of ${owner} (${spot})`,
  tableau: (name: string) => `Tableau of ${name}`,
  tableauOf: (n: number, most: number) => `${n}/${most}`,
  empty: 'no cards',
  ring: 'The tableaux form a ring: beyond the left end of one lies the right end of the next.',
  beyond: {
    left: (name: string) => `beyond the left end: the right end of ${name}`,
    right: (name: string) => `beyond the right end: the left end of ${name}`,
  },
  hand: (name: string) => `Hand of ${name}`,
  handOf: (n: number, most: number) => `hand ${n}/${most}`,
  cubes: (n: number) => `${n} cubes`,
  sheltered: (n: number) => `${n} sheltered`,
  influence: 'Influence',
  loyal: (empire: string) => `loyal to ${empire}`,
  unchosen: 'loyalty not chosen yet',
  loyaltyCard: 'loyalty card',
  gift: (cost: number) => `gift for ${cost}`,
  prizes: (n: number) => (n === 1 ? '1 prize' : `${n} prizes`),
  wazir: (place: string) => `wazir of ${place}`,
  prisoners: (list: string) => `prisoners: ${list}`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  badal: (n: number) => `${n} Badal`,
  inactive: 'not active',
  regime: 'Regime',
  supremacy: {
    supreme: 'supreme if a topple came now',
    kinds: 'not all kinds of units',
    no: 'no supremacy yet',
  },
  against: (n: number, others: number, regime: Mode) =>
    `${n} ${(n === 1 ? UNIT : UNITS)[regime]} against ${others}`,
  supply: (n: number) => `${n} in stock`,
  favors: (name: string) => `favors ${name}`,
  actions: (n: number, most: number) => `${n}/${most} actions`,
  deck: 'Deck',
  lasting: 'In force',
  toCard: 'Read the card',
  rebuilt: 'rebuilt, not confirmed by an owner',
  signs: {
    modes: 'Modes of cards and regimes',
    rebuilt:
      'Rebuilt: the printed values of this card are not known to us; they come from the later edition. Owners of the game can confirm or correct them with a file.',
    map: 'Seven of the nine connections are rebuilt, too: the rulebook names Herat–Persia and Kabul–Kandahar only.',
  },
};

export type Words = typeof en;

const ja: Words = {
  ...MAP.ja,
  places: {
    'city-transcaspia': 'ブハラ',
    'city-persia': 'マシュハド',
    'city-herat': 'ヘラート',
    'city-kabul': 'カブール',
    'city-kandahar': 'カンダハル',
    'city-punjab': 'ラホール',
  },
  army: (empire) => `${empire}の軍隊`,
  armies: (empire) => `${empire}の軍隊`,
  road: (empire) => `${empire}の街道`,
  roads: (empire) => `${empire}の街道`,
  tribe: (player) => `${player}の部族`,
  tribes: (player) => `${player}の部族`,
  market: 'マーケット',
  gap: '空き',
  price: (n) => `価格${n}`,
  rupees: (n) => `${n}ルピー`,
  onIt: (n) => `上に${n}ルピー`,
  closed: 'このターンに支払いを置いたカード',
  gets: (n) => `+${n}`,
  paysOn: (list) => `代金の置き場所：${list}`,
  kinds: { court: '', headline: 'ヘッドライン', capability: '特殊能力', topple: 'トップル' },
  groups: { court: 'タブローカード', headline: 'ヘッドライン', capability: '特殊能力', topple: 'トップル' },
  rank: (n) => `ランク${n}`,
  patriot: (empire) => `${empire}のパトリオット`,
  prize: (empire) => `${empire}の賞金首`,
  free: '追加アクション',
  used: 'このターンにアクション済み',
  shortly: {},
  briefly: (name) => (name.length > 4 ? `${name.slice(0, 3)}…` : name),
  toppled: '購入されると、ただちに覇権を判定する。',
  spy: (owner, spot, n) => `${owner}のスパイ${n}個（${spot}）`,
  tableau: (name) => `${name}のタブロー`,
  tableauOf: (n, most) => `${n}/${most}`,
  empty: 'カードなし',
  ring: 'タブローは環になっています。左端の先は、次のプレイヤーのタブローの右端です。',
  beyond: {
    left: (name) => `左端の先：${name}の右端`,
    right: (name) => `右端の先：${name}の左端`,
  },
  hand: (name) => `${name}の手札`,
  handOf: (n, most) => `手札${n}/${most}`,
  cubes: (n) => `キューブ${n}個`,
  sheltered: (n) => `免税${n}ルピー`,
  influence: '影響力',
  loyal: (empire) => `${empire}に忠誠`,
  unchosen: '忠誠は未選択',
  loyaltyCard: '忠誠カード',
  gift: (cost) => `${cost}ルピーのギフト`,
  prizes: (n) => `賞金首${n}枚`,
  wazir: (place) => `${place}のワジール`,
  prisoners: (list) => `捕虜：${list}`,
  points: (n) => `${n}点`,
  badal: (n) => `バダル${n}枚`,
  inactive: '非活性',
  regime: '体制',
  supremacy: {
    supreme: 'いまトップルが買われれば覇権',
    kinds: '揃わないユニットあり',
    no: '覇権なし',
  },
  against: (n, others, regime) => `${UNITS_JA[regime]}${n}対${others}`,
  supply: (n) => `予備${n}個`,
  favors: (name) => `支持：${name}`,
  actions: (n, most) => `アクション${n}/${most}`,
  deck: '山札',
  lasting: '有効なヘッドライン',
  toCard: 'カードを読む',
  rebuilt: '復元値（所有者は未確認）',
  signs: {
    modes: 'カードと体制のモード',
    rebuilt:
      '復元値：このカードに印刷された値は確認できておらず、後の版から復元しています。ゲームの所有者は、ファイルで確認または訂正できます。',
    map: '9本の経路のうち7本も復元です。ルールブックが名を挙げるのは、ヘラート・ペルシャ間とカブール・カンダハル間だけです。',
  },
};

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };
