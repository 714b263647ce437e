/** Runs the command as a person would: in this process, or where that is the matter in one of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  type Answer,
  Dice,
  type DiceState,
  defaultSetting,
  fastDice,
  type GameRecord,
  Match,
} from '@sandtable/engine';
import { demo, randomAnswer } from '@sandtable/engine/testing';
import { consoleFor } from '../console.ts';
import { runCommand } from '../run.ts';

export const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The built program, for what needs a process of its own. */
const BUILT = new URL('../dist/', import.meta.url);

export async function sandtable(
  args: readonly string[],
  input = '',
  env: Record<string, string> = {},
): Promise<Ran> {
  const { console, heard } = listening(args, input, env);
  const { code } = await runCommand(args, console);
  return { code, ...heard() };
}

/** A console whose words are kept. */
export function listening(args: readonly string[], input = '', env: Record<string, string> = {}) {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const [out, err] = [said(output), said(errors)];
  const environment = { ...process.env, LC_ALL: 'C', ...env };
  const surroundings = { input: Readable.from([input]), output, errors, environment, built: BUILT };
  return { console: consoleFor(args, surroundings), heard: () => ({ out: out(), err: err() }) };
}

/** All that was written so far. */
function said(stream: PassThrough): () => string {
  const pieces: string[] = [];
  stream.setEncoding('utf8');
  stream.on('data', (piece: string) => pieces.push(piece));
  return () => {
    for (let piece: unknown = stream.read(); typeof piece === 'string'; piece = stream.read())
      pieces.push(piece);
    return pieces.join('');
  };
}

/** The same as a process. */
export function sandtableProcess(args: readonly string[], input = '', env: Record<string, string> = {}): Ran {
  const ran = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    encoding: 'utf8',
    timeout: 80_000,
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/** Lines typed one after the other. */
export function typed(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sandtable-test-'));
}

/** A game of the demonstration game, played at random: to the end, or so many answers. */
export function recordOf(dice: DiceState, most = Number.POSITIVE_INFINITY): GameRecord {
  const match = Match.start(demo, defaultSetting(demo), dice);
  const chance = new Dice(fastDice('player'));
  while (match.result === undefined && match.seq < most) {
    const { seat, option }: Answer = randomAnswer(match, chance);
    match.answer(seat, option);
  }
  return match.record();
}

export function fileOf(document: unknown): string {
  const file = join(newFolder(), 'game.json');
  writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document));
  return file;
}
