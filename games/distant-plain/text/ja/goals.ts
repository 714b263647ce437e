/** 勝利条件と、近づく手段。シリーズ共通の文に加えるもの。 */
import type { Translation } from '@sandtable/engine';
import type { goals as english } from '../en/goals.ts';

export const goals: Translation<typeof english> = {
  'goal.support': () => '支持の人口と利用可能な連合諸国のコマ',
  'goal.control': () => 'COIN支配の人口とパトロネージ',
  'goal.opposition': () => '対立の人口とタリバンの基地',
  'goal.uncontrolled': () => '非支配の人口',
  'goal.help.support': () => '支援フェイズや訓練の民生活動で、スペースを支持に向けて動かす',
  'goal.help.home': () => '連合諸国のコマが利用可能ボックスに1個戻るごとに1増える',
  'goal.help.control': () =>
    'COIN支配には、連合諸国と政府のコマの合計が、そこにある他のコマより多いことが必要',
  'goal.help.govern': () => 'COIN支配のスペースでの統治で、援助をパトロネージに替えられる',
  'goal.help.opposition': () => 'テロや支援フェイズのシャリーアで、スペースを対立に向けて動かす',
  'goal.help.uncontrolled': () => '軍閥のコマがもっとも多い側と同数以上になれば、その支配は失われる',
  'goal.help.traffic': () => '麻薬取引では、連合諸国のコマがないスペースの基地1個につき1リソースを得る',
};
