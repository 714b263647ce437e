import { defaultSetting, fastDice, Match, Sight } from '@sandtable/engine';
import { labyrinth, type View } from '@sandtable/labyrinth';
import { expect, test } from 'vitest';
import { LESSON } from '../../../boards/labyrinth/lesson.ts';

const setting = {
  ...defaultSetting(labyrinth, { ...LESSON.options }),
  attachments: { position: LESSON.position },
};
const jihadist = labyrinth.players?.find(({ id }) => id === LESSON.bots['jihadist']);

/** The charts play until the newcomer is asked. */
function goOn(match: Match<unknown, View>): void {
  while (match.turn[0] === 'jihadist')
    match.reply('jihadist', jihadist?.answer(new Sight(match, 'jihadist')) ?? { option: '' });
}

test('the guided first turn: whatever the dice, each task leads to the next, and the charts to the last', () => {
  for (let game = 0; game < 20; game++) {
    const match: Match<unknown, View> = Match.start(labyrinth, setting, fastDice(`lesson ${game}`));
    const isDone = (task: number) => LESSON.tasks[task]?.isDone(match.ask('us'));
    for (const [task, answer] of ['card-43', 'war-of-ideas', 'pakistan', 'card-12', 'event'].entries()) {
      expect(isDone(task), `${answer}, game ${game}`).toBe(false);
      expect(match.menuOf('us')).toContain(answer);
      match.answer('us', answer);
      goOn(match);
      expect(isDone(task), `${answer}, game ${game}`).toBe(true);
    }
    expect(match.result).toBeUndefined();
  }
});
