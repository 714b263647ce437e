import { describe, expect, test } from 'vitest';
import { readRoute, to } from '../../page/route.ts';

describe('addresses', () => {
  test('every address the page makes leads back to its screen', () => {
    expect(readRoute(to.home)).toEqual({ screen: 'home' });
    expect(readRoute(to.account)).toEqual({ screen: 'account' });
    expect(readRoute(to.new())).toEqual({ screen: 'new', game: undefined });
    expect(readRoute(to.new('demo'))).toEqual({ screen: 'new', game: 'demo' });
    expect(readRoute(to.table('a b/c'))).toEqual({ screen: 'table', table: 'a b/c' });
    expect(readRoute(to.replay('t'))).toEqual({ screen: 'replay', table: 't', at: undefined });
    expect(readRoute(to.join('token'))).toEqual({ screen: 'join', invite: 'token' });
    expect(readRoute(to.rules('demo', '3.3.1'))).toEqual({ screen: 'rules', game: 'demo', rule: '3.3.1' });
    expect(readRoute(to.rules('demo'))).toEqual({ screen: 'rules', game: 'demo', rule: undefined });
    expect(readRoute(to.cards('demo', '44'))).toEqual({ screen: 'cards', game: 'demo', card: '44' });
  });

  test('a replay may begin at a moment', () => {
    expect(readRoute('/table/t/replay/12')).toEqual({ screen: 'replay', table: 't', at: 12 });
    expect(readRoute('/table/t/replay/soon')).toEqual({ screen: 'replay', table: 't', at: undefined });
  });

  test('what is nowhere is missing, also when it cannot be decoded', () => {
    for (const path of ['/nowhere', '/table', '/table/t/elsewhere', '/games/demo/elsewhere', '/%E0%A4%A'])
      expect(readRoute(path)).toEqual({ screen: 'missing' });
  });
});
