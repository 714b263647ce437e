import { expect, test } from 'vitest';
import { groupsOf } from '../../table/groups.ts';
import { roomFor } from '../../table/room.ts';

test('a table is wide, narrow, low or a corner by the room for letters, and fingers need more of it', () => {
  expect(roomFor(85.4, 48, false)).toBe('wide');
  expect(roomFor(73.75, 51, false)).toBe('wide');
  expect(roomFor(73.75, 51, true)).toBe('narrow');
  expect(roomFor(24.4, 52.75, true)).toBe('narrow');
  expect(roomFor(52.75, 24.4, true)).toBe('low');
  expect(roomFor(20, 16, false)).toBe('corner');
});

test('options stand in groups in the order in which a group is first met, short ones side by side', () => {
  const option = (id: string) => ({ id, label: { key: id } });
  const titles: Readonly<Record<string, string>> = { bogota: 'City', cali: 'City', huila: 'Department' };
  const groups = groupsOf(
    ['bogota', 'huila', 'cali', 'a long sentence of its own'].map(option),
    ({ id }) => titles[id],
    ({ id }) => id,
  );
  expect(groups.map(({ title, options, isShort }) => [title, options.map(({ id }) => id), isShort])).toEqual([
    ['City', ['bogota', 'cali'], true],
    ['Department', ['huila'], true],
    ['', ['a long sentence of its own'], false],
  ]);
});
