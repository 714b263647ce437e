/** The cards (5.0): order of the factions, titles and kinds. What they do lies in events/. */
import { isAmong, ordersIn } from '@sandtable/coin';
import { lasts, walk } from '@sandtable/coin/event-language';
import type { Known, SideName } from './events/card.ts';
import { EVENTS } from './events/index.ts';
import type { Side } from './events/vocabulary.ts';
import { type Faction, isInsurgent } from './forces.ts';
import type { Instructions } from './instructions/language.ts';

/** 5.3 Whose Capability a card is. */
export const CAPABILITIES = ['coalition', 'taliban'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface CardFacts {
  /** 2.3.2 The factions from left to right. */
  readonly order: readonly Faction[];
  readonly title: { readonly en: string; readonly ja: string };
  readonly capability: Capability | null;
}

const orderOf = ordersIn<Faction>({ C: 'coalition', G: 'government', T: 'taliban', W: 'warlords' });

const card = (order: string, en: string, ja: string, capability: Capability | null = null): CardFacts => ({
  order: orderOf(order),
  title: { en, ja },
  capability,
});

/** By number. Each of the 24 orders of the factions stands on three cards. */
const FACTS = {
  1: card('CTGW', 'ISR', 'ISR（情報・監視・偵察）', 'coalition'),
  2: card('CTGW', 'Predators', 'プレデター', 'coalition'),
  3: card('CTGW', 'Reapers', 'リーパー', 'coalition'),
  4: card('CTWG', '#2 Is Dead', 'ナンバー2の死'),
  5: card('CTWG', 'Aerostats', '監視気球', 'coalition'),
  6: card('CTWG', 'US-Pakistan Talks', '米・パキスタン会談'),
  7: card('CGTW', 'Find Fix Finish', '発見・捕捉・撃滅', 'coalition'),
  8: card('CGTW', 'SEAL Team 6', 'SEALチーム6'),
  9: card('CGTW', 'Special Forces', '特殊部隊'),
  10: card('CGWT', 'Partnering Policy', '共同行動の方針'),
  11: card('CGWT', 'Strategic Release', '戦略的釈放'),
  12: card('CGWT', 'Village Stability Operations', '村落安定化作戦', 'coalition'),
  13: card('CWTG', 'Anti-Corruption Drive', '汚職撲滅運動'),
  14: card('CWTG', 'Economic Project', '経済プロジェクト'),
  15: card('CWTG', 'One Tribe at a Time', '部族を1つずつ'),
  16: card('CWGT', 'Amnesty', '恩赦'),
  17: card('CWGT', 'NATO', 'NATO'),
  18: card('CWGT', 'PRTs', '地方復興チーム', 'coalition'),
  19: card('TCGW', 'Al-Qaeda', 'アルカイダ'),
  20: card('TCGW', 'Errant Air Strike', '誤爆'),
  21: card('TCGW', 'Operation Iraqi Freedom', 'イラクの自由作戦'),
  22: card('TCWG', 'Border Incident', '国境での衝突'),
  23: card('TCWG', 'Roadside IEDs', '路肩爆弾', 'taliban'),
  24: card('TCWG', 'US-Taliban Talks', '米・タリバン対話'),
  25: card('TGCW', 'Koran Burning', 'コーラン焼却'),
  26: card('TGCW', 'MANPADS Scare', '携帯対空ミサイルの脅威'),
  27: card('TGCW', 'Tehrik-i-Taliban Pakistan', 'パキスタン・タリバン運動'),
  28: card('TGWC', 'Karzai to Islamabad', 'カルザイのイスラマバード訪問'),
  29: card('TGWC', 'Night Letters', '夜の手紙', 'taliban'),
  30: card('TGWC', 'Urban Specialists', '市街戦の専門家', 'taliban'),
  31: card('TWCG', 'Car Bombs', '自動車爆弾', 'taliban'),
  32: card('TWCG', 'Haqqani', 'ハッカニ'),
  33: card('TWCG', 'Suicide Bombers', '自爆攻撃者', 'taliban'),
  34: card('TWGC', 'Accidental Guerrillas', '偶発的なゲリラ', 'taliban'),
  35: card('TWGC', 'Gulbuddin Hekmatyar', 'グルブッディン・ヘクマティアル'),
  36: card('TWGC', 'Mullah Omar', 'オマル師'),
  37: card('GCTW', 'Afghan Commandos', 'アフガン・コマンドー'),
  38: card('GCTW', 'Night Raids', '夜間襲撃'),
  39: card('GCTW', 'Trilateral Summit', '三か国首脳会談'),
  40: card('GCWT', 'Line Item', '予算項目'),
  41: card('GCWT', 'NATO Politics', 'NATOの政治'),
  42: card('GCWT', 'NGOs', 'NGO'),
  43: card('GTCW', 'Pakistani Offensive', 'パキスタン軍の攻勢'),
  44: card('GTCW', 'Pakistani Politics', 'パキスタンの政治'),
  45: card('GTCW', 'Tribal Elders', '部族の長老'),
  46: card('GTWC', 'ID Cards', '身分証明書', 'taliban'),
  47: card('GTWC', 'Loya Jirga', 'ロヤ・ジルガ'),
  48: card('GTWC', 'Strategic Partners', '戦略的パートナー'),
  49: card('GWCT', 'Crop Substitution', '代替作物'),
  50: card('GWCT', 'Development Aid', '開発援助'),
  51: card('GWCT', 'Karzai', 'カルザイ'),
  52: card('GWTC', 'Power Shuffle', '権力の入れ替え'),
  53: card('GWTC', 'Prison Break', '脱獄'),
  54: card('GWTC', 'Profit Sharing', '利益の分配'),
  55: card('WCTG', 'Breaktime', '小休止'),
  56: card('WCTG', 'Fratricide', '味方殺し'),
  57: card('WCTG', 'Sandstorms', '砂嵐'),
  58: card('WCGT', 'Counter-Narc', '麻薬取締'),
  59: card('WCGT', 'Local Truce', '地域停戦'),
  60: card('WCGT', 'Tajiks', 'タジク人'),
  61: card('WTCG', 'Desertions & Defections', '脱走と離反'),
  62: card('WTCG', 'Local Understanding', '地元の了解'),
  63: card('WTCG', 'Teetotalers', '禁欲の徒'),
  64: card('WTGC', 'Hazara', 'ハザラ人'),
  65: card('WTGC', 'Islamabad Blocks Resupply', 'イスラマバードの補給遮断'),
  66: card('WTGC', 'Mountain Fastness', '山岳の要害'),
  67: card('WGCT', 'Change in Tactics', '戦術の変更'),
  68: card('WGCT', 'Dostum', 'ドスタム'),
  69: card('WGCT', 'Mine Removal', '地雷除去'),
  70: card('WGTC', 'Contractor Surge', '請負業者の増派'),
  71: card('WGTC', 'Coup!', 'クーデター'),
  72: card('WGTC', 'Poppy Crop Failure', 'ケシの不作'),
};

export type CardNumber = keyof typeof FACTS;
export const CARD_NUMBERS = Object.keys(FACTS).map(Number) as readonly CardNumber[];

/** 2.4 The Propaganda cards: all alike, and numbered here only to be told apart. */
export const PROPAGANDA_CARDS: readonly number[] = [73, 74, 75, 76, 77, 78];

export const isPropaganda = (number: number): boolean => isAmong(PROPAGANDA_CARDS, number);

/** An Event card as it is played with: ours, or as an owner's file has it. */
export interface Card extends CardFacts {
  readonly number: CardNumber;
  /** By side, and of what non-players are told. */
  readonly known: Readonly<Record<SideName | 'nonPlayers', Known>>;
  /** How sure our own reading of the card is, from 0 to 1. */
  readonly certainty: number;
  readonly unshaded: Side;
  /** 5.2 Only dual Events have one. */
  readonly shaded?: Side;
  /** 8.4.1 */
  readonly nonPlayers: Instructions;
}

/** The deck as the project knows it. */
export const CARDS: readonly Card[] = CARD_NUMBERS.map((number) => {
  const { known, certainty, unshaded, shaded, nonPlayers = {} } = EVENTS[number];
  const sides = shaded === undefined ? { unshaded } : { unshaded, shaded };
  return {
    number,
    ...FACTS[number],
    known: { unshaded: known, shaded: known, nonPlayers: 'reconstructed' },
    certainty,
    ...sides,
    nonPlayers,
  };
});

/** 8.4.2 Of a dual Event the Insurgents execute the shaded text, if they are told nothing else. */
export const usualText = (one: Pick<Card, SideName>, faction: Faction): SideName =>
  one.shaded !== undefined && isInsurgent(faction) ? 'shaded' : 'unshaded';

/** 5.4 A text that lasts on a card that is no Capability. */
export function isMomentum(one: Card, side: SideName): boolean {
  const text = one[side];
  return one.capability === null && text !== undefined && lasts(text);
}

/** 8.1 Whether a text moves the Islamabad marker (6.6.1). */
export function movesIslamabad(one: Card, side: SideName): boolean {
  let found = false;
  walk(one[side] ?? [], (step) => {
    found ||= 'islamabad' in step;
  });
  return found;
}
