import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { landBattles } from '@sandtable/land-battles';
import { rulesEn, rulesJa } from '@sandtable/land-battles/text';
import { expect, test } from 'vitest';
import { groupsOf } from '../../../readers/card-groups.ts';
import { landBattlesCards } from '../../../boards/land-battles/cards.ts';

const english = landBattlesCards('en', landBattles.speech.en, rulesEn.R16);
const japanese = landBattlesCards('ja', landBattles.speech.ja, rulesJa.R16);
const card = (id: string) => english.find((one) => one.id === id);
const figure = (id: string, name: string) => card(id)?.figures?.find((one) => one.name === name);

test('R1 the browser has all cards: 90 action cards, 11 Terrain cards, 137 force cards', () => {
  const copies = groupsOf(english).map(([group, cards]) => {
    const counts = cards.map(({ figures }) => figures?.find(({ name }) => name === 'Copies')?.value);
    return [group, counts.reduce((sum, count) => sum + Number(count), 0)] as const;
  });
  expect(copies.slice(0, 2)).toEqual([
    ['Action cards', 90],
    ['Terrain cards', 11],
  ]);
  expect(copies.slice(2)).toHaveLength(7);
  expect(copies.slice(2).reduce((sum, [, count]) => sum + count, 0)).toBe(137);
});

test('figures that the rulebook prints carry no mark; all others say that they are reconstructed', () => {
  expect(figure('usa-m1a1', 'Armor')).toEqual({ name: 'Armor', value: '8', outline: expect.any(String) });
  expect(figure('usa-m1a1', 'cannon')?.doubt?.sign).toBe('≈');
  expect(figure('usa-m1a1', 'VP')?.doubt?.text).toMatch(/^Reconstructed/);
  expect(figure('cover', 'Maneuver modifier')?.doubt).toBeUndefined();
  expect(figure('cover', 'Reinforcement value')?.doubt).toBeDefined();
  expect(figure('open-ground', 'Bonus')?.doubt).toBeUndefined();
  expect(figure('open-ground', 'VP')?.doubt).toBeDefined();
  expect(figure('china-type-83', 'artillery')?.doubt).toBeUndefined();
  expect(figure('china-type-83', 'Range')?.doubt).toBeDefined();
});

test('a table with a card set of its own shows that, and its figures carry no mark', () => {
  const cards = { forces: [{ nation: 'usa', name: 'M1A1 Abrams', vp: 9, armor: 8, cannon: 2 }] };
  const setting = { ...defaultSetting(landBattles), attachments: { cards } };
  const view = Match.start(landBattles, setting, fastDice('cards')).view('spectator');
  const own = landBattlesCards('en', landBattles.speech.en, rulesEn.R16, view);
  const { figures = [] } = own.find(({ id }) => id === 'usa-m1a1') ?? {};
  expect(figures.map(({ name, value }) => `${name} ${value}`)).toContain('VP 9');
  expect(figures.filter(({ doubt }) => doubt !== undefined)).toEqual([]);
});

test('every card has its name in Japanese, every action card its text', () => {
  expect(japanese.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const { id, title, parts, group } of japanese) {
    expect(title, id).not.toBe(id);
    if (group === 'アクションカード') expect(parts, id).toHaveLength(1);
  }
});
