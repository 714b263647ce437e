/** What a person has set. Kept in the browser, and with the account (connection/kept.ts). */
import type { Language } from '@sandtable/engine';

export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly text: 'normal' | 'big' | 'huge';
  readonly pieces: 'small' | 'normal' | 'large';
  readonly motion: boolean;
  readonly sound: boolean;
  /** When to ask once more: where something is given up for good, or before every answer. */
  readonly confirm: 'never' | 'lasting' | 'always';
  /** Whether a question with one answer is answered without asking. */
  readonly forced: boolean;
  /** How what others do is followed on the board: at once, played, or step by step. */
  readonly pace: 'once' | 'normal' | 'slow' | 'step';
}

const CHOICES = {
  language: ['en', 'ja'],
  theme: ['system', 'light', 'dark'],
  text: ['normal', 'big', 'huge'],
  pieces: ['small', 'normal', 'large'],
  confirm: ['never', 'lasting', 'always'],
  pace: ['once', 'normal', 'slow', 'step'],
} as const;

/** `isCalm` is what a device says on which nothing should move by itself. */
export function defaultSettings(languages: readonly string[], isCalm = false): Settings {
  const first = languages.find((language) => /^(en|ja)\b/.test(language));
  return {
    language: first?.startsWith('ja') === true ? 'ja' : 'en',
    theme: 'system',
    text: 'normal',
    pieces: 'normal',
    motion: true,
    sound: false,
    confirm: 'lasting',
    forced: true,
    pace: isCalm ? 'once' : 'normal',
  };
}

/** Reads stored settings; whatever is not understood stays at its default. */
export function readSettings(stored: string | null, defaults: Settings): Settings {
  if (stored === null) return defaults;
  let found: unknown;
  try {
    found = JSON.parse(stored);
  } catch {
    return defaults;
  }
  if (typeof found !== 'object' || found === null) return defaults;
  const values = found as Record<string, unknown>;
  const one = <T extends string>(id: string, choices: readonly T[], otherwise: T): T =>
    choices.find((choice) => choice === values[id]) ?? otherwise;
  const flag = (id: string, otherwise: boolean): boolean => {
    const value = values[id];
    return typeof value === 'boolean' ? value : otherwise;
  };
  return {
    language: one('language', CHOICES.language, defaults.language),
    theme: one('theme', CHOICES.theme, defaults.theme),
    text: one('text', CHOICES.text, defaults.text),
    pieces: one('pieces', CHOICES.pieces, defaults.pieces),
    motion: flag('motion', defaults.motion),
    sound: flag('sound', defaults.sound),
    confirm: one('confirm', CHOICES.confirm, defaults.confirm),
    forced: flag('forced', defaults.forced),
    pace: one('pace', CHOICES.pace, defaults.pace),
  };
}
