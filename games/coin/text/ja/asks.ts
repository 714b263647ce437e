/** 問いかけ。 */
import type { Translation } from '@sandtable/engine';
import type { asks as english } from '../en/asks.ts';
import { civicAction, due, left, place, title, toGo, way } from './parts.ts';

export const asks: Translation<typeof english> = {
  'ask.turn': (p, voice) =>
    `${title(p, voice)}：${p.position === 'first' ? '第1' : '第2'}派閥として何をしますか。`,
  'ask.operation.space': (p, voice) =>
    p.operation === 'march'
      ? `どこへ${voice.name('operation', p.operation)}しますか。`
      : `${voice.name('operation', p.operation)}をどこで行いますか。`,
  'ask.operation.after': (p, voice) =>
    `${voice.name('operation', p.operation)}が終わりました。特殊活動を行いますか。`,
  'ask.train.troops': (p, voice) =>
    `${place(p, voice)}に${p.payer === undefined ? '' : `${voice.name('faction', p.payer)}の`}兵員を何個置きますか${due(p, voice)}。`,
  'ask.train.police': (p, voice) => `${place(p, voice)}に警察を何個置きますか${due(p, voice)}。`,
  'ask.train.then': (_p, voice) => `どこか1か所で基地の建設か${civicAction(voice)}を行いますか。`,
  'ask.train.base': (p, voice) =>
    `${place(p, voice)}の基地と引き換えにするキューブ3個のうち、兵員は何個ですか。`,
  'ask.train.civic': (p, voice) => `${place(p, voice)}で${civicAction(voice)}を続けますか。`,
  'ask.patrol.from': (_p, voice) => `${voice.name('operation', 'patrol')}：どこのキューブを動かしますか。`,
  'ask.patrol.to': (p, voice) => `${voice.name('space', p.from)}のキューブをどこへ動かしますか。`,
  'ask.patrol.assault': (_p, voice) =>
    `どこかの連絡線で無償の${voice.name('operation', 'assault')}を行いますか。`,
  'ask.sweep.from': (p, voice) => `${place(p, voice)}へ、どこから兵員を動かしますか。`,
  'ask.move.troops': (p, voice) => `${way(p, voice)}兵員を何個動かしますか。`,
  'ask.move.police': (p, voice) => `${way(p, voice)}警察を何個動かしますか。`,
  'ask.move.underground': (p, voice) => `${way(p, voice)}潜伏状態のゲリラを何個動かしますか。`,
  'ask.move.active': (p, voice) => `${way(p, voice)}活動状態のゲリラを何個動かしますか。`,
  'ask.move.piece': (p, voice) => `${way(p, voice)}どのゲリラを動かしますか。`,
  'ask.expose': (p, voice) => `${place(p, voice)}のどのゲリラを活動状態にしますか（${left(p.left)}）。`,
  'ask.remove': (p, voice) => `${place(p, voice)}のどのコマを取り除きますか（${left(p.left)}）。`,
  'ask.rally.how': (p, voice) =>
    `${place(p, voice)}での${voice.name('operation', 'rally')}では何をしますか。`,
  'ask.rally.guerrillas': (p, voice) => `${place(p, voice)}にゲリラを何個置きますか。`,
  'ask.rally.give-up': (p, voice) => `${place(p, voice)}の基地と引き換えにするゲリラはどれですか。`,
  'ask.march.from': (p, voice) =>
    `${place(p, voice)}へ、どこから${voice.name('operation', 'march')}しますか。`,
  'ask.attack.how': (p, voice) => `${place(p, voice)}の攻撃はダイスで行いますか、待ち伏せにしますか。`,
  'ask.withdraw.from': () => 'どこの自軍コマを取り除きますか。',
  'ask.withdraw.piece': (p, voice) => `${place(p, voice)}のどのコマを取り除きますか。`,
  'ask.place.kind': (p, voice) => `${place(p, voice)}にどのコマを置きますか。`,
  'ask.deploy.where': (p, voice) => `${voice.name('kinds', p.kind)}をどこに配置しますか（残り${p.left}個）。`,
  'ask.deploy.number': (p, voice) => `${place(p, voice)}に${voice.name('kinds', p.kind)}を何個配置しますか。`,
  'ask.redeploy.from': () => 'どこから再配置しますか。',
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
  'ask.event.faction': (p, voice) => `${title(p, voice)}：どの派閥ですか。`,
  'ask.event.whether': (p, voice) => `${title(p, voice)}：これを行いますか。`,
  'ask.event.option': (p, voice) => `${title(p, voice)}：どれを選びますか。`,
  'ask.event.number': (p, voice) =>
    `${title(p, voice)}：${way(p, voice)}${voice.name('kinds', p.kind)}を何個動かしますか。`,
  'ask.event.send': (p, voice) =>
    `${title(p, voice)}：${voice.name('kinds', p.kind)}を何個${voice.name('box', p.box)}に移しますか。`,
  'ask.event.transfer': (p, voice) =>
    `${title(p, voice)}：${voice.name('track', p.from)}から${voice.name('track', p.to)}へいくつ移しますか。`,
  'ask.event.count': (p, voice) => `${title(p, voice)}：何個ですか。`,
};
