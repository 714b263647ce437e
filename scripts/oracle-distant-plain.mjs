// npm run oracle:distant-plain -- [--games N] [--seed S]: the second reading of chapter 8 that stands among the tests of
// A Distant Plain, over many games instead of a few.
import { parseArgs } from 'node:util';
import { install, run, tools } from './workspace.mjs';

const usage = `npm run oracle:distant-plain -- [--games N] [--seed S]

Lets the four charts play and compares what they choose with a second reading of chapter 8.
  --games N    whole games of each scenario, with four non-players and four times among people (15 in all for each);
               twelve short ones from sparse positions follow each (14)
  --seed S     any text; the same seed gives the same games (1)
Ends with 1 when a chart does what the second reading does not permit.`;

function read() {
  try {
    const options = { games: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } };
    const { games = '14', seed = '1', help } = parseArgs({ options }).values;
    if (help !== true && !/^[1-9]\d{0,5}$/.test(games)) throw new Error('--games is a whole number from 1.');
    return { games, seed, help };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

const { games, seed, help } = read();
if (help === true) {
  console.log(usage);
  process.exit(0);
}
await install();
const { code } = await run([...tools.vitest, 'run', 'distant-plain/test/nonplayers/oracle'], {
  show: true,
  env: { SANDTABLE_ORACLE_GAMES: games, SANDTABLE_ORACLE_SEED: seed },
});
process.exit(code);
