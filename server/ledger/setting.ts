/** Whether a game can be played with a setting, in both languages. */
import { type Game, type Setting, settingFaults } from '@sandtable/engine';
import type { SettingCheck } from '../protocol/index.ts';

export function checkedSetting(game: Game, setting: unknown): SettingCheck {
  const en = settingFaults(game, setting);
  const faults = { en, ja: en.length === 0 ? en : settingFaults(game, setting, 'ja') };
  return { faults, seats: en.length === 0 ? game.seats(setting as Setting) : [] };
}
