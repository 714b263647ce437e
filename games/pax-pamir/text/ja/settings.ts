/** ゲームの前に選ぶもの。 */
import type { Translation } from '@sandtable/engine';
import type { settings as english } from '../en/settings.ts';

const counted = (kind: string, p: { count: number; changed: number; known: number }): string =>
  `${kind}${p.count}枚、うち本プログラムと値が異なるもの${p.changed}枚。確認済み${p.known}枚、復元のまま${p.count - p.known}枚。`;

export const settings: Translation<typeof english> = {
  game: () => 'パックス・パミール（第1版）',
  'scenario.standard': () => 'パックス・パミール',
  'scenario.solo': () => '1人用：シェール・ハーン（Shere Khan）が相手（K）',
  'option.players': () => 'プレイヤー数',
  'option.players.help': () => '1人用では、この値にかかわらずシェール・ハーンとの対戦です。',
  'option.nationBuilding': () => '国家建設（I1）',
  'option.nationBuilding.help': () => '覇権のたびに得点が入り、2回続けば終了します。支持カードは使いません。',
  'option.badal': () => 'バダル・トークン（I2）',
  'option.badal.help': () => '被害を受けたプレイヤーは、特殊アクションのランクを上げるトークンを得ます。',
  'option.expansion': () => 'カイバル・ナイフ（J）',
  'option.expansion.none': () => '使わない',
  'option.expansion.wazirs': () => 'ワジールのみ',
  'option.expansion.khyber-knives': () => '拡張すべて（国家建設を併用）',
  'option.openHands': () => '手札を公開する',
  'option.openHands.help': () =>
    '手札のカードはすべて公開の場を通ってきたものです。そのまま公開しておきます。',
  'option.mayPass': () => '途中でターンを終えてよい',
  'option.mayPass.help': () => 'ルールでは、可能な限り2回のアクションを行わなければなりません（E1.1）。',
  'option.freeCommerce': () => '好景気では交易も追加アクションになる',
  'option.freeCommerce.help': () => '選ばなければ、用語集のとおりギフトだけが対象です。',
  'option.consent': () => '他のプレイヤーのスパイの使用',
  'option.consent.all': () => '所有者の許諾があれば、スパイを要するどのアクションでも使える',
  'option.consent.intel': () => '所有者の許諾があれば、戦役の諜報にだけ使える',
  'option.rightEnd': () => 'マーケット右端への支払いと空き',
  'option.rightEnd.columns': () => 'コラムごとに置き、空きの分はもう一方の段に置く',
  'option.rightEnd.rows': () => '段ごとに置き、空きの分は同じ段の左隣のカードに置く',
  'option.giftTransfer': () => 'ギフトで渡すルピー（E10.4）',
  'option.giftTransfer.rank': () => 'カードのランクまで',
  'option.giftTransfer.any': () => '何ルピーでも',
  'option.freeOffers': () => 'カードを0ルピーで売ってよい',
  'option.freeOffers.help': () =>
    '選ばなければ、他のプレイヤーの手札から買うには1ルピー以上かかります（E3.3、G1.1）。',
  'option.laterRanks': () => '後の版のランク',
  'option.laterRanks.help': () => '政治カード5枚のランクが、復元した山札より1低くなります。',
  'option.soloColour': () => '1人用の自分の色（K3）',
  'option.soloColour.black': () => '黒',
  'option.soloColour.orange': () => 'オレンジ',
  'option.soloColour.yellow': () => '黄',
  'option.soloColour.purple': () => '紫',
  'option.northUp': () => 'シェール・ハーンは北を上にマップを読む',
  'option.northUp.help': () =>
    '街道を置く順番です。ルールに書かれた2つの最初の街道は、南を上にしたマップに合います。',
  'player.courtier': () => '廷臣：経験則でプレイする',
  'player.vizier': () => '宰相：先を読んでプレイする',
  'attachment.position': () => '開始局面（JSON）',
  'attachment.cards': () => '訂正したカード（JSON）',
  'cards.counted.cards': (p) => counted('カード', p),
  'cards.counted.loyalty': (p) => counted('忠誠カード', p),
  'cards.counted.wazirs': (p) => counted('ワジール', p),
  'cards.counted.headlines': (p) =>
    `ヘッドライン${p.count}枚、うち本プログラムと数値が異なるもの${p.changed}枚。`,
  'cards.counted.capabilities': (p) =>
    `特殊能力${p.count}枚、うち本プログラムと数値が異なるもの${p.changed}枚。`,
  'cards.map': (p) =>
    `経路${p.count}本、本プログラムと${p.isChanged ? '異なります' : '同じです'}。${p.isKnown ? '確認済みになります' : '復元のままです'}。`,
  'cards.named': (p) => `本プログラムと名前の異なるカード${p.count}枚。`,
};
