/** 問いかけ。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { asks as english } from '../en/asks.ts';
import type { InSpace, OfCard, OnTheWay, ToGo } from '../params.ts';

const title = (p: OfCard, voice: Voice) => `「${voice.name('card', String(p.card))}」`;
const place = (p: InSpace, voice: Voice) => voice.name('space', p.space);
const way = (p: OnTheWay, voice: Voice) => `${voice.name('space', p.from)}から${voice.name('space', p.to)}へ`;
/** 2つ以上残っていれば、その数。 */
const toGo = (p: ToGo) => (p.left > 1 ? `（あと${p.left}つまで）` : '');
const left = (count: number) => `あと${count}個まで`;

export const asks: Translation<typeof english> = {
  'ask.turn': (p, voice) =>
    `${title(p, voice)}：${p.position === 'first' ? '第1' : '第2'}派閥として何をしますか。`,
  'ask.discord': (p, voice) =>
    `${title(p, voice)}：${voice.name('faction', p.faction)}はイベントとオペレーションのどちらを実施しますか。`,
  'ask.ship': () => '積荷1個を取り除き、無償の限定オペレーションを行いますか。',
  'ask.ship.offer': (p, voice) =>
    `自分の積荷1個を取り除き、${voice.name('faction', p.faction)}に無償の限定オペレーションをさせますか。`,
  'ask.ship.operation': () => '無償の限定オペレーションはどれにしますか。',

  'ask.operation.space': (p, voice) =>
    p.operation === 'march'
      ? 'どこへ展開しますか。'
      : `${voice.name('operation', p.operation)}をどこで行いますか。`,
  'ask.operation.after': (p, voice) =>
    `${voice.name('operation', p.operation)}が終わりました。特殊活動を行いますか。`,
  'ask.train.troops': (p, voice) => `${place(p, voice)}に兵員を何個置きますか。`,
  'ask.train.police': (p, voice) => `${place(p, voice)}に警察を何個置きますか。`,
  'ask.train.then': () => 'どこか1スペースで基地の建設か市民運動を行いますか。',
  'ask.train.base': (p, voice) =>
    `${place(p, voice)}の基地と引き換えにするキューブ3個のうち、兵員は何個ですか。`,
  'ask.train.civic': (p, voice) => `${place(p, voice)}で市民運動を続けますか。`,
  'ask.patrol.from': () => 'パトロール：どこのキューブを動かしますか。',
  'ask.patrol.to': (p, voice) => `${voice.name('space', p.from)}のキューブをどこへ動かしますか。`,
  'ask.patrol.assault': () => 'どこかの連絡線で無償の急襲を行いますか。',
  'ask.sweep.from': (p, voice) => `${place(p, voice)}へ、どこから兵員を動かしますか。`,
  'ask.sweep.counted': () => 'この掃討ではどちらのキューブで捜索しますか。',
  'ask.move.troops': (p, voice) => `${way(p, voice)}兵員を何個動かしますか。`,
  'ask.move.police': (p, voice) => `${way(p, voice)}警察を何個動かしますか。`,
  'ask.move.underground': (p, voice) => `${way(p, voice)}潜伏状態のゲリラを何個動かしますか。`,
  'ask.move.active': (p, voice) => `${way(p, voice)}活動状態のゲリラを何個動かしますか。`,
  'ask.move.piece': (p, voice) => `${way(p, voice)}どのゲリラを動かしますか。`,
  'ask.expose': (p, voice) => `${place(p, voice)}のどのゲリラを活動状態にしますか（${left(p.left)}）。`,
  'ask.remove': (p, voice) => `${place(p, voice)}のどのコマを取り除きますか（${left(p.left)}）。`,
  'ask.rally.how': (p, voice) => `${place(p, voice)}での集結では何をしますか。`,
  'ask.rally.guerrillas': (p, voice) => `${place(p, voice)}にゲリラを何個置きますか。`,
  'ask.rally.give-up': (p, voice) => `${place(p, voice)}の基地と引き換えにするゲリラはどれですか。`,
  'ask.rally.from': (p, voice) => `${place(p, voice)}へ、どこからゲリラを集めますか。`,
  'ask.march.from': (p, voice) => `${place(p, voice)}へ、どこから展開しますか。`,
  'ask.ambush': () => 'どの攻撃を待ち伏せにしますか。',
  'ask.attack.how': (p, voice) => `${place(p, voice)}の攻撃はダイスで行いますか、待ち伏せにしますか。`,

  'ask.air-lift.from': () => 'どこの兵員を空輸しますか。',
  'ask.air-lift.to': (p, voice) => `${voice.name('space', p.from)}の兵員をどこへ空輸しますか。`,
  'ask.air-strike': () => 'どこに航空攻撃を行いますか。',
  'ask.eradicate': () => 'どの行政区で麻薬撲滅を行いますか。',
  'ask.eradicate.shift': (p, voice) =>
    `${place(p, voice)}での散布により、積極的な対立に向かうのはどのスペースですか。`,
  'ask.extort': () => 'どこで脅迫を行いますか。',
  'ask.kidnap': () => 'どこで誘拐を行いますか。',
  'ask.kidnap.victim': (p, voice) => `${place(p, voice)}で身代金を払うのは誰ですか。`,
  'ask.assassinate': () => 'どこで暗殺を行いますか。',
  'ask.cultivate': () => 'どこで栽培を行いますか。',
  'ask.cultivate.from': (p, voice) => `${place(p, voice)}の基地はどこから来ますか。`,
  'ask.process.how': () => '精製：基地を売りますか、積荷を置きますか。',
  'ask.process.sell': () => 'どの基地をリソースに換えますか。',
  'ask.process.load': () => 'どこに積荷を置きますか。',
  'ask.bribe': () => 'どこで買収を行いますか。',
  'ask.bribe.target': (p, voice) => `${place(p, voice)}で誰を買収しますか（${left(p.left)}）。`,
  'ask.withdraw.from': () => 'どこの自軍コマを取り除きますか。',
  'ask.withdraw.piece': (p, voice) => `${place(p, voice)}のどのコマを取り除きますか。`,
  'ask.place.kind': (p, voice) => `${place(p, voice)}にどのコマを置きますか。`,
  'ask.shipment.taker': (p, voice) => `${place(p, voice)}のどのゲリラが積荷を受け取りますか。`,
  'ask.shipment.save': (p, voice) => `${place(p, voice)}で積荷を持つゲリラが取り除かれます。誰に渡しますか。`,
  'ask.deploy.where': (p, voice) => `${voice.name('kinds', p.kind)}をどこに配置しますか（残り${p.left}個）。`,
  'ask.deploy.number': (p, voice) => `${place(p, voice)}に${voice.name('kinds', p.kind)}を何個配置しますか。`,
  'ask.control.repair': (p) => `テロかサボタージュを取り除きますか（${left(p.left)}）。`,
  'ask.drug-profits': (p, voice) => `${place(p, voice)}の積荷を基地にしますか、リソースにしますか。`,
  'ask.civic-action': () => 'どこで市民運動を行いますか。',
  'ask.agitation': () => 'どこでアジテーションを行いますか。',
  'ask.elite-backing': () => 'エリートの支持：どこで無償の集結を行いますか。',
  'ask.redeploy.from': () => 'どこのキューブを再配置しますか。',
  'ask.zone': () => 'どの行政区をFARCゾーンにしますか。',
  'ask.redeploy.to': (p, voice) =>
    `${voice.name('space', p.from)}の${voice.name('kinds', p.kind)}をどこへ再配置しますか。`,
  'ask.redeploy.number': (p, voice) => `${way(p, voice)}${voice.name('kinds', p.kind)}を何個動かしますか。`,

  'ask.event.shift': (p, voice) => `${title(p, voice)}：どのスペースの支持・対立を変えますか${toGo(p)}。`,
  'ask.event.remove': (p, voice) => `${title(p, voice)}：どこから取り除きますか${toGo(p)}。`,
  'ask.event.place': (p, voice) => `${title(p, voice)}：どこに置きますか${toGo(p)}。`,
  'ask.event.replace': (p, voice) => `${title(p, voice)}：どこで置き換えますか${toGo(p)}。`,
  'ask.event.sabotage': (p, voice) => `${title(p, voice)}：どこをサボタージュしますか${toGo(p)}。`,
  'ask.event.from': (p, voice) => `${title(p, voice)}：どこから動かしますか${toGo(p)}。`,
  'ask.event.to': (p, voice) => `${title(p, voice)}：どこへ動かしますか${toGo(p)}。`,
  'ask.event.turn': (p, voice) => `${title(p, voice)}：どこのゲリラを裏返しますか${toGo(p)}。`,
  'ask.event.act': (p, voice) => `${title(p, voice)}：どこで行動しますか${toGo(p)}。`,
  'ask.event.choose': (p, voice) => `${title(p, voice)}：どのスペースですか${toGo(p)}。`,
  'ask.event.how': (p, voice) => `${title(p, voice)}：${place(p, voice)}では何をしますか。`,
  'ask.event.piece': (p, voice) => `${title(p, voice)}：${place(p, voice)}のどのコマですか。`,
  'ask.event.stays': (p, voice) => `${title(p, voice)}：${place(p, voice)}に残るゲリラはどれですか。`,
  'ask.event.faction': (p, voice) => `${title(p, voice)}：どの派閥ですか。`,
  'ask.event.whether': (p, voice) => `${title(p, voice)}：これを行いますか。`,
  'ask.event.option': (p, voice) => `${title(p, voice)}：どれを選びますか。`,
  'ask.event.number': (p, voice) =>
    `${title(p, voice)}：${way(p, voice)}${voice.name('kinds', p.kind)}を何個動かしますか。`,
  'ask.event.count': (p, voice) => `${title(p, voice)}：何個ですか。`,
};
