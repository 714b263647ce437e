/** ジハーディストの理由。第9章の箱、条件、優先順位、表ごとに一文。 */
import type { Translation, Voice } from '@sandtable/engine';
import type { jihadistEn } from './jihadist.en.ts';
import type { InCountry, OfCard } from './params.ts';

const card = (p: OfCard, v: Voice): string => `「${v.name('card', String(p.card))}」`;
const place = (p: InCountry, v: Voice): string => v.name('country', p.country);
const global = (p: { tan: number; black: number } & InCountry, v: Voice): string =>
  `褐色${p.tan}、黒${p.black}：${place(p, v)}`;

export const jihadistJa: Translation<typeof jihadistEn> = {
  'E.jihadist-event': (p, v) => `${card(p, v)}は実施できる自陣営のイベントなので、発動します。`,
  'E.unassociated-event-then-ops': (p, v) =>
    `${card(p, v)}はどちらの陣営のものでもない実施可能なイベントなので、発動したのち作戦を行います。`,
  'E.condition-not-met': (p, v) => `${card(p, v)}は条件を満たしていないので、作戦を行います。`,
  'E.blocked': (p, v) => `${card(p, v)}は阻止されているので、作戦を行います。`,
  'E.itjihad-stops-event': (p, v) =>
    `このターンはUSのイベントだけが実施可能とみなされるので、${card(p, v)}は発動しません。`,
  'E.cells-but-track-empty': (p, v) =>
    `${card(p, v)}はセルを置くイベントですが、資金トラックにセルがないので急進化します。`,
  'E.event-ignored-radicalize': (p, v) =>
    `${card(p, v)}に合う国がプロットのチャートにないので、イベントの代わりに急進化します。`,
  'E.oil-spike-no-card': (p, v) =>
    `${card(p, v)}で回収できるジハーディストのカードが捨て札にないので、作戦を行います。`,
  'E.us-event-plot': (p, v) => `${card(p, v)}は実施可能なUSのイベントなので、プロットを行います。`,
  'E.us-event-not-playable': (p, v) => `${card(p, v)}は今は実施できないUSのイベントなので、作戦を行います。`,
  'E.major-jihad': () => '大規模なジハードでイスラム原理主義を樹立できる可能性があります。',
  'E.minor-jihad': () =>
    '大規模なジハードはできませんが、良好または適正な国にセルがあるので、小規模なジハードを行います。',
  'E.recruit': () => 'ジハードができず、リクルートできるセルがあるので、リクルートを行います。',
  'E.no-cell-recruitable': () => '現在の資金ではリクルートできるセルがありません。',
  'E.gtmo-skips-recruit': () => '「グアンタナモ」により、このターンはリクルートができません。',
  'E.travel': () => 'ほかにできることがないので、移動を行います。',

  'P.us': () => 'プロットはまずUS本国で行います。',
  'P.philippines': () => '「アブ・サヤフ」が有効で、フィリピンのセルが兵員以上です。',
  'P.philippines-outnumbered': () => 'フィリピンでは兵員がセルより多いので、「アブ・サヤフ」は関係しません。',
  'P.troops': () => '国威が「低い」ではないので、兵員のいる国を選びます。',
  'P.prestige-low-skips': () => '国威が「低い」ので、兵員のいる国は優先しません。',
  'P.same-posture': () => 'ペナルティがないので、USと同じ政治姿勢の国を選びます。',
  'P.penalty-skips': () => 'ペナルティがあるので、政治姿勢は関係しません。',
  'P.aid': () => '援助のある国を選びます。',
  'P.non-muslim': () => '資金が9未満なので、非イスラム教国を選びます。',
  'P.muslim': () => '資金が9未満なので、イスラム教国かイランを選びます。',
  'P.iran': () => 'イランになりました。',
  'P.funding-9-skips': () => '資金が9なので、チャートの残りは飛ばします。',
  'P.no-country': () => 'プロットのチャートに合う国がありません。',
  'P.op-fair': () => '作戦では適正な国が最優先です。',
  'P.op-good': () => '作戦では良好な国は適正な国の次です。',
  'P.op-poor': () => '作戦では貧弱な国は最後です。',
  'P.event-good': () => 'イベントでは良好な国が最優先です。',
  'P.event-fair': () => 'イベントでは適正な国は良好な国の次です。',
  'P.event-poor': () => 'イベントでは貧弱な国は良好、適正の次です。',
  'P.event-unmarked': () => 'イベントでは未評価の国は最後です。',
  'P.tie': () => 'プロットのチャートでは同順位です。',
  'P.same-country': () => '他の国へ移る前に、その国のセルの数だけロールします。',
  'P.next-country': () => '最初の国のセルを使い切ったので、次の国に移ります。',

  'M.pakistan': () => 'パキスタンが最優先です。',
  'M.resources': () => 'リソースがもっとも高い国です。',
  'M.tie': () => 'リソースが同じです。',
  'M.from-poor': (p, v) => `${place(p, v)}は貧弱で、${p.needed}回の成功でイスラム原理主義国になります。`,
  'M.from-fair': (p, v) => `${place(p, v)}は適正で、${p.needed}回の成功でイスラム原理主義国になります。`,
  'M.from-good-besieged': (p, v) =>
    `${place(p, v)}は良好ですが孤立政権なので、${p.needed}回の成功でイスラム原理主義国になります。`,
  'M.besieged-one-success': () => '孤立政権では必要な成功が1回少なくなります。',
  'M.bhutto-excludes': () => '「ベナジル・ブット」により、パキスタンではジハードができません。',
  'M.margin-3': () => 'セルが兵員を3個上回れば足ります。',

  'N.good': () => '良好な国が最優先です。',
  'N.fair': () => '適正な国です。',
  'N.pakistan': () => '同順位の中ではパキスタンが優先です。',
  'N.aid': () => '援助のある国です。',
  'N.besieged': () => '孤立政権です。',
  'N.resources': () => 'リソースがもっとも高い国です。',
  'N.tie': () => 'どの優先順位でも同じです。',
  'N.same-country': () => '他の国へ移る前に、その国のすべてのセルでロールします。',
  'N.enough': () => '活動表に合うセルがもうありません。',
  'N.next-country': () => 'その国のセルをすべて使ったので、次の国に移ります。',
  'N.bhutto-excludes': () => '「ベナジル・ブット」により、パキスタンではジハードができません。',
  'N.shift-good': () => '良好な国が最優先です。',
  'N.shift-fair': () => '適正な国は良好な国の次です。',
  'N.shift-poor': () => '貧弱な国です。同盟関係だけが変わります。',
  'N.shift-ir': () => 'イスラム原理主義国は最後です。',
  'N.shift-impossible-skipped': () => '変化できない国は飛ばします。',
  'N.shift-none': () => '変化できる国がないので、何も起こりません。',

  'R.class-rc': () => '兵員がセルを5個以上上回っている体制変更国家です。',
  'R.class-ir': () => 'セルがカードの作戦値の2倍より少ないイスラム原理主義国です。',
  'R.class-other': () => 'イスラム原理主義国でも体制変更国家でもない国です。',
  'R.success-number': () => '成功値がもっとも高い国です。',
  'R.rec-number': () => '印刷されたリクルート値を使います。',
  'R.besieged': () => '孤立政権です。',
  'R.troops-plus-cells': () => '兵員とセルの合計がもっとも多い国です。',
  'R.resources': () => '残った候補がイスラム教国だけなので、リソースがもっとも高い国です。',
  'R.resources-skipped-mixed': () => '候補がイスラム教国だけではないので、リソースは比べません。',
  'R.tie': () => 'リクルートのチャートでは同順位です。',
  'R.no-country': () => 'リクルートのチャートに合う国がないので、急進化します。',

  'T.box1-besieged': () => '1番目の箱：孤立政権です。',
  'T.box1-rc': () => '1番目の箱：体制変更国家です。',
  'T.box1-aid': () => '1番目の箱：援助のある国です。',
  'T.box1-none': () => '1番目の箱：孤立政権も体制変更も援助もありません。',
  'T.box2': () => '2番目の箱：あと1個か2個のセルで大規模なジハードができる貧弱な国です。',
  'T.box2-none': () => '2番目の箱：1個か2個のセルで大規模なジハードができるようになる国がありません。',
  'T.box3': () => '3番目の箱：セルに隣接する良好または適正なイスラム教国です。',
  'T.box3-none': () => '3番目の箱：セルに隣接する良好または適正なイスラム教国がありません。',
  'T.box4-hard': () => '4番目の箱：USが強硬なので、未評価の非イスラム教国です。',
  'T.box4-soft': () => '4番目の箱：USが穏健なので、その場合の国を選びます。',
  'T.box4-none': () => '4番目の箱：該当する国がありません。',
  'T.box5': () => '最後の箱：ランダムな国です。',
  'T.tie-pakistan': () => 'パキスタンが優先です。',
  'T.tie-resources': () => 'リソースがもっとも高い国です。',
  'T.tie-mixed-random': () => '移動先としては同順位です。',
  'T.source-ir': () => 'カードの作戦値より多くのセルがあるイスラム原理主義国から移動します。',
  'T.source-rc': () => 'セルが5個より多い体制変更国家から移動します。',
  'T.source-adjacent': () => '移動先に隣接する国から移動します。',
  'T.source-any': () => 'どの国からでも移動します。',
  'T.source-is-destination': () => 'セルはその場にとどまり、潜伏します。',
  'T.key-active': () => '活動中のセルがある国が優先です。',
  'T.key-not-destination': () => '移動先ではない国が優先です。',
  'T.key-random': () => '移動元としては同順位です。',

  'Z.place-cell': () => '急進化の第1段階：資金に関係なく、ランダムな国にセルを置きます。',
  'Z.travel': () => '急進化の第2段階：セルがロールなしで移動します。',
  'Z.plot': () => '急進化の第3段階：セルのあるランダムな国にプロットを置きます。',
  'Z.worsen': () => '急進化の最終段階：良好または適正なイスラム教国がランダムに悪化します。',

  'V.plot-chart': () => 'プロットを置くイベントなので、プロットのチャートに従います。',
  'V.shift-chart': () => '国を変化させるイベントなので、小規模なジハードのチャートに従います。',
  'V.iran-good': (p, v) => `${v.name('country', p.from)}にもっとも近い良好な国は${place(p, v)}です。`,
  'V.iran-fair': (p, v) =>
    `良好な国がないので、${v.name('country', p.from)}にもっとも近い適正な国、${place(p, v)}です。`,
  'V.mahdi-good': (p, v) =>
    `セルと兵員がいる良好な国のうち、${v.name('country', p.from)}にもっとも近いのは${place(p, v)}です。`,
  'V.mahdi-fair': (p, v) =>
    `良好な国がないので、セルと兵員がいる適正な国のうち${v.name('country', p.from)}にもっとも近い${place(p, v)}です。`,
  'V.cells-random': () => 'イベントが許す国の中からランダムに選びます。',
  'V.cells-short': () => 'すべての国に置くにはセルが足りないので、どの国かをランダムに決めます。',
  'V.zarqawi': () => 'セルとプロットを、兵員のいる国の中からランダムに選んで置きます。',
  'V.lebanon-war': () => 'シーア派混合国家表に従います。',
  'V.madrassas': () => 'Global表で決め、リクルートできるもっとも近い国を選びます。',
  'V.videos': () => 'Global表で決め、セルのないもっとも近い国を選びます。',
  'V.schengen-box4': () => 'シェンゲン加盟国の中で移動のチャートに従います。',
  'V.schengen-table': () => 'シェンゲン加盟国を指す箱がないので、シェンゲン表で決めます。',
  'V.clean-operatives': () => '2つのセルはどちらもUS本国へ向かいます。',
  'V.exkgb-caucasus': () => '国際的な政治姿勢マーカーが動くので、コーカサスを選びます。',
  'V.exkgb-central-asia': () =>
    'コーカサスでは国際的な政治姿勢マーカーが動かないので、中央アジアを選びます。',
  'V.exkgb-in-vain': () => 'すでに反米国なので、何も変わらない。',
  'V.leak-marker': () => 'マーカーの中からランダムに選びます。',
  'V.oil-spike-pick': (p, v) =>
    `捨て札にあるもっとも作戦値の高いジハーディストのカードから、ランダムに${card(p, v)}を選びました。`,
  'V.own-cell-removed': () => '自分のセルは活動中のものから失い、サドルは最後です。',
  'V.schengen-two-more': () => 'ほかのシェンゲン加盟国をシェンゲン表で決めます。',

  'F.cells-active-first': () => '活動中のセルを潜伏中のセルより先に選び、サドルは最後です。',
  'F.us-triggered-no-site': () => 'プロットのチャートに合う国がないので、その部分は起こりません。',
  'F.resolved-in-order': () => 'プロットは置かれた順に解決します。',
  'F.setup': () => '最初のセルはランダムな国に置きます。',

  'X.one-candidate': (p, v) => `候補は${place(p, v)}だけです。`,
  'X.die': (p, v) => `${p.count}か国をダイス1個で決めます：${p.roll}、${place(p, v)}。`,
  'X.die-reroll': () => 'どの国にも当たらない目が出たので、振り直しました。',
  'X.global-any': (p, v) => `Global表、${global(p, v)}。`,
  'X.global-muslim': (p, v) => `Global表（イスラム教国の欄）、${global(p, v)}。`,
  'X.global-non-muslim': (p, v) => `Global表（非イスラム教国の欄）、${global(p, v)}。`,
  'X.global-schengen': (p) => `Global表、褐色${p.tan}、黒${p.black}：シェンゲン表で決めます。`,
  'X.global-iran-kept': () => 'ここではイランも候補になります。',
  'X.global-iran-reroll': (p) => `Global表、褐色${p.tan}、黒${p.black}：イランなので振り直します。`,
  'X.not-a-candidate-nearest': (p, v) =>
    `${v.name('country', p.rolled)}は候補ではないので、もっとも近い${place(p, v)}を選びます。`,
  'X.nearest-tie': (p) => `同じ近さの国が${p.count}か国あるので、ダイスで決めます。`,
  'X.schengen-table': (p, v) => `シェンゲン表、${p.roll}：${place(p, v)}。`,
  'X.schengen-table-miss': (p, v) =>
    `${v.name('country', p.rolled)}は候補ではないので、もっとも近い${place(p, v)}を選びます。`,
  'X.shia-table': (p, v) => `シーア派混合国家表、${p.sum}：${place(p, v)}。`,
  'X.shia-table-miss': (p, v) =>
    `${v.name('country', p.rolled)}は候補ではないので、もっとも近い${place(p, v)}を選びます。`,

  'I.potent-margin': () => 'イデオロギーにより、セルが兵員を3個上回れば大規模なジハードができます。',
};
