/** 問いかけ。 */
import { place, way } from '@sandtable/coin/text/ja/parts';
import type { Translation } from '@sandtable/engine';
import type { asks as english } from '../en/asks.ts';

const priced = (cost: number): string => (cost === 0 ? '' : `（政府のリソース−${cost}）`);

export const asks: Translation<typeof english> = {
  'ask.train.then.coalition': () =>
    'どこか1か所で民生活動を行うか、カブールでパトロネージをリソースに移しますか。',
  'ask.train.gather': (p, voice) =>
    `利用可能なキューブがありません。${place(p, voice)}へ、どこから集めますか（あと${p.left}個まで）。`,
  'ask.train.gathered': (p, voice) => `${voice.name('space', p.from)}のどのキューブを集めますか。`,
  'ask.train.base-from': (p, voice) =>
    `利用可能な基地がありません。${place(p, voice)}へ、どこの基地を移しますか。`,
  'ask.train.then-police': () => '連合諸国の兵員がいるどのスペースに警察を置きますか。',
  'ask.sweep.along': (p, voice) => `${way(p, voice)}政府の兵員を何個同行させますか${priced(p.cost)}。`,
  'ask.sweep.activate': () => 'どこか1か所のゲリラを活動状態にしますか。',
  'ask.bombs': () => '路肩爆弾をどのスペースで使いますか。',
  'ask.assault.joint': (p, voice) =>
    `${place(p, voice)}の急襲に政府のキューブも加えますか${priced(p.cost)}。`,
  'ask.assault.activate': (p, voice) =>
    `${place(p, voice)}の急襲の前に、どの派閥のゲリラを活動状態にしますか。`,
  'ask.assault.guerrillas': () => '急襲のあと、どのスペースにゲリラを置きますか。',
  'ask.rally.more': () => 'どのスペースにゲリラを追加しますか。',
  'ask.rally.sharia': () => 'タリバンの基地があるスペースの1つでシャリーアを行いますか。',
  'ask.rally.sharia.more': (p, voice) => `${place(p, voice)}でシャリーアを続けますか。`,
  'ask.attack.sacrifice': (p, voice) =>
    `${place(p, voice)}の自軍ゲリラ1個と引き換えに、さらに取り除きますか。`,
  'ask.elders': (p, voice) =>
    `${voice.name('faction', p.faction)}が${place(p, voice)}の支持・対立を変えようとしています。長老はどう判断しますか。`,
  'ask.cancel': (p, voice) =>
    `リソース${p.cost}を使って${voice.name('activity', p.activity)}を取り消しますか。`,
  'ask.activity.more': (p, voice) => `${voice.name('activity', p.activity)}をもう1か所で行いますか。`,
  'ask.surge': (p) => `どのスペースで増派を行いますか（あと${p.left}か所まで）。`,
  'ask.surge.number': (p, voice) =>
    `${place(p, voice)}の${voice.name('kinds', p.kind)}を何個にしますか（現在${p.here}個）。`,
  'ask.surge.roll': () => '援助と軍閥のリソースのためにダイスを振りますか。',
  'ask.surge.aid': (p) => `出目${p.roll}のうち、いくつを援助に加えますか。残りは軍閥のリソースになります。`,
  'ask.air-lift.from': () => 'どこの兵員を空輸しますか。',
  'ask.air-lift.to': (p, voice) => `${voice.name('space', p.from)}の兵員をどこへ空輸しますか。`,
  'ask.move.coalition-troops': (p, voice) => `${way(p, voice)}連合諸国の兵員を何個動かしますか。`,
  'ask.move.government-troops': (p, voice) => `${way(p, voice)}政府の兵員を何個動かしますか。`,
  'ask.air-strike': () => '航空攻撃をどこで行いますか。',
  'ask.air-strike.how': (p, voice) => `${place(p, voice)}をどのように攻撃しますか。`,
  'ask.air-strike.stir': () => '攻撃されたパキスタンのどのスペースにゲリラを置きますか。',
  'ask.air-strike.anger': () => '攻撃されたどの行政区を対立に向けて動かしますか。',
  'ask.govern': () => 'どこで統治を行いますか。',
  'ask.govern.how': (p, voice) => `${place(p, voice)}をどのように統治しますか。`,
  'ask.transport.from': () => 'どこの兵員を輸送しますか。',
  'ask.transport.to': (p, voice) => `${voice.name('space', p.from)}の兵員をどこへ輸送しますか。`,
  'ask.eradicate': () => 'どの行政区で麻薬撲滅を行いますか。',
  'ask.extort': () => 'どこで脅迫を行いますか。',
  'ask.infiltrate': () => 'どこで浸透を行いますか。',
  'ask.infiltrate.how': (p, voice) => `${place(p, voice)}での浸透では何をしますか。`,
  'ask.cultivate': () => 'どこで栽培を行いますか。',
  'ask.traffic': () => 'どこで麻薬取引を行いますか。',
  'ask.suborn': () => 'どこで買収を行いますか。',
  'ask.suborn.how': (p, voice) => `${place(p, voice)}での買収では何をしますか。`,
  'ask.civic-action': () => 'どこで民生活動を行いますか。',
  'ask.sharia': () => 'どこでシャリーアを行いますか。',
  'ask.desertion': (p, voice) =>
    `${place(p, voice)}でキューブ${p.deserters}個が任務を放棄します。そのうち兵員は何個ですか。`,
  'ask.deception': () => '勝利判定の前に、マーカーを公開しますか。',
};
