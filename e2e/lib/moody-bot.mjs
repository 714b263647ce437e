// A bot that fails as long as the file of its mood exists, and counts there how often it did. Loaded by the server
// like any other shelf of players.
import { appendFileSync, existsSync } from 'node:fs';

const mood = new URL(import.meta.url).searchParams.get('mood') ?? '';

const moody = {
  id: 'moody',
  answer(seen) {
    if (existsSync(mood)) {
      appendFileSync(mood, '.');
      throw new Error('not in the mood');
    }
    return { option: seen.options[0] };
  },
};

export const GAME_IDS = [];
export const findGame = async () => undefined;
export const PLAYERS = [moody];
