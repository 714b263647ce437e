import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { MAIN, newFolder, sandtable } from './command.ts';

interface Figures {
  games: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  seats: { id: string; played: number; wins: number; share: number }[];
  players: { id: string; played: number; share: number; interval: { low: number; high: number } }[];
}

const json = async (...args: readonly string[]) =>
  JSON.parse((await sandtable([...args, '--json'])).out) as Figures;

describe('sim', () => {
  test('prints who won how often, by seat and by player', async () => {
    const { code, out, err } = await sandtable([
      'sim',
      'demo',
      '--games',
      '40',
      '--players',
      'practised:5,random',
    ]);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const seat of ['Alder', 'Birch', 'Flint', 'Slate'])
      expect(out).toMatch(new RegExp(`^${seat} +(practised:5|random) +40 `, 'm'));
    expect(out).toMatch(/^practised:5 +40 +\d+ +\d+ +[\d.]+ %/m);
    expect(out).toMatch(/^40 games, \d+ decisions in [\d.]+ s \([\d,]+ a second\)$/m);
  });

  test('says in the game’s own words how games ended, and in JSON by key', async () => {
    const run = ['sim', 'demo', '--games', '20'];
    expect((await sandtable(run)).out).toMatch(/^A team has more coins \(4\) +\d+ /m);
    expect((await sandtable([...run, '--language', 'ja'])).out).toMatch(
      /^一方のチームのコインが多い（4） +\d+ /m,
    );
    const { endings } = (await json(...run)) as unknown as { endings: { reason: string }[] };
    expect(endings.map(({ reason }) => reason)).toContain('won.team');
    const args = ['sim', 'labyrinth', '--games', '3', '--players', 'random', '--options', 'nonPlayers=none'];
    expect((await sandtable(args)).out).toMatch(/^(US|Jihadist): [^]*\([29]\.[\d.]+\) +\d/m);
    expect((await sandtable([...args, '--language', 'ja'])).out).toMatch(/^(US|ジハーディスト)：/m);
  });

  test('tells of wins that are shared, and says nothing of how sure a player is who plays against itself', async () => {
    const { out } = await sandtable(['sim', 'demo', '--games', '40', '--seed', '1']);
    expect(out).toMatch(/^seat +player +played +wins +shared +share +95 % sure +mean score +mean margin$/m);
    expect(out).toMatch(/^random +80 +\d+ +\d+ +50\.0 % +– +[-\d.]+ +0\.00$/m);
    const once = (await sandtable(['sim', 'demo', '--games', '1', '--seed', '2'])).out;
    expect(once).toMatch(/^seat +player +played +wins +share/m);
    expect(once).toMatch(/^[\d.]+ decisions a game/m);
  });

  test('prints one JSON object with --json', async () => {
    const figures = await json('sim', 'demo', '--games', '30', '--seed', 'x');
    expect(figures).toMatchObject({
      game: 'demo',
      scenario: 'standard',
      options: { rounds: 3 },
      seed: 'x',
      games: 30,
    });
    expect(figures.seats.map(({ id }) => id)).toEqual(['alder', 'birch', 'flint', 'slate']);
    expect(figures.decisionsPerSecond).toBeGreaterThan(0);
  });

  test('gives the same figures whatever the number of workers, and others for another seed', async () => {
    const figures = async (seed: string, workers: string) => {
      const { seconds, decisionsPerSecond, ...rest } = await json(
        'sim',
        'demo',
        '--games',
        '80',
        '--seed',
        seed,
        '--workers',
        workers,
      );
      expect(seconds * decisionsPerSecond).toBeGreaterThan(0);
      return rest;
    };
    const alone = await figures('a', '1');
    expect(await figures('a', '3')).toEqual(alone);
    expect((await figures('b', '1')).decisions).not.toBe(alone.decisions);
  });

  test('plays with the options given', async () => {
    const short = await json('sim', 'demo', '--games', '20', '--workers', '1', '--options', 'rounds=1');
    const long = await json('sim', 'demo', '--games', '20', '--workers', '1', '--options', 'rounds=5');
    expect(long.decisions).toBeGreaterThan(3 * short.decisions);
  });

  test('prints every game with --each', async () => {
    const lines = (await sandtable(['sim', 'demo', '--games', '5', '--each', '--json'])).out
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(6);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      game: 'demo',
      seed: '1/0',
      winners: expect.any(Array),
      margins: { alder: expect.any(Number) },
      reason: expect.any(String),
      seconds: expect.any(Number),
    });
  });

  test('prints rows for a spreadsheet with --csv, and nothing else on standard output', async () => {
    const { out, err } = await sandtable(['sim', 'demo', '--games', '3', '--csv', '--seed', 'a,"b']);
    const [heading = '', first = '', ...rest] = out.trimEnd().split('\n');
    expect(heading).toContain(
      'game,seed,winners,reason,decisions,seconds,alder player,alder score,alder margin',
    );
    expect(first).toMatch(/^demo,"a,""b\/0",\w+/);
    expect(rest).toHaveLength(2);
    expect(err).toMatch(/^Alder +random +3 /m);
  });

  test('numbers games from where it is told to', async () => {
    const rows = async (...args: readonly string[]) =>
      (await sandtable(['sim', 'demo', '--each', '--json', ...args])).out
        .trimEnd()
        .split('\n')
        .map((line) => {
          const { seconds, ...row } = JSON.parse(line) as { seconds: number };
          expect(seconds).toBeGreaterThan(0);
          return row;
        });
    expect((await rows('--games', '2', '--from', '5')).slice(0, 2)).toEqual(
      (await rows('--games', '7')).slice(5, 7),
    );
  });

  test('counts and prints what was played when somebody presses Ctrl-C', async () => {
    const args = ['sim', 'demo', '--games', '1000000', '--each', '--json', '--players', 'practised:50'];
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, LC_ALL: 'C' } });
    let out = '';
    let err = '';
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.stdout.on('data', (data: Buffer) => {
      if (out === '') child.kill('SIGINT');
      out += data.toString();
    });
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130);
    const lines = out.trimEnd().split('\n');
    const last = JSON.parse(lines.at(-1) ?? '') as Figures;
    expect(last.games).toBe(lines.length - 1);
    expect(err).toContain(`Stopped after ${last.games} of 1000000 games.`);
  });
});

describe('non-players in sim and play', () => {
  const abyss = ['andean-abyss', '--options', 'nonPlayers=farc-auc-cartels,shortGame=true'];

  test('are played by the rulebook’s charts in both, and the games are the same answer by answer', async () => {
    const folder = newFolder();
    const simulated = await sandtable([
      'sim',
      ...abyss,
      '--games',
      '3',
      '--keep',
      folder,
      '--each',
      '--json',
    ]);
    const rows = simulated.out.trimEnd().split('\n').slice(0, 3);
    expect(readdirSync(folder)).toEqual(['1-0.json', '1-1.json', '1-2.json']);
    for (const [n, row] of rows.entries()) {
      expect(JSON.parse(row)).toMatchObject({
        seating: {
          government: 'random',
          farc: 'farc-nonplayer',
          auc: 'auc-nonplayer',
          cartels: 'cartels-nonplayer',
        },
      });
      const file = join(newFolder(), 'played.json');
      await sandtable([
        'play',
        ...abyss,
        '--seats',
        'none',
        '--bots',
        'random',
        '--seed',
        `1/${n}`,
        '--save',
        file,
      ]);
      const read = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as GameRecord;
      const ids = ({ setting, answers }: GameRecord) => [
        setting,
        answers.map(({ seat, option }) => `${seat} ${option}`),
      ];
      expect(ids(read(file))).toEqual(ids(read(join(folder, `1-${n}.json`))));
    }
    expect((await sandtable(['replay', join(folder, '1-2.json'), '--at', '5'], 'q\n')).out).toContain('[5/');
  });

  test('follow from who is named where nothing was said', async () => {
    const players = 'government-staff,farc-nonplayer,auc-nonplayer,cartels-nonplayer';
    const { options } = (await json(
      'sim',
      'andean-abyss',
      '--games',
      '1',
      '--players',
      players,
    )) as unknown as {
      options: Record<string, unknown>;
    };
    expect(options['nonPlayers']).toBe('farc-auc-cartels');
  });

  test('hold all seats they are given where nobody is named, and the report says so', async () => {
    const all = ['distant-plain', '--options', 'nonPlayers=all'];
    const { seats } = (await json('sim', ...all, '--games', '1')) as unknown as {
      seats: { players: string[] }[];
    };
    const charts = ['coalition', 'government', 'taliban', 'warlords'].map((seat) => `${seat}-nonplayer`);
    expect(seats.map(({ players }) => players)).toEqual(charts.map((chart) => [chart]));
    const watched = (await sandtable(['play', ...all, '--seed', '1/0', '--seats', 'none'], '')).out;
    expect(watched).toContain(`Coalition: ${charts[0]} | Government: ${charts[1]}`);
    for (const command of [
      ['sim', '--players', 'random'],
      ['play', '--bots', 'random'],
      ['ladder', '--players', 'random'],
    ])
      expect(await sandtable([...command, ...all])).toMatchObject({
        code: 2,
        err: expect.stringMatching(/^No seat is left for random: .*\(nonPlayers=all\)/),
      });
    const one = (await json('sim', ...all, '--games', '1', '--players', 'taliban=random')) as unknown as {
      seats: { id: string; players: string[] }[];
    };
    expect(one.seats.find(({ id }) => id === 'taliban')?.players).toEqual(['random']);
  });

  test('are not overwritten by a second run', async () => {
    const folder = newFolder();
    const run = ['sim', 'demo', '--games', '2', '--keep', folder];
    expect((await sandtable(run)).code).toBe(0);
    expect(await sandtable(run)).toMatchObject({
      code: 2,
      err: expect.stringContaining('1-0.json is there already'),
    });
    expect((await sandtable([...run, '--force'])).code).toBe(0);
  });
});

describe('ladder', () => {
  test('lets every player take every side, and finds the better one', async () => {
    const figures = await json('ladder', 'demo', '--games', '60', '--players', 'practised:30,random');
    const [better, other] = figures.players;
    expect([better?.id, better?.played, other?.played]).toEqual(['practised:30', 60, 60]);
    expect(better?.interval.low).toBeGreaterThan(0.5);
  });

  test('takes more players than seats', async () => {
    const players = 'random,practised:1,practised:2,practised:3,practised:4';
    const figures = await json('ladder', 'demo', '--games', '20', '--players', players);
    expect(figures.players.map(({ id, played }) => `${id} ${played}`).toSorted()).toEqual(
      players
        .split(',')
        .map((id) => `${id} 8`)
        .toSorted(),
    );
  });
});

test('games lists what can be played, without the demonstration game', async () => {
  const lines = (await sandtable(['games', '--json'])).out.trimEnd().split('\n');
  const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
  expect(ids).toContain('land-battles');
  expect(ids).not.toContain('demo');
  expect((await sandtable(['games'])).out).toContain('land-battles');
  expect((await sandtable(['games', '--language', 'ja'])).out).toContain('シナリオ');
});
