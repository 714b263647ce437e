/** The Japanese words of this volume's events. */
import type { JapaneseLexicon } from '@sandtable/coin/event-language';
import type { VOCABULARY } from '../events/vocabulary.ts';
import { actionsJa } from './names.ja.ts';

/** `name` gives a thing its name, so that a page can mark it. */
export const eventsJa = (name: (kind: string, id: string) => string): JapaneseLexicon<typeof VOCABULARY> => ({
  name: (kind, id) => `${kind === 'space' && id.startsWith('loc-') ? '連絡線' : ''}${name(kind, id)}`,
  factions: {
    coalition: name('faction', 'coalition'),
    government: name('faction', 'government'),
    taliban: name('faction', 'taliban'),
    warlords: name('faction', 'warlords'),
  },
  kinds: { city: 'カブール', province: '行政区', loc: '連絡線' },
  traits: {
    afghan: 'アフガンの',
    pakistan: 'パキスタンの',
    pashtun: 'パシュトゥーン居住区の',
    mountain: '山岳の',
    plain: '平原の',
  },
  controls: { coin: 'COIN支配下', taliban: 'タリバン支配下', none: '非支配' },
  levels: { support: '支持', neutral: '中立', opposition: '対立' },
  pieces: {
    'coalition-troops': '連合諸国の兵員',
    'coalition-base': '連合諸国の基地',
    'coalition-piece': '連合諸国のコマ',
    'government-troops': '政府の兵員',
    police: '警察',
    'government-cube': '政府のキューブ',
    'government-base': '政府の基地',
    'government-piece': '政府のコマ',
    'coin-troops': 'COIN側の兵員',
    'coin-cube': 'COIN側のキューブ',
    'coin-base': 'COIN側の基地',
    'coin-piece': 'COIN側のコマ',
    'taliban-underground': '潜伏状態のタリバンゲリラ',
    'taliban-active': '活動状態のタリバンゲリラ',
    'taliban-guerrilla': 'タリバンのゲリラ',
    'taliban-base': 'タリバンの基地',
    'taliban-piece': 'タリバンのコマ',
    'warlords-underground': '潜伏状態の軍閥ゲリラ',
    'warlords-active': '活動状態の軍閥ゲリラ',
    'warlords-guerrilla': '軍閥のゲリラ',
    'warlords-base': '軍閥の基地',
    'warlords-piece': '軍閥のコマ',
    'insurgent-underground': '潜伏状態のゲリラ',
    'insurgent-active': '活動状態のゲリラ',
    'insurgent-guerrilla': '反政府勢力のゲリラ',
    'insurgent-base': '反政府勢力の基地',
    'insurgent-piece': '反政府勢力のコマ',
  },
  boxes: { available: '利用可能ボックス', casualties: '負傷者ボックス', 'out-of-play': '除外ボックス' },
  markers: { terror: 'テロマーカー', sabotage: 'サボタージュマーカー', returnees: '＋1人口マーカー' },
  tracks: {
    aid: '援助',
    patronage: 'パトロネージ',
    'government-resources': '政府のリソース',
    'taliban-resources': 'タリバンのリソース',
    'warlords-resources': '軍閥のリソース',
  },
  actions: actionsJa,
  measures: {},
  terms: {
    'in-place': () => '移動はしない',
    'with-government-cubes': () => '政府のキューブも費用なしで数える。ただし行政区では兵員のみ',
    'each-troops-removes': () => '地形にかかわらず政府の兵員1個につきコマ1個を除去し、警察は数えない',
    'as-in-plain': () => '政府は平原と同じく兵員2個につきコマ1個を除去する',
    'own-troops-only': () => '連合諸国は自身の兵員だけを数える',
    'with-ambush': () => '可能なら待ち伏せとする',
    'whatever-islamabad': () => 'イスラマバードの姿勢は問わない',
    'beside-coalition': () => '連合諸国のコマがあってもよい',
    'patronage-each': (value) => `パトロネージは1か所につき+${value}`,
    'taliban-share': (value) =>
      `支配にかかわらず、タリバンのコマがある所1か所につきタリバンのリソースを+${value}`,
    'assault-locs': (value) => `急襲は連絡線${value}か所までで行える`,
  },
  lasting: {
    forbid: (p, t) => {
      const subject = p.to === undefined ? '' : `${t.who(p.to)}は`;
      const where = p.where === undefined ? '' : `${t.spaces(p.where)}で`;
      const together = p.with === undefined ? '' : `${t.actions(p.with)}に付随して`;
      return `${subject}${where}${together}${t.actions(p.actions)}${subject === '' ? 'は' : 'を'}行えない`;
    },
    cost: (p, t) =>
      `${t.who(p.of)}は、${p.where === undefined ? 'スペース' : t.spaces(p.where)}での${t.actions(p.action)}に1か所につき${p.cost}リソースを払う`,
    'most-spaces': (p, t) =>
      `${t.who(p.of)}が${t.actions(p.actions)}で選べるスペースは、1回につき${p.spaces}か所までとなる`,
    'train-cubes': (p) => `訓練で1か所に置けるキューブは${p.cubes}個までとなる`,
    'train-without-police': () => '連合諸国の訓練では警察を置けず、兵員だけを置ける',
    'train-then-police': (p) =>
      `連合諸国の訓練のたびに、連合諸国の兵員があるスペース1か所に警察を${p.police}個置く。利用可能な警察がなければ、マップ上の任意の場所から取る`,
    'civic-action-spaces': (p) => `連合諸国の訓練では、対象のうち${p.spaces}か所までで民生活動を行える`,
    'civic-action-at-bases': () =>
      '連合諸国の訓練による民生活動は、カブールか連合諸国の基地があるスペースでしか行えない',
    'sweep-then-activate': (p) =>
      `連合諸国のスイープのたびに、連合諸国は、スイープの有無にかかわらずマップ上の任意の1か所で、潜伏状態のゲリラを${p.guerrillas}個、活動状態にできる`,
    'sweep-not-through-locs': () => 'スイープを行う兵員は連絡線を通過できない',
    'coalition-alone': () =>
      '連合諸国は、スイープや空輸で政府の兵員を動かすことも、急襲で政府のキューブを数えることもできない',
    'assault-activates': (p) =>
      `連合諸国が急襲を行うスペースごとに、まず1つの派閥の潜伏状態のゲリラを${p.guerrillas}個、活動状態にできる`,
    'assault-removes': (p) => `連合諸国の急襲で除去できるコマは、1か所につき${p.pieces}個までとなる`,
    'assault-then-guerrillas': (p) =>
      `連合諸国の急襲（パトロールによるものを含む）でコマが除去されるたびに、タリバンは、急襲のあったスペース1か所に利用可能なタリバンのゲリラを${p.guerrillas}個置ける`,
    'roadside-bombs': (p) =>
      `スイープかパトロールでキューブが移動するたびに、ゲリラが活動状態になる前に、タリバンは、移動したキューブが止まったスペース1か所で潜伏状態のタリバンゲリラ1個を活動状態にし、そこへ移動してきたキューブを${p.cubes}個取り除ける（政府のものが先。連合諸国のものは負傷者ボックスに置く）`,
    'strike-pakistan': (p) =>
      `航空攻撃のたびに、対象のうち${p.spaces}か所をパキスタンのスペースとし、タリバンのゲリラ1個を、潜伏状態でも取り除ける（タリバンのゲリラがいなければタリバンの基地）。これによってイスラマバードは動かない`,
    'strike-stirs-pakistan': (p) =>
      `航空攻撃にパキスタンが含まれるたびに、イスラマバードを資金提供に向けて${p.boxes}段階動かす${p.guerrillas === 0 ? '' : `。その後、タリバンは、攻撃されたパキスタンのスペース1か所に利用可能なタリバンのゲリラを${p.guerrillas}個置ける`}`,
    'strike-removes': (p) => `航空攻撃では、1か所につきコマを${p.pieces}個まで除去できる`,
    'strike-angers': (p) =>
      `航空攻撃のたびに、タリバンは、攻撃されたアフガンの行政区${p.provinces}か所を対立に向けて${p.levels}段階動かす`,
    'taliban-cancel': (p, t) =>
      `連合諸国が${t.anyAction(p.actions)}を宣言するたびに、タリバンは${p.cost}リソースを払ってそれを取り消せる。オペレーションは続ける`,
    'rally-places-more': (p) =>
      `タリバンの集結のたびに、ゲリラを置いたスペース1か所に、利用可能なゲリラをさらに${p.guerrillas}個置ける`,
    'rally-not-beside-troops': () =>
      'タリバンは、タリバンの基地がない限り、連合諸国の兵員があるスペースに集結でゲリラを置けない',
    'march-to-coalition-base': (p) =>
      p.arrive === 'active'
        ? '連合諸国の基地があるスペースへ展開したゲリラは、数にかかわらず活動状態になる'
        : '連合諸国の基地があるスペースへ展開したゲリラは、その展開によって活動状態にならない',
    'march-once': () => 'ゲリラは1回のオペレーションで1度しか展開できない',
    'attack-on-loc': (p) =>
      `連絡線でのタリバンの攻撃（待ち伏せを含む）で除去できる敵のコマは${p.pieces}個までとなり、ゲリラは置けない`,
    'attack-with-sacrifice': (p) =>
      `タリバンの攻撃（待ち伏せを含む）が成功するたびに、タリバンは、そこの自分のゲリラ1個を取り除いて、敵のコマをさらに${p.pieces}個除去できる`,
    spares: (p, t) => `${t.who(p.attacker)}のオペレーションで${t.who(p.spared)}のコマは除去できない`,
    'terror-in-kabul': (p) => {
      const number = p.activates ?? 1;
      const many = number === 1 ? '' : `${number}個`;
      const parts = [
        ...(p.cost === undefined ? [] : [p.cost === 0 ? '費用はかからず' : `費用を${p.cost}リソースとし`]),
        p.staysUnderground === true
          ? `使ったゲリラ${many}を潜伏状態のままとする`
          : `潜伏状態のゲリラ${number}個を活動状態にしなければならない`,
      ];
      return `カブールでのタリバンのテロでは、${parts.join('、')}`;
    },
    'terror-spends-guerrilla': () => '行政区とカブールでのタリバンのテロでは、使ったゲリラを取り除く',
    'active-will-do': (p, t) =>
      `タリバンは、活動状態のゲリラでも潜伏状態と同じように${t.actions(p.actions)}を行える（活動状態のまま）`,
    'infiltrate-removes': (p) => `浸透で除去できるコマは${p.pieces}個だけとなり、置き換えはできない`,
    'traffic-divided': (p) =>
      `麻薬取引のたびに、軍閥が得るリソースの合計は${p.divisor}分の1（端数切り捨て）になる`,
    'sharia-everywhere': () =>
      'タリバンは支援フェイズで、タリバンの支配にかかわらず、タリバンのコマがあるすべてのスペースでシャリーアを行える',
    'elders-decide': () =>
      'いずれかの派閥のオペレーションや特殊活動で行政区の支持・対立が変わるたびに、このイベントを実施した派閥が、結果の段階を選ぶ',
  },
  steps: {
    islamabad: (p) => `イスラマバードを${name('islamabad', p.islamabad)}に向けて${p.boxes}段階動かす`,
    'civic-action': (p, t) => `${t.space(p.where)}1か所で、民生活動を${p['civic-action']}段階まで無償で行う`,
    'drop-capability': (p) =>
      `有効な情勢マーカーを、連合・タリバンのどちらのものでも、どちらの面でも、${p['drop-capability']}つ取り除く`,
  },
  conditions: {
    'islamabad-at': (p) =>
      `イスラマバードが${[p['islamabad-at']]
        .flat()
        .map((box) => name('islamabad', box))
        .join('か')}なら`,
  },
  specials: {
    'power-shuffle':
      '政府は、任意の警察を連絡線とCOIN支配下のスペースの間で動かせる。その後、警察が前より増えたCOIN支配下のスペース3か所までについて、1か所につきパトロネージを+1する',
  },
});
