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
  'why.activity-limit': (p) => `${p.limit}スペースまでです。`,
};
