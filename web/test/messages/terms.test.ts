import { glossary } from '@sandtable/andean-abyss/text/glossary';
import { LANGUAGES } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/list.ts';
import { Terms } from '../../messages/terms.ts';

test('words of the rulebook stand out in a sentence, each of them once, the longest that fits', () => {
  const terms = new Terms(glossary, 'en');
  expect(
    terms.split('A Limited Operation moves Underground guerrillas; an Operation more, Operationally.'),
  ).toEqual([
    'A ',
    { term: 'limitedOperation', said: 'Limited Operation' },
    ' moves ',
    { term: 'underground', said: 'Underground' },
    ' guerrillas; an ',
    { term: 'operation', said: 'Operation' },
    ' more, Operationally.',
  ]);
});

test('Japanese words stand out without gaps between them', () => {
  const terms = new Terms(glossary, 'ja');
  expect(
    terms.split('限定オペレーションで潜伏状態のゲリラを動かす。').filter((part) => typeof part !== 'string'),
  ).toEqual([
    { term: 'limitedOperation', said: '限定オペレーション' },
    { term: 'underground', said: '潜伏状態' },
    { term: 'guerrilla', said: 'ゲリラ' },
  ]);
});

test.each(GAMES)('$id: every word that is explained is a term, and its rule can be read', async (game) => {
  const words = await game.glossary?.();
  const meanings = Object.entries(words?.meanings ?? {});
  expect(meanings.length).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    const rules = new Set((await game.rules?.(language))?.map(([rule]) => rule));
    for (const [key, meaning] of meanings) {
      expect(words?.terms[key], key).toBeDefined();
      expect(rules.has(meaning.rule), `${key}: ${meaning.rule}`).toBe(true);
      expect(meaning[language].length).toBeLessThan(140);
    }
  }
});
