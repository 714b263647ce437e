import { beforeEach, expect, test, vi } from 'vitest';
import { Desk } from '../../table/desk.svelte.ts';

const stored = new Map<string, string>();
const drawer = ({ isOpen, tab }: Desk) => [isOpen, tab];

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('a drawer opened to explain it closes when the explaining goes on, and no later table finds it open', () => {
  const desk = new Desk({});
  desk.lend('log');
  expect(drawer(desk)).toEqual([true, 'log']);
  desk.fold(true);
  expect(new Desk({}).isOpen).toBe(false);
  desk.lend(undefined);
  expect(desk.isOpen).toBe(false);
  desk.takeBack();
  expect(desk.isOpen).toBe(false);
});

test('a drawer that somebody left open makes way for what is explained, and is there again afterwards', () => {
  const desk = new Desk({});
  desk.show('chat');
  desk.lend(undefined);
  expect(desk.isOpen).toBe(false);
  desk.lend('log');
  expect(drawer(desk)).toEqual([true, 'log']);
  desk.takeBack();
  expect(drawer(desk)).toEqual([true, 'chat']);
  expect(new Desk({}).isOpen).toBe(true);
});

test('what somebody opens or closes meanwhile stays', () => {
  const desk = new Desk({});
  desk.lend('log');
  desk.show('rules');
  desk.takeBack();
  expect(drawer(desk)).toEqual([true, 'rules']);
  desk.lend('log');
  desk.close();
  desk.takeBack();
  expect(desk.isOpen).toBe(false);
  expect(new Desk({}).isOpen).toBe(false);
});
