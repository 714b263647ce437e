/** 盤上のようす。 */
import { forces, numbered, places, who } from '@sandtable/coin/text/ja/parts';
import type { Translation, Voice } from '@sandtable/engine';
import type { table as english } from '../en/table.ts';
import type { Held } from '../params.ts';

/** 行政区の名前と支持・対立の段階が収まる幅。 */
const NAME = 15;
const LEVEL = 6;
const line = (head: string, parts: readonly string[]): string =>
  `  ${`${head}：`.padEnd(NAME)} ${parts
    .filter((part) => part !== '')
    .join(' | ')
    .trimEnd()}`;
const shipments = (p: Held, voice: Voice): string =>
  p.carriers.map((kind) => `積荷（${voice.name('kind', kind)}）`).join('、');

export const table: Translation<typeof english> = {
  'table.tracks': (p) =>
    `支持合計${p.support}（政府は60を超えれば勝利） | 対立＋基地${p.opposition}（FARCは25を超えれば勝利） | 援助${p.aid}`,
  'table.bases': (p) =>
    `マップ上の基地：FARC${p.farc}個、AUC${p.auc}個、カルテル${p.cartels}個（AUCはFARCより多ければ、カルテルは10個を超えリソースが40を超えれば勝利）`,
  'table.president': (p, voice) => `大統領：${voice.name('president', p.president)}`,
  'table.shielded': (p, voice) => `${numbered(p, voice)}の対象：${who(p, voice)}`,
  'table.zones': (p, voice) => `FARCゾーン：${places(p.spaces, voice)}`,
  'table.space': (p, voice) =>
    line(`${voice.name('space', p.space)}（${p.population}）`, [
      (p.population > 0 ? voice.name('level', String(p.level)) : '').padEnd(LEVEL, '　'),
      forces(p, voice),
      p.marks.map((mark) => voice.name('marker', mark)).join('、'),
      p.terror > 0 ? `テロ${p.terror}` : '',
      shipments(p, voice),
    ]),
  'table.loc': (p, voice) =>
    line(`${voice.name('space', p.space)}（LoC ${p.econ}）`, [
      forces(p, voice),
      p.isSabotaged ? 'サボタージュ' : '',
      shipments(p, voice),
    ]),
  'table.available': (p, voice) =>
    `利用可能：${[
      forces(p, voice),
      `積荷${p.shipments}`,
      ...(p.lost > 0 ? [`ゲームから除かれたAUCゲリラ${p.lost}`] : []),
    ].join(' | ')}`,
  'table.doing.agitation': () => 'アジテーション',
  'table.doing.redeploy': () => '再配置',
};
