/** 盤上のようす。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { table as english } from '../en/table.ts';
import type { OnNextCard } from '../params.ts';
import { numbered, places, who } from './parts.ts';

const margin = (n: number): string => (n > 0 ? `+${n}` : `${n < 0 ? '−' : ''}${Math.abs(n)}`);
const inOrder = (order: readonly string[], voice: Voice): string =>
  order.length === 0 ? '' : `：${order.map((id) => voice.name('faction', id)).join('＞')}`;

const next = (p: OnNextCard): string =>
  p.onNext === 'open' ? '' : `（次のカードでイベント資格${p.onNext === 'eligible' ? 'あり' : 'なし'}）`;

export const table: Translation<typeof english> = {
  'table.deploy': (p, voice) => `自由配置：${who(p, voice)}`,
  'table.card': (p, voice) => `カード${numbered(p, voice)}${inOrder(p.order, voice)}`,
  'table.next': (p, voice) => `次のカード${numbered(p, voice)}${inOrder(p.order, voice)}`,
  'table.phase': (p, voice) => `プロパガンダラウンド：${voice.name('phase', p.phase)}`,
  'table.deck': (p) => `山札${p.cards}枚、プレイ済みのプロパガンダカード${p.propagandas}枚`,
  'table.faction': (p, voice) =>
    `${who(p, voice)}${p.isNonPlayer ? '（ノンプレーヤー）' : ''}：${p.payer === p.faction ? `リソース${p.resources}` : '固有のリソースなし'} | 勝利マージン${margin(p.margin)} | ${voice.say(p.status)}`,
  'table.status.event': (p) => `イベントを実施済み${next(p)}`,
  'table.status.operation': (p) => `オペレーションを実施済み${next(p)}`,
  'table.status.operation-and-activity': (p) => `オペレーションと特殊活動を実施済み${next(p)}`,
  'table.status.limited-operation': (p) => `限定オペレーションを実施済み${next(p)}`,
  'table.status.pass': (p) => `パス済み${next(p)}`,
  'table.status.next': (p) => `イベント資格あり、手番${next(p)}`,
  'table.status.eligible': (p) => `イベント資格あり${next(p)}`,
  'table.status.ineligible': (p) => `イベント資格なし${next(p)}`,
  'table.capability': (p, voice) =>
    `${voice.name('marker', 'capability')}${numbered(p, voice)}：${voice.name('side', p.side)}`,
  'table.momentum': (p, voice) => `${voice.name('marker', 'momentum')}${numbered(p, voice)}`,
  'table.turn': (p, voice) =>
    `実施中、${who(p, voice)}：${voice.say(p.doing)}${p.spaces.length === 0 ? '' : `（${places(p.spaces, voice)}）`}${p.paid === 0 ? '' : `、使ったリソース${p.paid}`}`,
  'table.doing.event': () => 'イベント',
  'table.doing.operation': (p, voice) =>
    `${p.isFree ? '無償の' : ''}${p.isLimited ? '限定' : ''}${voice.name('operation', p.operation)}`,
  'table.activity': (p, voice) =>
    `特殊活動：${voice.name('activity', p.activity)}${p.spaces.length === 0 ? '' : `（${places(p.spaces, voice)}）`}`,
};
