import { expect, test } from 'vitest';
import { boxOf, clearOf, nameBox, namePlace, squeeze } from '../../../boards/map/name-box.ts';

test('names grow on a small map until they can be read, plates less than others', () => {
  const sizeAt = (isPlate: boolean, scale: number) => namePlace('Cali', [100, 50], isPlate, scale).size;
  expect(sizeAt(false, 0.9)).toBe(sizeAt(false, 2));
  for (const isPlate of [false, true]) {
    expect(sizeAt(isPlate, 0.59) * 0.59).toBeGreaterThan(11);
    expect(sizeAt(isPlate, 0.2)).toBe(sizeAt(isPlate, 0.1));
  }
  expect(sizeAt(true, 0.2) / sizeAt(true, 1)).toBeLessThan(sizeAt(false, 0.2) / sizeAt(false, 1));
  // Upwards: what is marked below stays free.
  const [, top, , high] = boxOf(namePlace('Cali', [100, 50], false, 0.59));
  const [, usualTop, , usualHigh] = boxOf(namePlace('Cali', [100, 50], false, 1));
  expect(top + high - (usualTop + usualHigh)).toBeLessThan(2);
  expect(namePlace('カブール', [0, 0], true, 1).width).toBeGreaterThan(
    namePlace('Cali', [0, 0], true, 1).width,
  );
});

test('a crowd makes way for the name of its space, above it or below', () => {
  expect(clearOf([0, 20, 40, 40], [0, 10, 40, 20])).toEqual([0, 30, 40, 40]);
  expect(clearOf([0, 20, 40, 40], [0, 50, 40, 20])).toEqual([0, 10, 40, 40]);
  expect(clearOf([0, 20, 40, 40], [60, 20, 40, 20])).toEqual([0, 20, 40, 40]);
});

test('a name in the head of a box is squeezed where it would run beyond it, and grows with no map', () => {
  expect(squeeze('Iraq', [0, 0, 160, 22])).toBe(1);
  expect(squeeze('アルジェリア／チュニジア', [0, 0, 138, 22])).toBeLessThan(0.9);
  const shape = {
    form: 'token',
    d: '',
    head: [0, 0, 160, 22],
    label: [80, 11],
    marks: {},
    pieces: [0, 48, 160, 50],
  } as const;
  expect(nameBox('Iraq', shape, 1.4)).toEqual([0, 0, 160, 22]);
});
