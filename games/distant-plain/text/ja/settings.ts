/** ゲーム前に決めること、卓上のやり取り、盤面の誤り。 */
import { place, title } from '@sandtable/coin/text/ja/parts';
import type { Translation } from '@sandtable/engine';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'scenario.2009': (_p, voice) => voice.name('scenario', '2009'),
  'scenario.2005': (_p, voice) => voice.name('scenario', '2005'),
  'scenario.2003': (_p, voice) => voice.name('scenario', '2003'),
  'option.nonPlayers.warlords': () => '軍閥（3人プレイ）',
  'option.nonPlayers.government-warlords': () => '政府と軍閥（2人プレイ）',
  'option.nonPlayers.government-taliban-warlords': () => '連合諸国以外すべて（1人プレイ）',
  'option.nonPlayers.coalition-government-warlords': () => 'タリバン以外すべて（1人プレイ）',
  'option.nonPlayers.all': () => '4派閥すべて（研究用）',
  'option.practice.help': () => '2人または3人で4派閥すべてを分担します（1.5）。',
  'option.practice.three': () => '3人：連合諸国が軍閥も担当',
  'option.practice.two': () => '2人：連合諸国が政府も、タリバンが軍閥も担当',
  'option.practice.two-with-warlords': () => '2人：連合諸国が政府と軍閥も担当',
  'option.hiddenNext.help': () => '判断が楽になります。最終イベントカードの制限はなくなります（2.2）。',
  'option.freeDeployment': () => '自由配置',
  'option.freeDeployment.help': () =>
    'プレーヤーが自分のコマを配置します。軍閥、政府、タリバン、連合諸国の順です（2.1）。',
  'option.deception': () => '欺瞞マーカー',
  'option.deception.help': () => '3～4人のプレーヤーが、それぞれ秘密のマーカーを2枚引きます（7.3）。',
  'attachment.cards': () => 'カードとマップの訂正（JSON）',
  'fault.deception': () => '欺瞞マーカーは3～4人用です',
  'aside.patronage': (p) => `パトロネージ${p.amount}を軍閥のリソースに移す`,
  'aside.show': (p, voice) => `マーカー「${voice.name('deception', p.marker)}」を公開する`,
  'fault.misplaced': (p, voice) => `${voice.name('kinds', p.kind)}は${place(p, voice)}に置けません`,
  'fault.hidden': (p, voice) => `敵対のとき、${place(p, voice)}のゲリラは潜伏状態になれません`,
  'fault.returnees': () => '＋1人口マーカーが足りません',
  'fault.returnees-in': (p, voice) =>
    `${place(p, voice)}にその＋1人口マーカーは置けません（カブールとアフガニスタンの行政区に1つまで）`,
  'fault.patronage': (p) => `パトロネージが${p.patronage}です`,
  'fault.box': () => 'ボックスのコマ数が負になっています',
  'fault.in-effect': (p, voice) => `${title(p, voice)}が使われていないのに効果が続いています`,
  'player.coalition-nonplayer': () => 'ノンプレーヤー',
  'player.government-nonplayer': () => 'ノンプレーヤー',
  'player.taliban-nonplayer': () => 'ノンプレーヤー',
  'player.warlords-nonplayer': () => 'ノンプレーヤー',
};
