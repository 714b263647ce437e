import type { GuideStep } from '../board.ts';

/** What lies before a newcomer, part by part. */
export const GUIDE: readonly GuideStep[] = [
  {
    at: '#board .map',
    title: { en: 'The map of Afghanistan', ja: 'アフガニスタンのマップ' },
    text: {
      en: 'The circle is Kabul, the lines are the ring road and its branches (LoCs), the rest are Provinces; the three in the southeast are Pakistan’s. Peaks mark Mountain, slanting lines Pashtun land. What you may choose now has a bright edge: click it, or drag pieces where a move is asked for. Wheel, pinch or the + and − keys zoom; arrow keys pan.',
      ja: '円はカブール、線は環状道路とその支線（連絡線）、残りは行政区で、南東の3つはパキスタンです。山の模様は山岳、斜線はパシュトゥーン居住区を表します。今選べるものは縁が明るく光ります。クリックするか、移動のときはコマをドラッグしてください。ホイール・ピンチ・「+」「−」キーで拡大縮小、矢印キーで移動できます。',
    },
  },
  {
    at: '#board .map',
    title: { en: 'Pieces and markers', ja: 'コマとマーカー' },
    text: {
      en: 'Cubes are Troops of the Coalition (C) and the Government (G) and Police (P), discs are Bases, octagons are Underground guerrillas; a burst means Active. An arrow up is Support, an arrow down Opposition; a shield tells who has Control, the two COIN factions together or the Taliban. The ? button beside the map explains every sign.',
      ja: '立方体は連合諸国（C）と政府（G）の兵員および警察（P）、円盤は基地、八角形は潜伏状態のゲリラ、星形は活動状態のゲリラです。上向きの矢印は支持、下向きは対立、盾は支配（COIN両派閥の合計またはタリバン）を示します。マップの横の「?」でしるしの意味を確認できます。',
    },
  },
  {
    at: '#board .cards',
    title: { en: 'The cards', ja: 'カード' },
    text: {
      en: 'The played card and the one that follows. The signs show in which order the factions come; pale ones are Ineligible, a tick means it has acted. Click a title to read the Event. Most texts are rebuilt from public sources: the reader says how sure each one is.',
      ja: 'プレイ中のカードと次のカードです。しるしは派閥の順番で、薄いものはイベント資格がなく、チェックは実施済みを表します。題名をクリックするとイベントの文面を読めます。多くの文面は公開情報からの再構成で、確かさはカードの画面に示されます。',
    },
  },
  {
    at: '#board .factions',
    title: { en: 'The factions', ja: '派閥' },
    text: {
      en: 'For each faction: how far it is from victory, its Resources, whether it is Eligible or what it did, and the pieces it has Available. The Coalition has no Resources: what it spends is the Government’s.',
      ja: '各派閥の勝利までの差、リソース、イベント資格または実施した行動、利用可能なコマを示します。連合諸国は自分のリソースを持たず、政府のリソースを使います。',
    },
  },
  {
    at: '#board .tracks',
    title: { en: 'The tracks', ja: 'トラック' },
    text: {
      en: 'Each bar is what a faction wants; its mark must be exceeded to win, and the Warlords need both of theirs. Below stand Islamabad’s attitude, from Hostility to Sponsorship of the Taliban, and the Coalition’s Casualties, which cost Aid.',
      ja: '棒は各派閥が目指す値で、目盛りを超えると勝利条件を満たします。軍閥は2つとも超えなければなりません。その下に、敵対からタリバンへの資金提供までのイスラマバードの姿勢と、援助を減らす連合諸国の負傷者を示します。',
    },
  },
];
