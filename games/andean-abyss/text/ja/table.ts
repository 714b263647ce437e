/** 盤上のようす。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { table as english } from '../en/table.ts';
import type { Forces, Held, OnNextCard } from '../params.ts';

const margin = (n: number): string => (n > 0 ? `+${n}` : `${n < 0 ? '−' : ''}${Math.abs(n)}`);
const title = (card: number, voice: Voice): string => `${card}「${voice.name('card', String(card))}」`;
const inOrder = (order: readonly string[], voice: Voice): string =>
  order.length === 0 ? '' : `：${order.map((id) => voice.name('faction', id)).join('＞')}`;
const places = (ids: readonly string[], voice: Voice): string =>
  ids.map((id) => voice.name('space', id)).join('、');

const CUBES = ['兵員', '警察', '基地'];
const GUERRILLAS = ['潜伏', '活動', '基地'];
const BOX = ['ゲリラ', '基地'];

const group = (name: string, counts: readonly number[], words: readonly string[]): string[] => {
  const parts = counts.flatMap((count, i) => (count > 0 ? [`${words[i] ?? ''}${count}`] : []));
  return parts.length === 0 ? [] : [`${name} ${parts.join('、')}`];
};
const forces = (p: Forces, voice: Voice, insurgents: readonly string[]): string =>
  [
    ...group(voice.name('faction', 'government'), p.government, CUBES),
    ...group(voice.name('faction', 'farc'), p.farc, insurgents),
    ...group(voice.name('faction', 'auc'), p.auc, insurgents),
    ...group(voice.name('faction', 'cartels'), p.cartels, insurgents),
  ].join('／');

/** Wide enough for the names of Cities and Departments, and for the levels of support. */
const NAME = 15;
const LEVEL = 6;
const line = (head: string, parts: readonly string[]): string =>
  `  ${`${head}：`.padEnd(NAME)} ${parts
    .filter((part) => part !== '')
    .join(' | ')
    .trimEnd()}`;
const shipments = (p: Held, voice: Voice): string =>
  p.carriers.map((kind) => `積荷（${voice.name('kind', kind)}）`).join('、');

const next = (p: OnNextCard): string =>
  p.onNext === 'open' ? '' : `（次のカードでイベント資格${p.onNext === 'eligible' ? 'あり' : 'なし'}）`;

export const table: Translation<typeof english> = {
  'table.deploy': (p, voice) => `自由配置：${voice.name('faction', p.faction)}`,
  'table.card': (p, voice) => `カード${title(p.card, voice)}${inOrder(p.order, voice)}`,
  'table.next': (p, voice) => `次のカード${title(p.card, voice)}${inOrder(p.order, voice)}`,
  'table.phase': (p, voice) => `プロパガンダラウンド：${voice.name('phase', p.phase)}`,
  'table.deck': (p) => `デッキ：${p.cards}枚、これまでのプロパガンダカード：${p.propagandas}枚`,
  'table.faction': (p, voice) =>
    `${voice.name('faction', p.faction)}${p.isNonPlayer ? '（ノンプレーヤー）' : ''}：リソース${p.resources} | 勝利マージン${margin(p.margin)} | ${voice.say(p.status)}`,
  'table.status.event': (p) => `イベントを実施済み${next(p)}`,
  'table.status.operation': (p) => `オペレーションを実施済み${next(p)}`,
  'table.status.operation-and-activity': (p) => `オペレーションと特殊活動を実施済み${next(p)}`,
  'table.status.limited-operation': (p) => `限定オペレーションを実施済み${next(p)}`,
  'table.status.pass': (p) => `パス済み${next(p)}`,
  'table.status.next': (p) => `イベント資格あり、手番${next(p)}`,
  'table.status.eligible': (p) => `イベント資格あり${next(p)}`,
  'table.status.ineligible': (p) => `イベント資格なし${next(p)}`,
  'table.tracks': (p) =>
    `支持合計${p.support}（政府は60を超えれば勝利） | 対立＋基地${p.opposition}（FARCは25を超えれば勝利） | 援助${p.aid}`,
  'table.bases': (p) =>
    `マップ上の基地：FARC ${p.farc}、AUC ${p.auc}、カルテル ${p.cartels}（AUCはFARCより多ければ、カルテルは10を超えリソースが40を超えれば勝利）`,
  'table.president': (p, voice) => `大統領：${voice.name('president', p.president)}`,
  'table.capability': (p, voice) => `政治情勢${title(p.card, voice)}：${voice.name('side', p.side)}`,
  'table.momentum': (p, voice) => `反政府運動${title(p.card, voice)}`,
  'table.shielded': (p, voice) => `${title(p.card, voice)}の対象：${voice.name('faction', p.faction)}`,
  'table.zones': (p, voice) => `FARCゾーン：${places(p.spaces, voice)}`,
  'table.space': (p, voice) =>
    line(`${voice.name('space', p.space)}（${p.population}）`, [
      (p.population > 0 ? voice.name('level', String(p.level)) : '').padEnd(LEVEL, '　'),
      forces(p, voice, GUERRILLAS),
      p.marks.map((mark) => voice.name('marker', mark)).join('、'),
      p.terror > 0 ? `テロ${p.terror}` : '',
      shipments(p, voice),
    ]),
  'table.loc': (p, voice) =>
    line(`${voice.name('space', p.space)}（LoC ${p.econ}）`, [
      forces(p, voice, GUERRILLAS),
      p.isSabotaged ? 'サボタージュ' : '',
      shipments(p, voice),
    ]),
  'table.available': (p, voice) =>
    `利用可能：${[
      forces(p, voice, BOX),
      `積荷${p.shipments}`,
      ...(p.lost > 0 ? [`ゲームから除かれたAUCゲリラ${p.lost}`] : []),
    ].join(' | ')}`,
  'table.turn': (p, voice) =>
    `実施中、${voice.name('faction', p.faction)}：${voice.say(p.doing)}${p.spaces.length === 0 ? '' : `（${places(p.spaces, voice)}）`}${p.paid === 0 ? '' : `、使ったリソース${p.paid}`}`,
  'table.doing.event': () => 'イベント',
  'table.doing.agitation': () => 'アジテーション',
  'table.doing.redeploy': () => '再配置',
  'table.doing.operation': (p, voice) =>
    `${p.isFree ? '無償の' : ''}${p.isLimited ? '限定' : ''}${voice.name('operation', p.operation)}`,
  'table.activity': (p, voice) =>
    `特殊活動：${voice.name('activity', p.activity)}${p.spaces.length === 0 ? '' : `（${places(p.spaces, voice)}）`}`,
};
