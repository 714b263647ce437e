/** ゲーム前に決めること。 */
import type { Translation } from '@sandtable/engine';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'scenario.standard': () => '標準配置',
  'option.nonPlayers': () => 'ノンプレーヤー派閥',
  'option.nonPlayers.help': () => '担当者のいない派閥は第8章のルールに従います。',
  'option.nonPlayers.none': () => 'なし（4人プレイ）',
  'option.practice': () => 'ノンプレーヤーなしの練習ゲーム',
  'option.practice.none': () => '使わない',
  'option.hiddenNext': () => '次のカードを伏せておく',
  'option.eligibility': () => '派閥の順番',
  'option.eligibility.standard': () => '使用中のカードで決める',
  'option.eligibility.a': () => '次のカードで決める（オプションA）',
  'option.eligibility.b': () => '次のカードで決め、行動しても資格を失わない（オプションB）',
  'attachment.position': () => '開始局面（JSON）',
};
