import { describe, expect, test } from 'vitest';
import { faultIn, honoured, ranIn, restsUntil, whenRun } from '../../tables/hours.ts';

const HOUR = 3600 * 1000;
const at = (text: string) => Date.parse(text);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const TOKYO = { zone: 'Asia/Tokyo', night: { from: '22:00', to: '07:00' }, weekend: [], holidays: [] };
const NEW_YORK = { zone: 'America/New_York', weekend: [0, 6], holidays: [] };

describe('a clock', () => {
  test('runs all the time where nobody rests', () => {
    expect(ranIn(span('2099-03-02T12:00Z', '2099-03-03T12:00Z'), [], undefined)).toBe(24 * HOUR);
  });

  test('stands still while nobody could reach the server, however the gaps lie over each other', () => {
    const down = [
      span('2099-03-02T13:00Z', '2099-03-02T15:00Z'),
      span('2099-03-02T14:00Z', '2099-03-02T16:00Z'),
    ];
    expect(ranIn(span('2099-03-02T12:00Z', '2099-03-02T18:00Z'), down, undefined)).toBe(3 * HOUR);
    expect(whenRun(at('2099-03-02T12:00Z'), 2 * HOUR, down, undefined)).toBe(at('2099-03-02T17:00Z'));
  });

  test('stands still at night by the clocks of the place where its owner is', () => {
    // 22:00 to 07:00 in Tokyo is 13:00 to 22:00 in UTC.
    expect(ranIn(span('2099-03-02T12:00Z', '2099-03-03T12:00Z'), [], TOKYO)).toBe(15 * HOUR);
    expect(whenRun(at('2099-03-02T12:00Z'), 2 * HOUR, [], TOKYO)).toBe(at('2099-03-02T23:00Z'));
    expect(restsUntil(at('2099-03-02T14:00Z'), [], TOKYO)).toBe(at('2099-03-02T22:00Z'));
    expect(restsUntil(at('2099-03-02T12:30Z'), [], TOKYO)).toBeUndefined();
  });

  test('stands still over a weekend, also one on which the clocks are changed', () => {
    // Friday noon to Monday noon in New York; on Sunday, 8 March 2026, the clocks go forward.
    const days = span('2026-03-06T17:00Z', '2026-03-09T16:00Z');
    expect(ranIn(days, [], NEW_YORK)).toBe(24 * HOUR);
    expect(whenRun(days.from, 13 * HOUR, [], NEW_YORK)).toBe(at('2026-03-09T05:00Z'));
  });

  test('stands still on holidays, on each of their days', () => {
    const away = { zone: 'UTC', weekend: [], holidays: [{ from: '2099-03-03', to: '2099-03-16' }] };
    expect(whenRun(at('2099-03-02T12:00Z'), 24 * HOUR, [], away)).toBe(at('2099-03-17T12:00Z'));
  });

  test('counts the same however its time is cut into pieces', () => {
    const from = at('2099-03-02T12:00Z');
    const end = whenRun(from, 100 * HOUR, [], TOKYO);
    let sum = 0;
    for (let time = from; time < end; time += 5 * HOUR)
      sum += ranIn({ from: time, to: Math.min(end, time + 5 * HOUR) }, [], TOKYO);
    expect(sum).toBe(100 * HOUR);
  });
});

describe('hours', () => {
  test('are honoured only as far as the table says so', () => {
    expect(honoured(TOKYO, ['weekend', 'holiday'])).toBeUndefined();
    expect(honoured(TOKYO, ['night'])).toEqual(TOKYO);
  });

  test('hold no night of more than ten hours', () => {
    expect(faultIn({ ...TOKYO, night: { from: '20:00', to: '06:00' } })).toBeUndefined();
    expect(faultIn({ ...TOKYO, night: { from: '20:00', to: '06:01' } })).toBe(
      'A night has at most ten hours.',
    );
  });

  test('hold no more than 42 days of holiday in any year, counted once each', () => {
    const holidays = [
      { from: '2099-12-01', to: '2099-12-31' },
      { from: '2100-01-01', to: '2100-01-11' },
      { from: '2100-01-05', to: '2100-01-11' },
    ];
    expect(faultIn({ ...TOKYO, holidays })).toBeUndefined();
    const more = [...holidays, { from: '2100-11-01', to: '2100-11-01' }];
    expect(faultIn({ ...TOKYO, holidays: more })).toMatch(/42 days/);
  });

  test('name no holiday that ends before it begins, or on no day', () => {
    expect(faultIn({ ...TOKYO, holidays: [{ from: '2099-03-03', to: '2099-03-02' }] })).toMatch(/no holiday/);
    expect(faultIn({ ...TOKYO, holidays: [{ from: '2099-19-39', to: '2099-03-02' }] })).toMatch(/no holiday/);
  });
});
