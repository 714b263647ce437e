/** 選べない理由。 */
import type { Translation } from '@sandtable/engine';
import type { why as english } from '../en/why.ts';

export const why: Translation<typeof english> = {
  'why.surge': () => 'COIN支配のスペースに、連合諸国のコマも、これから置けるコマもありません。',
  'why.air-lift': () => 'いま空輸できる兵員がありません。',
  'why.air-strike': () => '活動状態のゲリラや、ゲリラのいない基地がある行政区がありません。',
  'why.govern': () =>
    '支持または人口0のCOIN支配スペースに、帰還難民を置けるところもパトロネージを得られるところもありません。',
  'why.transport': () => '連絡線に出て通行料を払える政府の兵員がありません。',
  'why.eradicate': () => '政府のキューブと軍閥の基地がともにあるCOIN支配の行政区がありません。',
  'why.extort': () => '潜伏状態のタリバンゲリラがいて、タリバンのコマが他より多いスペースがありません。',
  'why.infiltrate': () => '潜伏状態のタリバンゲリラのいるスペースに、政府や軍閥のコマがありません。',
  'why.ambush': () => '攻撃できるスペースに、潜伏状態のタリバンゲリラがいません。',
  'why.cultivate': () =>
    'このオペレーションの行政区に、人口と基地を置く余地があり、軍閥のゲリラが警察より多いところがありません。',
  'why.traffic': () => '連合諸国のコマのないスペースに軍閥の基地がないか、得られるリソースが足りません。',
  'why.suborn': () => '手持ちのリソースで買収できる相手がいません。',
  'why.there.event': () => 'イベントにより、ここでは実施できません。',
  'why.there.control': () => 'COIN支配ではありません。',
  'why.surge.pieces': () => '連合諸国のコマも、これから置けるコマもありません。',
  'why.air-lift.spaces': () => '空輸は合わせて3スペースまでです。',
  'why.air-lift.flown': () => 'この経路はすでに使いました。',
  'why.govern.support': () => '人口があるのに、支持になっていません。',
  'why.govern.nothing': () => '帰還難民もパトロネージも得られません。',
  'why.there.warlords-base': () => '軍閥の基地がありません。',
  'why.eradicate.cubes': () => '政府のキューブがありません。',
  'why.infiltrate.nobody': () => '政府や軍閥のコマがありません。',
  'why.cultivate.base': () => '利用可能な基地を置けません。',
  'why.traffic.coalition': () => '連合諸国のコマがあります。',
  'why.patrol.assault': () => '除去できる敵が見えていないか、キューブが足りません。',
};
