/** 盤面の説明。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { table as english } from '../en/table.ts';
import type { Held } from '../params.ts';
import { all, place, side, title } from './parts.ts';

export const table: Translation<typeof english> = {
  'table.phase': (p, voice) => `第${p.turn}ターン：${side(p, voice)}のアクションフェイズ、${p.number}枚目。`,
  'table.stage.place-cells': () => 'ジハーディストが最初のセルを配置する。',
  'table.stage.schengen-rolls': () => 'シェンゲン加盟国の政治姿勢を決める。',
  'table.stage.deal': () => '最初の手札を配る。',
  'table.stage.plots': () => '阻止されなかったプロットを解決する。',
  'table.stage.end-of-turn': () => 'ターンの終了。',
  'table.play': (p, voice) =>
    `${side(p, voice)}が${title(p, voice)}をプレイ中${p.isDue ? '（イベントが発動する）' : ''}。`,
  'table.play-hidden': (p, voice) => `${side(p, voice)}がカードを選んだ。`,
  'table.tables': (p) =>
    p.isOwn
      ? 'ランダムな国は、添付された表で決める。'
      : 'ランダムな国：実物のGlobal表は公開されていないため、代用の表を使う。',
  'table.goals': (p) =>
    `USの勝利：良好な国のリソース12、適正か良好な国が15か国${p.isAlone ? '' : '、マップ上にセルなし'}のいずれか。ジハーディストの勝利：イスラム原理主義国のリソース6${p.isAlone ? '' : '（2か国が隣接）'}、国威1で貧弱かイスラム原理主義の国が15か国、US本国でのWMDプロットの解決のいずれか。山札が尽きたときは、良好な国のリソースが${p.isAlone ? `${p.wanted}以上で、かつ` : ''}イスラム原理主義国のリソースの2倍より多ければUSの勝利。`,
  'table.figures': (p, voice) =>
    `添付されたファイルの数値：値1、2、3のプロットは${p.plots.join('、')}つ${p.countries.length === 0 ? '' : `。${p.countries.map((one) => figure(one, voice)).join('、')}`}。`,
  'table.tally': (p) =>
    `良好な国のリソース${p.good}、イスラム原理主義国のリソース${p.islamist}。適正か良好な国は${p.fairOrGood}か国、貧弱かイスラム原理主義の国は${p.poorOrIslamist}か国。`,
  'table.prestige': (p, voice) => `国威${p.prestige}（${voice.name('level', p.level)}）。`,
  'table.gwot': (p, voice) =>
    `USの政治姿勢は${voice.name('posture', String(p.us))}、国際的な政治姿勢は${world(p.world, voice)}、テロ戦争協力関係ペナルティは${p.penalty}。`,
  'table.funding': (p) =>
    `資金${p.funding}。資金トラックのセル${p.cells}個（うち利用可能${p.available}個）。`,
  'table.troops': (p, voice) => `兵員トラックの兵員${p.troops}個（${voice.name('box', p.box)}）。`,
  'table.plots': (p) =>
    `利用可能なプロット${p.available}つ。WMD：使用中${p.wmd}、流出核兵器などのボックス${p.looseNukes}、パキスタンの兵器庫${p.arsenal}。`,
  'table.hand': (p, voice) => `${side(p, voice)}：${all('card', p.cards, voice)}${reserves(p.reserves)}。`,
  'table.hand-hidden': (p, voice) =>
    `${side(p, voice)}：手札${p.count}枚${p.known.length === 0 ? '' : `（${voice.name('seat', p.by)}が知っているもの：${all('card', p.known, voice)}）`}${reserves(p.reserves)}。`,
  'table.deck': (p) =>
    `山札${p.cards}枚、捨て札${p.discards}枚。使い終えた山札：${p.decks}つのうち${p.reshuffles}。`,
  'table.lasting': (p, voice) => `有効なイベント：${all('effect', p.effects, voice)}。`,
  'table.lapsing': (p, voice) => `ターン終了まで有効：${all('effect', p.effects, voice)}。`,
  'table.country': (p, voice) =>
    `${place(p, voice)}：${[standing(p, voice), ...holding(p, voice)].filter((part) => part !== '').join('、')}。`,
  'table.operation': (p, voice) =>
    `${side(p, voice)}：${p.ops}作戦値で${voice.name('operation', p.operation)}${p.places.length === 0 ? '' : `（${all('country', p.places, voice)}）`}${p.ways.length === 0 ? '' : `（${p.ways.map((one) => way(one, voice)).join('、')}）`}。`,
};

const figure = (one: string, voice: Voice): string => {
  const [country = '', value = ''] = one.split('=');
  return `${voice.name('country', country)}${value}`;
};

const reserves = (count: number): string => (count === 0 ? '' : `、予備${count}`);
const way = (one: string, voice: Voice): string =>
  one
    .split('>')
    .map((id) => voice.name('country', id))
    .join('→');

function world(posture: number, voice: Voice): string {
  if (posture === 0) return '0';
  return `${voice.name('posture', posture > 0 ? '2' : '1')}${Math.abs(posture)}`;
}

function standing(p: Held, voice: Voice): string {
  const governance = voice.name('governance', String(p.governance));
  if (p.isMuslim)
    return p.governance === 0 ? governance : `${governance}／${voice.name('alignment', String(p.alignment))}`;
  return p.posture === 0 ? governance : `${governance}／${voice.name('posture', String(p.posture))}`;
}

function holding(p: Held, voice: Voice): string[] {
  const parts: string[] = [];
  if (p.troops > 0) parts.push(`兵員${p.troops}個`);
  if (p.sleepers > 0) parts.push(`潜伏中のセル${p.sleepers}個`);
  if (p.active > 0) parts.push(`活動中のセル${p.active}個`);
  if (p.aid > 0) parts.push(`援助${p.aid}つ`);
  for (const plot of p.plots) parts.push(voice.name('plot', String(plot)));
  for (const mark of p.marks) parts.push(voice.name('mark', mark));
  return parts;
}
