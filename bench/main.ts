/** How fast this machine plays: see USAGE. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findGame, GAME_IDS } from '@sandtable/games/workshop';
import { readArguments, refuse } from './arguments.ts';
import { chanceFigures } from './chance.ts';
import { type Effort, type Figure, FULL, LONG } from './measure.ts';
import { playFigures } from './play.ts';
import { positionFigures } from './positions.ts';
import { thinkingFigures } from './thinking.ts';
import { turnFigures } from './turns.ts';

const USAGE = `npm run bench [-- <words>] [--quick] [--json]

Measures how fast this machine plays; with words, only the figures whose names begin with one of them. Each group of
figures has a process of its own, as a study has: a compiler that has learnt one rulebook is slower at the next.
  --quick  one short run each
  --json   one object a line: name, value, unit`;

const QUICK: Effort = { runs: 1, seconds: 0.02 };

type Measure = (effort: Effort) => readonly Figure[] | Promise<readonly Figure[]>;

async function gameFigures(id: string, effort: Effort): Promise<readonly Figure[]> {
  const game = await findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return [
    ...playFigures(game, effort === FULL ? LONG : effort),
    ...positionFigures(game, effort),
    ...thinkingFigures(game, effort),
    ...turnFigures(game, effort),
  ];
}

/** The groups of figures by the word their names begin with, the demonstration game first: it measures the engine. */
const GROUPS: readonly (readonly [word: string, measure: Measure])[] = [
  ...GAME_IDS.toReversed().map((id) => [id, (effort: Effort) => gameFigures(id, effort)] as const),
  ['dice', chanceFigures],
];

function readable({ name, value, unit }: Figure): string {
  return `${name.padEnd(34)}${Math.round(value).toLocaleString('en').padStart(14)} ${unit}`;
}

async function main(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { json: flag, quick: flag, help: { ...flag, short: 'h' } },
  });
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  const known = GROUPS.map(([word]) => word);
  const unknown = positionals.filter((word) => !known.includes(word));
  if (unknown.length > 0)
    refuse(`Nothing is measured under ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  const wanted = GROUPS.filter(([word]) => positionals.length === 0 || positionals.includes(word));
  const [only] = wanted;
  if (only === undefined || wanted.length > 1) {
    measureApart(wanted.map(([word]) => word));
    return;
  }
  const [, measure] = only;
  for (const figure of await measure(values.quick === true ? QUICK : FULL))
    console.log(
      values.json === true
        ? JSON.stringify({ ...figure, value: Math.round(figure.value) })
        : readable(figure),
    );
}

/** One process after the other, each with the flags of this one. */
function measureApart(words: readonly string[]): void {
  const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
  for (const word of words) {
    const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), word, ...flags], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}

await main();
