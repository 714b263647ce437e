/** ゲーム前に決めること。 */
import type { Translation } from '@sandtable/engine';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'scenario.standard': () => '標準配置',
  'scenario.free-deployment': () => '自由配置',
  'option.nonPlayers': () => 'ノンプレーヤー派閥',
  'option.nonPlayers.help': () => '担当者のいない派閥は第8章の規則に従います。',
  'option.nonPlayers.none': () => 'なし（4人プレイ）',
  'option.nonPlayers.cartels': () => 'カルテル',
  'option.nonPlayers.auc': () => 'AUC',
  'option.nonPlayers.farc': () => 'FARC',
  'option.nonPlayers.auc-cartels': () => 'AUCとカルテル（2人プレイ）',
  'option.nonPlayers.farc-auc-cartels': () => '反政府勢力すべて（1人プレイ）',
  'option.practice': () => 'ノンプレーヤーなしの練習ゲーム',
  'option.practice.help': () => '2～3人で4派閥を分担します（1.5）。',
  'option.practice.none': () => '使わない',
  'option.practice.three': () => '3人：AUCがカルテルも担当',
  'option.practice.two': () => '2人：政府がAUCを、FARCがカルテルを担当',
  'option.hiddenNext': () => '次のカードを伏せておく',
  'option.hiddenNext.help': () => '判断が簡単になり、最終イベントカードの制限もなくなります（2.2）。',
  'option.eligibility': () => '派閥の順番',
  'option.eligibility.standard': () => '使用中のカードで決める',
  'option.eligibility.a': () => '次のカードで決める（オプションA）',
  'option.eligibility.b': () => '次のカードで決め、行動しても資格を失わない（オプションB）',
  'attachment.position': () => '開始局面（JSON）',
  'option.shortGame': () => 'ショートゲーム',
  'option.shortGame.help': () => '3枚目のプロパガンダカードが最終となります（2.4.1）。',
};
