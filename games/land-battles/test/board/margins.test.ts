import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { marginsOf } from '../../board/margins.ts';
import { landBattles } from '../../index.ts';

test('R17 a nation is as far from victory as its team is short of the points that win', () => {
  const view = structuredClone(
    Match.start(landBattles, defaultSetting(landBattles), fastDice('margins')).view('spectator'),
  );
  const [first] = view.players;
  if (first === undefined) throw new Error('nobody plays');
  const { team, nation } = first;
  expect(marginsOf(view).find(({ seat }) => seat === nation)?.value).toBe(-view.pointsToWin[team]);
  view.sides[team].points = view.pointsToWin[team];
  expect(marginsOf(view).find(({ seat }) => seat === nation)?.value).toBe(0);
});
