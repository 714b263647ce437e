/** 選べない理由。 */
import type { Translation } from '@sandtable/engine';
import type { why as english } from '../en/why.ts';

export const why: Translation<typeof english> = {
  'why.no-event': (p) =>
    p.executed
      ? 'このカードのイベントはすでに実施されました。'
      : '第1派閥が特殊活動なしのオペレーションを実施したので、イベントは選べません。',
  'why.last-event': (_p, voice) =>
    `最終イベントカードでは${voice.name('operation', 'sweep')}も${voice.name('operation', 'march')}もできません。`,
  'why.resources': (p) => `リソース${p.resources}では、どこでも費用を払えません。`,
  'why.nowhere': (p, voice) => `${voice.name('operation', p.operation)}を行えるスペースがありません。`,
  'why.space-used': () => 'このオペレーションはここですでに実施しました。',
  'why.space-kind': () => 'このオペレーションは、この種のスペースでは実施できません。',
  'why.space-cost': (p) => `ここでは${p.cost}リソースかかります。`,
  'why.space': () => 'いまここでは実施できません。',
  'why.no-activity': (p) =>
    `${p.limited ? '限定オペレーション' : 'このオペレーション'}には特殊活動を組み合わせられません。`,
  'why.one-activity': () => '特殊活動は1種類だけです。',
  'why.other-operation': (p, voice) =>
    `組み合わせられるのは${p.operations.map((one) => voice.name('operation', one)).join('、')}だけです。`,
  'why.activity-once': () => '1手番に1回だけです。',
  'why.activity-limit': (p) => `${p.limit}か所までです。`,
  'why.there.kind': () => 'この種のスペースでは実施できません。',
  'why.there.same': () => '移動先は別のスペースでなければなりません。',
  'why.there.used': () => 'この特殊活動はここですでに実施しました。',
  'why.there.operation': () => '組み合わせるオペレーションを実施したスペースだけです。',
  'why.there.kept': () => '先に実施すると、オペレーションを実施できなくなります。',
  'why.there.underground': () => 'この派閥の潜伏状態のゲリラがいません。',
  'why.there.majority': () => 'この派閥のコマの数が、他のすべてを上回っていません。',
  'why.there.police': () => 'この派閥のゲリラが警察より多くありません。',
  'why.there.people': () => '人口がありません。',
  'why.there.base': () => 'この派閥の基地がありません。',
  'why.there.exposed': () => '活動状態のゲリラも、ゲリラのいない基地もありません。',
  'why.there.troops': () => '移動できる兵員がありません。',
  'why.there.cubes': () => '移動できるキューブがありません。',
  'why.there.moved': () => 'ここのキューブはすでに移動しました。',
  'why.there.way': () => 'ここから先へ進む道がありません。',
  'why.there.goal': () => '限定オペレーションの移動先は1つだけで、ここがその移動先です。',
  'why.there.astray': () => 'ここからは移動先に到達できません。',
  'why.there.unreached': () => 'ここまで通れる道がありません。',
  'why.there.target': () => '限定オペレーションでは、キューブが移動したスペースだけです。',
  'why.there.nobody': () => '対象になるコマがありません。',
};
