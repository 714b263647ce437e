/** 記録。 */
import type { Translation } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';
import type { WarOfIdeas } from '../params.ts';
import { all, die, nation, place, side, signed, spot, title } from './parts.ts';

export const log: Translation<typeof english> = {
  'log.turn-begins': (p) => `第${p.turn}ターン。`,
  'log.turn-ends': (p) => `第${p.turn}ターン終了。`,
  'log.dealt': (p) => `ジハーディストに${p.jihadist}枚、USに${p.us}枚のカードを配る。`,
  'log.reshuffle': (p) => `山札が尽きた（${p.decks}回中${p.count}回目）。`,
  'log.plays': (p, voice) => `${side(p, voice)}が${title(p, voice)}をプレイ。`,
  'log.hold': () => 'USは最後のカードを手元に残す。',
  'log.discarded': (p, voice) => `${side(p, voice)}が${title(p, voice)}を捨て札にした。`,
  'log.drawn': (p, voice) => `${title(p, voice)}を引いた。`,
  'log.draws': (p, voice) => `${side(p, voice)}がカードを1枚引いた。`,
  'log.passed': (p, voice) => `${side(p, voice)}が${title(p, voice)}を相手に渡した。`,
  'log.passed-hidden': (p, voice) => `${side(p, voice)}がカードを1枚、相手に渡した。`,
  'log.fetched': (p, voice) => `${side(p, voice)}が${title(p, voice)}を手札に加えた。`,
  'log.hand': (p, voice) =>
    p.cards.length === 0
      ? `${side(p, voice)}の手札：なし。`
      : `${side(p, voice)}の手札：${all('card', p.cards, voice)}。`,
  'log.looks': () => 'USがジハーディストの手札を確認した。',
  'log.event': (p, voice) => `${side(p, voice)}がイベント${title(p, voice)}を実施。`,
  'log.triggered': (p, voice) => `${title(p, voice)}が発動。`,
  'log.automatic': (p, voice) => `${title(p, voice)}が自動的に発動。`,
  'log.reserves': (p, voice) => `${side(p, voice)}の予備は${p.now}になった。`,
  'log.reserves-spent': (p, voice) => `${side(p, voice)}が予備を加え、${p.ops}作戦値になった。`,
  'log.operation': (p, voice) => `${p.ops}作戦値で${voice.name('operation', p.operation)}。`,
  'log.reassessment': () => '政策の再評価。',
  'log.no-operation': (p, voice) => `${side(p, voice)}が実施できる作戦はない。`,

  'log.radicalizes': (p) => `${p.ops}作戦値で急進化。`,

  'log.prestige': (p) => `国威${signed(p.change)}（${p.now}）。`,
  'log.prestige-roll': (p) =>
    `国威のロール：${p.die}${p.modifier === 0 ? '' : `${signed(p.modifier)}（ペナルティ）`}、続いて${p.one}と${p.two}：${signed(p.change)}。`,
  'log.funding': (p) => `資金${signed(p.change)}（${p.now}）。`,
  'log.governance': (p, voice) =>
    `${place(p, voice)}の政治体制が「${voice.name('governance', String(p.governance))}」になった。`,
  'log.governance-roll': (p, voice) =>
    `${place(p, voice)}：政治体制のロール${p.roll}、「${voice.name('governance', String(p.governance))}」。`,
  'log.alignment': (p, voice) => `${place(p, voice)}は${nation(p.alignment, voice)}になった。`,
  'log.posture': (p, voice) =>
    `${place(p, voice)}の政治姿勢が「${voice.name('posture', String(p.posture))}」になった。`,
  'log.posture-roll': (p, voice) =>
    `${place(p, voice)}：政治姿勢のロール${p.roll}${p.modifier === 0 ? '' : signed(p.modifier)}、「${voice.name('posture', String(p.posture))}」。`,
  'log.revolution': (p, voice) => `${place(p, voice)}でイスラム革命が起きた。`,
  'log.arsenal': (p) => `パキスタンの兵器庫のWMD${p.count}つが利用可能になった。`,
  'log.wmd': () => 'WMD1つが利用可能になった。',

  'log.cells-placed': (p, voice) => `${place(p, voice)}に潜伏中のセル${p.count}個を配置。`,
  'log.cell-removed': (p, voice) =>
    `${place(p, voice)}の${voice.name('cell', p.cell)}${p.cell === 'sadr' ? '' : '1個'}を除去。`,
  'log.activated': (p, voice) => `${place(p, voice)}のセル${p.count}個が活動中になった。`,
  'log.hides': (p, voice) => `${place(p, voice)}のセル1個が国内で移動し、潜伏中になった。`,
  'log.travels': (p, voice) =>
    `セル1個が${voice.name('country', p.from)}から${voice.name('country', p.to)}へ移動。`,
  'log.cadre': (p, voice) => `${place(p, voice)}に幹部が残った。`,
  'log.cadre-removed': (p, voice) => `${place(p, voice)}の幹部を除去。`,
  'log.troops': (p, voice) => `兵員${p.count}個が${spot(p.from, voice)}から${spot(p.to, voice)}へ移った。`,
  'log.nato': (p, voice) => `${place(p, voice)}にNATOを配置。`,
  'log.nato-removed': (p, voice) => `NATOが${place(p, voice)}を離れた。`,
  'log.aid': (p, voice) => `${place(p, voice)}の援助は${p.now}つになった。`,
  'log.aid-removed': (p, voice) => `${place(p, voice)}の援助${p.count}つを除去。`,
  'log.besieged': (p, voice) => `${place(p, voice)}は孤立政権になった。`,
  'log.siege-lifted': (p, voice) => `${place(p, voice)}は孤立政権ではなくなった。`,
  'log.regime-change': (p, voice) => `${place(p, voice)}で体制変更。`,
  'log.regime-change-over': (p, voice) => `${place(p, voice)}は体制変更国家ではなくなった。`,
  'log.effect': (p, voice) => `「${voice.name('effect', p.effect)}」が有効になった。`,
  'log.effect-over': (p, voice) => `「${voice.name('effect', p.effect)}」は無効になった。`,

  'log.woi': (p, voice) =>
    `${place(p, voice)}のイデオロギー戦争：${p.roll}${parts(p)}＝${p.total < 0 ? signed(p.total) : p.total}：${p.isWon ? '成功' : '失敗'}。`,
  'log.woi-short': (p, voice) =>
    `${place(p, voice)}のイデオロギー戦争は失敗（${p.needed}作戦値が必要だった）。`,
  'log.disrupt': (p, voice) => `${place(p, voice)}で掃討作戦。`,
  'log.operation-roll': (p, voice) =>
    `${place(p, voice)}：${p.roll}（${die(p.needed)}）：${p.isWon ? '成功' : '失敗'}。`,
  'log.covert-action': (p, voice) =>
    `${place(p, voice)}：${p.roll}（${p.needed}～6で成功）：${p.isWon ? '成功' : '失敗'}。`,

  'log.plot': (p, voice) => `${place(p, voice)}に${voice.name('plot', String(p.value))}を配置。`,
  'log.plot-hidden': (p, voice) => `${place(p, voice)}にプロット1つを伏せて配置。`,
  'log.blocked': (p, voice) => `${place(p, voice)}の${voice.name('plot', String(p.value))}を阻止。`,
  'log.resolves': (p, voice) =>
    `${place(p, voice)}の${voice.name('plot', String(p.value))}は阻止されなかった。`,
  'log.backlash': () => 'このプロットが解決されると、資金は増えずに減る。',
};

const part = (value: number, what: string): string => (value === 0 ? '' : `${signed(value)}（${what}）`);
const parts = (p: WarOfIdeas): string =>
  part(p.prestige, '国威') +
  part(p.penalty, 'ペナルティ') +
  part(p.good, '適正から良好へ') +
  part(p.aid, '援助') +
  part(p.neighbour, '隣接する良好な同盟国');
