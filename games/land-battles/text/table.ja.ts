/** 盤上のようす。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { Rolled, tableEn } from './table.en.ts';
import { namesIn, signed } from './voices.ts';

const parts = (list: readonly string[]): string => list.filter((part) => part !== '').join(' | ');
const names = (v: Voice, kind: string, ids: readonly string[]): string => namesIn(v, kind, ids).join('、');

const rolled = (p: Rolled, v: Voice, deed: string, scored: string): string =>
  `  ${v.name('force', p.actor)}の${deed}（${[...namesIn(v, 'force', p.targets), v.name('area', p.area)].join('、')}）：出目${p.dice.join('、')}（${Math.max(1, p.need)}以上）、${p.count}${scored}`;

export const tableJa: Translation<typeof tableEn> = {
  'table.buying': (p, v) => `アクションカードの購入中：${names(v, 'nation', p.nations)}`,
  'table.muster': (p, v) => `部隊の選択中：${names(v, 'nation', p.nations)}`,
  'table.team': (p, v) =>
    `${v.name('team', p.team)}：${p.needed}VP中${p.points}VP（破壊${p.destroyed}、地形${p.secured}） | 優勢カウンター${p.superiority}個`,
  'table.terrain': (p, v) =>
    `地形カード「${v.name('terrain', p.terrain)}」：${p.points}VP、${v.say(p.bonus)} | 制圧カウンターは${p.steps === 0 ? '開始マス' : `${v.name('team', p.team)}側へ${signed(p.steps)}`}、${p.length}を越えると確保 | デッキに残り${p.left}枚`,
  'table.bonus.remove-acted': (p) => `特典：行動済みカウンターを${p.amount}個外す`,
  'table.bonus.remove-hits': (p) => `特典：${p.amount}ヒット除去`,
  'table.bonus.draw': (p) => `特典：${p.amount}枚引く`,
  'table.bonus.superior': (p) => `特典：側面機動の成功${p.amount}回分`,
  'table.bonus.reinforce': (p) => `特典：増援${p.amount}VP`,
  'table.bonus.enemy-discard': (p) => `特典：敵がランダムに${p.amount}枚捨てる`,
  'table.no-terrain': () => '地形カードなし',
  'table.player': (p, v) =>
    `${v.name('nation', p.nation)}（${v.name('team', p.team)}）：アクションカード${p.cards}枚（手札の上限${p.most}枚）${p.aside > 0 ? `、アクションカードの予備${p.aside}枚` : ''}${p.spare > 0 ? `、部隊に使っていない${p.spare}VP` : ''}`,
  'table.area': (p, v) => `${v.name('area', p.area)}、${v.name('team', p.team)}`,
  'table.force': (p, v) =>
    `  ${p.row}列目  ${parts([
      [v.name('force', p.force), ...namesIn(v, 'nation', p.nations)].join('、'),
      v.say(p.figures),
      p.hits > 0 ? `${p.hits}ヒット` : '',
      p.acted ? '行動済み' : '',
    ])}`,
  'table.figures': (p, v) =>
    [
      `${p.points}VP`,
      `装甲${p.armor}`,
      ...p.maneuver.map((need) => `機動${need}`),
      ...p.weapons.map((weapon, i) => `${v.name('weapon', weapon)}${signed(p.modifiers[i] ?? 0)}`),
      ...p.range.map((range) => `射程${range}`),
      ...(p.headquarters ? ['司令部'] : []),
    ].join('、'),
  'table.hand': (p, v) => `${v.name('nation', p.nation)}の手札`,
  'table.card': (p, v) =>
    `  ${v.name('card', p.card)}×${p.count}（機動修正${signed(p.maneuver)}、増援${p.reinforcement}VP）`,
  'table.aside': (p, v) => `アクションカードの予備：${names(v, 'card', p.cards)}`,
  'table.reserve': (p, v) => `${v.name('nation', p.nation)}の予備部隊：${names(v, 'force', p.forces)}`,
  'table.choice': (p, v) => `${v.name('nation', p.nation)}：まだ配置していない部隊`,
  'table.choice.card': (p, v) => `  ${v.name('force', p.force)} | ${v.say(p.figures)}`,
  'table.deck': (p) => `アクションカード：デッキ${p.cards}枚、捨札${p.discards}枚`,
  'table.turn': (p, v) =>
    `${v.name('nation', p.nation)}の手番${p.extra > 0 ? `（追加アクションあと${p.extra}回）` : ''}`,
  'table.attempt.maneuver': (p, v) => rolled(p, v, '機動', '成功'),
  'table.attempt.artillery': (p, v) => rolled(p, v, '砲撃', 'ヒット'),
  'table.attempt.attack': (p, v) => rolled(p, v, '攻撃', 'ヒット'),
  'table.reaction': (p, v) => `  ${v.name('nation', p.nation)}は「${v.name('card', p.card)}」でリアクション`,
};
