/** The Japanese words of this volume's events, for the event language. */
import { type JapaneseLexicon, listOf } from '@sandtable/coin/event-language';
import type { VOCABULARY } from '../events/vocabulary.ts';
import { actionsJa } from './names.ja.ts';

/** `name` gives a thing its name, so that a page can mark it. */
export const eventsJa = (name: (kind: string, id: string) => string): JapaneseLexicon<typeof VOCABULARY> => ({
  name: (kind, id) => `${kind === 'space' && id.startsWith('loc-') ? '連絡線' : ''}${name(kind, id)}`,
  factions: {
    government: name('faction', 'government'),
    farc: name('faction', 'farc'),
    auc: name('faction', 'auc'),
    cartels: name('faction', 'cartels'),
  },
  kinds: { city: '都市', department: '行政区', loc: '連絡線' },
  traits: {
    mountain: '山岳の',
    forest: '森林の',
    pipeline: 'パイプラインの',
    coastal: '海岸の',
    'econ-3': '経済値3の',
    unpopulated: '人口0の',
    'by-venezuela': 'ベネズエラに接する',
    'by-ecuador': 'エクアドルに接する',
    'farc-zone': 'FARCゾーンの',
  },
  controls: { government: '政府支配下', farc: 'FARC支配下', none: '非支配' },
  levels: {
    'active-support': '積極的な支持',
    'passive-support': '消極的な支持',
    neutral: '中立',
    'passive-opposition': '消極的な対立',
    'active-opposition': '積極的な対立',
    support: '支持',
    opposition: '対立',
  },
  pieces: {
    troops: '兵員',
    police: '警察',
    cube: 'キューブ',
    'government-base': '政府の基地',
    'government-piece': '政府のコマ',
    'farc-underground': '潜伏状態のFARCゲリラ',
    'farc-active': '活動状態のFARCゲリラ',
    'farc-guerrilla': 'FARCのゲリラ',
    'farc-base': 'FARCの基地',
    'farc-piece': 'FARCのコマ',
    'auc-underground': '潜伏状態のAUCゲリラ',
    'auc-active': '活動状態のAUCゲリラ',
    'auc-guerrilla': 'AUCのゲリラ',
    'auc-base': 'AUCの基地',
    'auc-piece': 'AUCのコマ',
    'cartels-underground': '潜伏状態のカルテルゲリラ',
    'cartels-active': '活動状態のカルテルゲリラ',
    'cartels-guerrilla': 'カルテルのゲリラ',
    'cartels-base': 'カルテルの基地',
    'cartels-piece': 'カルテルのコマ',
    'insurgent-underground': '潜伏状態のゲリラ',
    'insurgent-active': '活動状態のゲリラ',
    'insurgent-guerrilla': 'ゲリラ',
    'insurgent-base': '反政府勢力の基地',
    'insurgent-piece': '反政府勢力のコマ',
    piece: 'コマ',
  },
  boxes: { available: '利用可能ボックス' },
  markers: { terror: 'テロマーカー', sabotage: 'サボタージュマーカー' },
  tracks: {
    aid: '援助',
    'government-resources': '政府のリソース',
    'farc-resources': 'FARCのリソース',
    'auc-resources': 'AUCのリソース',
    'cartels-resources': 'カルテルのリソース',
  },
  actions: actionsJa,
  measures: { econ: '経済値' },
  terms: {
    only: (faction) => `除去できるのは${name('faction', faction)}のコマだけ`,
    'police-as-troops': () => '警察も兵員として数える',
  },
  lasting: {
    'civic-action-with-any-cube': () =>
      '支援フェイズごとに1か所だけ、政府の支配下でキューブがあれば市民運動を行える',
    'civic-action-with-two-each': () => '市民運動には、政府の支配に加えて兵員2個と警察2個が必要になる',
    'sweep-cost': () => '政府が掃討に払う費用は、1か所につき3ではなく1リソースになる',
    'assault-cost': () => '政府が急襲に払う費用は、1か所につき3ではなく1リソースになる',
    'sweep-one-space': () => '政府は1枚のカードで1か所しか掃討に選べない',
    'assault-one-space': () => '政府は1枚のカードで1か所しか急襲に選べない',
    'control-phase-repairs': () => '支配フェイズごとに、政府はテロとサボタージュのマーカーを1～3個取り除ける',
    'sabotage-on-a-par': () =>
      '支配フェイズでは、ゲリラとキューブが同数の連絡線にもサボタージュマーカーを置く',
    'assault-mountain-as-city': () =>
      '山岳の行政区での急襲は都市と同じく、兵員と警察1個につきコマ1個を取り除く',
    'assault-mountain-weak': () => '山岳の行政区での急襲では、兵員4個につきコマ1個しか取り除けない',
    'air-lift-any-number': () => '空輸で運べる兵員の数に制限がなくなる',
    'air-lift-one': () => '空輸で運べる兵員は1個だけになる',
    'sweep-moves-police': () => '掃討では、1か所につき警察1個も移動できる',
    'sweep-counts-one-kind': () => '掃討でゲリラを活動状態にする数は、兵員か警察の一方だけで数える',
    'no-air-strike-no-search': () => '航空攻撃は行えず、パトロールでゲリラは活動状態にならない',
    'patrol-assaults-everywhere': () => 'パトロールでは、すべての連絡線で無償の急襲を行える',
    'patrol-without-assault': () => 'パトロールでは無償の急襲を行えない',
    'no-sweep-assault-in-departments': () => '行政区では掃討も急襲も行えない',
    'agitation-in-more-spaces': () =>
      'FARCは、政府の支配下になくFARCのコマがあるスペース3か所まででもアジテーションを行える',
    'no-government-activity-by-guerrillas': () => '政府は、ゲリラのいるスペースで特殊活動を行えない',
    'shields-executor': () => 'イベントを実施した派閥に対する掃討と急襲は行えない',
    'cartels-bases-earn-four': () => 'カルテルは、カルテルの基地1個につき4リソースを得る',
  },
  steps: {
    open: ({ open }) => `${name('country', open)}はゲーム終了まで行政区となる`,
    zone: ({ where }, { space }) => `政府は${where === undefined ? '' : `${space(where)}に`}FARCゾーンを置く`,
    'remove-zone': () => 'FARCゾーンを取り除く',
    shipment: ({ shipment }) =>
      `${
        listOf(shipment).length > 1 ? '' : `${name('faction', listOf(shipment)[0] ?? '')}の`
      }ゲリラに積荷を1つ載せる`,
    'lose-shipments': ({ 'lose-shipments': most, where }, { spaces }) => {
      const from = where === undefined || Object.keys(where).length === 0 ? '' : `${spaces(where)}から、`;
      return `${from}積荷を${most}つ${most === 1 ? '' : 'まで'}取り除く`;
    },
    'lose-for-good': ({ 'lose-for-good': faction, guerrillas }) =>
      `利用可能な${name('faction', faction)}のゲリラを${guerrillas}個、ゲームから除外する`,
  },
  conditions: {},
  specials: {},
});
