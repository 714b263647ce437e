/** The demonstration volume in tests: situations in a few words, rules run on them. */
import {
  emptyPass,
  type Pass,
  PASS_MAP,
  PASS_TABLE,
  passRules,
  type PassView,
  testRules,
  testTables,
  thePass,
} from '../testing/index.ts';

export const { situation, play, goOn, here, levelOf, cards } = testTables<Pass, PassView, 'S' | 'N' | 'O'>({
  game: thePass,
  map: PASS_MAP,
  table: PASS_TABLE,
  levels: { S: 1, N: 0, O: -1 },
  variants: { nonPlayers: [], pairs: [], hiddenNext: false, eligibility: 'standard', finalPropaganda: 2 },
  emptyTable: emptyPass,
});

export const { operation, plain, limited, begin, execute } = testRules<Pass>({ play, ...passRules });
