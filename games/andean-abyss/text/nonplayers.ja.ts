/** ノンプレーヤーの理由。 */
import type { Translation } from '@sandtable/engine';
import type { nonplayersEn } from './nonplayers.en.ts';

export const nonplayersJa: Translation<typeof nonplayersEn> = {
  '8.1.first.leftmost-event': (p, v) =>
    `第1派閥で、「${v.name('card', String(p.card))}」の順番でも先頭なので、イベントを実施する。`,
  '8.1.first.leftmost-ineffective-op': (p, v) =>
    `「${v.name('card', String(p.card))}」の順番の先頭だが、イベントに効力がないので、オペレーションを実施する。`,
  '8.1.first.leftmost-note-op': (p, v) =>
    `「${v.name('card', String(p.card))}」の順番の先頭だが、カードの指示によりオペレーションを実施する。`,
  '8.1.first.not-leftmost-op': (p, v) =>
    `第1派閥だが、「${v.name('card', String(p.card))}」の順番の先頭ではないので、オペレーションを実施する。`,
  '8.1.first.event-despite-grey2': () => '灰色の②は第2派閥だけに適用される。',
  '8.1.event-with-0-resources': () => 'イベントにリソースは必要ない。',
  '8.1.second.after-event-op': () => '第1派閥がイベントを実施したので、オペレーションを実施する。',
  '8.1.second.after-op-only-op': () =>
    '第1派閥が特殊活動を行わずイベントは選べないので、オペレーションを実施する。',
  '8.1.second.choice-event': (p, v) =>
    `第2派閥として選択権があるので、「${v.name('card', String(p.card))}」のイベントを実施する。`,
  '8.1.second.choice-grey2-op': (p, v) =>
    `「${v.name('card', String(p.card))}」には灰色の②があるので、オペレーションを実施する。`,
  '8.1.second.choice-ineffective-op': (p, v) =>
    `「${v.name('card', String(p.card))}」のイベントに効力がないので、オペレーションを実施する。`,
  '8.1.second.choice-note-op': (p, v) =>
    `「${v.name('card', String(p.card))}」の指示によりオペレーションを実施する。`,
  '8.1.discord.no-resources-skipped': () =>
    'リソースがないので「反政府勢力の不和」は適用されず、通常のルールに従う。',
  '8.1.pass.no-resources': () => 'オペレーションのためのリソースがないのでパスする。',
  '8.1.op.unlimited': () => 'プレーヤーなら限定オペレーションだが、通常のオペレーションを実施する。',
  '8.1.op.final-event-card': () => '最終イベントカードの制限はノンプレーヤーに適用されない。',
  '8.1.op.no-more': () => 'オペレーションを行うスペースはもうない。',
  '8.1.op.out-of-resources': () => 'リソースが尽きたので、これ以上のスペースでは実施しない。',
  '8.1.sa.follows': (p, v) => `特殊活動として${v.name('activity', p.activity)}を行う。`,
  '8.1.sa.after-0-resources': () => 'リソースが尽きても特殊活動は実施する。',
  '8.1.sa.executed': () => 'オペレーションに特殊活動を組み合わせた。',
  '8.1.sa.none': () => '特殊活動は実施できなかった。',
  '8.1.effective.momentum': () => '反政府運動はつねに効力がある。',
  '8.1.effective.capability': () => '政治情勢はつねに効力がある。',
  '8.1.1.stepup.cartels.terror-march': () => 'テロを実施できないので、1段階上の展開を実施する。',
  '8.1.1.stepup.cartels.march-rally': () => '展開を実施できないので、1段階上の集結を実施する。',
  '8.1.1.pass.cartels': () => '集結も実施できないのでパスする。',
  '8.1.1.stepup.auc.attack-march': () => '攻撃を実施できないので、1段階上の展開を実施する。',
  '8.1.1.stepup.auc.march-rally': () => '展開を実施できないので、1段階上の集結を実施する。',
  '8.1.1.pass.auc': () => '集結も実施できないのでパスする。',
  '8.1.1.stepup.farc.terror-attack': () => 'テロを実施できないので、1段階上の攻撃を実施する。',
  '8.1.1.stepup.farc.attack-march': () => '攻撃を実施できないので、1段階上の展開を実施する。',
  '8.1.1.stepup.farc.march-rally': () => '展開を実施できないので、1段階上の集結を実施する。',
  '8.1.1.pass.farc': () => '集結も実施できないのでパスする。',
  '8.1.1.pass.rally-condition-true': () => '集結の条件は満たすが実施できることがないのでパスする。',
  '8.1.1.only-one': () => '他にできることがない。',
  '8.1.1.as-chosen': () => 'このスペースを選んだ目的のとおりに行う。',
  '8.1.1.as-many': () => 'できるだけ多く選ぶ。',
  '8.1.1.in-full': () => 'できることはすべて行う。',
  '8.1.1.own': () => '自派閥を選ぶ。',
  '8.1.1.no-more': () => 'これ以上は行わない。',
  '8.1.1.rally.nobody-moves': () => '移動は行わず、そこにいるゲリラを潜伏状態とする。',
  '8.1.2.place.base-first': () => 'ゲリラより先に基地を配置する。',
  '8.1.2.place.guerrilla-no-base': () => '基地を配置できないのでゲリラを配置する。',
  '8.1.2.shipment.underground-unladen': () => '積荷は、積荷を持たない潜伏状態のゲリラに置く。',
  '8.1.2.shipment.underground-holder': () => '積荷は、すでに積荷を持つ潜伏状態のゲリラに置く。',
  '8.1.2.shipment.active-unladen': () =>
    '潜伏状態のゲリラがいないので、積荷を持たない活動状態のゲリラに置く。',
  '8.1.2.shipment.active-holder': () => '積荷を持つ活動状態のゲリラしかいない。',
  '8.1.2.remove-enemy.base': (p, v) => `敵の基地を最初に除去する（${v.name('kind', p.kind)}）。`,
  '8.1.2.remove-enemy.police': () => '警察は兵員やゲリラより先に除去する。',
  '8.1.2.remove-enemy.troops': () => '警察がいないので、ゲリラより先に兵員を除去する。',
  '8.1.2.remove-enemy.underground': (p, v) =>
    `潜伏状態のゲリラを活動状態のものより先に除去する（${v.name('kind', p.kind)}）。`,
  '8.1.2.remove-enemy.active': (p, v) =>
    `他に除去できるものがないので、活動状態のゲリラを除去する（${v.name('kind', p.kind)}）。`,
  '8.1.2.remove-enemy.active-of': (p, v) =>
    `${v.name('faction', p.faction)}で除去できるのは活動状態のゲリラだけである（${v.name('kind', p.kind)}）。`,
  '8.1.2.remove-enemy.bases-last': () => '攻撃では、その派閥の他のコマがなくなるまで基地を除去できない。',
  '8.1.2.replace.plain-removal': () => '置き換えるコマがないので、単に除去する。',
  '8.1.2.remove-own.active': () => '自身のコマは活動状態のゲリラから取り除く。',
  '8.1.2.remove-own.underground': () => '活動状態のゲリラがいないので、潜伏状態のものを取り除く。',
  '8.1.2.transfer.own': () => '失われたゲリラの積荷は自派閥のゲリラに渡す。',
  '8.1.2.transfer.np-underground': (p, v) =>
    `積荷は${v.name('faction', p.faction)}の潜伏状態のゲリラに渡す。`,
  '8.1.2.transfer.np-active': (p, v) => `積荷は${v.name('faction', p.faction)}の活動状態のゲリラに渡す。`,
  '8.1.2.transfer.none-removed': () => '積荷を渡せるノンプレーヤーのゲリラがいない。',
  '8.1.2.march.not-watched': (p, v) =>
    `${v.name('space', p.space)}では発見されないので、移動できるものはすべて移動する。`,
  '8.1.2.march.capped-underground': (p, v) =>
    `${v.name('space', p.space)}へは潜伏状態のままでいられる数だけ移動する。`,
  '8.1.2.march.capped-mixed': (p, v) =>
    `${v.name('space', p.space)}へのグループは、発見されない範囲で活動状態のゲリラが加わる。`,
  '8.1.2.march.only-active': (p, v) =>
    `${v.name('space', p.space)}へ移動できるのは活動状態のゲリラだけなので、すべて移動する。`,
  '8.1.2.march.unavoidable-active': (p, v) =>
    `${v.name('space', p.space)}では活動状態になるのを避けられないので、活動状態のものから順にすべて移動する。`,
  '8.1.2.march.same-group': () => '同じグループで動く。',
  '8.1.2.march.nobody-else': (p, v) => `${v.name('space', p.space)}へ向かうゲリラはもういない。`,
  '8.1.2.march.shipment-first': () => '同じ条件なら積荷を持つものが先に移動する。',
  '8.1.2.march.one-stays': (p, v) => `${v.name('space', p.space)}にゲリラ1個を残す。`,
  '8.1.2.profit.base': () => '積荷で基地を配置する。',
  '8.1.2.profit.resources': () => '基地を配置できないので、積荷で6リソースを得る。',
  '8.1.2.reaction.kidnap-six-base': () => '誘拐で6が出たので、AUCが基地を置く。',
  '8.1.2.reaction.kidnap-six-guerrilla': () => '誘拐で6が出たので、AUCがゲリラを置く。',
  '8.1.2.reaction.free-action': () => '他の派閥のイベントで認められた行動は最大限に実施する。',
  '8.2.direct': (p, v) => `ダイス${p.rolls}により${v.name('space', p.space)}を選ぶ。`,
  '8.2.shift': (p, v) =>
    `ダイス${p.rolls}は${v.name('space', p.rolled)}だが対象外。列を下って${v.name('space', p.space)}。`,
  '8.2.column-wrap': (p, v) =>
    `ダイス${p.rolls}は${v.name('space', p.rolled)}だが対象外。次の列へ進んで${v.name('space', p.space)}。`,
  '8.2.choco-to-cali': (p, v) =>
    `ダイス${p.rolls}は${v.name('space', p.rolled)}だが対象外。表を下り、末尾の${v.name('space', 'choco')}から先頭に戻って${v.name('space', p.space)}。`,
  '8.2.foreign-first': (p, v) =>
    `ダイス${p.rolls}（${v.name('space', p.rolled)}）：同じ欄では${v.name('space', p.space)}を優先する。`,
  '8.2.no-roll-single': (p, v) => `候補は${v.name('space', p.space)}だけなので、ダイスは振らない。`,
  '8.2.no-roll-all': (p, v) =>
    `${p.count}か所の候補すべてを選べるので、ダイスは振らない。次は${v.name('space', p.space)}である。`,
  '8.3.econ': (p, v) => `経済値がもっとも高い連絡線${v.name('space', p.space)}を選ぶ。`,
  '8.3.random-city': (p, v) => `経済値が同じなので、${v.name('space', p.city)}に隣接するものを選ぶ。`,
  '8.3.die': (p, v) => `ダイス${p.roll}により${v.name('space', p.space)}を選ぶ。`,
  '8.3.lowest-econ': (p, v) => `経済値がもっとも低い連絡線${v.name('space', p.space)}を選ぶ。`,
  '8.3.after-cities': () => '連絡線より都市と行政区を先に選ぶ。',
  '8.4.1.shaded': () => 'ノンプレーヤーは網掛けのテキストを実施する。',
  '8.4.1.single-text': () => 'テキストが1つだけのカードである。',
  '8.4.2.most-pieces': () => 'もっとも多くのコマに影響する場所で実施する。',
  '8.4.3.greatest-change': () => '支持と対立の合計がもっとも大きく変わる場所で実施する。',
  '8.4.3.random': () => 'イベントを実施するスペースはランダムに選ぶ。',
  '8.4.card-14.troops-first': () => 'キューブは兵員を優先する。',
  '8.4.card-19.terror-shift': (p, v) =>
    `${v.name('space', p.space)}ではテロで段階が動くので、テロを実施する。`,
  '8.4.card-19.attack': (p, v) => `${v.name('space', p.space)}ではテロで段階が動かないので、攻撃する。`,
  '8.4.card-19.terror-only': (p, v) => `${v.name('space', p.space)}で実施できるのはテロだけである。`,
  '8.4.card-20.flip-support': (p, v) => `まず支持のスペース${v.name('space', p.space)}で潜伏状態にする。`,
  '8.4.card-20.flip-loc': (p, v) => `次に連絡線${v.name('space', p.space)}で潜伏状態にする。`,
  '8.4.card-20.flip-other': (p, v) => `次にその他の${v.name('space', p.space)}で潜伏状態にする。`,
  '8.4.card-21.guerrilla-support': () => 'FARCのゲリラがいる支持のスペースを選ぶ。',
  '8.4.card-21.guerrilla': () => 'FARCのゲリラがいるスペースを選ぶ。',
  '8.4.card-21.any': () => '基地を置けるスペースから選ぶ。',
  '8.4.card-29.farc': () => '政府かAUCを除去できるのでFARCが実施する。',
  '8.4.card-29.auc': () => 'FARCがプレーヤーの派閥であるか、政府もAUCも除去できないので、AUCが実施する。',
  '8.4.card-40.most-police': () => '警察がもっとも多い行政区を選ぶ。',
  '8.4.card-40.most-troops': () => '警察が同数なので、兵員がもっとも多い行政区を選ぶ。',
  '8.4.card-46.auc-support': () => 'AUCは消極的な支持とする。',
  '8.4.card-46.opposition': () => '消極的な対立とする。',
  '8.4.card-46.population-0': (p, v) => `${v.name('space', p.space)}は人口0なので、段階は設定しない。`,
  '8.4.card-50.opposition': (p, v) => `まず対立のスペース${v.name('space', p.space)}の警察を選ぶ。`,
  '8.4.card-50.other': (p, v) => `次に他の都市と行政区から、${v.name('space', p.space)}の警察を選ぶ。`,
  '8.4.card-50.loc': (p, v) => `最後に連絡線${v.name('space', p.space)}の警察を選ぶ。`,
  '8.4.card-50.replaced': () => '利用可能なAUCのゲリラがあるので、警察を置き換える。',
  '8.4.card-50.plain-removal': () => '利用可能なAUCのゲリラがないので、警察を単に除去する。',
  '8.4.card-53.most-guerrillas': (p, v) =>
    `自派閥のゲリラがもっとも多い行政区${v.name('space', p.space)}から移動させる。`,
  '8.4.card-53.active-first': () => '活動状態のゲリラから移動させる。',
  '8.4.card-53.underground': () => '活動状態のゲリラがいないので、潜伏状態のものを移動させる。',
  '8.4.card-53.destination': (p, v) => `展開の優先順位に従い、${v.name('space', p.space)}を移動先とする。`,
  '8.4.card-54.tie-die': (p, v) =>
    `ゲリラのもっとも多い派閥が複数ある。ダイス${p.roll}により${v.name('faction', p.faction)}を選ぶ。`,
  '8.4.card-54.same-faction': (p, v) => `${v.name('faction', p.faction)}のゲリラをもう1個選ぶ。`,
  '8.4.card-54.single': (p, v) => `${v.name('faction', p.faction)}のゲリラがもっとも多い。`,
  '8.4.card-57.city': () => 'ランダムな都市の警察を選ぶ。',
  '8.4.card-57.department': () => '都市が残っていないので、ランダムな行政区の警察を選ぶ。',
  '8.4.card-58.relocate': () => 'カルテルのいるスペースの警察を移動させる。',
  '8.4.card-58.op': () =>
    'カルテルと警察がともにいるスペースか、カルテルのいない都市がないので、オペレーションを実施する。',
  '8.4.card-59.city': (p, v) => `支持の都市のうち警察がもっとも少ない${v.name('space', p.space)}へ移す。`,
  '8.4.card-59.one-stays': (p, v) => `${v.name('space', p.space)}に少なくともゲリラ1個を残す。`,
  '8.4.card-60.fewest-cubes': (p, v) => `キューブがもっとも少ない都市${v.name('space', p.space)}を選ぶ。`,
  '8.4.card-60.bribe': () => '無償の買収は8.5.3の優先順位に従う。',
  '8.4.card-63.op': () => 'ノンプレーヤーはこのカードを実施しない。',
  '8.4.card-63.free-terror': (p, v) =>
    `残ったカルテルのゲリラはすべてテロを実施する。ここでは${v.name('space', p.space)}。`,
  '8.4.card-65.base': () => '山岳に自派閥の基地を置く。',
  '8.4.card-65.shipment': () => '基地を置けないので、積荷を置く。',
  '8.4.card-65.op': () => '山岳に基地も積荷も配置できないので、オペレーションを実施する。',
  '8.4.card-69.destination': (p, v) => `展開の優先順位に従い、${v.name('space', p.space)}を移動先とする。`,
  '8.4.card-69.rally': () => 'カルテルは移動先で集結を実施する。',
  '8.4.card-69.terror': () => '移動先でテロを実施する。',
  '8.4.card-69.op': () => '移動先または移動元がないので、オペレーションを実施する。',
  '8.4.card-70.own-active': () => '活動状態のゲリラがテロを実施する。',
  '8.4.card-70.own-underground': () => '活動状態のゲリラがいないので、潜伏状態のものがテロを実施する。',
  '8.4.card-70.other-faction': (p, v) =>
    `森林に自派閥のゲリラがいないので、${v.name('faction', p.faction)}が実施する。`,
  '8.4.card-72.one-by-one': () => '均等になるよう1個ずつ置く。',
  '8.4.card-72.remainder': (p, v) =>
    `ゲリラを均等に配置し、余りはランダムに決めて${v.name('space', p.space)}に置く。`,
  '8.5.q1.pieces-10': (p) => `集結：カルテルの利用可能なコマが${p.pieces}個ある。`,
  '8.5.q1.build-site': () => '集結：ゲリラ2個を基地に置き換えられる。',
  '8.5.q1.no': (p) => `集結しない：利用可能なコマは${p.pieces}個で、基地も置けない。`,
  '8.5.q2.shipment': () => '展開：利用可能な積荷がある。',
  '8.5.q2.no-shipment': () => 'テロ：利用可能な積荷がない。',
  '8.5.1.rally.build': (p, v) => `${v.name('space', p.space)}のゲリラ2個を基地に置き換える。`,
  '8.5.1.rally.flip': (p, v) => `基地とキューブのある${v.name('space', p.space)}のゲリラを潜伏状態にする。`,
  '8.5.1.rally.place': (p, v) =>
    `カルテルの基地だけでゲリラのいない${v.name('space', p.space)}にゲリラを置く。`,
  '8.5.1.rally.gather': (p, v) => `利用可能なゲリラがないので、3個まで${v.name('space', p.space)}に集める。`,
  '8.5.1.rally.gather-active-first': () => '3個まで、活動状態のものから集める。',
  '8.5.1.rally.gathered': () => '集められるゲリラはすべて集めた。',
  '8.5.1.rally.extra': (p, v) =>
    `もう1か所、栽培で基地を置ける行政区${v.name('space', p.space)}にゲリラを置く。`,
  '8.5.1.rally.extra-with-base': (p, v) =>
    `${v.name('space', p.space)}にカルテルの基地があるので、可能な限りゲリラを配置する。`,
  '8.5.1.rally.limit-3': () => '3か所が上限である。',
  '8.5.1.cultivate.place': (p, v) => `栽培：集結した${v.name('space', p.space)}に基地を置く。`,
  '8.5.1.cultivate.move': (p, v) => `栽培：基地を${v.name('space', p.space)}に移す。`,
  '8.5.1.cultivate.none': () => '栽培はどこでも実施できない。',
  '8.5.2.march.destination': (p, v) =>
    `カルテルのゲリラ3個以上に隣接し、基地を置ける${v.name('space', p.space)}へ展開する。`,
  '8.5.2.march.base-keeps-one': (p, v) =>
    `カルテルの基地がある${v.name('space', p.space)}にはゲリラ1個を残す。`,
  '8.5.2.process.loads': () => '精製：基地を売るより先に積荷を置く。',
  '8.5.2.process.sells': () => '精製：積荷を置けないので基地を売る。',
  '8.5.2.process.two-spaces': (p, v) => `精製：${v.name('space', p.space)}に積荷を置く。`,
  '8.5.2.process.same-space': (p, v) => `精製：2つ目の積荷も同じ${v.name('space', p.space)}に置く。`,
  '8.5.2.process.one-left': (p, v) => `精製：最後の積荷を${v.name('space', p.space)}に置く。`,
  '8.5.2.process.remove-base': (p, v) =>
    `精製：積荷を置けないので、${v.name('space', p.space)}の基地1個を取り除く。`,
  '8.5.2.process.none': () => '精製は実施できない。',
  '8.5.3.terror.support': (p, v) => `支持のスペース${v.name('space', p.space)}でテロを行う。`,
  '8.5.3.terror.opposition': (p, v) => `対立のスペース${v.name('space', p.space)}でテロを行う。`,
  '8.5.3.terror.neutral': (p, v) => `中立のスペース${v.name('space', p.space)}でテロを行う。`,
  '8.5.3.bribe.government-base': (p, v) => `${v.name('space', p.space)}で政府の基地を買収する。`,
  '8.5.3.bribe.police': (p, v) => `${v.name('space', p.space)}で警察を買収する。`,
  '8.5.3.bribe.troops': (p, v) => `${v.name('space', p.space)}で兵員を買収する。`,
  '8.5.3.bribe.farc-base': (p, v) => `${v.name('space', p.space)}でFARCの基地を買収する。`,
  '8.5.3.bribe.farc-guerrillas': (p, v) => `${v.name('space', p.space)}でFARCのゲリラを買収する。`,
  '8.5.3.bribe.auc-base': (p, v) => `${v.name('space', p.space)}でAUCの基地を買収する。`,
  '8.5.3.bribe.auc-guerrillas': (p, v) => `${v.name('space', p.space)}でAUCのゲリラを買収する。`,
  '8.5.3.bribe.mixed-guerrillas': (p, v) =>
    `${v.name('space', p.space)}で買収する2個目は、別の派閥のゲリラである。`,
  '8.5.3.bribe.no-space': () => '買収できる相手がいない。',
  '8.5.3.bribe.no-resources': () => 'リソースが3未満なので買収しない。',
  '8.6.q1.guerrillas-6': (p) => `集結：AUCの利用可能なゲリラが${p.guerrillas}個ある。`,
  '8.6.q1.build-site': () => '集結：ゲリラ2個を基地に置き換えられる。',
  '8.6.q1.no': (p) => `集結しない：利用可能なゲリラは${p.guerrillas}個で、基地も置けない。`,
  '8.6.q2.less-than-half': (p) =>
    `展開：FARC基地のある${p.bases}か所のうち、AUCゲリラがいるのは${p.watched}か所である。`,
  '8.6.q2.half-or-more': (p) =>
    `展開しない：FARC基地のある${p.bases}か所のうち、${p.watched}か所にAUCゲリラがいる。`,
  '8.6.q2.no-farc-base': () => '展開しない：FARCの基地がない。',
  '8.6.q3.underground-at-base': () => 'テロ：FARCの基地のあるスペースに潜伏状態のAUCゲリラがいる。',
  '8.6.q3.none': () => '攻撃：FARCの基地のあるスペースに潜伏状態のAUCゲリラがいない。',
  '8.6.1.rally.build': (p, v) => `${v.name('space', p.space)}のゲリラ2個を基地に置き換える。`,
  '8.6.1.rally.flip': (p, v) => `基地とキューブのある${v.name('space', p.space)}のゲリラを潜伏状態にする。`,
  '8.6.1.rally.farc-base': (p, v) => `FARCの基地がある${v.name('space', p.space)}にゲリラを配置する。`,
  '8.6.1.rally.farc-and-auc-base': (p, v) =>
    `${v.name('space', p.space)}にはAUCの基地もあるので、可能な限りゲリラを配置する。`,
  '8.6.1.rally.auc-base': (p, v) => `AUCの基地がある${v.name('space', p.space)}にゲリラを配置する。`,
  '8.6.1.rally.other': (p, v) => `その他の${v.name('space', p.space)}にゲリラを配置する。`,
  '8.6.1.rally.limit-3': () => '3か所が上限である。',
  '8.6.1.extort.some': (p, v) => `${v.name('space', p.space)}で脅迫する。`,
  '8.6.1.extort.none': () => '脅迫はどこでも実施できない。',
  '8.6.2.extort.some': (p, v) => `${v.name('space', p.space)}で脅迫する。`,
  '8.6.2.extort.none': () => '脅迫はどこでも実施できない。',
  '8.6.1.elite.build': (p, v) => `エリートの支持：${v.name('space', p.space)}に基地を置く。`,
  '8.6.1.elite.farc-base': (p, v) =>
    `エリートの支持：FARCの基地がある${v.name('space', p.space)}にゲリラを置く。`,
  '8.6.1.elite.auc-base': (p, v) =>
    `エリートの支持：AUCの基地がある${v.name('space', p.space)}にゲリラを置く。`,
  '8.6.1.elite.other': (p, v) => `エリートの支持：${v.name('space', p.space)}にゲリラを置く。`,
  '8.6.1.elite.none': () => 'エリートの支持を実施できる場所がない。',
  '8.6.2.march.farc-base-underground': (p, v) =>
    `FARCの基地がある${v.name('space', p.space)}へ、潜伏状態のまま展開する。`,
  '8.6.2.march.farc-base-active': (p, v) =>
    `発見されるが、FARCの基地がある${v.name('space', p.space)}へ展開する。`,
  '8.6.2.march.farc-piece-underground': (p, v) =>
    `FARCのコマがある${v.name('space', p.space)}へ、潜伏状態のまま展開する。`,
  '8.6.2.march.farc-piece-active': (p, v) =>
    `発見されるが、FARCのコマがある${v.name('space', p.space)}へ展開する。`,
  '8.6.2.march.auc-base-keeps-one': (p, v) =>
    `AUCの基地がある${v.name('space', p.space)}にはゲリラ1個を残す。`,
  '8.6.2.march.farc-base-keeps-one': (p, v) =>
    `FARCの基地がある${v.name('space', p.space)}にはゲリラ1個を残す。`,
  '8.6.3.attack.three-guerrillas': (p, v) => `ゲリラがもっとも多い${v.name('space', p.space)}で攻撃する。`,
  '8.6.3.attack.underground': (p, v) => `潜伏状態のゲリラがいる${v.name('space', p.space)}で攻撃する。`,
  '8.6.3.attack.cartels-spared': () => '積荷を持たないカルテルのコマは攻撃しない。',
  '8.6.3.attack.tie-by-victim': () => 'ゲリラが同数なので、目標の優先順位で決める。',
  '8.6.3.attack.victim-shipment': () => '積荷を持つゲリラを目標とする。',
  '8.6.3.attack.victim-farc': () => 'FARCを目標とする。',
  '8.6.3.attack.victim-government': () => '政府を目標とする。',
  '8.6.3.ambush.fewest': (p, v) => `AUCゲリラがもっとも少ない${v.name('space', p.space)}で待ち伏せを行う。`,
  '8.6.3.ambush.tie-by-victim': (p, v) =>
    `ゲリラが同数なので、目標の優先順位により${v.name('space', p.space)}で待ち伏せを行う。`,
  '8.6.3.ambush.none': () => '潜伏状態のゲリラがいないので、待ち伏せは行わない。',
  '8.6.4.terror.farc-base': (p, v) => `FARCの基地がある${v.name('space', p.space)}でテロを行う。`,
  '8.6.4.terror.farc-piece': (p, v) => `FARCのコマがある${v.name('space', p.space)}でテロを行う。`,
  '8.6.4.terror.other': (p, v) => `その他の${v.name('space', p.space)}でテロを行う。`,
  '8.6.4.assassinate.shipment': () => '積荷を持つゲリラを暗殺する。',
  '8.6.4.assassinate.farc': () => 'FARCのコマを暗殺する。',
  '8.6.4.assassinate.government': () => '政府のコマを暗殺する。',
  '8.6.4.assassinate.cartels': () => 'カルテルのコマを暗殺する。',
  '8.6.4.assassinate.police-block': (p, v) => `${v.name('space', p.space)}は警察が多いので、暗殺できない。`,
  '8.6.4.assassinate.none': () => '暗殺はどこでも実施できない。',
  '8.7.q1.guerrillas-9': (p) => `集結：FARCの利用可能なゲリラが${p.guerrillas}個ある。`,
  '8.7.q1.build-site': () => '集結：ゲリラ2個を基地に置き換えられる。',
  '8.7.q1.no': (p) => `集結しない：利用可能なゲリラは${p.guerrillas}個で、基地も置けない。`,
  '8.7.q2.underground-support': () => '展開しない：支持のスペースに潜伏状態のFARCゲリラがいる。',
  '8.7.q2.underground-loc': () => '展開しない：連絡線に潜伏状態のFARCゲリラがいる。',
  '8.7.q2.three-pieces-support': () => '展開しない：支持のスペースにFARCのコマが3個以上ある。',
  '8.7.q2.three-pieces-loc': () => '展開しない：連絡線にFARCのコマが3個以上ある。',
  '8.7.q2.no': () =>
    '展開：支持のスペースにも連絡線にも、潜伏状態のFARCゲリラがいる所や、FARCのコマが3個以上ある所がない。',
  '8.7.q3.farc-richer': (p) => `攻撃：FARCのリソースは${p.farc}、政府は${p.government}である。`,
  '8.7.q3.government-richer-or-equal': (p) =>
    `テロ：FARCのリソースは${p.farc}、政府は${p.government}である。`,
  '8.7.1.rally.build': (p, v) => `${v.name('space', p.space)}のゲリラ2個を基地に置き換える。`,
  '8.7.1.rally.flip': (p, v) => `基地とキューブのある${v.name('space', p.space)}のゲリラを潜伏状態にする。`,
  '8.7.1.rally.base': (p, v) => `FARCの基地がある${v.name('space', p.space)}にゲリラを配置する。`,
  '8.7.1.rally.random': (p, v) => `もう1か所、${v.name('space', p.space)}にゲリラ1個を置く。`,
  '8.7.1.extort.two-underground': (p, v) =>
    `潜伏状態のゲリラが2個以上いる${v.name('space', p.space)}で脅迫する。`,
  '8.7.1.extort.loc': (p, v) => `もう1か所、連絡線${v.name('space', p.space)}で脅迫する。`,
  '8.7.1.extort.none': () => '脅迫はどこでも実施できない。',
  '8.7.2.extort.some': (p, v) => `${v.name('space', p.space)}で脅迫する。`,
  '8.7.2.extort.none': () => '脅迫はどこでも実施できない。',
  '8.7.2.march.loc': (p, v) => `サボタージュのない${v.name('space', p.space)}にゲリラ1個を移動させる。`,
  '8.7.2.march.loc-skipped-final': () => '次のカードが最終プロパガンダなので、連絡線へは展開しない。',
  '8.7.2.march.underground': (p, v) => `潜伏状態のままでいられる${v.name('space', p.space)}へ展開する。`,
  '8.7.2.march.active': (p, v) => `発見されるが、${v.name('space', p.space)}へ展開する。`,
  '8.7.2.march.last': (p, v) =>
    `最後に、動けるゲリラがもっとも多い${v.name('space', p.from)}から${v.name('space', p.space)}へ展開する。`,
  '8.7.2.march.origin-opposition': (p, v) => `積極的な対立の${v.name('space', p.space)}から動かす。`,
  '8.7.2.march.origin-population-0': (p, v) => `人口0の${v.name('space', p.space)}から動かす。`,
  '8.7.2.march.origin-sabotaged-loc': (p, v) => `サボタージュされた${v.name('space', p.space)}から動かす。`,
  '8.7.2.march.base-keeps-one': (p, v) => `基地のある${v.name('space', p.space)}にはゲリラ1個を残す。`,
  '8.7.3.attack.three-guerrillas': (p, v) => `ゲリラが3個以上いる${v.name('space', p.space)}で攻撃する。`,
  '8.7.3.attack.extra-space': (p, v) => `待ち伏せのため、もう1か所${v.name('space', p.space)}で攻撃する。`,
  '8.7.3.attack.extra-loc': (p, v) =>
    `待ち伏せのため、もう1か所連絡線${v.name('space', p.space)}で攻撃する。`,
  '8.7.3.attack.short-of-resources': (p, v) =>
    `リソースが足りないので、目標の優先順位により${v.name('space', p.space)}を選ぶ。`,
  '8.7.3.attack.victim-shipment': () => '積荷を持つゲリラを目標とする。',
  '8.7.3.attack.victim-auc': () => 'AUCを目標とする。',
  '8.7.3.attack.victim-government': () => '政府を目標とする。',
  '8.7.3.attack.victim-cartels': () => 'カルテルを目標とする。',
  '8.7.3.ambush.extra': (p, v) => `追加した${v.name('space', p.space)}で待ち伏せを行う。`,
  '8.7.3.ambush.three-guerrilla-space': (p, v) =>
    `FARCゲリラがもっとも少ない${v.name('space', p.space)}で待ち伏せを行う。`,
  '8.7.3.ambush.tie-by-victim': (p, v) =>
    `ゲリラが同数なので、目標の優先順位により${v.name('space', p.space)}で待ち伏せを行う。`,
  '8.7.3.ambush.none': () => '潜伏状態のゲリラがいないので、待ち伏せは行わない。',
  '8.7.4.terror.loc': (p, v) => `${v.name('space', p.space)}をサボタージュする。`,
  '8.7.4.terror.kidnap-loc': (p, v) => `誘拐のため、${v.name('space', p.space)}でテロを行う。`,
  '8.7.4.terror.kidnap-city': (p, v) => `誘拐のため、都市${v.name('space', p.space)}でテロを行う。`,
  '8.7.4.terror.kidnap-department': (p, v) =>
    `カルテルを目標に誘拐するため、${v.name('space', p.space)}でテロを行う。`,
  '8.7.4.terror.kidnap-full': () => '誘拐のためのスペースは3か所で足りる。',
  '8.7.4.terror.shift': (p, v) => `対立に向けて${v.name('space', p.space)}でテロを行う。`,
  '8.7.4.kidnap.loc': (p, v) => `${v.name('space', p.space)}で誘拐する。`,
  '8.7.4.kidnap.city': (p, v) => `${v.name('space', p.space)}で誘拐する。`,
  '8.7.4.kidnap.government': (p, v) =>
    `政府にリソースがあるので、${v.name('space', p.space)}では政府を目標に誘拐する。`,
  '8.7.4.kidnap.city-cartels': (p, v) =>
    `政府にリソースがないので、${v.name('space', p.space)}ではカルテルを目標とする。`,
  '8.7.4.kidnap.department': (p, v) => `${v.name('space', p.space)}でカルテルを目標に誘拐する。`,
  '8.7.4.kidnap.shipment': (p, v) => `${v.name('space', p.space)}では、カルテルが積荷で支払う。`,
  '8.7.4.kidnap.target-empty-skipped': (p, v) => `${v.name('space', p.space)}の相手には支払うものがない。`,
  '8.7.4.kidnap.none': () => '誘拐はどこでも実施できない。',
  '8.7.5.agitate.all': (p, v) =>
    `候補すべてに足りるリソースがあるので、${v.name('space', p.space)}でアジテーションを行う。`,
  '8.7.5.agitate.short': (p, v) =>
    `リソースが足りないので、まず${v.name('space', p.space)}でアジテーションを行う。`,
  '8.7.5.agitate.goes-on': (p, v) => `${v.name('space', p.space)}で行えることを済ませてから、次へ移る。`,
  '8.7.5.agitate.no-more': () => 'リソースの足りるスペースはもうない。',
  '8.7.5.agitate.card-22': (p, v) =>
    `「${v.name('card', '22')}」の効果で、支配していない${v.name('space', p.space)}でも行う。`,
  '8.7.5.agitate.card-22-limit': (_p, v) =>
    `「${v.name('card', '22')}」の効果で行える、支配していないスペースは3か所までである。`,
  '8.7.5.agitate.fewest-terror': () => 'テロマーカーがもっとも少ない所を選ぶ。',
  '8.7.5.agitate.support': () => '次に支持の所を選ぶ。',
  '8.7.5.agitate.population': () => '次に人口値がもっとも高い所を選ぶ。',
  '8.7.5.agitate.random': () => '同じ条件なのでランダムに選ぶ。',
  '8.7.5.agitate.terror-then-shift': (p, v) =>
    `${v.name('space', p.space)}では、そのあと段階を動かせるので、テロマーカーを取り除く。`,
  '8.7.5.agitate.terror-skipped': (p, v) =>
    `${v.name('space', p.space)}はテロマーカーが多く、リソースが段階を動かすまで続かない。`,
};
