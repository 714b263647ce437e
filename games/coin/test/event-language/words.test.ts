import { expect, test } from 'vitest';
import { englishText, type EventSide, japaneseText } from '../../event-language/index.ts';
import { TINY, tinyEnglish, tinyJapanese } from './volume.ts';

type Side = EventSide<typeof TINY>;

test.each<[string, Side, string, string]>([
  [
    'who decides',
    [{ place: 'guard', count: 2, upTo: true, where: { kind: 'shire' }, by: 'crown' }],
    'The Crown may place up to 2 available guards among shires.',
    '王家は、州に、利用可能な王家の兵員を合計2個まで置く。',
  ],
  [
    'who chooses what must be done',
    [{ remove: 'band', count: 1, where: { spaces: 'hill' }, by: 'rebels' }],
    'Remove 1 band from Hill (the Rebels decide).',
    '反徒は、丘から、反徒のゲリラを1個取り除く。',
  ],
  [
    'exactly these pieces',
    [{ place: ['guard', 'band'], count: 3, most: { guard: 1, band: 2 }, where: { spaces: 'hill' } }],
    'Place 1 guard and 2 bands in Hill.',
    '丘に、王家の兵員1個と反徒のゲリラ2個を置く。',
  ],
  [
    'spaces that are only chosen, and what is counted in them',
    [
      { inSpaces: 2, where: { any: [{ is: 'steep' }, { marked: 'fire' }] }, do: [] },
      { gain: 'gold', amount: { each: { measure: 'tolls', where: { these: true } }, times: 2 } },
    ],
    'Select 2 spaces being a steep space or with a fire. Gold +2 for each point of tolls of these spaces.',
    '険しいスペースまたは火災のあるスペースであるスペースを2か所選ぶ。それらのスペースの通行料1につき、金貨を+2する。',
  ],
  [
    'sums, dice and what a track shows',
    [
      {
        gain: 'gold',
        amount: [{ each: { pieces: 'band' } }, { each: { spaces: { is: 'steep' } }, times: 3 }],
      },
      { gain: 'gold', amount: { each: 'pip', times: 4 } },
      { lose: 'fame', amount: { asMuchAs: 'gold', most: 9 } },
      { eligible: 'itself' },
    ],
    'Gold +1 for each band on the map and +3 for each steep space. Gold +4 for each pip of a die. Lower Fame by as much as Gold, at most 9. The executing faction stays Eligible for the next card.',
    '金貨を、マップ上の反徒のゲリラ1個につき+1、険しいスペース1か所につき+3する。ダイスを1個振り、出た目1につき、金貨を+4する。金貨と同じ数（最大9）だけ名声を減らす。イベントを実施した派閥は次のカードでイベント資格ありとなる。',
  ],
  [
    'what may be declined',
    [{ transfer: 2, from: 'gold', to: 'fame', may: true }],
    'You may transfer 2 from Gold to Fame.',
    '望むなら、金貨から名声へ2移す。',
  ],
  [
    'several filters at once',
    [{ set: 'calm', where: { kind: 'shire', is: 'steep', control: 'crown', has: 'fort', unmarked: 'fire' } }],
    'Set each royal steep shire with a fort and without a fire to Calm.',
    '砦があり、火災のない王領の険しい州のそれぞれを平穏にする。',
  ],
  [
    'a space beside another',
    [{ set: 'angry', where: { beside: { spaces: ['hill', 'dale'] }, hasNo: 'guard' } }],
    'Set each space without a guard and next to Hill or Dale to Angry.',
    '丘、谷のいずれかに隣接し、王家の兵員のいないスペースのそれぞれを怒りにする。',
  ],
  [
    'pieces that move',
    [
      {
        move: 'band',
        count: 'all',
        upTo: true,
        from: { kind: 'road' },
        to: { kind: 'shire' },
        adjacent: true,
        arrive: 'active',
      },
    ],
    'Move any number of bands from roads to adjacent shires; they arrive Active.',
    '道から隣接する州へ、反徒のゲリラを任意の数だけ活動状態で移す。',
  ],
  [
    'a die by itself, and a table',
    [
      { gain: 'gold', amount: 'die' },
      { roll: [{ lose: 'fame', amount: 'rolled' }], table: [{ from: 6, to: 6, do: [{ weather: 'rain' }] }] },
    ],
    'Raise Gold by a die roll. Then roll a die: lower Fame by that number. On 6 also let there be rain.',
    'ダイスを1個振り、出た目だけ金貨を増やす。その後、ダイスを1個振り、出た目だけ名声を減らす。6なら、さらに天気を雨にする。',
  ],
  [
    'counting pieces, halves and limits',
    [
      { lose: 'gold', amount: { each: { pieces: 'fort', where: { kind: 'road' } }, times: 2, most: 4 } },
      { gain: 'fame', amount: { half: 'gold' } },
    ],
    'Gold −2 for each fort in a road, at most −4. Raise Fame by half of Gold, rounded down.',
    '道の砦1個につき、金貨を−2（最大−4）する。金貨の半分（端数切り捨て）だけ名声を増やす。',
  ],
  [
    'a free action where one has been chosen',
    [
      {
        inSpaces: 1,
        where: { kind: 'road' },
        do: [{ free: 'raid', by: 'rebels', terms: { twice: true }, may: true }],
      },
    ],
    'In 1 road, the Rebels may execute a free Raid there (twice over).',
    '道1か所で、反徒は、無償の襲撃を行える（2度）。',
  ],
  [
    'several spaces, chosen one by one',
    [
      {
        inSpaces: 2,
        upTo: true,
        where: { kind: 'shire' },
        do: [{ set: 'calm' }, { mark: 'fire', count: 1 }],
      },
    ],
    'In each of up to 2 shires, set the space to Calm and place 1 fire.',
    '州を2か所まで選び、それぞれで、そこを平穏にし、火災を1つ置く。',
  ],
  [
    'as many spaces of some as are wished, and exactly two of these',
    [
      { inSpaces: 'each', upTo: true, where: { kind: 'road' }, do: [{ mark: 'fire', count: 1 }] },
      { inSpaces: 2, where: { these: true }, do: [{ remove: 'band', count: 1 }] },
    ],
    'In any number of roads, place 1 fire. Then in each of 2 of these spaces, remove 1 band.',
    '道を任意の数だけ選び、それぞれに、火災を1つ置く。その後、それらのうち2か所選び、それぞれから、反徒のゲリラを1個取り除く。',
  ],
  [
    'one space, if wished',
    [{ inSpaces: 1, upTo: true, where: { kind: 'road' }, do: [{ shift: 'angry', levels: 1 }] }],
    'Shift up to 1 road 1 level toward Angry.',
    '道を1か所まで選び、そこを怒りに向けて1段階動かす。',
  ],
  [
    'a faction that is named, and acts in the space chosen',
    [
      {
        inSpaces: 1,
        where: { kind: 'road' },
        do: [{ free: 'raid', by: { oneOf: ['crown', 'rebels'] } }],
      },
    ],
    'In 1 road, name the Crown or the Rebels, which executes a free Raid there.',
    '道1か所で、王家か反徒を選ぶ。その派閥は、そこで、無償の襲撃を行う。',
  ],
  [
    'pieces of one faction, or of one that is there',
    [
      { place: ['guard', 'band'], count: 2, upTo: true, oneFaction: true, where: { spaces: 'hill' } },
      { replace: 'guard', count: 1, with: 'band', present: true, where: { spaces: 'dale' } },
    ],
    'Place up to 2 available guards or bands of one faction in Hill. Then replace 1 guard in Dale with 1 available band of a faction that has a piece there.',
    '丘に、利用可能な王家の兵員または反徒のゲリラを2個まで（すべて同じ派閥のもの）置く。その後、谷で、王家の兵員を1個、利用可能な反徒のゲリラ（そこにコマを持つ派閥のもの）に置き換える。',
  ],
  [
    'an alternative with something of the volume',
    [{ either: [[{ weather: 'sun' }], [{ special: 'feast' }]] }],
    'Either let there be sun; or everybody feasts.',
    '次のいずれかを行う。（1）天気を晴れにする。（2）全員で宴を開く。',
  ],
  [
    'a condition of the volume',
    [{ if: { raining: true }, do: [{ eligible: 'rebels' }], otherwise: [{ ineligible: 'crown' }] }],
    'If it rains, the Rebels are Eligible for the next card; otherwise the Crown is Ineligible through the next card.',
    '雨なら、反徒は次のカードでイベント資格ありとなる。そうでなければ、王家は次のカードが終わるまでイベント資格なしとなる。',
  ],
  [
    'something now and something that lasts',
    [
      { lasting: 'spies', actions: ['muster', 'raid'] },
      { gain: 'gold', amount: 1 },
    ],
    'Gold +1. Until the next Propaganda Reset, Muster or Raid is told beforehand.',
    '金貨を+1する。次のリセットまで、召集か襲撃は前もって知られる。',
  ],
])('5.1 words for %s', (_what, side, english, japanese) => {
  expect(englishText(TINY, tinyEnglish, side, 'reset')).toBe(english);
  expect(japaneseText(TINY, tinyJapanese, side, 'reset')).toBe(japanese);
});

test('5.3 what a Capability changes lasts to the end', () => {
  const side: Side = [{ lasting: 'toll', cost: 2, in: { kind: 'shire' } }];
  expect(englishText(TINY, tinyEnglish, side, 'game')).toBe(
    'For the rest of the game, each road costs 2 Gold in shires.',
  );
  expect(japaneseText(TINY, tinyJapanese, side, 'game')).toBe('ゲーム終了まで、州の道の費用は2となる。');
});
