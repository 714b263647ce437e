/** 記録。 */
import type { Translation } from '@sandtable/engine';
import type { log as english } from '../en/log.ts';
import type { WarOfIdeas } from '../params.ts';
import { all, die, place, side, signed, spot, title } from './parts.ts';

export const log: Translation<typeof english> = {
  'log.turn-begins': (p) => `第${p.turn}ターンです。`,
  'log.turn-ends': (p) => `第${p.turn}ターンが終わります。`,
  'log.dealt': (p) => `ジハーディストに${p.jihadist}枚、USに${p.us}枚のカードが配られました。`,
  'log.reshuffle': (p) => `山札が尽きました（${p.decks}回中${p.count}回目）。`,
  'log.plays': (p, voice) => `${side(p, voice)}が${title(p, voice)}をプレイします。`,
  'log.hold': () => 'USは最後のカードを取っておきます。',
  'log.discarded': (p, voice) => `${side(p, voice)}が${title(p, voice)}を捨て札にしました。`,
  'log.drawn': (p, voice) => `${title(p, voice)}を引きました。`,
  'log.draws': (p, voice) => `${side(p, voice)}がカードを1枚引きました。`,
  'log.passed': (p, voice) => `${side(p, voice)}が${title(p, voice)}を渡しました。`,
  'log.passed-hidden': (p, voice) => `${side(p, voice)}がカードを1枚渡しました。`,
  'log.fetched': (p, voice) => `${side(p, voice)}が${title(p, voice)}を手札に加えました。`,
  'log.hand': (p, voice) =>
    p.cards.length === 0
      ? `${side(p, voice)}の手札はありません。`
      : `${side(p, voice)}の手札：${all('card', p.cards, voice)}。`,
  'log.looks': () => 'USがジハーディストの手札を見ました。',
  'log.event': (p, voice) => `${side(p, voice)}がイベント${title(p, voice)}を実施します。`,
  'log.triggered': (p, voice) => `${title(p, voice)}が発動します。`,
  'log.automatic': (p, voice) => `${title(p, voice)}が自動的に発動します。`,
  'log.reserves': (p, voice) => `${side(p, voice)}の予備は${p.now}になりました。`,
  'log.reserves-spent': (p, voice) => `${side(p, voice)}が予備を加え、${p.ops}作戦値になりました。`,
  'log.operation': (p, voice) => `${p.ops}作戦値で${voice.name('operation', p.operation)}を行います。`,
  'log.reassessment': () => '政策の再評価を行います。',
  'log.no-operation': (p, voice) => `${side(p, voice)}は作戦を実施できません。`,

  'log.radicalizes': (p) => `${p.ops}作戦値で急進化が起こります。`,

  'log.prestige': (p) => `国威${signed(p.change)}：${p.now}になりました。`,
  'log.prestige-roll': (p) =>
    `国威のロール：${p.die}${p.modifier === 0 ? '' : `${signed(p.modifier)}（ペナルティ）`}、続いて${p.one}と${p.two}：${signed(p.change)}。`,
  'log.funding': (p) => `資金${signed(p.change)}：${p.now}になりました。`,
  'log.governance': (p, voice) =>
    `${place(p, voice)}は${voice.name('governance', String(p.governance))}になりました。`,
  'log.governance-roll': (p, voice) =>
    `${place(p, voice)}：政治体制のロール${p.roll}、${voice.name('governance', String(p.governance))}。`,
  'log.alignment': (p, voice) =>
    `${place(p, voice)}は${voice.name('alignment', String(p.alignment))}になりました。`,
  'log.posture': (p, voice) =>
    `${place(p, voice)}は${voice.name('posture', String(p.posture))}になりました。`,
  'log.posture-roll': (p, voice) =>
    `${place(p, voice)}：政治姿勢のロール${p.roll}${p.modifier === 0 ? '' : signed(p.modifier)}、${voice.name('posture', String(p.posture))}。`,
  'log.revolution': (p, voice) => `${place(p, voice)}でイスラム革命が起きました。`,
  'log.arsenal': (p) => `パキスタンの兵器庫のWMD${p.count}個が利用可能になりました。`,
  'log.wmd': () => 'WMD1個が利用可能になりました。',

  'log.cells-placed': (p, voice) => `${place(p, voice)}に潜伏中のセル${p.count}個を置きました。`,
  'log.cell-removed': (p, voice) => `${place(p, voice)}の${voice.name('cell', p.cell)}を取り除きました。`,
  'log.activated': (p, voice) => `${place(p, voice)}のセル${p.count}個が活動中になりました。`,
  'log.hides': (p, voice) => `${place(p, voice)}のセルが国内で移動し、潜伏中になりました。`,
  'log.travels': (p, voice) =>
    `セルが${voice.name('country', p.from)}から${voice.name('country', p.to)}へ移動しました。`,
  'log.cadre': (p, voice) => `${place(p, voice)}に幹部が残りました。`,
  'log.cadre-removed': (p, voice) => `${place(p, voice)}の幹部を取り除きました。`,
  'log.troops': (p, voice) =>
    `兵員${p.count}個が${spot(p.from, voice)}から${spot(p.to, voice)}へ移りました。`,
  'log.nato': (p, voice) => `${place(p, voice)}にNATOを置きました。`,
  'log.nato-removed': (p, voice) => `NATOが${place(p, voice)}を離れました。`,
  'log.aid': (p, voice) => `${place(p, voice)}の援助が${p.now}になりました。`,
  'log.aid-removed': (p, voice) => `${place(p, voice)}の援助を${p.count}つ取り除きました。`,
  'log.besieged': (p, voice) => `${place(p, voice)}は孤立政権になりました。`,
  'log.siege-lifted': (p, voice) => `${place(p, voice)}は孤立政権ではなくなりました。`,
  'log.regime-change': (p, voice) => `${place(p, voice)}で体制変更が行われました。`,
  'log.regime-change-over': (p, voice) => `${place(p, voice)}は体制変更国家ではなくなりました。`,
  'log.effect': (p, voice) => `「${voice.name('effect', p.effect)}」が有効になりました。`,
  'log.effect-over': (p, voice) => `「${voice.name('effect', p.effect)}」は無効になりました。`,

  'log.woi': (p, voice) =>
    `${place(p, voice)}のイデオロギー戦争：${p.roll}${parts(p)}＝${p.total}：${p.isWon ? '成功' : '失敗'}。`,
  'log.woi-short': (p, voice) =>
    `${place(p, voice)}のイデオロギー戦争は失敗しました（${p.needed}作戦値が必要）。`,
  'log.disrupt': (p, voice) => `${place(p, voice)}で掃討作戦を行います。`,
  'log.operation-roll': (p, voice) =>
    `${place(p, voice)}：${p.roll}（${die(p.needed)}）：${p.isWon ? '成功' : '失敗'}。`,
  'log.covert-action': (p, voice) =>
    `${place(p, voice)}：${p.roll}（${p.needed}～6で成功）：${p.isWon ? '成功' : '失敗'}。`,

  'log.plot': (p, voice) => `${place(p, voice)}に${voice.name('plot', String(p.value))}を置きました。`,
  'log.plot-hidden': (p, voice) => `${place(p, voice)}にプロットが伏せて置かれました。`,
  'log.blocked': (p, voice) => `${place(p, voice)}の${voice.name('plot', String(p.value))}を阻止しました。`,
  'log.resolves': (p, voice) =>
    `${place(p, voice)}の${voice.name('plot', String(p.value))}は阻止されませんでした。`,
  'log.backlash': () => 'このプロットが解決されると、資金は増えずに減ります。',
};

const part = (value: number, what: string): string => (value === 0 ? '' : ` ${signed(value)}（${what}）`);
const parts = (p: WarOfIdeas): string =>
  part(p.prestige, '国威') +
  part(p.penalty, 'ペナルティ') +
  part(p.good, '適正から良好') +
  part(p.aid, '援助') +
  part(p.neighbour, '隣接する良好な同盟国');
