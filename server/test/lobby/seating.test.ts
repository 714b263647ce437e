import { defaultSetting, type OptionValue } from '@sandtable/engine';
import { findGame } from '@sandtable/games';
import { describe, expect, test } from 'vitest';
import type { GameInfo, SeatWish, TableInfo } from '../../protocol/index.ts';
import type { Client } from '../lib/client.ts';
import { ME, OPEN } from '../lib/play.ts';
import { guest, sharedServer } from '../lib/server.ts';

const server = sharedServer(
  { shelf: ['@sandtable/games'] },
  new URL('../lib/worker-games.ts', import.meta.url),
);
const GAME = 'andean-abyss';
const game = await findGame(GAME);
const official = (seat: string): SeatWish => ({ kind: 'bot', player: `${seat}-nonplayer` });
const RANDOM: SeatWish = { kind: 'bot', player: 'random' };
const solitaire = {
  government: ME,
  farc: official('farc'),
  auc: official('auc'),
  cartels: official('cartels'),
};

function setting(options: Readonly<Record<string, OptionValue>>) {
  return game === undefined ? { scenario: '', options: {} } : defaultSetting(game, options);
}

function tried(ann: Client, nonPlayers: string, seats: Readonly<Record<string, SeatWish>>) {
  return ann.request<TableInfo & { readonly code?: string; readonly detail?: string }>(
    'POST',
    '/api/tables',
    { game: GAME, setting: setting({ nonPlayers }), seats },
  );
}

describe('seats and rules agree', () => {
  test('the list of games tells which bots are official and which seats non-players hold', async () => {
    const ann = await guest(server, 'Ann');
    const info = (await ann.get<readonly GameInfo[]>('/api/games')).find(({ id }) => id === GAME);
    expect(info?.nonPlayers?.seats['auc-cartels']).toEqual(['auc', 'cartels']);
    const isOfficial = (id: string) => info?.players.find((player) => player.id === id)?.official;
    expect([isOfficial('farc-nonplayer'), isOfficial('random')]).toEqual([true, undefined]);
  });

  test('a table whose seats contradict its setting is refused in one sentence', async () => {
    const ann = await guest(server, 'Ann');
    expect((await tried(ann, 'farc-auc-cartels', solitaire)).status).toBe(200);
    const person = await tried(ann, 'farc-auc-cartels', { ...solitaire, farc: OPEN });
    expect(person.body).toMatchObject({ code: 'bad-setting' });
    expect(person.body.detail).toContain('Nobody can sit at farc');
    expect((await tried(ann, 'none', solitaire)).body.detail).toContain('plays by the rules for non-players');
    // Other bots may play as non-players, for study.
    expect((await tried(ann, 'farc-auc-cartels', { ...solitaire, farc: RANDOM })).status).toBe(200);
  });

  test('where nobody is named for a non-player’s seat, its chart sits there; other seats are open', async () => {
    const ann = await guest(server, 'Ann');
    const { status, body } = await tried(ann, 'auc-cartels', { government: ME, cartels: RANDOM });
    expect(status).toBe(200);
    expect(body.seats.map(({ sitter }) => (sitter.kind === 'bot' ? sitter.player : sitter.kind))).toEqual([
      'person',
      'open',
      'auc-nonplayer',
      'random',
    ]);
  });

  test('whoever takes a seat before the start changes who is a non-player; what the rules do not know does not start', async () => {
    const ann = await guest(server, 'Ann');
    const { body: table } = await tried(ann, 'farc-auc-cartels', { ...solitaire, government: OPEN });
    const sits = (seat: string, wish: SeatWish) =>
      ann.post<TableInfo>(`/api/tables/${table.id}/seat`, { seat, wish });
    expect((await sits('farc', ME)).setting.options['nonPlayers']).toBe('auc-cartels');
    expect((await sits('farc', official('farc'))).setting.options['nonPlayers']).toBe('farc-auc-cartels');
    await sits('auc', ME);
    await sits('government', ME);
    const start = () =>
      ann.request<{ code?: string }>('POST', `/api/tables/${table.id}/start`, { salt: 'chance' });
    expect((await start()).body.code).toBe('bad-setting');
    expect((await sits('farc', ME)).setting.options['nonPlayers']).toBe('cartels');
    expect((await start()).status).toBe(200);
  });
});

describe('before the start the owner', () => {
  test('chooses other options, and nobody else does; afterwards nobody', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const made = await tried(ann, 'none', { government: ME, farc: ME, auc: ME, cartels: OPEN });
    const path = `/api/tables/${made.body.id}`;
    await ben.post(`${path}/join`, { seat: 'cartels' });
    const short = setting({ shortGame: true });
    const changed = await ann.post<TableInfo>(`${path}/setting`, short);
    expect(changed.setting.options['shortGame']).toBe(true);
    expect(changed.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person', 'person', 'person']);
    const code = async (client: Client, body: object) =>
      (await client.request<{ code: string }>('POST', `${path}/setting`, body)).body.code;
    expect(await code(ben, short)).toBe('not-yours');
    expect(await code(ann, setting({ nonPlayers: 'farc' }))).toBe('bad-setting');
    expect(await code(ann, { ...short, scenario: 'none such' })).toBe('bad-setting');
    await ann.post(`${path}/start`, { salt: 'chance' });
    expect(await code(ann, short)).toBe('not-gathering');
  });

  test('closes the table', async () => {
    const ann = await guest(server, 'Ann');
    const ben = await guest(server, 'Ben');
    const made = await tried(ann, 'none', { government: ME });
    const path = `/api/tables/${made.body.id}`;
    expect((await ben.request('POST', `${path}/close`)).status).toBe(403);
    expect(await ann.post<TableInfo>(`${path}/close`, undefined)).toMatchObject({
      status: 'finished',
      ending: { kind: 'abandoned' },
    });
    const open = await ben.get<readonly TableInfo[]>('/api/tables?list=open');
    expect(open.some(({ id }) => id === made.body.id)).toBe(false);
  });
});
