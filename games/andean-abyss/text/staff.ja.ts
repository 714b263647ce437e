/** 政府の参謀本部（本ソフトウェア独自のもの）の理由。 */
import type { Translation } from '@sandtable/engine';
import type { oldStaffEn, staffEn } from './staff.en.ts';

export const staffJa: Translation<typeof staffEn> = {
  'staff.event': () => '参謀本部：オペレーションよりイベントのほうが有利である。',
  'staff.train': () => '参謀本部：部隊と支持のため訓練を実施する。',
  'staff.patrol': () => '参謀本部：連絡線が危険なのでパトロールを実施する。',
  'staff.sweep': () => '参謀本部：手の届く範囲にゲリラが潜伏しているので掃討を実施する。',
  'staff.assault': () => '参謀本部：十分な敵が露出しているので急襲を実施する。',
  'staff.pass': () => '参謀本部：パスしてリソースを蓄える。',
  'staff.discord': () => '参謀本部：より害の少ない選択をする。',
  'staff.civic': (p, voice) => `参謀本部：${voice.name('space', p.space)}で市民運動を実施する。`,
  'staff.base': (p, voice) => `参謀本部：${voice.name('space', p.space)}に基地を置く。`,
  'staff.eradicate': () => '参謀本部：援助を得てカルテルを弱めるため麻薬撲滅を実施する。',
  'staff.air-strike': () => '参謀本部：露出した敵に航空攻撃を実施する。',
};

export const oldStaffJa: Translation<typeof oldStaffEn> = {
  'staff.foreseen': (p) =>
    `参謀本部：${p.tried}通りを次のカードの終わりまで読み、これが${p.points}点まさった。`,
};
