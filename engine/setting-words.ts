/** What can be wrong with a setting, in sentences without the full stop. The games' own faults are in their texts. */
import type { Language } from './messages.ts';

interface FaultWords {
  readonly shape: string;
  readonly attachments: string;
  scenario(game: string, given: string, known: string): string;
  option(game: string, id: string, known: string): string;
  attachment(game: string, id: string): string;
  flag(id: string): string;
  choice(id: string, values: string): string;
  number(id: string, min: number, max: number): string;
}

const en: FaultWords = {
  shape: 'a setting needs a scenario and options',
  attachments: 'attachments must be an object',
  scenario: (game, given, known) => `${game} has no scenario ${given} (it has: ${known})`,
  option: (game, id, known) => `${game} has no option "${id}" (it has: ${known})`,
  attachment: (game, id) => `${game} takes no attachment "${id}"`,
  flag: (id) => `option "${id}" is true or false`,
  choice: (id, values) => `option "${id}" is one of: ${values}`,
  number: (id, min, max) => `option "${id}" is a whole number from ${min} to ${max}`,
};

const ja: FaultWords = {
  shape: '設定にはシナリオとオプションが必要です',
  attachments: '添付資料の形式が正しくありません',
  scenario: (game, given, known) => `${game}にシナリオ${given}はありません（あるもの：${known}）`,
  option: (game, id, known) => `${game}にオプション「${id}」はありません（あるもの：${known}）`,
  attachment: (game, id) => `${game}は添付資料「${id}」を使いません`,
  flag: (id) => `オプション「${id}」はtrueかfalseです`,
  choice: (id, values) => `オプション「${id}」は次のどれかです：${values}`,
  number: (id, min, max) => `オプション「${id}」は${min}から${max}までの整数です`,
};

export const FAULT_WORDS: Readonly<Record<Language, FaultWords>> = { en, ja };
