/** 盤面を文で。 */
import type { Translation, Voice } from '@sandtable/engine';
import { EMPIRES } from '../../components/empires.ts';
import type { table as english } from '../en/table.ts';

const card = (p: { card: string }, v: Voice): string => `「${v.name('card', p.card)}」`;
const player = (p: { player: string }, v: Voice): string => v.name('player', p.player);

const UNITS: Readonly<Record<string, string>> = {
  military: '軍隊',
  intelligence: 'スパイ',
  political: '部族',
  economic: '街道',
};

const perEmpire = (counts: readonly number[], what: string, v: Voice): string[] =>
  EMPIRES.flatMap((empire, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : [`${v.name('empire', empire)}の${what}${count}個`];
  });

export const table: Translation<typeof english> = {
  'margin.figures': (p, v) =>
    `${v.name('empire', p.empire)}：体制のユニット${p.units}対${p.others}、影響力${p.influence}（他の最高は${p.best}）`,
  'margin.points': (p) => `勝利得点${p.points}（他の最高は${p.best}）`,
  'table.loyalty': () => '全員が初期忠誠を選択中',
  'table.turn': (p, v) => `${player(p, v)}のターン：アクション${p.counted}／2回`,
  'table.regime': (p, v) => `体制：${v.name('regime', p.regime)}、山札：残り${p.deck}枚`,
  'table.empire': (p, v) =>
    `${v.name('empire', p.empire)}：${UNITS[p.mode] ?? ''}${p.units}個（他国合計${p.others}個）、${
      p.isSupreme
        ? 'いまトップルが買われれば覇権'
        : p.hasAllKinds
          ? '覇権なし'
          : '覇権なし（揃わないユニットあり）'
    }、予備のシリンダー${p.supply}個${p.favor.map((one) => `、支持：${v.name('player', one)}`).join('')}`,
  'table.player': (p, v) =>
    `${player(p, v)}（忠誠：${p.empire.map((one) => v.name('empire', one))[0] ?? '未選択'}）：${p.rupees}ルピー（免税${p.shelter}）、手札${p.hand}／${p.handSize}枚、タブロー${p.cards}／${p.tableauSize}枚、軍事スター${p.stars}個、手元のキューブ${p.cubes}個`,
  'table.card': (p, v) => `　${v.say(p.card)}`,
  'table.influence': (p, v) =>
    `　影響力：${EMPIRES.map((empire, at) => `${v.name('empire', empire)}${p.influence[at] ?? 0}`).join('、')}${
      p.points > 0 ? `、勝利得点${p.points}点` : ''
    }${p.badal > 0 ? `、バダル・トークン${p.badal}枚` : ''}`,
  'table.signs': (p, v) =>
    `　${[
      ...(p.loyaltyCard ? ['忠誠カード'] : []),
      ...p.prizes.map((one) => `賞金首「${v.name('card', one)}」`),
      ...p.gifts.map((cost) => `${cost}ルピーのギフト`),
    ].join('、')}`,
  'table.court': (p, v) =>
    `　${card(p, v)}：${v.name('mode', p.mode)}${p.rank}、${v.name('location', p.location)}。${p.actions
      .map((action) => v.name('action', action))
      .join('・')}${p.used ? '（使用済み）' : ''}${p.owners
      .map(
        (owner, at) => `。${v.name('player', owner)}のスパイ（${v.name('spot', p.spots[at] ?? 'middle')}）`,
      )
      .join('')}`,
  'table.capability': (p, v) => `　特殊能力${card(p, v)}（${p.active ? '活性' : '非活性'}）`,
  'table.prisoners': (p, v) => `　捕虜：${p.owners.map((one) => v.name('player', one)).join('、')}`,
  'table.wazir': (p, v) => `　${v.name('location', p.location)}のワジール`,
  'table.hand': (p, v) => `${player(p, v)}の手札：${p.cards.map((one) => v.name('card', one)).join('、')}`,
  'table.market': (p, v) =>
    `マーケット（${v.name('place', p.place)}）：${card(p, v)}${p.rupees > 0 ? `、${p.rupees}ルピー` : ''}${
      p.closed ? '（このターンに支払い済み）' : ''
    }`,
  'table.location': (p, v) =>
    `${v.name('location', p.location)}：${[
      ...perEmpire(p.armies, '軍隊', v),
      ...p.owners.flatMap((owner, at) => {
        const count = p.tribes[at] ?? 0;
        return count === 0 ? [] : [`${v.name('player', owner)}の部族${count}個`];
      }),
    ].join('、')}`,
  'table.connection': (p, v) =>
    `${v.name('connection', p.connection)}：${perEmpire(p.roads, '街道', v).join('、')}`,
  'table.lasting': (p, v) => `有効なヘッドライン：${card(p, v)}（${p.amount}）`,
};
