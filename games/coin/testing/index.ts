export { type RuleFacts, type TestRules, testRules } from './rules.ts';
export { type Here, type Situation, type TestFacts, type TestTables, testTables } from './tables.ts';
