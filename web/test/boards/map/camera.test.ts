import { expect, test, vi } from 'vitest';
import { Camera } from '../../../boards/map/camera.svelte.ts';

test('zooming keeps the middle in its place and never shows what lies beyond the frame', () => {
  const camera = new Camera(1000, 1000);
  expect(camera.transform).toBe('translate(0.00 0.00) scale(1.0000)');
  camera.closer();
  expect(camera.transform).toBe('translate(-175.00 -175.00) scale(1.3500)');
  expect(camera.isMoved).toBe(true);
  camera.farther();
  camera.farther();
  expect(camera.transform).toBe('translate(0.00 0.00) scale(1.0000)');
});

test('a point out of sight is brought into the middle, one in sight stays', () => {
  const camera = new Camera(1000, 1000);
  for (let i = 0; i < 4; i++) camera.closer();
  const zoomed = camera.transform;
  camera.show([500, 500]);
  expect(camera.transform).toBe(zoomed);
  camera.show([50, 950]);
  expect(camera.transform).toBe(
    `translate(0.00 ${(1000 - 1000 * camera.zoom).toFixed(2)}) scale(${camera.zoom.toFixed(4)})`,
  );
});

test('zoom has an end', () => {
  const camera = new Camera(1000, 1000);
  for (let i = 0; i < 30; i++) camera.closer();
  expect(camera.zoom).toBe(6);
  camera.whole();
  expect(camera.isMoved).toBe(false);
});

test('a map that scrolls can be seen as a whole, and comes back to its size before it grows', () => {
  const camera = new Camera(1000, 1000);
  camera.scrolls = true;
  expect(camera.isPart).toBe(true);
  camera.farther();
  camera.scrolls = false;
  expect([camera.isShrunk, camera.isPart]).toEqual([true, false]);
  camera.closer();
  expect([camera.isShrunk, camera.zoom]).toEqual([false, 1]);
});

test('what is drawn once is moved as it is until the camera rests, then drawn where it belongs', () => {
  vi.useFakeTimers();
  const camera = new Camera(1000, 1000);
  const view = { corner: [-200, -50] as const, scale: 0.6 };
  expect(camera.shift(view)).toBe('none');
  camera.closer();
  // The middle of the map stays where it is on the stage: 420 and 330 pixels from its corner.
  const [x = 0, y = 0, ratio = 0] = [...camera.shift(view).matchAll(/-?[\d.]+/g)].map(Number);
  expect(x + 420 * ratio).toBeCloseTo(420, 1);
  expect(y + 330 * ratio).toBeCloseTo(330, 1);
  expect(camera.settled).toBe('translate(0.00 0.00) scale(1.0000)');
  vi.runAllTimers();
  expect(camera.shift(view)).toBe('none');
  expect(camera.settled).toBe(camera.transform);
  vi.useRealTimers();
});
