/** 政府の幕僚（本ソフトウェア独自のもの）の理由。 */
import type { Translation } from '@sandtable/engine';
import type { staffEn } from './staff.en.ts';

export const staffJa: Translation<typeof staffEn> = {
  'staff.event': () => '幕僚：オペレーションよりイベントが有利。',
  'staff.train': () => '幕僚：部隊と支持のため訓練を実施する。',
  'staff.patrol': () => '幕僚：連絡線が危険なのでパトロールを実施する。',
  'staff.sweep': () => '幕僚：手の届く範囲にゲリラが潜伏しているので掃討を実施する。',
  'staff.assault': () => '幕僚：十分な敵が露出しているので急襲を実施する。',
  'staff.pass': () => '幕僚：パスしてリソースを蓄える。',
  'staff.foreseen': (p) =>
    `幕僚：${p.tried}個の選択肢を次のカードの終わりまで検討した結果、これが${p.points}点上回る。`,
  'staff.discord': () => '幕僚：より害の少ない選択をする。',
  'staff.civic': (p, voice) => `幕僚：${voice.name('space', p.space)}で市民運動を実施する。`,
  'staff.base': (p, voice) => `幕僚：${voice.name('space', p.space)}に基地を置く。`,
  'staff.eradicate': () => '幕僚：援助を得てカルテルを弱めるため麻薬撲滅を実施する。',
  'staff.air-strike': () => '幕僚：露出した敵に航空攻撃を実施する。',
};
