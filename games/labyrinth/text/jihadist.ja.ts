/** ジハーディストの理由。第9章のボックス、条件、優先順位、表ごとに1文。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { jihadistEn } from './jihadist.en.ts';
import type { InCountry, OfCard } from './params.ts';

const card = (p: OfCard, v: Voice): string => `「${v.name('card', String(p.card))}」`;
const place = (p: InCountry, v: Voice): string => v.name('country', p.country);
const global = (p: { tan: number; black: number } & InCountry, v: Voice): string =>
  `褐色${p.tan}、黒${p.black}：${place(p, v)}`;

export const jihadistJa: Translation<typeof jihadistEn> = {
  'E.jihadist-event': (p, v) => `${card(p, v)}は実施できる自陣営のイベントなので、発動する。`,
  'E.unassociated-event-then-ops': (p, v) =>
    `${card(p, v)}はどちらの陣営とも関連のない、実施できるイベントなので、発動したのち作戦を行う。`,
  'E.condition-not-met': (p, v) => `${card(p, v)}は発動条件を満たしていないので、作戦を行う。`,
  'E.blocked': (p, v) => `${card(p, v)}は阻止されているので、作戦を行う。`,
  'E.itjihad-stops-event': (p, v) =>
    `このターンはUSのイベントだけを実施できるものとみなすので、${card(p, v)}は発動しない。`,
  'E.cells-but-track-empty': (p, v) =>
    `${card(p, v)}はセルを配置するイベントだが、資金トラックにセルがないので急進化する。`,
  'E.event-ignored-radicalize': (p, v) =>
    `${card(p, v)}に合う国がプロットのチャートにないので、イベントの代わりに急進化する。`,
  'E.oil-spike-no-card': (p, v) =>
    `${card(p, v)}で手札に加えられるジハーディストのカードが捨て札にないので、作戦を行う。`,
  'E.us-event-plot': (p, v) => `${card(p, v)}は実施できるUSのイベントなので、プロットを行う。`,
  'E.us-event-not-playable': (p, v) => `${card(p, v)}は今は実施できないUSのイベントなので、作戦を行う。`,
  'E.major-jihad': () => '大規模なジハードがイスラム革命に至る可能性がある。',
  'E.minor-jihad': () =>
    '大規模なジハードはできないが、良好または適正な国にセルがあるので、小規模なジハードを行う。',
  'E.recruit': () => 'ジハードができず、リクルートできるセルがあるので、リクルートを行う。',
  'E.no-cell-recruitable': () => '現在の資金ではリクルートできるセルがない。',
  'E.gtmo-skips-recruit': () => '「グアンタナモ」により、このターンはリクルートができない。',
  'E.travel': () => 'ほかにできることがないので、移動を行う。',

  'P.us': () => 'プロットはまずUS本国で行う。',
  'P.philippines': () => '「アブ・サヤフ」が有効で、フィリピンには兵員と同数以上のセルがある。',
  'P.philippines-outnumbered': () =>
    'フィリピンでは兵員がセルより多いので、「アブ・サヤフ」は考えに入れない。',
  'P.troops': () => '国威が「低い」以外なので、兵員のいる国を選ぶ。',
  'P.prestige-low-skips': () => '国威が「低い」ので、兵員のいる国は優先しない。',
  'P.same-posture': () => 'ペナルティがないので、USと同じ政治姿勢の国を選ぶ。',
  'P.penalty-skips': () => 'ペナルティがあるので、政治姿勢は考えに入れない。',
  'P.aid': () => '援助のある国を選ぶ。',
  'P.non-muslim': () => '資金が9未満なので、非イスラム教国を選ぶ。',
  'P.muslim': () => '資金が9未満なので、イスラム教国かイランを選ぶ。',
  'P.iran': () => 'イランになった。',
  'P.funding-9-skips': () => '資金が9なので、チャートの残りは飛ばす。',
  'P.no-country': () => 'プロットのチャートに合う国がない。',
  'P.op-fair': () => '作戦では、適正な国を最優先する。',
  'P.op-good': () => '作戦では、良好な国は適正な国の次になる。',
  'P.op-poor': () => '作戦では、貧弱な国は最後になる。',
  'P.event-good': () => 'イベントでは、良好な国を最優先する。',
  'P.event-fair': () => 'イベントでは、適正な国は良好な国の次になる。',
  'P.event-poor': () => 'イベントでは、貧弱な国は良好、適正の次になる。',
  'P.event-unmarked': () => 'イベントでは、未評価の国は最後になる。',
  'P.tie': () => 'プロットのチャートでは同順位である。',
  'P.same-country': () => 'ほかの国へ移る前に、その国にあるセルの数だけロールする。',
  'P.next-country': () => '最初の国のセルを使い切ったので、次の国に移る。',

  'M.pakistan': () => 'パキスタンを最優先する。',
  'M.resources': () => 'リソースがもっとも高い国を選ぶ。',
  'M.tie': () => 'リソースが同じである。',
  'M.from-poor': (p, v) => `${place(p, v)}は貧弱で、${p.needed}回の成功でイスラム原理主義国になる。`,
  'M.from-fair': (p, v) => `${place(p, v)}は適正で、${p.needed}回の成功でイスラム原理主義国になる。`,
  'M.from-good-besieged': (p, v) =>
    `${place(p, v)}は良好だが孤立政権なので、${p.needed}回の成功でイスラム原理主義国になる。`,
  'M.besieged-one-success': () => '孤立政権では、必要な成功が1回少ない。',
  'M.bhutto-excludes': () => '「ベナジル・ブット」により、パキスタンではジハードができない。',
  'M.margin-3': () => 'セルが兵員を3個上回れば足りる。',

  'N.good': () => '良好な国を最優先する。',
  'N.fair': () => '適正な国を選ぶ。',
  'N.pakistan': () => '同順位の中ではパキスタンを優先する。',
  'N.aid': () => '援助のある国を選ぶ。',
  'N.besieged': () => '孤立政権の国を選ぶ。',
  'N.resources': () => 'リソースがもっとも高い国を選ぶ。',
  'N.tie': () => 'どの優先順位でも差がない。',
  'N.same-country': () => 'ほかの国へ移る前に、その国のすべてのセルでロールする。',
  'N.enough': () => 'チャートに合うセルがもうない。',
  'N.next-country': () => 'その国のセルをすべて使ったので、次の国に移る。',
  'N.bhutto-excludes': () => '「ベナジル・ブット」により、パキスタンではジハードができない。',
  'N.shift-good': () => '良好な国を最優先する。',
  'N.shift-fair': () => '適正な国は良好な国の次になる。',
  'N.shift-poor': () => '貧弱な国で変わるのは同盟関係だけである。',
  'N.shift-ir': () => 'イスラム原理主義国は最後になる。',
  'N.shift-impossible-skipped': () => '変化しない国は飛ばす。',
  'N.shift-none': () => '変化する国がないので、何も起こらない。',

  'R.class-rc': () => '兵員がセルを5個以上上回っている体制変更国家を選ぶ。',
  'R.class-ir': () => 'セルの数がカードの作戦値の2倍より少ないイスラム原理主義国を選ぶ。',
  'R.class-other': () => 'イスラム原理主義国でも体制変更国家でもない国を選ぶ。',
  'R.success-number': () => '成功値がもっとも高い国を選ぶ。',
  'R.rec-number': () => '印刷されたリクルート値を使う。',
  'R.besieged': () => '孤立政権の国を選ぶ。',
  'R.troops-plus-cells': () => '兵員とセルの合計がもっとも多い国を選ぶ。',
  'R.resources': () => '残った候補がイスラム教国だけなので、リソースがもっとも高い国を選ぶ。',
  'R.resources-skipped-mixed': () => '候補がイスラム教国だけではないので、リソースは比べない。',
  'R.tie': () => 'リクルートのチャートでは同順位である。',
  'R.no-country': () => 'リクルートのチャートに合う国がないので、急進化する。',

  'T.box1-besieged': () => '1番目のボックス：孤立政権の国。',
  'T.box1-rc': () => '1番目のボックス：体制変更国家。',
  'T.box1-aid': () => '1番目のボックス：援助のある国。',
  'T.box1-none': () => '1番目のボックス：孤立政権も体制変更も援助もない。',
  'T.box2': () => '2番目のボックス：あと1個か2個のセルで大規模なジハードができる貧弱な国。',
  'T.box2-none': () => '2番目のボックス：あと1個か2個のセルで大規模なジハードができるようになる国はない。',
  'T.box3': () => '3番目のボックス：セルに隣接する良好または適正なイスラム教国。',
  'T.box3-none': () => '3番目のボックス：セルに隣接する良好または適正なイスラム教国はない。',
  'T.box4-hard': () => '4番目のボックス：USが強硬なので、未評価の非イスラム教国。',
  'T.box4-soft': () => '4番目のボックス：USが穏健なので、その場合に指定された国。',
  'T.box4-none': () => '4番目のボックス：該当する国はない。',
  'T.box5': () => '最後のボックス：ランダムな国。',
  'T.tie-pakistan': () => 'パキスタンを優先する。',
  'T.tie-resources': () => 'リソースがもっとも高い国を選ぶ。',
  'T.tie-mixed-random': () => '移動先としては同順位である。',
  'T.source-ir': () => 'カードの作戦値より多くのセルがあるイスラム原理主義国から移動する。',
  'T.source-rc': () => 'セルが5個より多い体制変更国家から移動する。',
  'T.source-adjacent': () => '移動先に隣接する国から移動する。',
  'T.source-any': () => 'セルのある国ならどこからでも移動する。',
  'T.source-is-destination': () => 'セルはその国にとどまり、潜伏中になる。',
  'T.key-active': () => '活動中のセルがある国を優先する。',
  'T.key-not-destination': () => '移動先ではない国を優先する。',
  'T.key-random': () => '移動元としては同順位である。',

  'Z.place-cell': () => '急進化の第1段階：資金に関係なく、ランダムな国にセルを配置する。',
  'Z.travel': () => '急進化の第2段階：セルがロールなしで移動する。',
  'Z.plot': () => '急進化の第3段階：セルのあるランダムな国にプロットを配置する。',
  'Z.worsen': () =>
    '急進化の最終段階：良好または適正なイスラム教国をランダムに選び、政治体制を1段階悪化させる。',

  'V.plot-chart': () => 'プロットを配置するイベントなので、プロットのチャートに従う。',
  'V.shift-chart': () => '国の状態を変えるイベントなので、小規模なジハードのチャートに従う。',
  'V.iran-good': (p, v) => `${v.name('country', p.from)}にもっとも近い良好な国は${place(p, v)}である。`,
  'V.iran-fair': (p, v) =>
    `良好な国がないので、${v.name('country', p.from)}にもっとも近い適正な国、${place(p, v)}を選ぶ。`,
  'V.mahdi-good': (p, v) =>
    `セルと兵員がいる良好な国のうち、${v.name('country', p.from)}にもっとも近いのは${place(p, v)}である。`,
  'V.mahdi-fair': (p, v) =>
    `良好な国がないので、セルと兵員がいる適正な国のうち${v.name('country', p.from)}にもっとも近い${place(p, v)}を選ぶ。`,
  'V.cells-random': () => 'イベントの対象になる国の中からランダムに選ぶ。',
  'V.cells-short': () => 'すべての国に配置するにはセルが足りないので、どの国かをランダムに決める。',
  'V.zarqawi': () => 'セルとプロットは、兵員のいる国の中からランダムに選んで配置する。',
  'V.lebanon-war': () => 'シーア派混合国家の表で決める。',
  'V.madrassas': () => 'Global表でロールし、リクルートできる国のうちもっとも近い国を選ぶ。',
  'V.videos': () => 'Global表でロールし、セルのない国のうちもっとも近い国を選ぶ。',
  'V.schengen-box4': () => 'シェンゲン加盟国に限って、移動のチャートに従う。',
  'V.schengen-table': () => 'シェンゲン加盟国を指すボックスがないので、シェンゲン表で決める。',
  'V.clean-operatives': () => 'セルは2個ともUS本国へ向かう。',
  'V.exkgb-caucasus': () => '国際的な政治姿勢マーカーが動くので、コーカサスを選ぶ。',
  'V.exkgb-central-asia': () => 'コーカサスでは国際的な政治姿勢マーカーが動かないので、中央アジアを選ぶ。',
  'V.exkgb-in-vain': () => 'すでに反米国家なので、何も変わらない。',
  'V.leak-marker': () => 'マーカーの中からランダムに選ぶ。',
  'V.oil-spike-pick': (p, v) =>
    `捨て札にあるもっとも作戦値の高いジハーディストのカードの中から、ランダムに${card(p, v)}を選ぶ。`,
  'V.own-cell-removed': () => '自分のセルは活動中のものから除去し、サドルは最後にする。',
  'V.schengen-two-more': () => 'ほかのシェンゲン加盟国をシェンゲン表で決める。',

  'F.cells-active-first': () => '活動中のセルを潜伏中のセルより先に選び、サドルは最後にする。',
  'F.us-triggered-no-site': () => 'プロットのチャートに合う国がないので、イベントのその部分は起こらない。',
  'F.resolved-in-order': () => 'プロットは配置された順に解決する。',
  'F.setup': () => '最初のセルはランダムな国に配置する。',

  'X.one-candidate': (p, v) => `候補は${place(p, v)}だけである。`,
  'X.die': (p, v) => `${p.count}か国をダイス1個で決める：${p.roll}、${place(p, v)}。`,
  'X.die-reroll': () => 'どの国にも当たらない目が出たので、振り直す。',
  'X.global-any': (p, v) => `Global表、${global(p, v)}。`,
  'X.global-muslim': (p, v) => `Global表（イスラム教国の欄）、${global(p, v)}。`,
  'X.global-non-muslim': (p, v) => `Global表（非イスラム教国の欄）、${global(p, v)}。`,
  'X.global-schengen': (p) => `Global表、褐色${p.tan}、黒${p.black}：シェンゲン表で決める。`,
  'X.global-iran-kept': () => 'ここではイランも候補になる。',
  'X.global-iran-reroll': (p) => `Global表、褐色${p.tan}、黒${p.black}：イランなので振り直す。`,
  'X.not-a-candidate-nearest': (p, v) =>
    `${v.name('country', p.rolled)}は候補ではないので、もっとも近い${place(p, v)}を選ぶ。`,
  'X.nearest-tie': (p) => `同じ近さの国が${p.count}か国あるので、ダイスで決める。`,
  'X.schengen-table': (p, v) => `シェンゲン表、${p.roll}：${place(p, v)}。`,
  'X.schengen-table-miss': (p, v) =>
    `${v.name('country', p.rolled)}は候補ではないので、もっとも近い${place(p, v)}を選ぶ。`,
  'X.shia-table': (p, v) => `シーア派混合国家の表、${p.sum}：${place(p, v)}。`,
  'X.shia-table-miss': (p, v) =>
    `${v.name('country', p.rolled)}は候補ではないので、もっとも近い${place(p, v)}を選ぶ。`,

  'I.potent-margin': () => 'イデオロギーにより、セルが兵員を3個上回れば大規模なジハードができる。',
};
