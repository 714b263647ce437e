// npm test: every gate; those that use one core each go side by side, the others one after the other. See `usage`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from './chromium.mjs';
import { findSuppressions } from './suppressions.mjs';
import * as workspace from './workspace.mjs';

const { build, filesBelow, install, root, run, tools } = workspace;

const reports = join(root, '.cache');
const success = { code: 0, output: '' };

/** What a runner printed from its first failure on: nobody looks for a needle among the passed tests. */
function fromFailures(output, firstFailure) {
  const start = output.search(firstFailure);
  return start < 0 ? output : output.slice(start);
}

/** Runs the steps until one fails. */
async function inTurn(...steps) {
  for (const step of steps) {
    const result = await step();
    if (result.code !== 0) return result;
  }
  return success;
}

/** What several gates need first is done once. */
function once(work) {
  let done;
  return () => (done ??= work());
}

const compile = once(workspace.compile);
const bundle = once(workspace.bundle);

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

// The page sees the other rooms' types as they are compiled.
async function lint() {
  await compile();
  const [linted, suppressions] = [await run([...tools.oxlint, '--deny-warnings']), findSuppressions()];
  return { code: linted.code || (suppressions ? 1 : 0), output: linted.output + suppressions };
}

/** The page's types rest on its own files, the packages and what the other rooms declare. */
async function checkPage() {
  const declared = filesBelow('.', /\.d\.ts$/, /^(node_modules|web|\..*)$/);
  const files = ['package-lock.json', ...filesBelow('web', /./), ...declared];
  const args = ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'];
  return unlessUnchanged('svelte-check', files, () =>
    run([...tools.svelteCheck, ...args], { cwd: join(root, 'web') }),
  );
}

/** Skips a check that passed for the very same files before. */
async function unlessUnchanged(name, files, check) {
  const mark = join(reports, `${name}.passed`);
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const now = hash.digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return success;
  const result = await check();
  if (result.code === 0) writeFileSync(mark, now);
  return result;
}

async function unitTests() {
  const file = join(reports, 'vitest.json');
  rmSync(file, { force: true });
  const secondTries = join(root, 'scripts/second-tries.mjs');
  const reporters = [
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--reporter=${secondTries}`,
  ];
  const result = await run([...tools.vitest, 'run', ...reporters, ...wanted]);
  const report = readReport(file);
  const output = fromFailures(result.output, /^.*(Failed (Tests|Suites)|Unhandled Errors)/m);
  if (wanted.length > 0 && report?.numTotalTests === 0)
    return { code: 1, output: `No test file has "${wanted.join('" or "')}" in its path.` };
  return {
    code: result.code,
    output,
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    times: timesOfUnitTests(report),
    triedAgain: [...result.output.matchAll(/^Tried again: (.*)$/gm)].map(([, name]) => name),
  };
}

/** Tests with their seconds. */
function timesOfUnitTests({ testResults = [] } = {}) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration = 0 }) => ({
      test: `${relative(root, name)} › ${title}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function timesOfBrowserTests({ suites = [], specs = [] }) {
  const own = specs.map(({ file, title, tests }) => ({
    test: `${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(timesOfBrowserTests)];
}

/** A tool of ours, which ends with 1 when it finds something. */
async function ownTool(name) {
  const made = await bundle();
  if (made.code !== 0) return made;
  return run(['node', join(root, `tools/dist/${name}.js`)]);
}

async function browserTests() {
  if (filesBelow('e2e', /\.spec\.ts$/).length === 0) return success;
  const chromium = provideChromium();
  if (chromium.problem) return { code: 1, output: chromium.problem };
  const built = await build();
  if (built.code !== 0) return built;
  const file = join(reports, 'playwright.json');
  rmSync(file, { force: true });
  const env = { SANDTABLE_CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const result = await run([...tools.playwright, 'test', '--config=e2e', '--reporter=list,json', ...wanted], {
    env,
  });
  const report = readReport(file);
  const stats = report?.stats;
  const output = fromFailures(result.output, /^\s+1\) /m);
  return {
    code: result.code,
    output,
    passed: stats ? stats.expected + stats.flaky : 0,
    failed: stats?.unexpected ?? 0,
    times: report ? timesOfBrowserTests(report) : [],
    triedAgain: report ? flakyBelow(report) : [],
  };
}

/** The tests that Playwright saw fail and then pass. */
function flakyBelow({ suites = [], specs = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(flakyBelow)];
}

const gates = {
  format: {
    title: 'Format',
    check: () => run([...tools.biome, 'format', '--reporter=summary']),
    sideBySide: true,
  },
  types: { title: 'Types', check: () => inTurn(compile, checkPage), sideBySide: true },
  arrows: {
    title: 'Arrows between rooms',
    check: () => run([...tools.depcruise, '.', '--output-type', 'err-long']),
    sideBySide: true,
  },
  lint: { title: 'Lint', check: lint, sideBySide: true },
  unused: {
    title: 'Dead code',
    check: () => run([...tools.knip, '--no-progress', '--no-config-hints']),
    sideBySide: true,
  },
  rules: { title: 'Rules coverage', check: () => ownTool('rules'), sideBySide: true },
  links: { title: 'Links of the documents', check: () => ownTool('links'), sideBySide: true },
  unit: { title: 'Unit tests', check: unitTests },
  nodes: {
    title: 'Other Nodes',
    check: () => run(['node', join(root, 'scripts/nodes.mjs'), 'own+1']),
  },
  browser: { title: 'Browser tests', check: browserTests },
};

const names = Object.keys(gates);
const usage = `npm test [-- --fast | --only <gate> [words]]

Every gate: ${names.join(', ')}.
  --fast         leaves the browser and other Nodes out
  --only <gate>  runs one; unit and browser take words that must be in the path of a test's file`;

function readArguments() {
  try {
    return parseArgs({
      options: { fast: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

const { values, positionals: wanted } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
if (values.only !== undefined && !names.includes(values.only)) {
  console.error(`There is no gate "${values.only}". The gates: ${names.join(', ')}.`);
  process.exit(2);
}
if (wanted.length > 0 && values.only !== 'unit' && values.only !== 'browser') {
  console.error(`"${wanted.join(' ')}" names files: that needs --only unit or --only browser.`);
  process.exit(2);
}
const chosen = names.filter((name) =>
  values.only ? name === values.only : !(values.fast && (name === 'browser' || name === 'nodes')),
);

await install();
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;
const times = [];

async function pass({ title, check }) {
  const start = performance.now();
  const result = await check();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const tests = result.passed === undefined ? '' : `  (${result.passed + result.failed} tests)`;
  console.log(`${result.code === 0 ? 'ok  ' : 'FAIL'}  ${title.padEnd(22)}${seconds.padStart(6)} s${tests}`);
  times.push(...(result.times ?? []));
  for (const test of result.triedAgain ?? []) console.log(`      passed at the second try: ${test}`);
  if (result.code !== 0) console.log(`\n${result.output.trimEnd()}\n`);
  passed += (result.passed ?? 0) + (result.code === 0 ? 1 : 0);
  failed += (result.failed ?? 0) + (result.code === 0 ? 0 : 1);
}

/** As many at a time as there are cores. */
async function passSideBySide(waiting) {
  const passInTurn = async () => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) await pass(gate);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, passInTurn));
}

const all = chosen.map((name) => gates[name]);
await passSideBySide(all.filter(({ sideBySide }) => sideBySide));
for (const gate of all.filter(({ sideBySide }) => !sideBySide)) await pass(gate);
if (wanted.length === 0 && times.length > 0) {
  console.log('The ten slowest tests:');
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const { test, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${test}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
