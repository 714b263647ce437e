export { type RuleFacts, type TestRules, testRules } from './rules.ts';
export { type Here, type Situation, type TestFacts, type TestTables, testTables } from './tables.ts';
export { passRules, thePass, type View as PassView } from './demo/index.ts';
export {
  emptyTable as emptyPass,
  MAP as PASS_MAP,
  type Pass,
  type State as PassState,
  TABLE as PASS_TABLE,
} from './demo/state.ts';
