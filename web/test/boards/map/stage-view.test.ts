import { expect, test } from 'vitest';
import { NO_INSETS } from '../../../boards/board.ts';
import { viewOf } from '../../../boards/map/stage-view.ts';

const FRAME = [1100, 1100] as const;
const STAGE = { width: 1366, height: 682 };

/** Where a point of the map lies on the stage, in pixels. */
function onStage([x, y]: readonly [number, number], { box, scale }: { box: string; scale: number }) {
  const [left = 0, top = 0] = box.split(' ').map(Number);
  return [(x - left) * scale, (y - top) * scale].map(Math.round);
}

test('the map lies between the panels, and the land around it under them', () => {
  const insets = { left: 264, right: 312, top: 12, bottom: 32 };
  const view = viewOf(FRAME, STAGE, insets);
  const [left = 0, top = 0] = onStage([0, 0], view);
  const [right = 0, bottom = 0] = onStage([1100, 1100], view);
  expect(top).toBe(12);
  expect(bottom).toBe(682 - 32);
  expect(left - 264).toBe(1366 - 312 - right);
  const [, , width = 0, height = 0] = view.box.split(' ').map(Number);
  expect(Math.round(width * view.scale)).toBe(1366);
  expect(Math.round(height * view.scale)).toBe(682);
});

test('without panels it is as large as the stage has room for', () => {
  expect(viewOf(FRAME, STAGE, NO_INSETS).scale).toBeCloseTo(0.62, 2);
});

test('panels that leave next to nothing are disregarded, and a stage that is not measured shows the frame', () => {
  const insets = { left: 600, right: 600, top: 0, bottom: 0 };
  expect(viewOf(FRAME, STAGE, insets)).toEqual(viewOf(FRAME, STAGE, NO_INSETS));
  expect(viewOf(FRAME, { width: 0, height: 0 }, insets)).toEqual({
    box: '0 0 1100 1100',
    corner: [0, 0],
    scale: 0,
  });
});
