import { expect, test } from 'vitest';
import { GameWords } from '../../messages/game-words.ts';
import { distinctions } from '../../table/labels.ts';

const words = new GameWords('demo', 'en', {
  sentences: { piece: (p: { kind: string }) => p.kind, done: () => 'Done' },
  name: (kind, id) => (kind === 'space' ? id.toUpperCase() : undefined),
});
const piece = (kind: string, space: string) => ({
  id: `${kind}/${space}`,
  label: { key: 'piece', params: { kind, space } },
});

test('options whose labels read alike are told apart by what they stand for', () => {
  const options = [
    piece('Troops', 'bogota'),
    piece('Troops', 'cali'),
    piece('Police', 'cali'),
    { id: 'done', label: { key: 'done' } },
  ];
  expect([...distinctions(options, words)]).toEqual([
    ['Troops/bogota', 'BOGOTA'],
    ['Troops/cali', 'CALI'],
  ]);
});
