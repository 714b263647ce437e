/** 選べない理由。 */
import type { Translation } from '@sandtable/engine';
import type { why as english } from '../en/why.ts';

export const why: Translation<typeof english> = {
  'why.rally.level': (p) => `${p.faction === 'farc' ? '支持' : '対立'}のスペースでは集結できません。`,
  'why.march': () => 'まだ展開していないゲリラが隣接スペースにいません。',
  'why.ecuador': () => 'この派閥のコマがすでに2個あります。',
  'why.attack.nobody': () => 'この派閥のゲリラがいません。',
  'why.attack.no-enemy': () => '敵のコマがありません。',
  'why.terror': () => 'この派閥の潜伏状態のゲリラがいません。',
  'why.zone': () => '政府はFARCゾーンに入れません。',
  'why.assault': () => '除去できる敵が見えていないか、キューブが足りません。',
  'why.assault.nobody': () => 'キューブがありません。',
  'why.card': (p, voice) => `「${voice.name('card', String(p.card))}」により実施できません。`,
  'why.air-lift': () => 'いま空輸できる兵員がありません。',
  'why.air-strike': () => '活動状態のゲリラ、またはゲリラのいない基地がある行政区や連絡線がありません。',
  'why.eradicate': () => '対象となるカルテルのコマがある行政区がありません。',
  'why.extort': () => '潜伏状態のゲリラを持ち、他のすべてを数で上回るスペースがありません。',
  'why.ambush': () => 'この攻撃で選べるスペースに、潜伏状態のゲリラがいません。',
  'why.kidnap': () => 'FARCゲリラが警察より多く、身代金を払う相手のいるテロ実施スペースがありません。',
  'why.assassinate': () => 'AUCゲリラが警察より多く、敵のいるテロ実施スペースがありません。',
  'why.cultivate': () =>
    '人口があり、カルテルのゲリラが警察より多く、基地の余地があって基地を用意できるスペースがありません。',
  'why.process': () => '売る基地も、置ける積荷もありません。',
  'why.bribe': () => '買収には3リソースと、相手になるコマが必要です。',
  'why.eradicate.cartels': () => 'カルテルのコマがありません。',
  'why.eradicate.shift': () => 'そのスペースか隣接スペースで、対立側へ変更できるところだけです。',
  'why.kidnap.victim': () => 'カルテルの基地のない行政区なので、身代金を払う相手がいません。',
  'why.kidnap.payer': () => 'テロの費用になるリソースを持つ相手がいません。',
  'why.cultivate.room': () => '基地を置く余地がありません。',
  'why.cultivate.base': () =>
    '基地を用意できません。ほかに移せる基地がなく、新しい基地はこの集結を実施した行政区にしか置けません。',
  'why.process.guerrilla': () => '積荷を持つゲリラがいません。',
};
