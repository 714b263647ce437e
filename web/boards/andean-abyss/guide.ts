import type { GuideStep } from '../board.ts';

/** What lies before a newcomer, part by part. */
export const GUIDE: readonly GuideStep[] = [
  {
    at: '#board .map',
    title: { en: 'The map of Colombia', ja: 'コロンビアのマップ' },
    text: {
      en: 'Circles are Cities, lines are pipelines and roads (LoCs), the rest are Departments; texture tells Mountain, Forest and Grassland apart. What you may choose now has a bright edge: click it, or drag pieces where a move is asked for. Wheel, pinch or the + and − keys zoom; arrow keys pan.',
      ja: '円は都市、線はパイプラインと道路（連絡線）、残りは行政区です。山岳・森林・草原は模様で見分けます。今選べるものは縁が明るく光ります。クリックするか、移動のときはコマをドラッグしてください。ホイール・ピンチ・「+」「−」キーで拡大縮小、矢印キーで移動できます。',
    },
  },
  {
    at: '#board .map',
    title: { en: 'Pieces and markers', ja: 'コマとマーカー' },
    text: {
      en: 'Cubes are Troops (T) and Police (P), discs are Bases, octagons are Underground guerrillas; a burst means Active. Arrows up are Support, arrows down Opposition, two of them Active. The ? button beside the map explains every sign; a click on a space lists what lies there.',
      ja: '立方体は兵員（T）と警察（P）、円盤は基地、八角形は潜伏状態のゲリラ、星形は活動状態のゲリラです。上向きの矢印は支持、下向きは対立で、2本なら積極的です。マップの横の「?」でしるしの意味を確認でき、スペースをクリックするとそこにあるものが表示されます。',
    },
  },
  {
    at: '#board .cards',
    title: { en: 'The cards', ja: 'カード' },
    text: {
      en: 'The played card and the one that follows. The signs show in which order the factions come; pale ones are Ineligible, a tick means it has acted. Click a title to read both texts of the Event.',
      ja: 'プレイ中のカードと次のカードです。しるしは派閥の順番で、薄いものはイベント資格がなく、チェックは実施済みを表します。題名をクリックするとイベントの文面を読めます。',
    },
  },
  {
    at: '#board .factions',
    title: { en: 'The factions', ja: '派閥' },
    text: {
      en: 'For each faction: how far it is from victory, its Resources, whether it is Eligible or what it did, and the pieces it has Available.',
      ja: '各派閥の勝利までの差、リソース、イベント資格または実施した行動、利用可能なコマを示します。',
    },
  },
  {
    at: '#board .tracks',
    title: { en: 'The tracks', ja: 'トラック' },
    text: {
      en: 'Total Support and Opposition with FARC’s Bases; the bar’s mark is what must be exceeded to win. Beside them Aid, El Presidente, and how many Propaganda cards have been played.',
      ja: '支持合計と、対立合計にFARCの基地を加えた値です。目盛りを超えると勝利条件を満たします。援助、大統領、プレイされたプロパガンダの数も示します。',
    },
  },
];
