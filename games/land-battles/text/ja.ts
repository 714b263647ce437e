import type { Translation, Voice } from '@sandtable/engine';
import { DIE, FORCE_POINTS } from '../state.ts';
import type { en } from './en.ts';
import { faultsJa } from './faults.ja.ts';
import { mindJa } from './mind.ja.ts';
import { digestJa } from './digest.ja.ts';
import { goalsJa } from './goals.ja.ts';
import { tableJa } from './table.ja.ts';
import { namesIn, signed } from './voices.ts';

const rolled = (p: { dice: readonly number[]; need: number }): string =>
  `${p.dice.join('、')}（${Math.max(1, p.need)}以上で成功）`;
/** カードの題名は、兵器と紛れないように括る。 */
const title = (v: Voice, card: string): string => `「${v.name('card', card)}」`;
const other = (team: string): string => (team === 'red' ? 'blue' : 'red');
const list = (v: Voice, kind: string, ids: readonly string[]): string => namesIn(v, kind, ids).join('、');

export const ja: Translation<typeof en> = {
  ...mindJa,
  ...digestJa,
  ...goalsJa,
  ...tableJa,
  'ask.buy': (p) => `アクションカードを買いますか（残り${p.points}VP）。`,
  'ask.muster': (p, v) =>
    `${v.name('force', p.force)}（${p.vp}VP）をどの列に置きますか、予備部隊に残しますか（残り${p.points}VP）。`,
  'ask.action': (p) => `どのアクションを行いますか${p.extra > 0 ? `（このあと追加${p.extra}回）` : ''}。`,
  'ask.end': (_p, v) => `アクションが終わりました。${title(v, 'engineers')}を使いますか。`,
  'ask.end.triggered': (_p, v) =>
    `アクションが終わりました。${['overrun', 'recon-drone', 'engineers'].map((card) => title(v, card)).join('')}のいずれかを使いますか。`,
  'ask.engineers': () => '制圧カウンターをどちらへ動かしますか。',
  'ask.discard': (p, v) =>
    `引く前に捨てるカードはありますか${p.chosen.length > 0 ? `（選択済み：${p.chosen.map((card) => title(v, card)).join('')}）` : ''}。`,
  'ask.draw': (p) => `カードを何枚引きますか（最大${p.most}枚）。`,
  'ask.reinforce': (p) =>
    p.chosen.length === 0
      ? '増援のためにどのカードを捨てますか。'
      : `さらにカードを捨てますか（現在${p.value}VP）。`,
  'ask.arrival': (p) => `どの部隊カードを登場させますか（残り${p.points}VP）。`,
  'ask.arrival.row': (p, v) => `${v.name('kind', p.kind)}をどの列に置きますか。`,
  'ask.rearrange': () => '同じエリアの別の列へ移すカードはありますか。',
  'ask.rearrange.row': (p, v) => `${v.name('force', p.force)}をどの列に置きますか。`,
  'ask.maneuver': () => 'どの部隊カードで機動しますか。',
  'ask.maneuver.where': (p, v) => `${v.name('force', p.force)}はどこで機動しますか。`,
  'ask.maneuver.card': (p, v) =>
    `機動修正のためにカードを使いますか（${v.name('force', p.force)}、${v.name('area', p.area)}）。`,
  'ask.artillery': () => 'どの砲兵で攻撃しますか。',
  'ask.artillery.where': (p, v) => `${v.name('force', p.force)}はどこから砲撃しますか。`,
  'ask.target': (p, v) =>
    `${v.name('force', p.force)}の目標はどれですか（${v.name('weapon', p.reach)}、${v.name('area', p.area)}${p.row}列目）。`,
  'ask.card': () => 'どのカードをプレイしますか。',
  'ask.attacker': (p, v) => `${title(v, p.card)}：どの部隊カードで攻撃しますか。`,
  'ask.weapon': (p, v) => `${title(v, p.card)}：${v.name('force', p.force)}のどの兵器を使いますか。`,
  'ask.attack.where': (p, v) =>
    `${title(v, p.card)}：${v.name('force', p.force)}はどこから攻撃しますか（${v.name('weapon', p.weapon)}）。`,
  'ask.regroup': () => 'どの部隊カードを再編しますか。',
  'ask.react.miss': (p, v) => `${v.name('force', p.actor)}に成果はありませんでした。リアクションしますか。`,
  'ask.react.maneuver': (p, v) =>
    `${v.name('force', p.actor)}が${v.name('area', p.area)}で${p.count}回成功しました。リアクションしますか。`,
  'ask.react.artillery': (p, v) =>
    `砲兵${v.name('force', p.actor)}が${v.name('force', p.target)}に${p.count}ヒットを与えます。リアクションしますか。`,
  'ask.react.attack': (p, v) =>
    `${v.name('force', p.actor)}が${v.name('force', p.target)}に${p.count}ヒットを与えます。リアクションしますか。`,
  'ask.defender': (p, v) => `${title(v, p.card)}：どの部隊カードで防御しますか。`,
  'ask.defender.where': (p, v) => `${title(v, p.card)}：${v.name('force', p.force)}をどこへ動かしますか。`,
  'ask.reaction-force': (_p, v) => `${title(v, 'reaction-force')}：どの部隊カードを1列目に出しますか。`,
  'ask.screen': (p, v) => `どの部隊カードが${v.name('force', p.target)}の代わりにヒットを受けますか。`,
  'ask.bonus.acted': (p, v) =>
    `${v.name('terrain', p.terrain)}：行動済みカウンターを外しますか（最大${p.left}個）。`,
  'ask.bonus.hits': (p, v) =>
    `${v.name('terrain', p.terrain)}：部隊カード1枚から${p.hits}ヒット取り除きますか。`,
  'ask.bonus.draw': (p, v) => `${v.name('terrain', p.terrain)}：カードを${p.count}枚引きますか。`,
  'ask.bonus.superior': (p, v) => `${v.name('terrain', p.terrain)}：側面機動の成功${p.count}回分を得ますか。`,
  'ask.bonus.discard': (p, v) =>
    `${v.name('terrain', p.terrain)}：誰にランダムで${p.count}枚捨てさせますか。`,

  'pick.prepare': () => '準備：行動済みを外し、カードを引く',
  'pick.reinforce': () => '増援：カードを捨てて部隊を登場させる',
  'pick.maneuver': () => '機動攻撃',
  'pick.artillery': () => '砲兵攻撃',
  'pick.play': () => 'カードのプレイ',
  'pick.card': (p, v) => v.name('card', p.card),
  'pick.aside-card': (p, v) => `${v.name('card', p.card)}（アクションカードの予備）`,
  'pick.maneuver-card': (p, v) => `${v.say(p.held)}：各ダイスに${signed(p.modifier)}`,
  'pick.reaction': (p, v) => `${v.say(p.held)}：${v.say(p.effect)}`,
  'effect.stop': (p) => (p.most === 1 ? '1つ無効化' : `${p.most}つまで無効化`),
  'effect.screen': () => '同じ列の別の部隊カードがヒットを受ける',
  'effect.air': (p) => `敵カードにダイス${p.dice}個、${p.need}以上ごとに1ヒット`,
  'effect.hits': (p) => `敵カードに${p.hits}ヒット`,
  'effect.mines': () => '成功1回ごとに敵カードに1ヒット',
  'pick.no-card': () => '使わない',
  'pick.force': (p, v) => v.name('force', p.force),
  'pick.target': (p, v) =>
    `${v.name('force', p.force)}（ダイス${p.dice}個、${p.need > DIE ? 'ヒットしない' : `${Math.max(1, p.need)}以上`}）`,
  'pick.kind': (p, v) => `${v.name('kind', p.kind)}（${p.points}VP）`,
  'pick.weapon': (p, v) => `${v.name('weapon', p.weapon)}${signed(p.modifier)}`,
  'pick.place': (p, v) => `${v.name('area', p.area)}${p.row}列目`,
  'pick.stay': (p, v) => `その場に留まる：${v.name('area', p.area)}${p.row}列目`,
  'pick.abandon': (p, v) => `${v.name('area', p.area)}${p.row}列目（突破エリアが空になり敗北する）`,
  'pick.row': (p) => `${p.row}列目`,
  'pick.leave': (p, v) => `${v.name('force', p.force)}は予備部隊に残す`,
  'pick.muster-row': (p) => `${p.row}列目`,
  'pick.number': (p) => `${p.count}枚`,
  'pick.nation': (p, v) => v.name('nation', p.nation),
  'pick.buy': (p, v) => `${v.name('card', p.card)}（${p.points}VP）`,
  'pick.stop': () => '購入をやめる',
  'pick.forward': () => '自軍側へ',
  'pick.back': () => '敵側へ',
  'pick.take': () => '特典を使う',
  'pick.decline': () => '特典を使わない',
  'pick.pass': () => 'リアクションしない',
  'pick.done': () => '完了',

  'log.buys': (p, v) =>
    `${v.name('nation', p.nation)}は${title(v, p.card)}をアクションカードの予備に置いた。`,
  'log.buys-hidden': (p, v) => `${v.name('nation', p.nation)}はアクションカード1枚を予備に置いた。`,
  'log.stops-buying': (p, v) => `${v.name('nation', p.nation)}は購入をやめた。`,
  'log.muster': (p, v) => `${v.name('nation', p.nation)}の部隊：${list(v, 'force', p.forces)}。`,
  'log.first': (p, v) => `${v.name('team', p.team)}が先攻となる。`,
  'log.terrain': (p, v) => `次の地形カード：${v.name('terrain', p.terrain)}。`,
  'log.prepare': (p, v) => `${v.name('nation', p.nation)}は準備を行う。`,
  'log.discards': (p, v) => `${v.name('nation', p.nation)}は${title(v, p.card)}を捨てた。`,
  'log.draws': (p, v) => `${v.name('nation', p.nation)}はカードを${p.count}枚引いた。`,
  'log.reshuffle': () => '捨札をシャッフルして新しいデッキにした。',
  'log.reinforce': (p, v) =>
    `${v.name('nation', p.nation)}は${p.cards.map((card) => title(v, card)).join('')}で増援：${p.value}VP。`,
  'log.arrives': (p, v) => `${v.name('force', p.force)}が突破エリア${p.row}列目に登場する。`,
  'log.rearranges': (p, v) => `${v.name('force', p.force)}は${p.row}列目へ移る。`,
  'log.maneuver': (p, v) =>
    `${v.name('nation', p.nation)}：${v.name('force', p.force)}が${v.name('area', p.area)}で機動。`,
  'log.maneuver.card': (p, v) =>
    `${v.name('nation', p.nation)}は${title(v, p.card)}を機動カードとしてプレイ：各ダイスに${signed(p.modifier)}。`,
  'log.moves': (p, v) => `${v.name('force', p.force)}は${v.name('area', p.area)}${p.row}列目へ移動。`,
  'log.roll': (p) => `出目${rolled(p)}：成功${p.count}回。`,
  'log.air': (p, v) =>
    `${title(v, 'close-air-support')}が${v.name('force', p.force)}を攻撃：出目${rolled(p)}。`,
  'log.artillery': (p, v) =>
    `${v.name('nation', p.nation)}：${v.name('force', p.force)}が${v.name('force', p.target)}を砲撃（${v.name('area', p.area)}）。`,
  'log.attack': (p, v) =>
    `${v.name('nation', p.nation)}は${title(v, p.card)}をプレイ：${v.name('force', p.force)}（${v.name('weapon', p.weapon)}）が${v.name('force', p.target)}を攻撃（${v.name('area', p.area)}）。`,
  'log.regroup': (p, v) =>
    `${v.name('nation', p.nation)}は${v.name('force', p.force)}を再編：最後尾へ${p.hits > 0 ? `、${p.hits}ヒット除去` : ''}。`,
  'log.free': (p, v) => `${v.name('nation', p.nation)}は${title(v, p.card)}をプレイ。`,
  'log.extra': (p, v) => `${v.name('nation', p.nation)}は追加アクションを行う。`,
  'log.reacts': (p, v) => `${v.name('nation', p.nation)}は${title(v, p.card)}でリアクション。`,
  'log.defends': (p, v) => `${v.name('force', p.force)}が防御。`,
  'log.pulls-back': (p, v) => `${v.name('force', p.force)}は後退（現在${p.row}列目）。`,
  'log.screens': (p, v) =>
    `${v.name('force', p.force)}が${v.name('force', p.target)}の代わりにヒットを受ける。`,
  'log.stops': (p) => `${p.count}つを無効化、残り${p.left}つ。`,
  'log.hits': (p, v) => `${v.name('force', p.force)}に${p.hits}ヒット（合計${p.total}）。`,
  'log.destroyed': (p, v) =>
    `${v.name('force', p.force)}は破壊された：${v.name('team', p.team)}に${p.points}VP。`,
  'log.control': (p, v) =>
    `制圧カウンターが${v.name('team', p.steps < 0 ? other(p.team) : p.team)}側へ${Math.abs(p.steps)}マス移動（${
      p.position === 0
        ? '開始マス'
        : `${v.name('team', p.position < 0 ? other(p.team) : p.team)}側${Math.abs(p.position)}マス目`
    }）。`,
  'log.secured': (p, v) =>
    `制圧カウンターが${v.name('team', p.team)}側の端を越え、${v.name('team', p.team)}が${v.name('terrain', p.terrain)}を確保：${p.points}VP。`,
  'log.superiority': (p, v) =>
    `優勢カウンター：${v.name('team', p.team)}${p.own}個、${v.name('team', other(p.team))}${p.enemy}個。`,
  'log.bonus.acted': (p, v) => `${v.name('terrain', p.terrain)}：${v.name('force', p.force)}は再び行動可能。`,
  'log.bonus.hits': (p, v) =>
    `${v.name('terrain', p.terrain)}：${v.name('force', p.force)}から${p.hits}ヒット除去。`,
  'log.bonus.discard': (p, v) => `${v.name('nation', p.nation)}は${title(v, p.card)}を捨てさせられた。`,
  'over.points': (p, v) => `${v.name('team', p.team)}が必要なVPに達し、勝利。`,
  'over.breakthrough': (p, v) =>
    `${v.name('team', p.loser)}の突破エリアに部隊がなくなり、${v.name('team', p.team)}の勝利。`,
  'over.draw': () => '長く進展がなく、引き分け。',
  'ending.over.points': () => '必要なVPの獲得（R17）',
  'ending.over.breakthrough': () => '突破エリアの部隊の全滅（R17）',
  'ending.over.draw': () => '長く進展がない引き分け（R17）',

  'why.acted': () => '行動済みカウンターがあります。',
  'why.all-acted': () => 'このアクションを行える部隊カードは、すべて行動済みです。',
  'why.no-maneuver': () => '機動シンボルがありません。',
  'why.no-artillery': () => '砲兵シンボルがありません。',
  'why.no-cards': () => '捨てるアクションカードがありません。',
  'why.no-playable-card': () => '今プレイできるカードがありません。',
  'why.too-dear': (p) => `${p.vp}VP必要ですが、残りは${p.points}VPです。`,
  'why.not-in-own-action': () => '敵のアクションへのリアクション専用です。',
  'why.no-terrain': () => '地形カードが残っていません。',
  'why.after-action': () => 'アクションの後にのみ使えます。',
  'why.nothing-destroyed': () => 'このアクションで敵部隊カードを破壊した場合にのみ使えます。',
  'why.nothing-secured': () => 'このアクションで地形カードを確保した場合にのみ使えます。',
  'why.free-card': () => 'アクションではなく、その前か後に使うカードです。',
  'why.no-weapon': () => 'そのシンボルを持つ未行動の部隊カードがありません。',
  'why.no-other-area': () => '攻撃側と異なるエリアに敵がいません。',
  'why.no-symbol': () => 'そのシンボルがありません。',
  'why.other-area': () => '別のエリアにいます。',
  'why.no-enemy-there': () => 'そのエリアに敵カードがありません。',
  'why.same-area': () => '攻撃側は別のエリアから来なければなりません。',
  'why.not-first-row': () => '1列目からのみ攻撃できます。',
  'why.out-of-range': () => '射程外です。',
  'why.first-row': () => '1列目にいます。',
  'why.no-force': () => '部隊カードが1枚もありません。',
  'why.no-yellow-text': () => '自分のアクション専用で、リアクションには使えません。',
  'why.nothing-scored': () => 'ヒットも成功もありません。',
  'why.hits-only': () => 'ヒットに対してのみ使えます。',
  'why.maneuver-only': () => '機動の後にのみ使えます。',
  'why.artillery-only': () => '砲兵攻撃の後にのみ使えます。',
  'why.no-defender': () => 'シンボルを持ち敵カードに届く未行動の部隊カードがありません。',
  'why.cannot-pull-back': () => '自分の1・2列目の未行動の目標にのみ使えます。',
  'why.no-reaction-force': () => '2・3列目に未行動の部隊カードがありません。',
  'why.nobody-to-screen': () => '同じ列に自分の他の部隊カードがありません。',

  'scenario.standard': () => '戦闘',
  'option.red': () => '赤チームの人数',
  'option.blue': () => '青チームの人数',
  'option.red1': () => '赤：1番目の国籍',
  'option.red2': () => '赤：2番目の国籍',
  'option.red3': () => '赤：3番目の国籍',
  'option.blue1': () => '青：1番目の国籍',
  'option.blue2': () => '青：2番目の国籍',
  'option.blue3': () => '青：3番目の国籍',
  'option.first': () => '先攻チーム',
  'option.first.random': () => 'ランダム',
  'option.first.red': () => '赤',
  'option.first.blue': () => '青',
  'option.longRange': () => '遠距離防御（R18.1）',
  'option.longRange.help': () => '2・3列目の部隊は、砲兵と近接航空支援のヒットを受けにくくなります。',
  'option.actionReserve': () => 'アクションカードの予備（R18.3）',
  'option.actionReserve.help': () => '戦闘前に25VPの中からアクションカードを買えます。',
  'attachment.cards': () => 'カードセット（JSONまたはCSV）',
  'attachment.position': () => '途中から始める局面（JSON）',
  ...faultsJa,
  'setting.same-nation': (p, v) => `${v.name('nation', p.nation)}が重複しています`,
  'player.recruit': () => '新兵：ランダムにプレイする',
  'player.sergeant': () => '軍曹：経験則でプレイする',
  'player.colonel': () => '大佐：先を読んでプレイする',
  'source.printed': () => 'ルールブックの例に記載',
  'source.reconstructed': () => '推定値：印刷された値は不明',

  'cards.at-row': (p) => `${p.row}行目`,
  'cards.at-card': (p) => `「${p.list}」の${p.number}枚目`,
  'cards.not-json': (p) =>
    `カードセットがJSONとして読めません：${p.line}行目の${p.column}文字目に誤りがあります`,
  'cards.not-utf8': () =>
    'カードセットがUTF-8で書かれていません：文字コードをUTF-8にして保存し直してください',
  'cards.no-header': () =>
    'カードセットがJSONでもCSVでもありません：CSVの1行目には「card」から始まる列の名前をコンマで区切って書いてください',
  'cards.open-quote': (p, v) => `${v.say(p.where)}：引用符が閉じられていません`,
  'cards.unknown-column': (p, v) => `${v.say(p.where)}：「${p.field}」という列はありません`,
  'cards.column-twice': (p, v) => `${v.say(p.where)}：「${p.field}」の列が2つあります`,
  'cards.nameless-column': (p, v) => `${v.say(p.where)}：名前のない列に値があります`,
  'cards.not-a-set': () =>
    'カードセットは「forces」「actions」「terrain」のリストを持つオブジェクトでなければなりません',
  'cards.not-a-list': (p) => `「${p.list}」はカードのリストでなければなりません`,
  'cards.unknown-list': (p) =>
    `カードセットに「${p.field}」という項目はありません（項目：「base」「forces」「actions」「terrain」）`,
  'cards.bad-base': () => '「base」は「standard」か「none」でなければなりません',
  'cards.not-a-card': (p, v) => `${v.say(p.where)}：カードは項目を持つオブジェクトでなければなりません`,
  'cards.unknown-field': (p, v) =>
    `${v.say(p.where)}：この種類のカードに「${p.field}」という項目はありません`,
  'cards.missing': (p, v) => `${v.say(p.where)}：「${p.field}」が必要です`,
  'cards.not-a-number': (p, v) =>
    `${v.say(p.where)}：「${p.field}」は${p.least}～${p.most}の整数でなければなりません`,
  'cards.not-one-of': (p, v) =>
    `${v.say(p.where)}：「${p.field}」は次のいずれかでなければなりません：${p.values.join('、')}`,
  'cards.bad-name': (p, v) =>
    `${v.say(p.where)}：「${p.field}」は1～40文字で、改行、下線、引用符は使えません`,
  'cards.half-artillery': (p, v) => `${v.say(p.where)}：砲兵には射程と修正の両方が必要です`,
  'cards.twice': (p, v) => `${v.say(p.where)}：「${p.name}」が重複しています`,
  'cards.columns': (p, v) => `${v.say(p.where)}：${p.expected}列のはずが${p.found}列です`,
  'cards.no-force': (p, v) => `${v.name('nation', p.nation)}には25VP以下の部隊カードが最低1枚必要です`,
  'cards.too-many-forces': (p, v) => `${v.name('nation', p.nation)}の部隊カードが${p.most}枚を超えています`,
  'cards.action-count': (p) => `アクションカードは${p.least}～${p.most}枚のはずが${p.count}枚です`,
  'cards.terrain-count': (p) => `地形カードは${p.least}～${p.most}枚のはずが${p.count}枚です`,
  'cards.effect': (p) => `置き換え${p.replaced}種、追加${p.added}種`,
  'cards.alone': (p) => `独立したセット：${p.count}種のカード`,
  'cards.looks-like': (p) => `「${p.name}」は新しいカードです。「${p.standard}」のことですか。`,

  'bot.worth': (p) =>
    p.worth > FORCE_POINTS ? '最善手で、勝利につながりうる。' : `最善手で、${p.worth}VPに相当する。`,
  'bot.search': (p) => `${p.worlds}通りの展開を想定して比べ、最善だった。`,
};
