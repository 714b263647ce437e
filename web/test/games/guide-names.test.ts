import { LANGUAGES } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/list.ts';
import { withNames } from '../../table/guide.ts';

test.each(GAMES)(
  '$id: what its guide and its lesson name is known in both languages',
  async ({ speech, board, lessons }) => {
    const steps = [
      ...((await board?.())?.guide ?? []),
      ...((await lessons?.()) ?? []).flatMap(({ steps: own }) => own),
    ];
    expect(steps.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      const words = await speech?.(language);
      for (const { title, text } of steps)
        for (const said of [title[language], text[language]])
          withNames(said, (kind, id) => {
            expect(words?.name(kind, id), `${kind}/${id}`).toBeDefined();
            return '';
          });
    }
  },
);
