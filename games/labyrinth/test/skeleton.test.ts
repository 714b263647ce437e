import { test } from 'vitest';

test('there is a room', () => {});
