import { expect, test } from 'vitest';
import { isReserved } from '../../accounts/reserved-names.ts';
import { lookOf } from '../../confusable-names.ts';
import { Client } from '../lib/client.ts';
import { sharedServer } from '../lib/server.ts';

const server = sharedServer();

test.each([
  'admin',
  'Admin',
  'ADMlN',
  'аdmin',
  'A d m i n',
  'admin1',
  'Admin 2026',
  'The Moderator',
  'Moderators',
  'M0derator',
  'Sandtable',
  'Sandtable Team',
  'sandtable_admin',
  'Ѕandtable',
  'System',
  '管理者',
  '運営',
  '運営チーム',
  'サンドテーブル運営',
  'モデレーター',
  'モデレータ１',
  'ｼｽﾃﾑ',
  '公式サポート',
])('%s is kept for those who host', (name) => {
  expect(isReserved(lookOf(name))).toBe(true);
});

test.each([
  'Ann',
  'Adam',
  'Administrata',
  'Sandy',
  'Modest',
  'Rooty',
  'Hostile',
  'Systematic',
  'Moderato',
  '山田',
  '管理栄養士',
  'システィーナ',
  'ホストファミリー',
])('%s is free', (name) => {
  expect(isReserved(lookOf(name))).toBe(false);
});

test('neither a guest nor an account may wear such a name', async () => {
  for (const [path, body] of [
    ['/api/guest', { name: 'Moderator' }],
    ['/api/signup', { name: '管理者', password: 'long enough' }],
  ] as const) {
    const { status, body: told } = await new Client(server.address).request('POST', path, body);
    expect([status, told]).toEqual([400, expect.objectContaining({ code: 'name-not-allowed' })]);
  }
});
