/** ゲーム前に決めること。 */
import type { Translation } from '@sandtable/engine';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'scenario.free-deployment': () => '自由配置',
  'option.nonPlayers.cartels': () => 'カルテル',
  'option.nonPlayers.auc': () => 'AUC',
  'option.nonPlayers.farc': () => 'FARC',
  'option.nonPlayers.auc-cartels': () => 'AUCとカルテル（2人プレイ）',
  'option.nonPlayers.farc-auc-cartels': () => '反政府勢力すべて（1人プレイ）',
  'option.practice.help': () => '2～3人で4派閥を分担します（1.5）。',
  'option.practice.three': () => '3人：AUCがカルテルも担当',
  'option.practice.two': () => '2人：政府がAUCを、FARCがカルテルを担当',
  'option.hiddenNext.help': () => '判断が簡単になり、最終イベントカードの制限もなくなります（2.2）。',
  'option.shortGame': () => 'ショートゲーム',
  'option.shortGame.help': () => '3枚目のプロパガンダカードが最終となります（2.4.1）。',
  'player.farc-nonplayer': () => 'ノンプレーヤー',
  'player.auc-nonplayer': () => 'ノンプレーヤー',
  'player.cartels-nonplayer': () => 'ノンプレーヤー',
  'player.government-staff': () => '参謀本部',
};
