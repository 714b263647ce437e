/** ゲーム前に決めること。 */
import type { Translation } from '@sandtable/engine';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'scenario.lets-roll': () => 'Let’s Roll!（2001年）',
  'scenario.you-can-call-me-al': () => 'You Can Call Me Al（2001年・仮想戦）',
  'scenario.anaconda': () => 'Anaconda（2002年）',
  'scenario.mission-accomplished': () => 'Mission Accomplished?（2003年）',
  'option.length': () => 'ゲームの長さ',
  'option.length.standard': () => '標準：1デック',
  'option.length.tournament': () => 'トーナメント最終戦：2デック',
  'option.length.campaign': () => 'キャンペーン：3デック',
  'option.nonPlayers': () => 'ルールが動かす陣営',
  'option.nonPlayers.help': () => '1人プレイではUSを担当し、ジハーディストは第9章のチャートに従います。',
  'option.nonPlayers.none': () => 'なし：2人プレイ',
  'option.nonPlayers.jihadist': () => 'ジハーディスト：1人プレイ',
  'option.ideology': () => 'ジハーディストのイデオロギー（1人プレイ）',
  'option.ideology.help': () => '1人プレイの難しさを段階的に上げます（9.7）。',
  'option.ideology.none': () => 'なし',
  'option.ideology.coherent': () => '干渉（首尾一貫）',
  'option.ideology.attractive': () => '魅力的',
  'option.ideology.potent': () => '説得力',
  'option.ideology.infectious': () => '伝染性',
  'option.ideology.virulent': () => '敵意',
  'option.evenDeal': () => '均等な配札（1人プレイ）',
  'option.evenDeal.help': () => '関連する陣営ごとに分けた3つの山札から順番に配ります（9.2）。',
  'option.printedCards': () => '実物のカードの文面を優先する',
  'option.printedCards.help': () =>
    'ルールブックのカードテキストに誤りがあると思われるところ（カード20、23～25、33、34、50、76、80、107、116）では、実物のカードの文面に従います。',
  'option.prestigePenalty': () => '国威ロールへのペナルティ',
  'option.prestigePenalty.help': () =>
    'テロ戦争協力関係ペナルティがある間、国威の上下を決める出目から1を引きます。',
  'option.allOpium': () => '「アヘン」ですべてのセルを配置する',
  'option.allOpium.help': () =>
    'アフガニスタンがイスラム原理主義なら、カード72で、利用可能でないものも含めて資金トラックのセルをすべて配置します。',
  'option.softTravel': () => '穏健な国への移動（1人プレイ）',
  'option.softTravel.help': () =>
    'USが穏健のとき、移動のチャートの4番目のボックスで、未評価のイスラム教国ではなく穏健な非イスラム教国を選びます。',
  'option.allRolls': () => '作戦値の回数すべてをロールする（2人プレイ）',
  'option.allRolls.help': () =>
    'リクルート、ジハード、プロットで、セルの数が許すかぎり、カードの作戦値と同じ回数だけロールします（8.1.2）。選ばなければ、ロールは1回以上で足ります。',
  'option.reservesFirst': () => '予備は評価の前に加える',
  'option.reservesFirst.help': () =>
    '評価の結果、作戦値が足りなくなったイデオロギー戦争は失敗します（4.9.5）。USが予備を加えられるのは評価の前だけです。選ばなければ、評価の後にも加えられます。',
  'attachment.figures': () => '実物のボードの数値：リクルート値、リソース、プロット（JSON）',
  'attachment.tables': () => '実物のランダム国家表（JSON）',
  'attachment.position': () => '開始局面（JSON）',
  'player.jihadist-nonplayer': () => 'ノンプレーヤー',
  'player.us-staff': () => 'US参謀：計画を試してからプレイする',
};
