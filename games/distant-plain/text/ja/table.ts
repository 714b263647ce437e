/** 盤上のようす。 */
import { forces, who } from '@sandtable/coin/text/ja/parts';
import type { Translation } from '@sandtable/engine';
import { GOALS } from '../../tracks.ts';
import type { table as english } from '../en/table.ts';

/** 行政区の名前、支持・対立、支配が収まる幅。 */
const NAME = 21;
const LEVEL = 2;
const CONTROL = 7;
const line = (head: string, parts: readonly string[]): string =>
  `  ${`${head}：`.padEnd(NAME)} ${parts
    .filter((part) => part !== '')
    .join(' | ')
    .trimEnd()}`;

export const table: Translation<typeof english> = {
  'table.tracks': (p) =>
    `支持＋利用可能${p.support}（連合諸国は${GOALS.coalition}を超えれば勝利） | COIN支配＋パトロネージ${p.control}（政府は${GOALS.government}） | 対立＋基地${p.opposition}（タリバンは${GOALS.taliban}） | 非支配人口${p.uncontrolled}（軍閥は${GOALS.warlords.population}、さらにリソース${GOALS.warlords.resources}）`,
  'table.aid': (p) => `援助${p.aid} | パトロネージ${p.patronage}`,
  'table.islamabad': (p, voice) =>
    `イスラマバード：${voice.name('islamabad', p.box)}${p.hard ? `（${voice.name('islamabad', 'hard')}）` : ''}`,
  'table.deception': (p, voice) =>
    `欺瞞（${who(p, voice)}）：${p.markers.map((marker) => voice.name('deception', marker)).join('、')}`,
  'table.space': (p, voice) =>
    line(`${voice.name('space', p.space)}（${p.population}）`, [
      (p.level === '' ? '' : voice.name('level', p.level)).padEnd(LEVEL, '　'),
      voice.name('control', p.control).padEnd(CONTROL, '　'),
      forces(p, voice),
      p.terror > 0 ? `テロ${p.terror}` : '',
    ]),
  'table.loc': (p, voice) =>
    line(`${voice.name('space', p.space)}（LoC ${p.econ}）`, [
      forces(p, voice),
      p.isSabotaged ? 'サボタージュ' : '',
    ]),
  'table.available': (p, voice) => `利用可能：${forces(p, voice)} | ＋1人口マーカー${p.returnees}`,
  'table.box': (p, voice) => `${voice.name('box', p.box)}：連合諸国の兵員${p.troops}、基地${p.bases}`,
  'table.doing.civic-action': () => '民生活動',
  'table.doing.sharia': () => 'シャリーア',
  'table.doing.redeploy': () => '再配置',
};
